import type { Pool } from 'pg';
import { RankReader } from '../../backend/src/features/referral/referral.repository.ts';
import { setStanding } from '../../backend/src/features/waitlist/waitlist.standing.repository.ts';
import { inTransaction } from '../../backend/src/platform/database/database.ts';
import { openBenchPool, pointsPerReferral } from '../database.ts';
import { interleave, medianOf, ratios, type Round, roundOf } from '../measure.ts';
import { number, ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';

/** Whose rank is read; `SELECT 1` reads none and shows the cost of any query. */
const subjects = ['no points', 'few points', 'a place at the top', 'SELECT 1'] as const;
type Subject = (typeof subjects)[number];

const peoplePerSubject = 1000;
const questionsPerRound = 500;
const growthGoal = 3;
const invitedGoal = 1.5;

/** How long reading a rank takes, by one client, in databases of several sizes in turn. */
export async function measureRanks({ smaller, url, signups, rounds }: Context): Promise<readonly Row[]> {
  const [smallest, ...larger] = [...smaller, { signups, url }];
  if (larger.length === 0) return [];
  const databases = new Map([smallest, ...larger].map((each) => [number(each.signups), each.url]));
  const base = number(smallest.signups);
  const rows: Row[] = [];
  for (const subject of subjects) {
    const found = await readRanks(databases, subject, rounds);
    for (const [size, measured] of Object.entries(found))
      for (const figure of ['p50Ms', 'p99Ms'] as const)
        if (size !== base)
          rows.push(
            rankRow(
              `${figure.slice(0, 3)}: ${size} / ${base} signups`,
              subject,
              figure,
              measured,
              found[base],
              growthGoal,
            ),
          );
  }
  return rows;
}

/** The same with a tenth of all users invited, against none. Invites them in the copy for reads. */
export async function measureRanksWithInvited({
  url,
  readsUrl,
  signups,
  rounds,
}: Context): Promise<readonly Row[]> {
  await inviteTenth(readsUrl, signups);
  const databases = new Map([
    ['none', url],
    ['a tenth', readsUrl],
  ]);
  const rows: Row[] = [];
  for (const subject of subjects.slice(0, 3)) {
    const found = await readRanks(databases, subject, rounds);
    rows.push(
      rankRow('p50: a tenth invited / none', subject, 'p50Ms', found['a tenth'], found['none'], invitedGoal),
    );
  }
  return rows;
}

function rankRow(
  what: string,
  subject: Subject,
  figure: 'p50Ms' | 'p99Ms',
  one: readonly Round[] = [],
  other: readonly Round[] = [],
  atMost: number,
): Row {
  return ratioRow(
    `${subject === 'SELECT 1' ? 'SELECT 1, for reference' : `rank of users with ${subject}`}, ${what}`,
    ratios(one, other, figure),
    `${time(medianOf(one, figure))} / ${time(medianOf(other, figure))}`,
    subject === 'SELECT 1' ? undefined : { atMost },
  );
}

async function readRanks(databases: ReadonlyMap<string, string>, subject: Subject, rounds: number) {
  const pools = new Map([...databases].map(([name, url]) => [name, openBenchPool(url, 1)]));
  const ids = new Map<string, readonly string[]>();
  for (const [name, pool] of pools) ids.set(name, await pickUsers(pool, subject));
  try {
    return await interleave([...pools.keys()], { rounds, warmUp: 2 }, (name) => {
      const pool = pools.get(name);
      if (pool === undefined) throw new Error(`There is no database ${name}`);
      return subject === 'SELECT 1'
        ? askRound(['1'], () => pool.query('SELECT 1'))
        : askRound(ids.get(name) ?? [], (userId) => new RankReader(pool).find({ userId }));
    });
  } finally {
    for (const pool of pools.values()) await pool.end();
  }
}

async function askRound(ids: readonly string[], ask: (id: string) => Promise<unknown>): Promise<Round> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  for (let question = 0; question < questionsPerRound; question += 1) {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    const askedAt = performance.now();
    if ((await ask(id)) === null) throw new Error('A user in the sample has no rank');
    latencies.push(performance.now() - askedAt);
  }
  return roundOf(latencies, performance.now() - startedAt);
}

async function pickUsers(pool: Pool, subject: Subject): Promise<readonly string[]> {
  const random = `SELECT id FROM signup LEFT JOIN score USING (seq) WHERE coalesce(standing, 'waiting') = 'waiting'
    AND seq = ANY (SELECT (1 + random() * (SELECT last_seq - 1 FROM waitlist_head))::bigint FROM generate_series(1, ${20 * peoplePerSubject}))`;
  const statements: Readonly<Record<Subject, string>> = {
    'no points': `${random} AND points IS NULL LIMIT ${peoplePerSubject}`,
    'few points': `${random} AND points = ${pointsPerReferral} LIMIT ${peoplePerSubject}`,
    'a place at the top': `SELECT id FROM score JOIN signup USING (seq) WHERE standing = 'waiting' ORDER BY -points, seq LIMIT 200`,
    'SELECT 1': 'SELECT WHERE false',
  };
  const { rows } = await pool.query<{ id: string }>(statements[subject]);
  return rows.map(({ id }) => id);
}

const atOnce = 500;

/** Has every tenth user leave the ranking, as an invitation does: so the join order has gaps everywhere. */
async function inviteTenth(url: string, signups: number): Promise<void> {
  const pool = openBenchPool(url, 1);
  try {
    for (let first = 1; first <= signups; first += 10 * atOnce) {
      const seqs = Array.from({ length: atOnce }, (_, index) => String(first + 10 * index));
      await inTransaction(pool, (client) => setStanding(client, seqs, 'away'));
    }
    await pool.query('VACUUM (ANALYZE) score');
    await pool.query('VACUUM (ANALYZE) rank_block');
  } finally {
    await pool.end();
  }
}
