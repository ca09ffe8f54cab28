import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import { run as runLibrary, type Job, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { describe, it, type TestContext } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { addJob, handleJob, jobType } from './job.ts';
import { slotsFor } from './lanes.ts';
import type { Run } from './runner.ts';
import { startJobs } from './start-jobs.ts';

const noteJob = jobType('note', Type.Object({ word: Type.String() }), 'notice');

/** Workers that record the words they get, on a database of their own. */
async function start(behave: Behavior, { onTestFinished }: TestContext) {
  const database = await createTestDatabase();
  const logged: string[] = [];
  const words: string[] = [];
  const handler = handleJob(noteJob, async ({ word }) => {
    words.push(word);
    return undefined;
  });
  const jobs = await startJobs({
    pool: database.newPool(6),
    handlers: [handler],
    cron: [],
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    slots: slotsFor({ mailConnections: 16, smsConnections: 4 }),
    run: firstRunner(behave, database.pool),
  });
  onTestFinished(async () => {
    await jobs.stop();
    await database.drop();
  });
  return {
    jobs,
    words,
    logged,
    add: (word: string) => addJob(database.pool, { type: noteJob, payload: { word } }),
    queued: async () => (await database.pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount,
  };
}

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** What a library may do with its options before it goes silent. */
type Behavior = (options: RunnerOptions, workerId: string, pool: Pool) => Promise<unknown>;

/** A library whose first runner behaves as given and never settles any promise; the next ones are real. */
function firstRunner(behave: Behavior, pool: Pool): Run {
  let runs = 0;
  return (options, ...more) => {
    runs += 1;
    if (runs > 1) return runLibrary(options, ...more);
    const events = options.events;
    if (events === undefined) throw new Error('There are no events');
    const workerId = 'pool-of-a-broken-library';
    // Of a worker pool, only its id is read.
    events.emit('pool:create', { workerPool: { id: workerId } } as never);
    const runner: Runner = { stop: never, kill: never, addJob: never, promise: never(), events };
    return behave(options, workerId, pool).then(() => runner);
  };
}

/** Takes the first job that becomes due, as the library does. */
async function takeOne(workerId: string, pool: Pool): Promise<Job> {
  for (;;) {
    const { rows } = await pool.query<Job>(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = $1, attempts = attempts + 1 WHERE is_available RETURNING *`,
      [workerId],
    );
    if (rows[0] !== undefined) return rows[0];
    await sleep(20);
  }
}

describe.concurrent('a job runs though its runner', () => {
  const behaviors: readonly (readonly [what: string, reason: string, behave: Behavior])[] = [
    ['never says that it has begun', 'it did not start', () => never()],
    ['takes no job and says nothing', 'due jobs are not taken', async () => undefined],
    [
      'takes it and does not begin it',
      'taken jobs are not begun',
      async (_options, workerId, pool) => void takeOne(workerId, pool),
    ],
    [
      'does not note that it is done',
      'finished jobs cannot be noted',
      async (options, workerId, pool) =>
        void takeOne(workerId, pool).then((job) =>
          options.taskList?.['note']?.(job.payload, { job } as never),
        ),
    ],
    [
      'ends with a fatal error and never finishes ending',
      'completeJob failed (53100)',
      async ({ events }) =>
        events?.emit('pool:fatalError', {
          action: 'completeJob',
          error: Object.assign(new Error('full'), { code: '53100' }),
        } as never),
    ],
    [
      'shuts down by itself and never finishes',
      'it shut down',
      async ({ events }) => events?.emit('pool:gracefulShutdown', {} as never),
    ],
  ];
  it.for(behaviors)('%s', { timeout: 60_000 }, async ([, reason, behave], context) => {
    const { expect } = context;
    const { jobs, words, logged, add, queued } = await start(behave, context);
    await add('here');
    await expect.poll(() => queued(), { timeout: 40_000 }).toBe(0);
    expect(words).toEqual(['here']);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 40, reason, restarts: 1 });
    expect(jobs.report().workers.notice?.restarts).toBe(1);
    await add('again');
    await expect.poll(() => words).toEqual(['here', 'again']);
  });
});
