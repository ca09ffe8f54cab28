import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Check } from '../../soak/final-checks.ts';
import type { Receiver } from '../../soak/receiver.ts';
import type { Visitors } from '../../soak/visitors.ts';
import type { World } from '../../soak/world.ts';

const settleMs = 60_000;

export const countMigrations = (pool: Pool): Promise<number> =>
  figure(pool, 'SELECT count(*)::int AS figure FROM mikro_orm_migrations');

/** The one value, called `figure`, of a query's only row. */
export async function figure(pool: Pool, sql: string): Promise<number> {
  return (await pool.query<{ figure: number }>(sql)).rows[0]?.figure ?? 0;
}

/** @returns how many messages and webhooks had not left in time. */
export async function settle(pool: Pool, visitors: Visitors): Promise<number> {
  const left = async () =>
    visitors.unfinished +
    (await figure(
      pool,
      `SELECT ((SELECT count(*) FROM webhook_endpoint, waitlist_head WHERE joined_seq < last_seq)
         + (SELECT count(*) FROM webhook_delivery WHERE state = 'pending'))::int AS figure`,
    ));
  for (const deadline = performance.now() + settleMs; performance.now() < deadline; await sleep(500))
    if ((await left()) === 0) return 0;
  return left();
}

/** Every acknowledged join is there, with its credit. */
export async function checkJoins(pool: Pool, { members }: World): Promise<Check> {
  const { rows } = await pool.query<{ id: string; email: string; referrer: string | null }>(
    `SELECT signup.id, lower(signup.email) AS email, referrer.id AS referrer FROM signup
     LEFT JOIN credit ON credit.referred_seq = signup.seq AND revision = 0
     LEFT JOIN signup AS referrer ON referrer.seq = credit.referrer_seq WHERE signup.id = ANY ($1)`,
    [members.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = members.filter(({ id, email, referrer }) => {
    const row = found.get(id);
    return row?.email !== email || (referrer !== null && row.referrer !== referrer.id);
  });
  return {
    what: 'acknowledged joins: each in the database, with its credit',
    compared: members.length,
    wrong: missing.length,
  };
}

/** And was delivered. */
export function checkWebhooks({ members }: World, { events }: Receiver): Check {
  const told = new Set(
    [...events.values()].flatMap(({ type, data, taken }) =>
      type === 'signup.joined' && taken > 0 ? [String(data['signupId'])] : [],
    ),
  );
  const missing = members.filter(({ id }) => !told.has(id));
  return {
    what: 'acknowledged joins: the receiver of webhooks was told of each',
    compared: members.length,
    wrong: missing.length,
  };
}
