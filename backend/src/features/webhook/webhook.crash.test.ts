import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnectionErrorsHandled } from '../../platform/database/connection-errors.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { type Receiver, runOnce, seedEndpoint, startReceiver, until } from './webhook.scenario.ts';

let server: KillableServer;
let receiver: Receiver;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startKillableServer(), startReceiver()]);
  withConnectionErrorsHandled(server.pool);
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
});

/** A join that is not durable yet, like one whose batch waits for its flush. @returns its signup's id. */
async function joinWithoutFlush(): Promise<string> {
  const id = randomUUID();
  await server.pool.query(
    `WITH head AS (UPDATE waitlist_head SET last_seq = last_seq + 1, last_joined_at = now() RETURNING last_seq)
     INSERT INTO signup (seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country, answers)
     SELECT last_seq, now(), $1::uuid, 'R' || last_seq || right($1::text, 6), 'email', $1::text || '@example.com', $1::text || '@example.com', '+49' || last_seq, 'A', 'B', 'DE', '{"broker": "zerodha"}'
     FROM head`,
    [id],
  );
  return id;
}

describe('kill -9 of PostgreSQL', () => {
  it('announces no join that is gone, and loses none that stayed', { timeout: 120_000 }, async () => {
    await seedEndpoint(server.pool, {
      url: receiver.url,
      types: ['signup.joined'],
      batchSize: 10,
      perSecond: 200,
    });
    await server.pool.query('SELECT waitlist_flush()');
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    const joining = (async () => {
      while (!isOver()) await joinWithoutFlush().catch(() => sleep(50));
    })();
    const sending = (async () => {
      while (!isOver()) await runOnce(server.pool).catch(() => sleep(50));
    })();
    for (const announced of [150, 400, 700]) {
      await until(
        () => new Set(receiver.events().map(({ id }) => id)).size >= announced,
        `${announced} are announced`,
        30_000,
      );
      await server.kill();
    }
    over.abort();
    await Promise.all([joining, sending]);
    const announced = () => receiver.events().map(({ data }) => data['signupId']);
    const gone = await server.pool.query('SELECT unnest($1::uuid[]) AS id EXCEPT SELECT id FROM signup', [
      announced(),
    ]);
    expect(gone.rows).toEqual([]);
    await runOnce(server.pool);
    const missed = await server.pool.query('SELECT id FROM signup EXCEPT SELECT unnest($1::uuid[])', [
      announced(),
    ]);
    expect(missed.rows).toEqual([]);
  });
});
