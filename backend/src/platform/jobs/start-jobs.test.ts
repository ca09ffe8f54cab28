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
import { readQueue, returnJobs } from './queue.ts';
import { type SupervisedJobs, superviseJobs } from './supervised-jobs.scenario.ts';

const noteJob = jobType('note', Type.Object({ word: Type.String() }), 'other');
const log = pino({ level: 'silent' });
const slots = slotsFor({ mailConnections: 16, smsConnections: 4 });

/** A database with jobs, and the instances that run them. */
interface Jobs {
  readonly database: TestDatabase;
  start(handler: JobHandler, pool?: Pool): SupervisedJobs;
  stopAll(): Promise<void>;
  /** How many are in the queue. */
  waiting(): Promise<number>;
}

async function createJobs(): Promise<Jobs> {
  const database = await createTestDatabase();
  const running: SupervisedJobs[] = [];
  return {
    database,
    start(handler, pool = database.newPool(4)) {
      const watchPool = database.newPool(1);
      const jobs = superviseJobs({ pool, watchPool, handlers: [handler], cron: [], log, slots });
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
    start(noting(words));
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
    start(noting(words));
    start(noting(words));
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
    start(handler);
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
    start(handler);
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
    start(slow);
    for (let index = 0; index < 8; index += 1)
      await addJob(database.pool, { type: noteJob, payload: { word: `job ${index}` } });
    await expect.poll(() => begun).toBeGreaterThan(0);
    await stopAll();
    const finished = words.length;
    expect(finished).toBe(begun);
    expect(await waiting()).toBe(8 - finished);
    start(noting(words));
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
    start(handler);
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

  it('begins again after the database was unavailable, during a job and at its very start', async ({
    jobs: { database, start, stopAll },
    expect,
  }) => {
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
      start(handler, pool);
      await line.mend();
      await addJob(database.pool, { type: noteJob, payload: { word: 'first' } });
      await expect.poll(() => words).toEqual(['first']);
      await addJob(database.pool, { type: noteJob, payload: { word: 'cut off' } });
      await expect.poll(() => words).toContain('cut off');
      await sleep(4000);
      await line.mend();
      await addJob(database.pool, { type: noteJob, payload: { word: 'last' } });
      await expect.poll(() => words).toContain('last');
      expect(words).toEqual(['first', 'cut off', 'last']);
      await stopAll();
    } finally {
      line.cut();
      await pool.end();
    }
  });
});

/** Has a worker that is not there take all jobs, as the library would, some seconds ago. */
const takenBy = (pool: Pool, worker: string, secondsAgo = 0) =>
  pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = $1, attempts = attempts + 1,
       locked_at = now() - make_interval(secs => $2), updated_at = now() - make_interval(secs => $2)
     WHERE is_available`,
    [worker, secondsAgo],
  );

describe('the jobs of a worker', () => {
  it('that died go to the others, those of a living one do not', async ({
    jobs: { database, start },
    expect,
  }) => {
    const words: string[] = [];
    for (const word of ['alive', 'dead']) {
      await addJob(database.pool, { type: noteJob, payload: { word } });
      await takenBy(database.pool, word, 25);
    }
    await database.pool.query(
      `INSERT INTO job_worker VALUES ('alive', now() + interval '1 hour'), ('dead', now() - interval '25 s')`,
    );
    start(noting(words));
    await expect.poll(() => words).toEqual(['dead']);
    await sleep(3000);
    expect(words).toEqual(['dead']);
  });

  it('that died each time are given up, after as many attempts as if they had failed', async ({
    jobs: { database, start },
    expect,
  }) => {
    const words: string[] = [];
    const deadly = { type: noteJob, payload: { word: 'deadly' }, key: 'deadly' };
    await addJob(database.pool, deadly);
    let attempts = 0;
    for (; (await takenBy(database.pool, 'dead')).rowCount === 1; attempts += 1)
      await inTransaction(database.pool, (client) =>
        returnJobs(client, 'graphile_worker', { workerIds: ['dead'], done: [] }),
      );
    expect(attempts).toBe(12);
    expect(await readQueue(database.pool, 'graphile_worker')).toMatchObject([
      { task: 'note', waiting: 0, retrying: 0, failed: 1 },
    ]);
    start(noting(words));
    await addJob(database.pool, { type: noteJob, payload: { word: 'harmless' } });
    await expect.poll(() => words).toEqual(['harmless']);
  });

  it('return to the queue, without those that are done or that a newer job has replaced', async ({
    jobs: { database },
    expect,
  }) => {
    const { pool } = database;
    const add = (word: string) => addJob(pool, { type: noteJob, payload: { word }, key: word });
    for (const word of ['done', 'undone', 'replaced', 'last try']) await add(word);
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1 WHERE key = 'last try'`,
    );
    await takenBy(pool, 'one', 1);
    await add('of another');
    await takenBy(pool, 'other', 1);
    await add('replaced');
    const { rows: done } = await pool.query<{ id: string }>(
      `SELECT id::text FROM graphile_worker.jobs WHERE key = 'done'`,
    );
    await inTransaction(pool, (client) =>
      returnJobs(client, 'graphile_worker', { workerIds: ['one'], done: done.map(({ id }) => id) }),
    );
    const { rows } = await pool.query(
      `SELECT key, attempts, locked_by FROM graphile_worker.jobs ORDER BY key`,
    );
    expect(rows).toEqual([
      { key: 'last try', attempts: 12, locked_by: null },
      { key: 'of another', attempts: 1, locked_by: 'other' },
      { key: 'replaced', attempts: 0, locked_by: null },
      { key: 'undone', attempts: 1, locked_by: null },
    ]);
  });
});

