import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { addJob, handleJob, jobType } from './job.ts';
import { type Lane, slotsFor } from './lanes.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const lanes: readonly Lane[] = ['code-mail', 'code-sms', 'notice', 'webhook', 'mailing', 'maintenance'];
const payload = Type.Object({ word: Type.String() });
const types = {
  'code-mail': jobType('test-code-mail', payload, 'code-mail'),
  'code-sms': jobType('test-code-sms', payload, 'code-sms'),
  notice: jobType('test-notice', payload, 'notice'),
  webhook: jobType('test-webhook', payload, 'webhook'),
  mailing: jobType('test-mailing', payload, 'mailing'),
  maintenance: jobType('test-maintenance', payload, 'maintenance'),
};
const slots = slotsFor({ mailConnections: 3, smsConnections: 2 });

let database: TestDatabase;
let running: RunningJobs;
/** Words in the order in which their jobs ran. */
let begun: string[];
let held: Set<Lane>;
beforeEach(async () => {
  database = await createTestDatabase();
  begun = [];
  held = new Set();
});
afterEach(async () => {
  held.clear();
  await running.stop();
  await database.drop();
});

/** Workers whose jobs do not end while their lane is blocked. */
async function start(): Promise<void> {
  const handlers = lanes.map((lane) =>
    handleJob(types[lane], async ({ word }, { signal }) => {
      begun.push(word);
      while (held.has(lane) && !signal.aborted) await sleep(10);
      return undefined;
    }),
  );
  running = await startJobs({
    pool: database.newPool(14),
    handlers,
    cron: [],
    log: pino({ level: 'silent' }),
    slots,
  });
}

const add = (lane: Lane, word: string, priority?: number) =>
  addJob(database.pool, {
    type: types[lane],
    payload: { word },
    ...(priority === undefined ? {} : { priority }),
  });

async function fill(lane: Lane): Promise<void> {
  held.add(lane);
  for (let index = 0; index < slots[lane] * 3; index += 1) await add(lane, `${lane} ${index}`);
  await expect.poll(() => running.report().workers[lane]?.underWay).toBe(slots[lane]);
}

/** In a full run all: each waits seconds for the others. */
const tried: readonly Lane[] = isFullMatrix ? lanes : ['code-mail', 'webhook'];

describe('lanes', () => {
  it.each(tried)('let %s continue while each of the others is full', async (lane) => {
    await start();
    await Promise.all(lanes.filter((other) => other !== lane).map(fill));
    await add(lane, 'goes on');
    await expect.poll(() => begun).toContain('goes on');
    for (const other of lanes) {
      const atOnce = begun.filter((word) => word.startsWith(`${other} `)).length;
      expect(atOnce, other).toBe(other === lane ? 0 : slots[other]);
    }
  });

  it('take the smallest priority first, then the oldest', async () => {
    for (const [word, priority] of [
      ['late', 5],
      ['first', -1],
      ['second', undefined],
      ['third', 0],
    ] as const)
      await add('code-mail', word, priority);
    await start();
    await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'late']);
  });

  it('keep the priority of a job that asks to run again', async () => {
    const handler = handleJob(types['code-mail'], async () =>
      begun.push('run') === 1 ? { runAgainInSeconds: 60 } : undefined,
    );
    running = await startJobs({
      pool: database.newPool(6),
      handlers: [handler],
      cron: [],
      log: pino({ level: 'silent' }),
      slots,
    });
    await add('code-mail', 'again', 7);
    const priorities = async () =>
      (await database.pool.query('SELECT priority, attempts FROM graphile_worker_codes.jobs')).rows;
    await expect.poll(() => priorities()).toEqual([{ priority: 7, attempts: 0 }]);
  });

  it('give other messages a share that grows more slowly than that of codes, and is at least two', () => {
    expect(slotsFor({ mailConnections: 20, smsConnections: 30 })).toEqual({
      'code-mail': 20,
      'code-sms': 30,
      notice: 5,
      webhook: 2,
      mailing: 3,
      maintenance: 2,
    });
    const shares = [1, 60, 150].map(
      (mailConnections) => slotsFor({ mailConnections, smsConnections: 1 }).notice,
    );
    expect(shares).toEqual([2, 8, 13]);
  });
});
