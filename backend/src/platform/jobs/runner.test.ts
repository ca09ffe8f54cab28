import { setTimeout as sleep } from 'node:timers/promises';
import { run } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { Runner } from './runner.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const slots = 2;

/** A runner whose slots are all taken by endless jobs, while it holds as many that wait. */
async function startFullRunner(): Promise<Runner> {
  await database.pool.query(
    `SELECT graphile_worker.add_job('endless', payload := '{}') FROM generate_series(1, 4)`,
  );
  const runner = new Runner({
    pool: database.newPool(4),
    log: pino({ level: 'silent' }),
    run,
    lane: 'notice',
    slots,
    tasks: { endless: () => new Promise(() => undefined) },
    cron: [],
  });
  await runner.start();
  const taken = () => database.pool.query('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL');
  await expect.poll(async () => (await taken()).rowCount).toBe(2 * slots);
  return runner;
}

describe('a runner that is abandoned while taken jobs wait', () => {
  it('leaves no rejection unhandled: it would end the process', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    try {
      const runner = await startFullRunner();
      runner.abandon();
      await sleep(500); // the library tries to return the jobs, and fails
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});
