import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { inTransaction } from '../database/database.ts';
import type { Sender, TryResult } from './dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind, SettledNotice } from './notice.ts';
import { queueNotices, requeueNotice } from './notice.repository.ts';
import { keepingSender, noticesOf, sendNotices } from './notice.scenario.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const name = 'note';
const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

/** A kind that records what it is told. */
function noteKind(
  sender: Sender,
  {
    answer,
    ...fields
  }: Partial<NoticeKind> & { readonly answer?: (key: string) => NoticeAnswer | null } = {},
) {
  const told: SettledNotice[] = [];
  const messageTo = (key: string): NoticeAnswer => ({
    message: { id: `note-${key}`, address: `${key}@example.com`, channel: 'sms', content: { text: key } },
  });
  const kind: NoticeKind = {
    name,
    whenUncertain: 'resend',
    sender,
    async messages(asked) {
      const answers = asked.map((key) => [key, answer === undefined ? messageTo(key) : answer(key)] as const);
      return new Map(answers.flatMap(([key, each]) => (each === null ? [] : [[key, each] as const])));
    },
    async settled(_client, settled) {
      told.push(...settled);
    },
    ...fields,
  };
  return { kind, told, messageTo };
}

const states = () => noticesOf(database.pool, name);
const rowOf = async (key: string) =>
  (
    await database.pool.query<{ state: string; tries: number; wait: number | null; reason: string | null }>(
      `SELECT state, tries, round(extract(epoch FROM next_try_at - clock_timestamp()))::int AS wait, reason
       FROM notice WHERE key = $1`,
      [key],
    )
  ).rows[0];
const makeDue = () =>
  database.pool.query(`UPDATE notice SET next_try_at = clock_timestamp() WHERE state = 'queued'`);

