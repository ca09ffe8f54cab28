import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import { Pool } from 'pg';
import { pino } from 'pino';
import { describe, it as base } from 'vitest';
import { boundPort } from '../port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { inTransaction } from '../database/database.ts';
import { addJob, handleJob, type JobHandler, jobType } from './job.ts';
import { slotsFor } from './lanes.ts';
import { lookAtQueue } from './queue-look.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';
import { releaseWorker, takeJobsFromSilentWorkers } from './worker-life.ts';

const noteJob = jobType('note', Type.Object({ word: Type.String() }), 'notice');
const log = pino({ level: 'silent' });
const slots = slotsFor({ mailConnections: 16, smsConnections: 4 });

/** A database with jobs, and the instances that run them. */
interface Jobs {
  readonly database: TestDatabase;
  start(handler: JobHandler, pool?: Pool): Promise<RunningJobs>;
  stopAll(): Promise<void>;
  /** How many are in the queue. */
  waiting(): Promise<number>;
}

async function createJobs(): Promise<Jobs> {
  const database = await createTestDatabase();
  const running: RunningJobs[] = [];
  return {
    database,
    async start(handler, pool = database.newPool(4)) {
      const jobs = await startJobs({ pool, handlers: [handler], cron: [], log, slots });
      running.push(jobs);
      return jobs;
    },
    async stopAll() {
      await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    },
    async waiting() {
      const { rows } = await database.pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM graphile_worker.jobs',
      );
      return rows[0]?.count ?? -1;
    },
  };
}

/** They mostly wait, so they do it together. */
const it = base.extend<{ readonly jobs: Jobs }>({
  jobs: async ({ task: _task }, use) => {
    const jobs = await createJobs();
    await use(jobs);
    await jobs.stopAll();
    await jobs.database.drop();
  },
}).concurrent;

/** A handler that records the words it gets. */
function noting(words: string[]): JobHandler {
  return handleJob(noteJob, async ({ word }) => {
    words.push(word);
    return undefined;
  });
}

describe('a job', () => {
  it('runs soon after its transaction has committed, and never when that is rolled back', async ({
    jobs: { database, start, waiting },
    expect,
  }) => {
    const words: string[] = [];
    await start(noting(words));
    await inTransaction(database.pool, (client) =>
      addJob(client, { type: noteJob, payload: { word: 'committed' } }),
    );
    const rolledBack = inTransaction(database.pool, async (client) => {
      await addJob(client, { type: noteJob, payload: { word: 'rolled back' } });
      throw new Error('on purpose');
    });
    await expect(rolledBack).rejects.toThrow('on purpose');
    await expect.poll(() => words).toEqual(['committed']);
    await expect.poll(() => waiting()).toBe(0);
  });

  it('runs once though two instances look for it', async ({ jobs: { database, start, waiting }, expect }) => {
    const words: string[] = [];
    await start(noting(words));
    await start(noting(words));
    const expected = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    for (const word of expected) await addJob(database.pool, { type: noteJob, payload: { word } });
    await expect.poll(() => waiting()).toBe(0);
    expect(words.toSorted()).toEqual(expected.toSorted());
  });

  it('comes up again when it asks for that, as one job', async ({
    jobs: { database, start, waiting },
    expect,
  }) => {
    let runs = 0;
    const handler = handleJob(noteJob, async () => {
      runs += 1;
      return runs < 3 ? { runAgainInSeconds: 0 } : undefined;
    });
    await start(handler);
    await addJob(database.pool, { type: noteJob, payload: { word: 'again' }, key: 'the one' });
    await expect.poll(() => runs).toBe(3);
    await expect.poll(() => waiting()).toBe(0);
  });

  it('is tried again when it throws, and an unreadable payload harms no other job', async ({
    jobs: { database, start },
    expect,
  }) => {
    const words: string[] = [];
    let failures = 1;
    const handler = handleJob(noteJob, async ({ word }) => {
      if (failures-- > 0) throw new Error('on purpose');
      words.push(word);
      return undefined;
    });
    await start(handler);
    await database.pool.query(`SELECT graphile_worker.add_job('note', '{"word": 7}')`);
    await addJob(database.pool, { type: noteJob, payload: { word: 'second try' } });
    await expect.poll(() => words).toEqual(['second try']);
  });
});

