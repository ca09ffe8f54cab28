import { cpus, totalmem } from 'node:os';
import type { Outcome } from './failover-load.ts';

/** What happened; times in milliseconds of one clock. */
export interface Rehearsal {
  readonly isSynchronous: boolean;
  /** How long the standby had received nothing when the primary was lost. */
  readonly lagMs: number;
  readonly killedAt: number;
  readonly promotedAt: number;
  /** When the old primary was a standby of the new one. */
  readonly attachedAt: number;
  /** The last place in the join order that the standby had when it was promoted. */
  readonly seqAtPromotion: number;
  readonly outcomes: readonly Outcome[];
  /** The emails of everyone who is on the waitlist in the end and was not before. */
  readonly joined: ReadonlySet<string>;
  /** Joins that webhooks announced and the waitlist does not have. */
  readonly announced: number;
  readonly wrongCursors: number;
  /** Whether `npm run admin -- verify` finds no difference. */
  readonly agrees: boolean;
  /** Whether the old primary has the same data as the new one in the end. */
  readonly standbyAgrees: boolean;
  readonly postgres: string;
}

/** What is promised, and the result. */
export interface FailoverResult {
  readonly isSynchronous: boolean;
  readonly lagMs: number;
  readonly postgres: string;
  readonly acknowledged: number;
  /** Acknowledged joins that are not on the waitlist. */
  readonly lost: number;
  readonly seqAtPromotion: number;
  readonly announced: number;
  /** From the promotion to the first join. */
  readonly joinAfterMs: number;
  readonly reattachAfterMs: number;
  readonly calls: Readonly<Record<Outcome['kind'], number>>;
  /** By status and code. */
  readonly failures: Readonly<Record<string, number>>;
  readonly withoutRetryAfter: number;
  /** The slowest answer, and the slowest while there was no primary. */
  readonly slowestMs: number;
  readonly wrongCursors: number;
  readonly agrees: boolean;
  readonly standbyAgrees: boolean;
}

const allowed = { joinAfterMs: 5_000, slowestMs: 20_000 };
const expectedFailure = '503 DATABASE_UNAVAILABLE';

export function resultOf({ outcomes, joined, ...rehearsal }: Rehearsal): FailoverResult {
  const { killedAt, promotedAt, attachedAt, isSynchronous, lagMs, postgres, seqAtPromotion } = rehearsal;
  const { announced, wrongCursors, agrees, standbyAgrees } = rehearsal;
  const acknowledged = outcomes.filter(
    ({ kind, status }) => kind === 'join' && status >= 200 && status < 300,
  );
  const failed = outcomes.filter(({ failure }) => failure !== '');
  const firstJoin = Math.min(
    ...acknowledged
      .filter(({ beganAt, endedAt }) => beganAt > killedAt && endedAt > promotedAt)
      .map(({ endedAt }) => endedAt),
  );
  return {
    isSynchronous,
    lagMs,
    postgres,
    seqAtPromotion,
    announced,
    wrongCursors,
    agrees,
    standbyAgrees,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ email }) => email !== undefined && !joined.has(email)).length,
    joinAfterMs: firstJoin - promotedAt,
    reattachAfterMs: attachedAt - promotedAt,
    calls: {
      join: countOf(outcomes, 'join'),
      code: countOf(outcomes, 'code'),
      read: countOf(outcomes, 'read'),
    },
    failures: tally(failed.map(({ failure }) => failure)),
    withoutRetryAfter: failed.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    slowestMs: Math.max(...outcomes.map(({ beganAt, endedAt }) => endedAt - beganAt)),
  };
}

/** Whether every promise was kept. */
export function isKept(result: FailoverResult): boolean {
  return rowsOf(result).every(({ kept }) => kept !== false);
}

interface Row {
  readonly what: string;
  readonly value: string;
  readonly promised: string;
  /** Null: nothing is promised. */
  readonly kept: boolean | null;
}

function rowsOf(result: FailoverResult): readonly Row[] {
  const { isSynchronous, lost, failures, calls } = result;
  const row = (what: string, value: string, promised = '', kept: boolean | null = null): Row => ({
    what,
    value,
    promised,
    kept,
  });
  const others = Object.keys(failures).filter((failure) => failure !== expectedFailure);
  return [
    row('joins acknowledged', number(result.acknowledged)),
    isSynchronous
      ? row('acknowledged joins lost (RPO)', number(lost), '0', lost === 0)
      : row('acknowledged joins lost (RPO)', number(lost), `what the standby had not received`),
    row(
      'joins announced by webhooks and lost',
      number(result.announced),
      isSynchronous ? '0' : '',
      isSynchronous ? result.announced === 0 : null,
    ),
    row(
      'from the promotion to the first join (RTO)',
      millis(result.joinAfterMs),
      'at most 5 s',
      result.joinAfterMs <= allowed.joinAfterMs,
    ),
    row('from the promotion until the old primary follows', millis(result.reattachAfterMs)),
    row('joins, codes, reads', `${number(calls.join)}, ${number(calls.code)}, ${number(calls.read)}`),
    row('failures', failuresOf(failures), `${expectedFailure} alone`, others.length === 0),
    row(
      'failures without Retry-After',
      number(result.withoutRetryAfter),
      '0',
      result.withoutRetryAfter === 0,
    ),
    row('slowest answer', millis(result.slowestMs), 'at most 20 s', result.slowestMs <= allowed.slowestMs),
    row(
      'points, counts and every rank against the ledger',
      result.agrees ? 'agree' : 'DIFFER',
      'agree',
      result.agrees,
    ),
    row(
      'cursors of webhooks past the last join, sequences behind their table',
      number(result.wrongCursors),
      '0',
      result.wrongCursors === 0,
    ),
    row(
      'the old primary against the new one',
      result.standbyAgrees ? 'agree' : 'DIFFER',
      'agree',
      result.standbyAgrees,
    ),
  ];
}

/** The results as Markdown. */
export function failoverMarkdown(results: readonly FailoverResult[], date: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const parts = results.map((result) =>
    [
      `## ${result.isSynchronous ? 'Synchronous' : 'Asynchronous'} standby`,
      '',
      ...(result.isSynchronous
        ? []
        : [`The standby had received nothing for ${result.lagMs} ms when the primary was killed.`, '']),
      '| what | measured | promised | |',
      '| --- | --- | --- | --- |',
      ...rowsOf(result).map(
        ({ what, value, promised, kept }) =>
          `| ${what} | **${value}** | ${promised} | ${kept === null ? '' : kept ? 'kept' : 'BROKEN'} |`,
      ),
    ].join('\n'),
  );
  return `# Failover, ${date}

${cpus().length} cores, ${memory} GiB of memory, PostgreSQL ${results[0]?.postgres ?? ''}, Node ${process.versions.node}. Two instances of the product on a primary and a
standby; 8 visitors at a time join, others ask for codes and look at the site. The primary is killed (SIGKILL), the standby
promoted 3 s later, and the old primary brought back as its standby with pg_rewind.

${parts.join('\n\n')}
`;
}

const failuresOf = (failures: Readonly<Record<string, number>>): string =>
  Object.entries(failures)
    .map(([failure, count]) => `${number(count)} × ${failure}`)
    .join(', ') || 'none';

const countOf = (outcomes: readonly Outcome[], wanted: Outcome['kind']): number =>
  outcomes.filter(({ kind }) => kind === wanted).length;

function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const number = (value: number): string => value.toLocaleString('en');
const millis = (value: number): string => `${number(Math.round(value))} ms`;