describe('notices', () => {
  it('are sent once each, however often they were queued and on however many instances, and their kind is told', async () => {
    const { pool } = database;
    const sender = keepingSender();
    const { kind, told } = noteKind(sender);
    await queueNotices(pool, name, keys(60));
    await queueNotices(pool, name, keys(70));
    await Promise.all(
      [pool, database.newPool(), database.newPool()].map((each) => sendNotices(each, [kind])),
    );
    await sendNotices(pool, [kind]);
    expect(sender.sent.map(({ id }) => id).toSorted()).toEqual(
      keys(70)
        .map((key) => `note-${key}`)
        .toSorted(),
    );
    expect(await states()).toEqual({ sent: 70 });
    expect(told.map(({ key, state }) => `${key} ${state}`).toSorted()).toEqual(
      keys(70)
        .map((key) => `${key} sent`)
        .toSorted(),
    );
  });

  it('exist if and only if their cause is committed, and wake the runner with it', async () => {
    const jobs = async () =>
      (await database.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'run-dispatch'`))
        .rowCount;
    const givenUp = inTransaction(database.pool, async (client) => {
      await queueNotices(client, name, ['a']);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect([await states(), await jobs()]).toEqual([{}, 0]);
    await inTransaction(database.pool, (client) => queueNotices(client, name, ['a']));
    expect([await states(), await jobs()]).toEqual([{ queued: 1 }, 1]);
  });

  it('do not wake a runner that is at work: it looks by itself', async () => {
    await database.pool.query(`UPDATE runner SET seen_at = clock_timestamp() WHERE name = 'dispatch'`);
    await queueNotices(database.pool, name, ['a']);
    const { rowCount } = await database.pool.query('SELECT FROM graphile_worker.jobs');
    expect(rowCount).toBe(0);
  });

  it('that are queued during a run are sent by it', async () => {
    const { pool } = database;
    const sender = keepingSender();
    const { kind } = noteKind(sender);
    await queueNotices(pool, name, ['a']);
    const running = sendNotices(pool, [kind], { idleMs: 3_000 });
    await expect.poll(() => sender.sent.length).toBe(1);
    await queueNotices(pool, name, ['b']);
    await expect.poll(() => sender.sent.length, { timeout: 2_500 }).toBe(2);
    await running;
  });
});

describe('a notice', () => {
  it('is skipped when its kind has nothing to send, and says why', async () => {
    const sender = keepingSender();
    const { kind, told } = noteKind(sender, { answer: (key) => (key === 'k0' ? { skip: 'BLOCKED' } : null) });
    await queueNotices(database.pool, name, keys(2));
    await sendNotices(database.pool, [kind]);
    expect([await rowOf('k0'), await rowOf('k1')]).toMatchObject([
      { state: 'skipped', reason: 'BLOCKED', wait: null },
      { state: 'skipped', reason: 'GONE', wait: null },
    ]);
    expect(sender.sent).toEqual([]);
    expect(told).toHaveLength(2);
  });

  it('is skipped when its channel is not there', async () => {
    const { kind } = noteKind({ ...keepingSender(), isAvailable: () => false });
    await queueNotices(database.pool, name, ['k0']);
    await sendNotices(database.pool, [kind]);
    expect(await rowOf('k0')).toMatchObject({ state: 'skipped', reason: 'NO_CHANNEL' });
  });

  it('waits as long as its kind says, and costs no try', async () => {
    const sender = keepingSender();
    let isPaused = true;
    const { kind, messageTo } = noteKind(sender, {
      answer: (key) => (isPaused ? { waitSeconds: 90 } : messageTo(key)),
    });
    await queueNotices(database.pool, name, ['k0']);
    await sendNotices(database.pool, [kind]);
    expect(await rowOf('k0')).toMatchObject({ state: 'queued', tries: 0, wait: 90 });
    isPaused = false;
    await makeDue();
    await sendNotices(database.pool, [kind]);
    expect(await states()).toEqual({ sent: 1 });
  });

  it.each<{ result: TryResult; whenUncertain?: 'resend' | 'hold'; becomes: object }>([
    { result: 'refused', becomes: { state: 'refused', tries: 1 } },
    { result: 'dead-address', becomes: { state: 'refused', tries: 1 } },
    { result: 'deferred', becomes: { state: 'queued', tries: 1, wait: 60 } },
    { result: 'away', becomes: { state: 'queued', tries: 0, wait: 30 } },
    { result: 'unknown', becomes: { state: 'queued', tries: 1, wait: 60 } },
    { result: 'unknown', whenUncertain: 'hold', becomes: { state: 'uncertain', tries: 1 } },
  ])('becomes $becomes when a try is $result', async ({ result, whenUncertain = 'resend', becomes }) => {
    const { kind, told } = noteKind(
      keepingSender(() => result),
      { whenUncertain },
    );
    await queueNotices(database.pool, name, ['k0']);
    await sendNotices(database.pool, [kind]);
    expect(await rowOf('k0')).toMatchObject(becomes);
    const isSettled = (await rowOf('k0'))?.state !== 'queued';
    expect(told).toMatchObject(
      isSettled
        ? [{ key: 'k0', state: (await rowOf('k0'))?.state, suppress: result === 'dead-address' }]
        : [],
    );
  });

  it('is refused when it was deferred for a day', async () => {
    const sender = keepingSender(() => 'deferred');
    const { kind, told } = noteKind(sender);
    await queueNotices(database.pool, name, ['k0']);
    for (let tries = 0; tries < 10; tries += 1) {
      await makeDue();
      await sendNotices(database.pool, [kind]);
    }
    expect(sender.sent).toHaveLength(10);
    expect(await rowOf('k0')).toMatchObject({ state: 'refused', tries: 10 });
    expect(told).toMatchObject([{ key: 'k0', state: 'refused' }]);
  });

  it.each([
    { whenUncertain: 'resend', sent: 1, state: 'sent' },
    { whenUncertain: 'hold', sent: 0, state: 'uncertain' },
  ] as const)(
    'that a crash left marked is in doubt: $whenUncertain',
    async ({ whenUncertain, sent, state }) => {
      const sender = keepingSender();
      const { kind } = noteKind(sender, { whenUncertain });
      await queueNotices(database.pool, name, ['k0']);
      const mark = (age: string) =>
        database.pool.query(
          `UPDATE notice SET state = 'sending', next_try_at = NULL, tries = 1, marked_at = now() - $1::interval`,
          [age],
        );
      await mark('1 second');
      await sendNotices(database.pool, [kind], { runMs: 300 });
      expect(await states()).toEqual({ sending: 1 });
      await mark('61 seconds');
      await sendNotices(database.pool, [kind]);
      expect(sender.sent).toHaveLength(sent);
      expect(await rowOf('k0')).toMatchObject({ state });
    },
  );

  it('that was not sent is queued again exactly once, and never one that was', async () => {
    const { pool } = database;
    let result: TryResult = 'refused';
    const sender = keepingSender(() => result);
    const { kind } = noteKind(sender);
    const requeue = (from = pool) => inTransaction(from, (client) => requeueNotice(client, name, 'k0'));
    await queueNotices(pool, name, ['k0']);
    expect(await requeue()).toBe(false);
    await sendNotices(pool, [kind]);
    const pools = [pool, database.newPool()];
    const outcomes = await Promise.all([...pools, ...pools, ...pools].map(requeue));
    expect(outcomes.filter(Boolean)).toEqual([true]);
    result = 'sent';
    await sendNotices(pool, [kind]);
    expect(await requeue()).toBe(false);
    expect(sender.sent).toHaveLength(2);
  });
});

it('one kind whose messages do not get through, or that fails, holds up no other', async () => {
  const { pool } = database;
  const away = noteKind(keepingSender(() => 'away'));
  const broken: NoticeKind = {
    ...away.kind,
    name: 'broken',
    messages: () => Promise.reject(new Error('It does not know what to write')),
  };
  const sender = keepingSender();
  const fine = noteKind(sender, { name: 'fine' });
  for (const kind of ['broken', name, 'fine']) await queueNotices(pool, kind, keys(20));
  await sendNotices(pool, [broken, away.kind, fine.kind], { runMs: 3_000 });
  expect(sender.sent).toHaveLength(20);
  expect([await noticesOf(pool, 'broken'), await states()]).toEqual([{ queued: 20 }, { queued: 20 }]);
});
