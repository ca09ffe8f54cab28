import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../testing/own-postgres.ts';
import { openPool } from '../database/database.ts';
import { addJob, handleJob, jobType } from './job.ts';
import { slotsFor } from './lanes.ts';
import { superviseJobs } from './supervised-jobs.scenario.ts';
import { randomRuns } from '../../testing/matrix.ts';

const noteJob = jobType('note', Type.Object({ word: Type.String() }), 'other');
const log = pino({ level: 'silent' });
const slots = slotsFor({ mailConnections: 16, smsConnections: 4 });
/** Set it higher by hand: about one run in a hundred used to hang forever. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? randomRuns(10));

let server: OwnPostgres;
let pool: Pool;

/** A server of this test's own: its processes are killed. */
beforeAll(async () => {
  server = await startOwnPostgres('waitlist-jobs-', { durable: true });
  pool = openPool(server.url, { name: 'test', max: 2 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** Repeats a query until the database answers. */
async function insist<T>(query: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
    try {
      return await query();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

const add = (word: string) => insist(() => addJob(pool, { type: noteJob, payload: { word }, key: word }));

/** Kills a server process that works for the workers. PostgreSQL then terminates all the others and restarts. */
async function killOneBackend(): Promise<void> {
  const { rows } = await insist(() =>
    pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'workers' ORDER BY random() LIMIT 1`,
    ),
  );
  if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
}

describe('kill -9 of a database process while jobs run', () => {
  it(`leaves no job undone, ${rounds} times over`, { timeout: 60_000 + rounds * 20_000 }, async () => {
    const words = new Set<string>();
    const workerPool = openPool(server.url, { name: 'workers', max: 6 });
    const watchPool = openPool(server.url, { name: 'watchdog', max: 1 });
    const handler = handleJob(noteJob, async ({ word }) => {
      await sleep(Math.random() * 30);
      words.add(word);
      return undefined;
    });
    const jobs = superviseJobs({ pool: workerPool, watchPool, handlers: [handler], cron: [], log, slots });
    try {
      for (let round = 0; round < rounds; round += 1) {
        const added = Array.from({ length: 40 }, (_, index) => `round ${round} job ${index}`);
        await Promise.all(added.map(add));
        await sleep(Math.random() * 120);
        await killOneBackend();
        await expect.poll(() => added.filter((word) => !words.has(word))).toEqual([]);
      }
      const left = () => pool.query('SELECT FROM graphile_worker.jobs');
      await expect.poll(async () => (await insist(left)).rowCount).toBe(0);
    } finally {
      await jobs.stop();
      await Promise.all([workerPool.end(), watchPool.end()]);
    }
  });
});
