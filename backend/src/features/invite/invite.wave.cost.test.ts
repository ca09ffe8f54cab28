import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { pagesTouched } from '../../testing/pages-touched.ts';
import { createWaveInstance } from '../../testing/wave-instance.ts';
import { findMailing } from '../mailing/mailing.repository.ts';
import { seedUsers } from '../mailing/mailing.scenario.ts';

const people = 3000;
const claimedAtOnce = 200;
const groupSize = 16;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  for (const table of ['mailing_recipient', 'invite'])
    await database.pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
});
afterEach(() => database.drop());

/** The wave on one connection, so that a plan made for the first group is still used for the last. */
async function startWave() {
  const pool = database.newPool(1);
  const instance = createWaveInstance(pool, 1);
  const { id, seq } = await instance.start({ states: ['waiting'] }, people);
  const mailing = await findMailing(pool, { id });
  if (mailing === null) throw new Error('There is no mailing');
  const seqs = Array.from({ length: people }, (_, index) => String(index + 1));
  const during = async (work: () => Promise<unknown>) => {
    const before = await pagesTouched(pool);
    await work();
    return (await pagesTouched(pool)) - before;
  };
  return {
    claim: (from: number, to: number) =>
      inTransaction(pool, (client) => instance.kind.prepare(client, mailing, seqs.slice(from, to))),
    /** @returns pages touched. */
    lookUp: (from: number) =>
      during(() => instance.kind.messages(mailing, seqs.slice(from, from + groupSize))),
    /** @returns pages touched. */
    settle: (from: number) =>
      during(() =>
        inTransaction(pool, (client) =>
          instance.kind.settled(
            client,
            { seq },
            seqs
              .slice(from, from + groupSize)
              .map((signupSeq) => ({ signupSeq, state: 'SENT', suppress: false })),
          ),
        ),
      ),
    close: () => instance.close(),
  };
}

describe('a wave', () => {
  it(
    'looks up and settles its last messages by as many pages as its first',
    { timeout: 60_000 },
    async () => {
      await seedUsers(database.pool, people);
      await database.pool.query('VACUUM (ANALYZE)');
      const wave = await startWave();
      await wave.claim(0, claimedAtOnce);
      // PostgreSQL keeps a plan from the sixth execution on.
      const early = { lookUp: 0, settle: 0 };
      for (let from = 0; from < 8 * groupSize; from += groupSize) {
        early.lookUp = await wave.lookUp(from);
        early.settle = await wave.settle(from);
      }
      for (let from = claimedAtOnce; from < people; from += claimedAtOnce)
        await wave.claim(from, from + claimedAtOnce);
      const last = people - groupSize;
      const late = { lookUp: await wave.lookUp(last), settle: await wave.settle(last) };
      wave.close();
      expect(late.lookUp).toBeLessThan(2 * early.lookUp);
      expect(late.settle).toBeLessThan(2 * early.settle);
    },
  );
});
