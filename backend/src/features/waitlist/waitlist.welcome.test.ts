import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { queueAllWelcomes } from './waitlist.welcome.jobs.ts';
import { queueWelcomes } from './waitlist.welcome.repository.ts';
import type { WaitlistService } from './waitlist.service.ts';

let database: TestDatabase;
let waitlist: WaitlistService;

beforeAll(async () => {
  database = await createTestDatabase();
  waitlist = createWaitlist(database);
});
afterAll(() => database.drop());

const join = () => joinVerified(database.pool, waitlist);
const seed = (signups: number) =>
  seedSignups(database.pool, { signups, pointsPerReferral, onProgress: () => undefined });

/** Messages noted and jobs waiting for each signup, by its id. */
async function welcomes(): Promise<Readonly<Record<string, readonly [messages: number, jobs: number]>>> {
  const { rows } = await database.pool.query<{ id: string; messages: number; jobs: number }>(
    `SELECT signup.id,
       (SELECT count(*)::int FROM signup_message WHERE signup_seq = seq) AS messages,
       (SELECT count(*)::int FROM graphile_worker._private_jobs AS job
          JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
        WHERE task.identifier = 'send-welcome' AND (payload ->> 'signupSeq')::bigint = seq) AS jobs
     FROM signup`,
  );
  return Object.fromEntries(rows.map(({ id, messages, jobs }) => [id, [messages, jobs]]));
}

describe('welcoming', () => {
  it('notes one message and one job for each who joined, however many instances do it at once', async () => {
    const joined = await Promise.all(Array.from({ length: 40 }, join));
    const instance = async (): Promise<void> => {
      const some = { atMost: 7, jobName: 'send-welcome' };
      while (await inTransaction(database.pool, (client) => queueWelcomes(client, some)));
    };
    await Promise.all([instance(), instance(), instance()]);
    expect(await welcomes()).toEqual(Object.fromEntries(joined.map(({ id }) => [id, [1, 1]])));
  });

  it('leaves out whom the seed adds, not those who joined before it', async () => {
    const before = await join();
    await seed(50);
    const after = await join();
    await inTransaction(database.pool, queueAllWelcomes);
    const noted = await welcomes();
    expect([noted[before.id], noted[after.id]]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(Object.values(noted).filter(([messages]) => messages === 0)).toHaveLength(50);
  });

  it('queues nobody when the transaction is given up', async () => {
    const { id } = await join();
    const givenUp = inTransaction(database.pool, async (client) => {
      await queueAllWelcomes(client);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect((await welcomes())[id]).toEqual([0, 0]);
    await inTransaction(database.pool, queueAllWelcomes);
    expect((await welcomes())[id]).toEqual([1, 1]);
  });
});
