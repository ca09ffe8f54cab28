import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createExclusion, createWaitlist, joinVerified, person } from '../testing/scenarios.ts';
import { findDifference } from './consistency.ts';

let database: TestDatabase;
let client: PoolClient;

/** Ten users, most of them referred by the first or the second; the last is blocked. */
beforeAll(async () => {
  database = await createTestDatabase();
  const waitlist = createWaitlist(database);
  const first = await joinVerified(database.pool, waitlist);
  const second = await joinVerified(database.pool, waitlist, person({ referralCode: first.referralId }));
  let last = second;
  for (let count = 0; count < 8; count += 1) {
    const { referralId } = count % 3 === 0 ? second : first;
    last = await joinVerified(database.pool, waitlist, person({ referralCode: referralId }));
  }
  const actor = { kind: 'command-line' } as const;
  expect(await createExclusion(database.pool).block({ actor }, last.id)).toMatchObject({ ok: true });
  await database.pool.query('SELECT waitlist_count_signups()');
  await database.pool.query('SELECT signup_search_add(100)');
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

/** Returns the rule that the damage breaks; the damage is rolled back. */
async function brokenBy(damage: string): Promise<string | null> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL session_replication_role = replica'); // without triggers
    await client.query(damage);
    return (await findDifference(client))?.rule ?? null;
  } finally {
    await client.query('ROLLBACK');
  }
}

describe('counts and copies', () => {
  it('agrees with its rows as the product left it', async () => {
    expect(await findDifference(client)).toBeNull();
  });

  it.each([
    ['join order', 'UPDATE signup SET joined_at = now() - interval $$1 day$$ WHERE seq = 5'],
    ['totals', 'UPDATE waitlist_head SET referred_total = referred_total + 1'],
    ['standing', 'DELETE FROM score WHERE seq = 10'],
    ['ledger: one credit', 'DELETE FROM credit WHERE referred_seq = 3'],
    [
      'ledger: a credit counts',
      'INSERT INTO credit_hold (referred_seq, referrer_seq, state) VALUES (3, 1, $$held$$)',
    ],
    ['ledger: no credit that was withheld', 'UPDATE signup SET withheld_referrer_seq = 1 WHERE seq = 3'],
    ['points and referrals', 'UPDATE score SET points = points + 10 WHERE seq = 1'],
    ['rank histogram', 'UPDATE rank_histogram SET people = people + 1 WHERE level = 3'],
    ['rank blocks', 'UPDATE rank_block SET people = people + 1'],
    ['signups by country', 'UPDATE signup_country_count SET signups = signups + 1'],
    ['signups by day', 'UPDATE signup_day_count SET signups = signups + 1'],
    ['search copy', 'UPDATE signup_search SET last_name = $$x$$ WHERE seq = 2'],
    [
      'ranks',
      'CREATE OR REPLACE FUNCTION waitlist_rank(s bigint) RETURNS bigint LANGUAGE sql AS $$ SELECT 1::bigint $$',
    ],
  ])('does not where something is wrong: %s', async (rule, damage) => {
    expect(await brokenBy(damage)).toContain(rule);
  });

  it('is shown by rows without anything personal', async () => {
    await client.query('BEGIN');
    await client.query('UPDATE signup_search SET email = $$x$$ WHERE seq = 2');
    expect((await findDifference(client))?.rows).toEqual([{ seq: '2' }]);
    await client.query('ROLLBACK');
  });
});
