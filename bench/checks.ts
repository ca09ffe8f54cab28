import type { Pool } from 'pg';
import { verifyDatabase } from '../backend/src/admin/verify.ts';
import { call } from './client.ts';
import { openPatientPool } from './database.ts';
import type { Load } from './load.ts';
import { noneRow, number, type Row } from './report.ts';

const ranksAsked = 2000;
const edge = 200;

/** Acknowledged joins that are not on the list in the end, or lack the credit for their referrer. */
export async function lostJoins(pool: Pool, { acknowledged }: Pick<Load, 'acknowledged'>) {
  const { rows } = await pool.query<{ email: string; credited: number | null }>(
    `SELECT lower(email) AS email, credit.referrer_seq::int AS credited FROM signup
     LEFT JOIN credit ON referred_seq = seq AND revision = 0 WHERE lower(email) = ANY ($1)`,
    [acknowledged.map(({ who }) => who.input.email)],
  );
  const creditedOf = new Map(rows.map(({ email, credited }) => [email, credited]));
  return acknowledged.filter(({ who: { input, referrer } }) => {
    const credited = creditedOf.get(input.email);
    return credited === undefined || (referrer !== null && credited !== referrer.seq);
  });
}

/** Every acknowledged join is on the list, with its credit. */
export async function joinRow(pool: Pool, load: Pick<Load, 'acknowledged'>): Promise<Row> {
  const { length } = load.acknowledged;
  const row = noneRow(
    'acknowledged joins lost, or without their credit',
    (await lostJoins(pool, load)).length,
  );
  return { ...row, isKept: row.isKept === true && length > 0, details: `${number(length)} acknowledged` };
}

/** Ranks as `ask` finds them against a window function over the ledger: the top, the newest, the rest at random. */
export async function rankRow(
  pool: Pool,
  what: string,
  ask: (id: string, index: number) => Promise<number | undefined>,
): Promise<Row> {
  const { rows } = await pool.query<{ id: string; rank: string }>(ranksByWindow, [edge, ranksAsked]);
  let wrong = 0;
  for (const [index, { id, rank }] of rows.entries()) if ((await ask(id, index)) !== Number(rank)) wrong += 1;
  return noneRow(
    `ranks ${what} that differ from a window function over the ledger`,
    wrong,
    `${number(rows.length)} compared`,
  );
}

/** Asks the instances in turn. */
export const ranksOfInstances =
  (ports: readonly number[]) =>
  async (id: string, index: number): Promise<number | undefined> => {
    const port = ports[index % ports.length] ?? 0;
    const headers = { 'x-forwarded-for': `198.51.${index % 250}.1` };
    const { body } = await call({ port, path: `/api/getRank?userId=${id}`, headers });
    return Number(/"rank":(\d+)/.exec(body)?.[1]);
  };

/** Points are summed from the ledger: the scores are under test themselves. */
const ranksByWindow = /* sql */ `
WITH ledger AS MATERIALIZED (
  SELECT referrer_seq AS seq, sum(points) AS points FROM credit GROUP BY 1
), ranked AS (
  SELECT id, seq, row_number() OVER (ORDER BY coalesce(ledger.points, 0) DESC, seq) AS rank
  FROM signup LEFT JOIN ledger USING (seq) LEFT JOIN score USING (seq)
  WHERE coalesce(standing, 'waiting') = 'waiting' AND blocked_at IS NULL AND erased_at IS NULL
), newest AS (
  SELECT max(seq) AS seq FROM signup
)
SELECT id, rank FROM ranked CROSS JOIN newest
WHERE rank <= $1 OR ranked.seq > newest.seq - $1 OR random() < ($2 - 2 * $1)::float8 / newest.seq`;

/** `npm run admin -- verify`. @param ranks how many to compare; left out: all. */
export async function verifyRow(url: string, ranks?: number): Promise<Row> {
  const pool = openPatientPool(url);
  let said = '';
  try {
    const agrees = await verifyDatabase({ pool, ranks, write: (text) => (said += text) });
    return {
      what: 'npm run admin -- verify: points, counts, ranks and copies',
      measured: agrees ? 'agrees' : 'differs',
      goal: 'agrees',
      isKept: agrees,
      ...(agrees ? {} : { details: said.split('\n').slice(-3).join(' ') }),
    };
  } finally {
    await pool.end();
  }
}
