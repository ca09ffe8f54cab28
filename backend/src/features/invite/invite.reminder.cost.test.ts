import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClientBase } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { pagesTouched } from '../../testing/pages-touched.ts';
import { seedDraft, seedUsers } from '../mailing/mailing.scenario.ts';
import { expireSome } from './invite.repository.ts';
import { lockReminders } from './invite.wave.message.repository.ts';

const few = 1000;
const many = 20_000;
const atOnce = 16;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  for (const table of ['mailing_recipient', 'invite'])
    await database.pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
  expect((await seedDraft(database.pool, { kind: 'invite' })).seq).toBe('1');
});
afterEach(() => database.drop());

/** Invitations of wave 1 without statistics: half are past their end, and reminders of the others are due. */
async function fill(people: number): Promise<void> {
  const { pool } = database;
  await seedUsers(pool, people);
  await pool.query(
    'INSERT INTO invite_wave (mailing_seq, expires_in_minutes) VALUES (1, 2880) ON CONFLICT DO NOTHING',
  );
  await pool.query(
    `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq) SELECT 1, seq, seq FROM signup ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO invite (id, code_hash, signup_seq, mailing_seq, issued_at, expires_at, next_reminder_at)
     SELECT gen_random_uuid(), 'hash ' || seq, seq, 1, now() - interval '2 days',
       now() + CASE seq % 2 WHEN 0 THEN interval '1 day' ELSE seq * interval '-1 second' END,
       CASE seq % 2 WHEN 0 THEN now() - seq * interval '1 second' END
     FROM signup WHERE NOT EXISTS (SELECT FROM invite WHERE invite.signup_seq = signup.seq)`,
  );
}

/** @returns pages touched by the first of each. */
async function costs() {
  const pool = database.newPool(1);
  const during = async (work: (client: ClientBase) => Promise<readonly unknown[]>) => {
    const before = await pagesTouched(pool);
    expect(await inTransaction(pool, work)).toHaveLength(atOnce);
    return (await pagesTouched(pool)) - before;
  };
  return {
    remind: await during((client) => lockReminders(client, '1', atOnce)),
    expire: await during((client) => expireSome(client, atOnce)),
  };
}

describe('without statistics of the invitations', () => {
  it('reminders and expiry read as many pages of a large wave as of a small one', async () => {
    await fill(few);
    const small = await costs();
    await fill(many - few);
    const large = await costs();
    expect(large.remind).toBeLessThan(1.1 * small.remind);
    expect(large.expire).toBeLessThan(1.1 * small.expire);
  });
});
