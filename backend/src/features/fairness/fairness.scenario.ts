import { randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { createWaitlist, joinVerified, type Person, type VerifiedOptions } from '../../testing/scenarios.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { newBrowserToken } from '../verification/verification.rules.ts';
import type { Joined } from '../waitlist/waitlist.service.ts';
import { assessAfterwards, assessAndJudge, release } from './fairness.assess.ts';

/** For tests: fakes and honest people who join, and what the runner does. */

const secrets = createSecrets('a secret of the tests, long enough for them');

/** Assesses everyone who has joined, and holds what is to be held. */
export async function settle(pool: Pool, state: 'watched' | 'held' = 'held'): Promise<void> {
  while ((await assessAndJudge(pool, secrets, state)).isMore);
}

/** What the runner does every minute, besides. */
export async function tidyUp(pool: Pool): Promise<void> {
  await assessAfterwards(pool);
  await settle(pool);
  while (await release(pool));
}

/** Somebody who joins, and how they verified their email. */
export interface Newcomer {
  readonly person?: Partial<Person>;
  readonly verified?: VerifiedOptions & { readonly browserToken?: string };
}

const atOnce = 50;

/** Lets people join with a code, in this order or nearly so, each from a network of their own unless they say otherwise. */
export async function joinAll(
  database: TestDatabase,
  referralCode: string | undefined,
  newcomers: readonly Newcomer[],
): Promise<readonly Joined[]> {
  const waitlist = createWaitlist(database);
  const joined: Joined[] = [];
  for (let from = 0; from < newcomers.length; from += atOnce)
    joined.push(
      ...(await Promise.all(
        newcomers
          .slice(from, from + atOnce)
          .map(({ person, verified }) =>
            joinVerified(
              database.pool,
              waitlist,
              { email: `${randomLetters(9)}@example.com`, referralCode, ...person },
              {
                networkKey: randomBytes(9).toString('base64url'),
                browserToken: newBrowserToken(),
                ...verified,
              },
            ),
          ),
      )),
    );
  return joined;
}

const many = (count: number, one: (nth: number) => Newcomer): readonly Newcomer[] =>
  Array.from({ length: count }, (_, nth) => one(nth));

const ringsBrowser = newBrowserToken();

/** Fakes of five kinds, so many of each. */
export const ringOf = (each: number): readonly Newcomer[] => [
  ...many(each, () => ({ person: { email: `${randomLetters(8)}@mailinator.com` } })),
  ...many(each, (nth) => ({ person: { email: `john.smith${nth}@example.com` } })),
  ...many(each, () => ({ verified: { browserToken: ringsBrowser } })),
  ...many(each, () => ({ person: { phoneNo: '+493012345678' } })),
  ...many(each, () => ({ verified: { seconds: 1 } })),
];

/** People who are no fakes: each has a mailbox, a phone, a browser and a network of their own. */
export const honest = (count: number, more: Newcomer = {}): readonly Newcomer[] => many(count, () => more);

export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');
}

/** How far apart, in seconds, people joined: as if it had been so. */
export async function spread(pool: Pool, seconds: number): Promise<void> {
  await pool.query(
    `WITH spread AS (UPDATE signup SET joined_at = joined_at + make_interval(secs => seq * $1::float8) RETURNING joined_at)
     UPDATE waitlist_head SET last_joined_at = (SELECT max(joined_at) FROM spread)`,
    [seconds],
  );
}

/** A referrer's credits by state: those that nobody doubts are `counted`. */
export async function creditsOf(pool: Pool, referralId: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ state: string; credits: number }>(
    `SELECT coalesce(state, 'counted') AS state, count(*)::int AS credits
     FROM signup AS person JOIN signup AS came ON came.referrer_seq = person.seq LEFT JOIN credit_hold ON referred_seq = came.seq
     WHERE person.referral_id = $1 GROUP BY 1`,
    [referralId],
  );
  return Object.fromEntries(rows.map(({ state, credits }) => [state, credits]));
}

export async function pointsOf(pool: Pool, referralId: string): Promise<number> {
  const { rows } = await pool.query<{ points: number }>(
    'SELECT points::int FROM score JOIN signup USING (seq) WHERE referral_id = $1',
    [referralId],
  );
  return rows[0]?.points ?? 0;
}
