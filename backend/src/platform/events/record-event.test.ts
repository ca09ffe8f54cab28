import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { inTransaction } from '../database/database.ts';
import { recordEvent } from './record-event.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const addEndpoint = () =>
  database.pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     VALUES ($1, 'https://example.com', '', '{signup.blocked}', false, 1, 50, 0, 0)`,
    [randomUUID()],
  );
const record = () =>
  inTransaction(database.pool, (client) => recordEvent(client, { type: 'signup.blocked', signupSeq: '7' }));
const count = async (table: string, where = 'true'): Promise<number> =>
  (await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`))
    .rows[0]?.count ?? -1;
const jobs = () => count('graphile_worker.jobs', `task_identifier = 'run-webhooks'`);

describe('recordEvent', () => {
  it('writes nothing and wakes no one while there is no endpoint', async () => {
    await record();
    expect([await count('event'), await jobs()]).toEqual([0, 0]);
  });

  it('writes the event and one job for the runner in the transaction of the action', async () => {
    await addEndpoint();
    await Promise.all([record(), record(), record()]);
    expect([await count('event', 'signup_seq = 7 AND NOT fanned_out'), await jobs()]).toEqual([3, 1]);
    const undone = inTransaction(database.pool, async (client) => {
      await recordEvent(client, { type: 'webhook.test', data: { endpointId: 'a' } });
      throw new Error('the action failed');
    });
    await expect(undone).rejects.toThrow('the action failed');
    expect(await count('event')).toBe(3);
  });

  it('adds no job while a runner sends its heartbeat', async () => {
    await addEndpoint();
    await database.pool.query('UPDATE runner SET seen_at = clock_timestamp()');
    await record();
    expect([await count('event'), await jobs()]).toEqual([1, 0]);
  });
});
