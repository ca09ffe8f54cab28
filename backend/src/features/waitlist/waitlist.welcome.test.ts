import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { queueAllWelcomes, welcomeJobs } from './waitlist.welcome.jobs.ts';
import {
  findWelcome,
  queueWelcomes,
  settleFailedWelcomes,
  settleUnwelcome,
  settleWelcome,
  type WelcomeKey,
} from './waitlist.welcome.repository.ts';
import { WelcomeService } from './waitlist.welcome.service.ts';
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

/** Messages recorded and jobs waiting for each signup, by its id. */
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
  it('records one message and one job for each user who joined, however many instances do so concurrently', async () => {
    const joined = await Promise.all(Array.from({ length: 40 }, join));
    const instance = async (): Promise<void> => {
      const some = { atMost: 7, jobName: 'send-welcome' };
      while (await inTransaction(database.pool, (client) => queueWelcomes(client, some)));
    };
    await Promise.all([instance(), instance(), instance()]);
    expect(await welcomes()).toEqual(Object.fromEntries(joined.map(({ id }) => [id, [1, 1]])));
  });

  it('leaves out seeded users, not those who joined before them', async () => {
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

  it('queues no more than may wait, each due since its user joined, and tells that more are left', async () => {
    const { pool } = database;
    await inTransaction(pool, queueAllWelcomes);
    await pool.query('DELETE FROM graphile_worker._private_jobs');
    await Promise.all(Array.from({ length: 25 }, join));
    const few = { atMost: 10, countsWaiting: true, jobName: 'send-welcome' };
    const queue = () => inTransaction(pool, (client) => queueWelcomes(client, few));
    const jobs = 'FROM graphile_worker._private_jobs';
    const waiting = async () => Number((await pool.query(`SELECT count(*) ${jobs}`)).rows[0]?.count);
    const step = async () => [await queue(), await waiting()];
    expect(await step()).toEqual([true, 10]);
    expect(await step()).toEqual([true, 10]);
    // One that failed and is due later leaves its place to another; one that is being sent, too.
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour' WHERE id = (SELECT min(id) ${jobs})`,
    );
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'one' WHERE id = (SELECT max(id) ${jobs})`,
    );
    expect(await step()).toEqual([true, 12]);
    await pool.query(`DELETE ${jobs}`);
    const instances = await Promise.all([queue(), queue(), queue()]);
    expect(instances).toEqual([true, true, true]);
    expect(await waiting()).toBe(10);
    await pool.query(`DELETE ${jobs}`);
    expect(await step()).toEqual([false, 3]);
    const { rows } = await pool.query<{ early: number }>(
      `SELECT count(*)::int AS early ${jobs} JOIN signup ON seq = (payload ->> 'signupSeq')::bigint WHERE run_at <> joined_at`,
    );
    expect(rows).toEqual([{ early: 0 }]);
  });

  it('goes on a second later when more are left', async () => {
    const { pool } = database;
    await inTransaction(pool, queueAllWelcomes);
    await pool.query('DELETE FROM graphile_worker._private_jobs');
    await seed(101);
    await pool.query('UPDATE welcome_head SET last_seq = last_seq - 101');
    const unused = {} as never;
    const [queue] = welcomeJobs({ pool, delivery: unused, templates: unused }).handlers;
    await queue?.run({}, { log: unused, signal: new AbortController().signal });
    const { rows } = await pool.query(
      `SELECT task.identifier AS task, count(*)::int AS jobs, max(run_at) > now() AS later
       FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
       GROUP BY task ORDER BY task`,
    );
    expect(rows).toEqual([
      { task: 'send-welcome', jobs: 100, later: false },
      { task: 'welcome-signups', jobs: 1, later: true },
    ]);
  });

  it('queues no one when the transaction is rolled back', async () => {
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

/** The current message, and the payloads of the jobs that send it. */
async function welcomeOf(signupId: string) {
  const { rows } = await database.pool.query<{ seq: number; refusedAt: Date | null; jobs: WelcomeKey[] }>(
    `SELECT seq::int, refused_at AS "refusedAt",
       ARRAY(SELECT payload FROM graphile_worker._private_jobs WHERE (payload ->> 'signupSeq')::bigint = seq) AS jobs
     FROM signup JOIN signup_message ON signup_seq = seq WHERE signup.id = $1`,
    [signupId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No welcome is noted');
  return row;
}

async function queued(): Promise<string> {
  const { id } = await join();
  await inTransaction(database.pool, queueAllWelcomes);
  return id;
}

/** Makes every attempt of the welcome fail, as the queue records it. */
async function fail(signupId: string, hoursAgo: number): Promise<void> {
  const { seq } = await welcomeOf(signupId);
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'away',
       run_at = now() - make_interval(hours => $2) + exp(10) * interval '1 second'
     WHERE (payload ->> 'signupSeq')::bigint = $1`,
    [seq, hoursAgo],
  );
  await database.pool.query(
    `UPDATE signup_message SET queued_at = queued_at - interval '1 day' WHERE signup_seq = $1`,
    [seq],
  );
  // The payload identifies the message as it was queued.
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs AS job SET payload = json_build_object('signupSeq', signup_seq, 'queuedAt', queued_at)
     FROM signup_message WHERE signup_seq = $1 AND (job.payload ->> 'signupSeq')::bigint = $1`,
    [seq],
  );
}

const settle = () => settleFailedWelcomes(database.pool, 'send-welcome');

describe('a welcome whose attempts are used up', () => {
  it('is recorded as failed, at the time of its last attempt, and its job is deleted', async () => {
    const [failed, waiting] = [await queued(), await queued()];
    await fail(failed, 3);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    const { refusedAt, jobs } = await welcomeOf(failed);
    expect(jobs).toEqual([]);
    expect(Math.abs(Date.now() - 3 * 3_600_000 - Number(refusedAt))).toBeLessThan(60_000);
    expect(await welcomeOf(waiting)).toMatchObject({ refusedAt: null, jobs: [expect.anything()] });
  });

  it('leaves a message alone that was sent, or queued again, meanwhile', async () => {
    const [sent, again] = [await queued(), await queued()];
    await fail(sent, 1);
    await fail(again, 1);
    await settleWelcome(database.pool, { signupSeq: (await welcomeOf(sent)).seq }, 'sent_at');
    await database.pool.query('UPDATE signup_message SET queued_at = now() WHERE signup_seq = $1', [
      (await welcomeOf(again)).seq,
    ]);
    expect(await settle()).toBe(0);
    expect((await welcomeOf(sent)).refusedAt).toBeNull();
    expect((await welcomeOf(again)).refusedAt).toBeNull();
  });
});

describe('a welcome whose user was invited before it was sent', () => {
  it('does not announce a lost rank: it is recorded as failed, and can be sent once they wait again', async () => {
    const id = await queued();
    const [job] = (await welcomeOf(id)).jobs;
    const key = job ?? { signupSeq: 0 };
    const setStanding = (standing: string) =>
      database.pool.query('SELECT waitlist_set_standing(ARRAY[$1::bigint], $2)', [key.signupSeq, standing]);
    const service = new WelcomeService(database.pool);
    await setStanding('away');
    expect(await findWelcome(database.pool, key)).toBeNull();
    await settleUnwelcome(database.pool, key);
    expect((await welcomeOf(id)).refusedAt).not.toBeNull();
    const resend = () => service.resend({ actor: { kind: 'command-line' } }, id);
    expect(await resend()).toMatchObject({ code: 'WELCOME_NOT_FAILED' });
    await setStanding('waiting');
    expect(await resend()).toMatchObject({ ok: true });
  });
});

describe('a welcome whose user was blocked before it was sent', () => {
  it('is noted as failed, so that it can be sent once they are unblocked', async () => {
    const [blocked, waiting] = [await queued(), await queued()];
    await database.pool.query('UPDATE signup SET blocked_at = now() WHERE id = $1', [blocked]);
    for (const id of [blocked, waiting]) {
      const [job] = (await welcomeOf(id)).jobs;
      await settleUnwelcome(database.pool, job ?? { signupSeq: 0 });
    }
    expect((await welcomeOf(blocked)).refusedAt).not.toBeNull();
    expect((await welcomeOf(waiting)).refusedAt).toBeNull();
    await database.pool.query('UPDATE signup SET blocked_at = NULL WHERE id = $1', [blocked]);
    const again = await new WelcomeService(database.pool).resend(
      { actor: { kind: 'command-line' } },
      blocked,
    );
    expect(again).toMatchObject({ ok: true });
  });
});

describe('a welcome that failed', () => {
  const decision = { actor: { kind: 'command-line' } } as const;
  const resends = async (id: string) =>
    (
      await database.pool.query(
        `SELECT FROM audit_entry WHERE action = 'signup.resend-welcome' AND target_id = $1`,
        [id],
      )
    ).rows.length;
  const outcomeOf = async (service: WelcomeService, id: string) => {
    const outcome = await service.resend(decision, id);
    return outcome.ok ? 'queued' : outcome.code;
  };

  it('is queued again exactly once, even in a race on two instances, and audited', async () => {
    const id = await queued();
    await fail(id, 1);
    await settle();
    const services = [new WelcomeService(database.pool), new WelcomeService(database.newPool())];
    const outcomes = await Promise.all(
      [...services, ...services, ...services].map((service) => outcomeOf(service, id)),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('WELCOME_NOT_FAILED'), 'queued']);
    const { refusedAt, jobs } = await welcomeOf(id);
    expect(refusedAt).toBeNull();
    expect(jobs).toHaveLength(1);
    expect(await findWelcome(database.pool, jobs[0] ?? { signupSeq: 0 })).toMatchObject({ signupId: id });
    expect(await resends(id)).toBe(1);
  });

  it('is not sent, nor settled, by a job of before', async () => {
    const id = await queued();
    const [before] = (await welcomeOf(id)).jobs;
    if (before === undefined) throw new Error('No job');
    await settleWelcome(database.pool, before, 'refused_at');
    expect(await outcomeOf(new WelcomeService(database.pool), id)).toBe('queued');
    expect(await findWelcome(database.pool, before)).toBeNull();
    await settleWelcome(database.pool, before, 'refused_at');
    expect((await welcomeOf(id)).refusedAt).toBeNull();
  });

  it('is sent by a job of an earlier version, which does not say when it was queued', async () => {
    const id = await queued();
    const { seq } = await welcomeOf(id);
    expect(await findWelcome(database.pool, { signupSeq: seq })).toMatchObject({ signupId: id });
  });

  it('stays failed for blocked and erased users', async () => {
    const service = new WelcomeService(database.pool);
    const id = await queued();
    await fail(id, 1);
    await settle();
    await database.pool.query('UPDATE signup SET blocked_at = now() WHERE id = $1', [id]);
    expect(await outcomeOf(service, id)).toBe('WELCOME_NOT_FAILED');
    await database.pool.query('UPDATE signup SET blocked_at = NULL, erased_at = now() WHERE id = $1', [id]);
    expect(await outcomeOf(service, id)).toBe('NOT_FOUND');
    expect(await resends(id)).toBe(0);
    expect((await welcomeOf(id)).refusedAt).not.toBeNull();
  });
});
