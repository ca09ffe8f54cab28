import { cpus, totalmem } from 'node:os';
import { adminRatios } from './admin-report.ts';
import type { AdminReadResult } from './admin-reads-bench.ts';
import type { CheckResult } from './check-results.ts';
import type { ExportResult } from './export-bench.ts';
import type { HttpResults } from './http-bench.ts';
import type { JoinContender } from './join-bench.ts';
import { largestDifference, type LoginResult } from './login-bench.ts';
import { ratios, type Round, spread, type Spread } from './measure.ts';
import type { RankResult } from './rank-bench.ts';
import { cpuRatio, type RankHttpResult } from './rank-http-bench.ts';

/** Everything one run measured. */
export interface Measurements {
  readonly signups: number;
  readonly postgres: string;
  /** The part of the processors that others used while the benchmark rested. */
  readonly otherWork: Spread;
  readonly joins: ReadonlyMap<JoinContender, readonly Round[]>;
  readonly http: HttpResults;
  readonly ranks: readonly RankResult[];
  readonly rankHttp: RankHttpResult;
  /** Null when they were left out. */
  readonly admin: { readonly reads: readonly AdminReadResult[]; readonly exported: ExportResult } | null;
  readonly login: LoginResult;
  readonly checks: readonly CheckResult[];
}

/** One ratio, and whether it meets the product's promise. */
export interface Ratio {
  readonly what: string;
  readonly ratio: Spread;
  readonly goal: string | null;
  readonly met: boolean;
  /** The medians it is computed from. */
  readonly figures: string;
}

export interface Report {
  readonly date: string;
  readonly signups: number;
  readonly machine: string;
  readonly otherWork: Spread;
  readonly ratios: readonly Ratio[];
  readonly checks: readonly CheckResult[];
}

/** Computes the ratios of a run. */
export function reportOf(measured: Measurements, date: Date): Report {
  const { admin } = measured;
  return {
    ...headOf(measured, date),
    ratios: [
      ...joinRatios(measured),
      ...httpRatios(measured.http),
      ...rankHttpRatios(measured.rankHttp),
      ...rankRatios(measured.ranks),
      ...(admin === null ? [] : adminRatios(admin.reads, admin.exported)),
      loginRatio(measured.login),
    ],
    checks: measured.checks,
  };
}

/** The same for admins' reads only. */
export const readsReportOf = (
  measured: RunHead & { readonly admin: NonNullable<Measurements['admin']> },
  date: Date,
): Report => ({
  ...headOf(measured, date),
  ratios: adminRatios(measured.admin.reads, measured.admin.exported),
  checks: [],
});

type RunHead = Pick<Measurements, 'signups' | 'postgres' | 'otherWork'>;

const headOf = ({ signups, postgres, otherWork }: RunHead, date: Date) => ({
  date: date.toISOString().slice(0, 10),
  signups,
  otherWork,
  machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, PostgreSQL ${postgres}, Node ${process.versions.node}`,
});

function joinRatios({ joins }: Measurements): readonly Ratio[] {
  const [join = [], insert = []] = [joins.get('join'), joins.get('insert')];
  const ratio = ratios(join, insert, 'perSecond');
  return [
    {
      what: 'whole join through the service / bare INSERT, per second',
      ratio,
      goal: '≥ 1.0',
      met: ratio.median >= 1,
      figures: `${rate(join)} / ${rate(insert)}`,
    },
    {
      what: 'whole join / bare INSERT, p99 latency',
      ratio: ratios(join, insert, 'p99Ms'),
      goal: null,
      met: true,
      figures: `${millis(join, 'p99Ms')} / ${millis(insert, 'p99Ms')}`,
    },
  ];
}

const joinGoals = { rest: 0.8, graphql: 0.6 } as const;

function httpRatios({ rounds, cpuMsPerRequest }: HttpResults): readonly Ratio[] {
  const bare = rounds.get('bare') ?? [];
  return (['rest', 'graphql'] as const).map((name) => {
    const goal = joinGoals[name];
    const own = rounds.get(name) ?? [];
    const ratio = ratios(own, bare, 'perSecond');
    const cpu = (of: 'rest' | 'graphql' | 'bare') => (cpuMsPerRequest.get(of) ?? Number.NaN).toFixed(2);
    return {
      what: `whole join through ${name === 'rest' ? 'REST' : 'GraphQL'} / bare node:http server, per second`,
      ratio,
      goal: `≥ ${goal}`,
      met: ratio.median >= goal,
      figures: `${rate(own)} / ${rate(bare)}; ${cpu(name)} / ${cpu('bare')} ms of the server's processor per request`,
    };
  });
}

