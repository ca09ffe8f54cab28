import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { webhookGauges } from './webhook.metrics.ts';
import { downAfterFailures } from './webhook.rules.ts';
import { seedEndpoint } from './webhook.scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const read = async (name: string) => {
  const samples = await webhookGauges.find((gauge) => gauge.name === name)?.read(database.pool);
  return Object.fromEntries(
    (samples ?? []).map(({ labels, value }) => [Object.values(labels).join(), value]),
  );
};

it('tells endpoints that fail from those that work, and what each has yet to be sent', async () => {
  const { pool } = database;
  expect(await read('webhook_endpoints')).toEqual({ active: 0, down: 0, paused: 0, disabled: 0 });
  const url = 'https://example.com/hook';
  const [works, fails, off] = [
    await seedEndpoint(pool, { url, joinedSeq: 0 }),
    await seedEndpoint(pool, { url, joinedSeq: 0 }),
    await seedEndpoint(pool, { url, joinedSeq: 0 }),
  ];
  await pool.query('UPDATE webhook_endpoint SET failures = $2, failing_since = now() WHERE id = $1', [
    fails,
    downAfterFailures,
  ]);
  await pool.query(`UPDATE webhook_endpoint SET state = 'disabled', reason = 'gone' WHERE id = $1`, [off]);
  await pool.query('UPDATE waitlist_head SET last_seq = 5');
  await pool.query('UPDATE webhook_endpoint SET joined_seq = 3, claimed_seq = 3 WHERE id = $1', [fails]);
  expect(await read('webhook_endpoints')).toEqual({ active: 1, down: 1, paused: 0, disabled: 1 });
  expect(await read('webhook_backlog')).toEqual({ [works]: 5, [fails]: 2 });
});
