import type { ClientBase, Pool } from 'pg';
import { emailKeysOf } from '../../platform/contact/contact-key.ts';
import type { Email } from '../../platform/contact/email.ts';
import { contactsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** How long a wish is kept. */
export const monthsKept = 12;

/** Stores a wish, or that it was repeated. */
export async function keepWish(client: ClientBase, { address, key }: Email): Promise<void> {
  await client.query(
    `INSERT INTO reopen_wish (email, email_key) VALUES ($1, $2)
     ON CONFLICT (email_key) DO UPDATE SET email = excluded.email, verified_at = excluded.verified_at`,
    [address, key],
  );
}

/** How many wishes wait. */
export async function countWishes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ wishes: number }>('SELECT count(*)::int AS wishes FROM reopen_wish');
  return rows[0]?.wishes ?? 0;
}

/** Whether there are wishes that are not queued, while no admin has paused sign-ups. */
export async function areWishesDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'reopen_wishes_are_due',
    text: `SELECT EXISTS (SELECT FROM reopen_wish WHERE NOT is_queued) AND NOT EXISTS (SELECT FROM signup_pause) AS due`,
  });
  return rows[0]?.due === true;
}

/** Marks the next wishes as queued, unless sign-ups are paused. @returns their keys. */
export async function claimWishes(client: ClientBase, atMost: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `UPDATE reopen_wish SET is_queued = true WHERE seq IN (
       SELECT seq FROM reopen_wish WHERE NOT is_queued AND NOT EXISTS (SELECT FROM signup_pause)
       ORDER BY seq LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING seq::text AS key`,
    [atMost],
  );
  return rows.map(({ key }) => key);
}

/** A wish, as things are now. */
export interface Wish {
  readonly key: string;
  readonly email: string;
  readonly isSuppressed: boolean;
  /** Whether a user has verified the address meanwhile. */
  readonly hasJoined: boolean;
  readonly isPaused: boolean;
}

/** @param pads of suppressed addresses. */
export async function findWishes(
  pool: Pool,
  keys: readonly string[],
  pads: readonly Buffer[],
): Promise<readonly Wish[]> {
  const { rows } = await pool.query<Wish>({
    name: 'find_reopen_wishes',
    text: `SELECT seq::text AS key, email, is_suppressed(email_key, 'all', $2) AS "isSuppressed",
       EXISTS (SELECT FROM signup WHERE identity = 'email:' || reopen_wish.email_key) AS "hasJoined",
       EXISTS (SELECT FROM signup_pause) AS "isPaused"
     FROM reopen_wish WHERE seq = ANY ($1::bigint[])`,
    values: [keys, pads],
  });
  return rows;
}

export async function deleteWishes(client: ClientBase, keys: readonly string[]): Promise<void> {
  await client.query('DELETE FROM reopen_wish WHERE seq = ANY ($1::bigint[])', [keys]);
}

/** Deletes wishes that are as old as they may get. @returns how many. */
export async function deleteOldWishes(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM reopen_wish WHERE verified_at < clock_timestamp() - make_interval(months => $1)`,
    [monthsKept],
  );
  return rowCount ?? 0;
}

export async function hasWish(pool: Pool, { key }: Pick<Email, 'key'>): Promise<boolean> {
  const { rows } = await pool.query('SELECT FROM reopen_wish WHERE email_key = $1', [key]);
  return rows.length > 0;
}

/** Deletes the wishes of users' own addresses. */
export const eraseWishes: PersonEraser = async (client, people) => {
  await client.query('DELETE FROM reopen_wish WHERE email_key = ANY ($1)', [emailKeysOf(contactsOf(people))]);
};