const rankHttpGoal = 1;

function rankHttpRatios(result: RankHttpResult): readonly Ratio[] {
  const micros = (of: 'rest' | 'graphql' | 'mercurius') =>
    spread(result.cpuMicros.get(of) ?? []).median.toFixed(0);
  return (['graphql', 'rest'] as const).map((name) => {
    const ratio = cpuRatio(result, name);
    const isGoal = name === 'graphql';
    return {
      what: `rank over ${isGoal ? 'GraphQL' : 'REST'} / over Mercurius, the server's processor per request`,
      ratio,
      goal: isGoal ? `≤ ${rankHttpGoal}` : null,
      met: !isGoal || ratio.median <= rankHttpGoal,
      figures: `${micros(name)} µs / ${micros('mercurius')} µs`,
    };
  });
}

function loginRatio({ known, unknown, good }: LoginResult): Ratio {
  return {
    what: 'failed login with an unknown email / with a known one',
    ratio: spread([unknown.median / known.median]),
    goal: `within ${100 * largestDifference} %`,
    met: good,
    figures: `${unknown.median.toFixed(2)} ms / ${known.median.toFixed(2)} ms`,
  };
}

const rankGoal = 3;

function rankRatios(results: readonly RankResult[]): readonly Ratio[] {
  const smallest = Math.min(...results.map(({ signups }) => signups));
  return results
    .filter(({ signups }) => signups > smallest)
    .flatMap(({ signups, people, rounds }) => {
      const base =
        results.find((other) => other.signups === smallest && other.people === people)?.rounds ?? [];
      return (['p50Ms', 'p99Ms'] as const).map((figure): Ratio => {
        const ratio = ratios(rounds, base, figure);
        const isRank = people !== 'round trip';
        const subject = isRank ? `rank of people with ${people}` : 'SELECT 1, for reference';
        return {
          what: `${subject.replace('people with top', 'people at the top')}, ${figure.slice(0, 3)}: ${number(signups)} / ${number(smallest)} signups`,
          ratio,
          goal: isRank ? `≤ ${rankGoal}` : null,
          met: !isRank || ratio.median <= rankGoal,
          figures: `${millis(rounds, figure)} / ${millis(base, figure)}`,
        };
      });
    });
}

/** The report as Markdown. */
export function markdownOf({ date, signups, machine, otherWork, ratios: rows, checks }: Report): string {
  const ratioRows = rows.map(({ what, ratio, goal, met, figures }) => {
    const verdict = goal === null ? '' : `${goal} ${met ? 'met' : 'MISSED'}`;
    return `| ${what} | **${ratio.median.toFixed(2)}** | ${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)} | ${verdict} | ${figures} |`;
  });
  const checkRows = checks.map(
    ({ what, compared, wrong }) => `| ${what} | ${number(compared)} | ${number(wrong)} |`,
  );
  return [
    `# ${number(signups)} signups, ${date}`,
    '',
    `${machine}. Other work took ${percent(otherWork.min)} to ${percent(otherWork.max)} of the processors while the benchmark rested. Ratios of one run; see bench/README.md for what each row means.`,
    '',
    '| what | median ratio | of the rounds | goal | medians behind it |',
    '| --- | --- | --- | --- | --- |',
    ...ratioRows,
    '',
    ...(checks.length === 0 ? [] : ['| checked after the runs | compared | wrong |', '| --- | --- | --- |']),
    ...checkRows,
    ...(checks.length === 0 ? [] : ['']),
  ].join('\n');
}

/** Whether everything promised was measured and every check agrees. */
export const isGood = ({ ratios: rows, checks }: Report): boolean =>
  rows.every(({ met }) => met) && checks.every(({ wrong }) => wrong === 0);

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const number = (value: number): string => value.toLocaleString('en');

const rate = (rounds: readonly Round[]): string =>
  `${number(Math.round(spread(rounds.map(({ perSecond }) => perSecond)).median))}/s`;

const millis = (rounds: readonly Round[], figure: 'p50Ms' | 'p99Ms'): string =>
  `${spread(rounds.map((round) => round[figure])).median.toFixed(2)} ms`;