describe('a worker', () => {
  it('finishes jobs in progress when it stops, and leaves the rest to others', async ({
    jobs: { database, start, waiting, stopAll },
    expect,
  }) => {
    const words: string[] = [];
    let begun = 0;
    const slow = handleJob(noteJob, async ({ word }) => {
      begun += 1;
      await sleep(400);
      words.push(word);
      return undefined;
    });
    await start(slow);
    for (let index = 0; index < 8; index += 1)
      await addJob(database.pool, { type: noteJob, payload: { word: `job ${index}` } });
    await expect.poll(() => begun).toBeGreaterThan(0);
    await stopAll();
    const finished = words.length;
    expect(finished).toBe(begun);
    expect(await waiting()).toBe(8 - finished);
    await start(noting(words));
    await expect.poll(() => words).toHaveLength(8);
    expect(new Set(words).size).toBe(8);
  });

  it('goes on after every database connection was cut, under a job and in between', async ({
    jobs: { database, start },
    expect,
  }) => {
    const words: string[] = [];
    const handler = handleJob(noteJob, async ({ word }) => {
      await sleep(300);
      words.push(word);
      return undefined;
    });
    await start(handler);
    await addJob(database.pool, { type: noteJob, payload: { word: 'before' } });
    await sleep(150);
    const other = database.newPool(1);
    for (let round = 0; round < 3; round += 1) {
      await other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await sleep(300);
    }
    await addJob(other, { type: noteJob, payload: { word: 'after' } });
    await expect.poll(() => words).toContain('after');
    expect(words).toContain('before');
  });

  it(
    'restarts by itself when the database was unavailable, during a job and at its very start',
    { timeout: 60_000 },
    async ({ jobs: { database, start, stopAll }, expect }) => {
      const words: string[] = [];
      const line = await openLine(database.url);
      const pool = new Pool({ connectionString: line.url, max: 4 });
      const handler = handleJob(noteJob, async ({ word }) => {
        if (word === 'cut off') line.cut();
        words.push(word);
        return undefined;
      });
      try {
        line.cut();
        await start(handler, pool);
        await line.mend();
        await addJob(database.pool, { type: noteJob, payload: { word: 'first' } });
        await expect.poll(() => words).toEqual(['first']);
        await addJob(database.pool, { type: noteJob, payload: { word: 'cut off' } });
        await expect.poll(() => words).toContain('cut off');
        await sleep(4000);
        await line.mend();
        await addJob(database.pool, { type: noteJob, payload: { word: 'last' } });
        await expect.poll(() => words).toContain('last');
        await stopAll();
      } finally {
        line.cut();
        await pool.end();
      }
    },
  );

  it('that fell silent loses its jobs to the others, a living one does not', async ({
    jobs: { database, start },
    expect,
  }) => {
    const words: string[] = [];
    await addJob(database.pool, { type: noteJob, payload: { word: 'left behind' } });
    await addJob(database.pool, { type: noteJob, payload: { word: 'in good hands' } });
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '25 s', locked_by = payload ->> 'word'`,
    );
    await database.pool.query(
      `INSERT INTO job_worker VALUES ('in good hands', now()), ('left behind', now() - interval '25 s')`,
    );
    await start(noting(words));
    await takeJobsFromSilentWorkers(database.pool, 'graphile_worker');
    await expect.poll(() => words).toEqual(['left behind']);
    await sleep(1500);
    expect(words).toEqual(['left behind']);
  });

  it('that was killed leaves no job that counts as failed: neither one in its last try nor one that was replaced', async ({
    jobs: { database, start },
    expect,
  }) => {
    const add = (word: string, key?: string) =>
      addJob(database.pool, { type: noteJob, payload: { word }, ...(key !== undefined && { key }) });
    await add('last try');
    await add('replaced', 'key');
    // As the library takes jobs.
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now(),
         attempts = CASE payload ->> 'word' WHEN 'last try' THEN max_attempts ELSE 1 END,
         last_error = CASE payload ->> 'word' WHEN 'last try' THEN 'refused before' END`,
    );
    await add('newer', 'key');
    const look = async () => {
      const [found] = await lookAtQueue(database.pool, 'graphile_worker', []);
      return { waiting: 0, retrying: 0, failed: 0, ...found };
    };
    expect(await look()).toMatchObject({ waiting: 2, retrying: 1, failed: 0 });
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '25 s', updated_at = updated_at - interval '25 s'
       WHERE locked_at IS NOT NULL`,
    );
    await takeJobsFromSilentWorkers(database.pool, 'graphile_worker');
    expect(await look()).toMatchObject({ waiting: 1, retrying: 1, failed: 0 });
    const words: string[] = [];
    await start(noting(words));
    await expect.poll(() => words.toSorted()).toEqual(['last try', 'newer']);
    await expect.poll(look).toMatchObject({ waiting: 0, retrying: 0, failed: 0 });
  });
});

describe('a runner that is replaced', () => {
  it('gives back its jobs and the tries they took, and removes those that a newer one has replaced', async ({
    jobs: { database },
    expect,
  }) => {
    for (const word of ['tried', 'new', 'last try', 'replaced', 'held by another'])
      await addJob(database.pool, { type: noteJob, payload: { word }, key: word });
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = CASE payload ->> 'word' WHEN 'held by another' THEN 'other' ELSE 'one' END,
         attempts = CASE payload ->> 'word' WHEN 'tried' THEN 3 WHEN 'last try' THEN max_attempts ELSE 0 END`,
    );
    await addJob(database.pool, { type: noteJob, payload: { word: 'newer' }, key: 'replaced' });
    await releaseWorker(database.pool, 'graphile_worker', 'one');
    const { rows } = await database.pool.query(
      `SELECT payload ->> 'word' AS word, attempts, locked_by FROM graphile_worker._private_jobs ORDER BY id`,
    );
    expect(rows).toEqual([
      { word: 'tried', attempts: 2, locked_by: null },
      { word: 'new', attempts: 0, locked_by: null },
      { word: 'last try', attempts: 11, locked_by: null },
      { word: 'held by another', attempts: 0, locked_by: 'other' },
      { word: 'newer', attempts: 0, locked_by: null },
    ]);
  });
});

/** A connection to the database that can be cut and restored. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = boundPort(server);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