describe('a worker that stalls ends within a minute, and the next one runs its jobs once', () => {
  /** Fails what is done to the queue's rows. */
  const breakRows = (pool: Pool, when: string) =>
    pool.query(
      `CREATE FUNCTION break_rows() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER break_rows BEFORE ${when} EXECUTE FUNCTION break_rows()`,
    );
  const mendRows = (pool: Pool) => pool.query('DROP FUNCTION break_rows CASCADE');

  it('when it cannot take due jobs', async ({ jobs: { database, start, waiting }, expect }) => {
    const words: string[] = [];
    const jobs = start(noting(words));
    await expect.poll(() => jobs.report()).toBeDefined();
    await breakRows(database.pool, 'UPDATE ON graphile_worker._private_jobs FOR EACH ROW');
    await addJob(database.pool, { type: noteJob, payload: { word: 'due' } });
    await expect.poll(() => jobs.ends).toEqual([expect.stringContaining('other: due jobs are not taken')]);
    await mendRows(database.pool);
    await expect.poll(() => words).toEqual(['due']);
    await expect.poll(() => waiting()).toBe(0);
  });

  it('when it cannot record what is done, once that is possible again', async ({
    jobs: { database, start, waiting },
    expect,
  }) => {
    const words: string[] = [];
    const jobs = start(noting(words));
    await breakRows(database.pool, 'DELETE ON graphile_worker._private_jobs FOR EACH ROW');
    await addJob(database.pool, { type: noteJob, payload: { word: 'done' } });
    await expect.poll(() => jobs.report()?.stalled).toContain('other: completeJob failed (53100)');
    await sleep(3000);
    expect([words, jobs.ends]).toEqual([['done'], []]);
    await mendRows(database.pool);
    await expect.poll(() => waiting()).toBe(0);
    await expect.poll(() => jobs.ends).toHaveLength(1);
    await addJob(database.pool, { type: noteJob, payload: { word: 'next' } });
    await expect.poll(() => words).toEqual(['done', 'next']);
  });

  it('when it holds a job that it does not run', async ({ jobs: { database, start, waiting }, expect }) => {
    const words: string[] = [];
    const jobs = start(noting(words));
    const ids = async () =>
      (await database.pool.query<{ id: string }>('SELECT id FROM job_worker')).rows.map(({ id }) => id);
    await expect.poll(ids).toHaveLength(1);
    const [id = ''] = await ids();
    await inTransaction(database.pool, async (client) => {
      await addJob(client, { type: noteJob, payload: { word: 'held' } });
      await client.query(
        'UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now(), attempts = 1',
        [id],
      );
    });
    await expect
      .poll(() => jobs.ends)
      .toEqual([expect.stringContaining('other: jobs are locked and do not run')]);
    await expect.poll(() => words).toEqual(['held']);
    await expect.poll(() => waiting()).toBe(0);
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
