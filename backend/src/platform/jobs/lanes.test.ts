import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addJob, handleJob, jobType } from './job.ts';
import { type Lane, noticeConnections, slotsFor } from './lanes.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const lanes: readonly Lane[] = ['code-mail', 'code-sms', 'other'];
const payload = Type.Object({ word: Type.String() });
const types = {
  'code-mail': jobType('test-code-mail', payload, 'code-mail'),
  'code-sms': jobType('test-code-sms', payload, 'code-sms'),
  other: jobType('test-other', payload, 'other'),
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
async function start(given = slots): Promise<void> {
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
    slots: given,
    ...watched(),
  });
}

const watched = () => ({ watchPool: database.newPool(1), fail });
const fail = (error: Error): void => {
  throw error;
};

const add = (lane: Lane, word: string, priority?: number) =>
  addJob(database.pool, {
    type: types[lane],
    payload: { word },
    ...(priority === undefined ? {} : { priority }),
  });

async function fill(lane: Lane): Promise<void> {
  held.add(lane);
  for (let index = 0; index < slots[lane] * 3; index += 1) await add(lane, `${lane} ${index}`);
  await expect.poll(() => running.report().lanes[lane]?.inFlight).toBe(slots[lane]);
}

describe('lanes', () => {
  it.each(lanes)('let %s continue while each of the others is full', async (lane) => {
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
    await start({ ...slots, 'code-mail': 1 });
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
      ...watched(),
    });
    await add('code-mail', 'again', 7);
    const priorities = async () =>
      (await database.pool.query('SELECT priority, attempts FROM graphile_worker_codes.jobs')).rows;
    await expect.poll(() => priorities()).toEqual([{ priority: 7, attempts: 0 }]);
  });

  it('have as many slots as codes may be sent at once, and fewer for everything else', () => {
    expect(slotsFor({ mailConnections: 20, smsConnections: 30 })).toEqual({
      'code-mail': 20,
      'code-sms': 30,
      other: 8,
    });
    expect([1, 20, 60, 150].map(noticeConnections)).toEqual([2, 5, 8, 13]);
  });
});
