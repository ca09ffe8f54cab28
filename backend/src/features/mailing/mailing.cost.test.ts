import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { bookKind, createBooks, seedRunning, seedUsers } from './mailing.scenario.ts';

const people = 2000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('PostgreSQL', () => {
  it('knows how many recipients a mailing has once they are written down, whatever came before', async () => {
    const { pool } = database;
    await createBooks(pool);
    await seedUsers(pool, people);
    await pool.query('ALTER TABLE mailing_recipient SET (autovacuum_enabled = off)');
    await pool.query(
      'INSERT INTO mailing_recipient (mailing_seq, place, signup_seq) SELECT 0, seq, seq FROM signup',
    );
    await pool.query('VACUUM (ANALYZE)');
    const { seq } = await seedRunning(pool, bookKind(pool));
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
      `EXPLAIN (FORMAT JSON) SELECT FROM mailing_recipient WHERE mailing_seq = ${seq}`,
    );
    const expected = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
    expect(expected).toBeGreaterThan(people / 2);
    expect(expected).toBeLessThan(people * 2);
  });
});
