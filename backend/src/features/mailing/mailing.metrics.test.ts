import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { mailingGauges } from './mailing.metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const read = async (name: string) =>
  (await mailingGauges.find((gauge) => gauge.name === name)?.read(database.pool)) ?? [];

/** A mailing of this kind and state that last sent a message this many minutes ago. */
const add = (kind: string, state: string, minutesAgo: number | null) =>
  database.pool.query(
    `INSERT INTO mailing (id, kind, name, segment, template_version_id, per_hour, state, confirmed_people, started_at, minute_at, ended_at)
     SELECT $1, $2, 'Test', '{"states": ["waiting"]}', id, 100, $3, 1, now() - interval '3 hours',
       now() - make_interval(mins => $4), CASE WHEN $3 = 'done' THEN now() END
     FROM message_template_version LIMIT 1`,
    [randomUUID(), kind, state, minutesAgo],
  );

it('counts what has not ended, and shows how long a running mailing has sent nothing', async () => {
  expect(await read('mailings')).toEqual([]);
  expect(await read('mailing_idle_seconds')).toEqual([]);
  await add('invite', 'running', 10);
  await add('invite', 'running', 2);
  await add('invite', 'done', 90);
  await add('broadcast', 'running', null);
  expect(await read('mailings')).toEqual(
    expect.arrayContaining([
      { labels: { kind: 'invite', state: 'running' }, value: 2 },
      { labels: { kind: 'broadcast', state: 'running' }, value: 1 },
    ]),
  );
  const idle = await read('mailing_idle_seconds');
  const minutes = (kind: string) =>
    Math.floor((idle.find(({ labels }) => labels['kind'] === kind)?.value ?? 0) / 60);
  expect([minutes('invite'), minutes('broadcast')]).toEqual([10, 180]);
});
