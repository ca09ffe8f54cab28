import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { userJobs } from './user.jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.pool, 3000);
});
afterAll(() => database.drop());

const log = pino({ level: 'silent' });
const run = (signal: AbortSignal) => {
  const [handler] = userJobs(database.pool).handlers;
  if (handler === undefined) throw new Error('There is no job');
  return handler.run({}, { log, signal });
};
const throughSeq = async () => {
  const { rows } = await database.pool.query<{ seq: number }>(
    'SELECT through_seq::int AS seq FROM signup_search_head',
  );
  return rows[0]?.seq;
};

it('the job copies everyone who has joined', async () => {
  await takeOutOfSearch(database.pool, 100);
  await run(new AbortController().signal);
  expect(await throughSeq()).toBe(3000);
  await run(new AbortController().signal);
  expect(await throughSeq()).toBe(3000);
});

it('the job ends between two steps when the app stops, and goes on later', async () => {
  await takeOutOfSearch(database.pool, 0);
  const { signal } = new AbortController();
  // Aborted once the first step has begun.
  const looks = [false];
  Object.defineProperty(signal, 'aborted', { get: () => looks.shift() ?? true });
  await run(signal);
  expect(await throughSeq()).toBe(500);
  await run(new AbortController().signal);
  expect(await throughSeq()).toBe(3000);
});
