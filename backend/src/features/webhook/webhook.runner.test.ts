import { allChoices } from '../../questions.form.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedAdmin } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { killLockHolders } from '../../testing/kill-lock-holders.ts';
import { block, erase, idOf, seedPeople } from '../../testing/people.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import {
  localSender,
  runOnce,
  type Receiver,
  seedEndpoint,
  startReceiver,
  testSecrets,
  until,
} from './webhook.scenario.ts';
import { secretOf } from './webhook.secret.ts';

let database: TestDatabase;
let receiver: Receiver;
beforeEach(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startReceiver()]);
});
afterEach(async () => {
  await receiver.close();
  await database.drop();
});

const one = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row> => {
  const { rows } = await database.pool.query<Row>(sql, [...values]);
  if (rows[0] === undefined) throw new Error(`No row: ${sql}`);
  return rows[0];
};
const endpointRow = (id: string) =>
  one<{
    joined: number;
    claimed: number;
    failures: number;
    state: string;
    reason: string | null;
    probe: Date | null;
  }>(
    `SELECT joined_seq::int AS joined, claimed_seq::int AS claimed, failures, state, reason, next_probe_at AS probe FROM webhook_endpoint WHERE id = $1`,
    [id],
  );
const deliveries = async (state: string): Promise<number> =>
  (
    await one<{ count: number }>('SELECT count(*)::int AS count FROM webhook_delivery WHERE state = $1', [
      state,
    ])
  ).count;
const makeDue = () =>
  database.pool.query(`UPDATE webhook_delivery SET next_attempt_at = now() WHERE state = 'pending'`);
const makeProbeDue = () =>
  database.pool.query('UPDATE webhook_endpoint SET next_probe_at = now() WHERE next_probe_at IS NOT NULL');
const joins = async (count: number, referralCode?: string): Promise<void> => {
  const waitlist = createWaitlist(database);
  const fields = referralCode === undefined ? {} : { referralCode };
  await Promise.all(Array.from({ length: count }, () => joinVerified(database.pool, waitlist, fields)));
};

describe('joins and credits', () => {
  it('are sent once each, signed, in the order of joining, and leave no rows behind while they wait', async () => {
    const id = await seedEndpoint(database.pool, { url: receiver.url });
    const waitlist = createWaitlist(database);
    const referrer = await joinVerified(database.pool, waitlist);
    const friend = await joinVerified(database.pool, waitlist, { referralCode: referrer.referralId });
    expect(await deliveries('pending')).toBe(0);
    expect((await one<{ count: number }>('SELECT count(*)::int AS count FROM event')).count).toBe(0);

    await runOnce(database.pool);
    const sorted = receiver
      .events()
      .toSorted((a, b) => Number(a.data['joinedNth'] ?? 9) - Number(b.data['joinedNth'] ?? 9));
    expect(sorted).toMatchObject([
      { type: 'signup.joined', data: { signupId: referrer.id, joinedNth: 1, referrerSignupId: null } },
      { type: 'signup.joined', data: { signupId: friend.id, joinedNth: 2, referrerSignupId: referrer.id } },
      { type: 'signup.credited', data: { signupId: referrer.id, referredSignupId: friend.id, points: 10 } },
    ]);
    expect(JSON.stringify(receiver.requests)).not.toContain('Lovelace');
    const verifier = new Webhook(secretOf(testSecrets, { id, secretVersion: 1, previousUntil: null }));
    for (const { body, headers } of receiver.requests)
      expect(() => verifier.verify(body, headers as Record<string, string>)).not.toThrow();
    expect(await endpointRow(id)).toMatchObject({ joined: 2, claimed: 2, failures: 0 });
    await runOnce(database.pool);
    expect(receiver.requests).toHaveLength(3);
    expect(await deliveries('delivered')).toBe(3);
  });

  it('carry names and contacts only where an endpoint asks for them', async () => {
    await seedEndpoint(database.pool, { url: `${receiver.url}/with`, personalData: true });
    await seedEndpoint(database.pool, { url: `${receiver.url}/without` });
    await joins(1);
    await runOnce(database.pool);
    const dataAt = (path: string) =>
      receiver.requests.find((each) => each.path.endsWith(path))?.events[0]?.data;
    expect(dataAt('/with')).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: expect.any(String),
      phoneNo: expect.any(String),
    });
    expect(Object.keys(dataAt('/without') ?? {}).sort()).toEqual(
      [
        ...allChoices.map(({ key }) => key),
        'country',
        'joinedNth',
        'referralId',
        'referrerSignupId',
        'source',
        'campaign',
        'signupId',
        'verifiedBy',
      ].toSorted(),
    );
  });

  it('have the same id for every endpoint, batched or alone, and at every try', async () => {
    await seedEndpoint(database.pool, { url: `${receiver.url}/alone`, types: ['signup.joined'] });
    await seedEndpoint(database.pool, {
      url: `${receiver.url}/batch`,
      types: ['signup.joined'],
      batchSize: 100,
    });
    await joins(7);
    receiver.answer = ({ path }) => ({ status: path.endsWith('/alone') ? 500 : 204 });
    await runOnce(database.pool);
    receiver.answer = () => ({ status: 204 });
    await makeDue();
    await runOnce(database.pool);
    const idsAt = (path: string) =>
      receiver.requests
        .filter((each) => each.path.endsWith(path))
        .flatMap(({ events }) => events.map(({ id }) => id));
    expect(new Set(idsAt('/batch')).size).toBe(7);
    expect(idsAt('/alone')).toHaveLength(14);
    expect(new Set(idsAt('/alone'))).toEqual(new Set(idsAt('/batch')));
    expect(receiver.requests.some(({ path, events }) => path.endsWith('/batch') && events.length > 1)).toBe(
      true,
    );
  });

  it('ten million behind are a number: no rows, and memory stays flat', async () => {
    const id = await seedEndpoint(database.pool, {
      url: receiver.url,
      batchSize: 100,
      perSecond: 20,
      joinedSeq: 0,
    });
    await database.pool.query('UPDATE waitlist_head SET last_seq = 10000000, last_joined_at = now()');
    await database.pool.query(
      `INSERT INTO signup (seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country, answers)
       SELECT n, now(), gen_random_uuid(), 'R' || lpad(n::text, 9, '0'), 'email', n || '@example.com', n || '@example.com', '+49' || n, 'A', 'B', 'DE', '{"broker": "zerodha"}'
       FROM generate_series(1, 20000) AS n`,
    );
    await database.pool.query('ANALYZE signup');
    const before = process.memoryUsage().heapUsed;
    const stopping = new AbortController();
    const running = runOnce(database.pool, { signal: stopping.signal });
    await until(() => receiver.requests.length >= 60, 'sixty batches arrive');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024);
    expect(
      (
        await one<{ count: number }>(
          `SELECT count(*)::int AS count FROM webhook_delivery WHERE state = 'pending'`,
        )
      ).count,
    ).toBe(0);
    expect(await deliveries('delivered')).toBeLessThan(6000);
    // What has arrived is recorded a moment later.
    await expect.poll(async () => (await endpointRow(id)).joined).toBeGreaterThanOrEqual(4000);
    stopping.abort();
    await running;
  });
});

describe('events that were recorded', () => {
  it('reach every endpoint that wants them, with their subject', async () => {
    await joins(1);
    const wanting = await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.blocked'] });
    await seedEndpoint(database.pool, { url: `${receiver.url}/other`, types: ['signup.unblocked'] });
    await block(database.pool, 1);
    await runOnce(database.pool);
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/hooks']);
    expect(receiver.events()).toMatchObject([
      { type: 'signup.blocked', data: { signupId: await idOf(database.pool, 1) } },
    ]);
    expect(await one(`SELECT state, attempts, endpoint_id AS id FROM webhook_delivery`)).toEqual({
      state: 'delivered',
      attempts: 1,
      id: wanting,
    });
  });

  it('do not mention users erased before they left, except for the erasure', async () => {
    await joins(2);
    await seedEndpoint(database.pool, {
      url: receiver.url,
      types: ['signup.joined', 'signup.blocked', 'signup.erased'],
      personalData: true,
      joinedSeq: 0,
    });
    await block(database.pool, 1);
    await erase(database.pool, 1);
    await runOnce(database.pool);
    expect(
      receiver
        .events()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['signup.erased', 'signup.joined']);
    const erased = receiver.events().find(({ type }) => type === 'signup.erased');
    expect(Object.keys(erased?.data ?? {}).sort()).toEqual(['referralId', 'signupId']);
    expect(await deliveries('skipped')).toBe(1);
  });
});

describe('a receiver that fails', () => {
  it('gets the event again after a while, and nothing else waits for that', async () => {
    await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'] });
    await joins(30);
    const poison = await idOf(database.pool, 5);
    receiver.answer = ({ body }) =>
      body.includes(`"signupId":"${poison}"`) ? { status: 500, body: 'cannot digest it' } : { status: 204 };
    await runOnce(database.pool);
    expect(new Set(receiver.events().map(({ id }) => id)).size).toBe(30);
    expect([await deliveries('delivered'), await deliveries('pending')]).toEqual([29, 1]);
    expect(
      await one(
        `SELECT status, answer, error, attempts, next_attempt_at > now() + interval '3 seconds' AS later FROM webhook_delivery WHERE state = 'pending'`,
      ),
    ).toEqual({
      status: 500,
      answer: 'cannot digest it',
      error: 'The endpoint answered 500.',
      attempts: 1,
      later: true,
    });
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await makeDue();
      await runOnce(database.pool);
    }
    expect([await deliveries('failed'), await deliveries('pending')]).toEqual([1, 0]);
    expect((await one<{ failures: number }>('SELECT failures FROM webhook_endpoint')).failures).toBeLessThan(
      10,
    );
  });

  it('of one event in a batch gets the others of the batch at their next try', async () => {
    await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'], batchSize: 100 });
    await joins(20);
    const poison = await idOf(database.pool, 5);
    receiver.answer = ({ body }) => ({
      status: body.includes(`"signupId": "${poison}"`) || body.includes(`"signupId":"${poison}"`) ? 500 : 204,
      body: 'who it was',
    });
    await runOnce(database.pool);
    expect(await one(`SELECT count(answer)::int AS answers FROM webhook_delivery`)).toEqual({ answers: 0 });
    await makeDue();
    await runOnce(database.pool);
    expect([await deliveries('delivered'), await deliveries('pending')]).toEqual([19, 1]);
  });

  it('is down after ten failures: the cursor stands still, probes go out, and nothing is lost', async () => {
    const id = await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'] });
    await joins(100);
    receiver.answer = () => ({ status: 503 });
    await runOnce(database.pool);
    const down = await endpointRow(id);
    expect(down).toMatchObject({ failures: 10, state: 'active', probe: expect.any(Date) });
    expect(down.joined).toBeLessThan(30);
    const before = receiver.requests.length;
    expect(before).toBeLessThan(30);
    await makeProbeDue();
    await runOnce(database.pool);
    expect(receiver.requests).toHaveLength(before + 1);
    expect(await endpointRow(id)).toMatchObject({ failures: 11, joined: down.joined });

    receiver.answer = () => ({ status: 204 });
    await makeProbeDue();
    await runOnce(database.pool);
    expect(await endpointRow(id)).toMatchObject({ failures: 0, joined: 100, probe: null });
    expect(new Set(receiver.events().map(({ data }) => data['joinedNth'])).size).toBe(100);
    expect([await deliveries('delivered'), await deliveries('pending'), await deliveries('failed')]).toEqual([
      100, 0, 0,
    ]);
  });

  it('is disabled when it says 410, and after five days; the admins are told once, and once after a day', async () => {
    await seedAdmin(database.pool, 'ADMIN');
    const id = await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'] });
    receiver.answer = () => ({ status: 500 });
    await joins(1);
    await database.pool.query(`UPDATE webhook_endpoint SET failing_since = now() - interval '25 hours'`);
    await runOnce(database.pool);
    await makeDue();
    await runOnce(database.pool);
    const alerts = async () =>
      (
        await database.pool.query<{ what: string }>(
          `SELECT split_part(key, ':', 3) AS what FROM notice WHERE kind = 'webhook-alert' ORDER BY seq`,
        )
      ).rows.map(({ what }) => what);
    expect(await alerts()).toEqual(['failing']);
    await database.pool.query(`UPDATE webhook_endpoint SET failing_since = now() - interval '121 hours'`);
    await makeDue();
    await runOnce(database.pool);
    expect(await endpointRow(id)).toMatchObject({ state: 'disabled', reason: 'failing' });
    expect(await alerts()).toEqual(['failing', 'disabled']);

    const gone = await seedEndpoint(database.pool, {
      url: receiver.url,
      types: ['signup.joined'],
      joinedSeq: 0,
    });
    receiver.answer = () => ({ status: 410 });
    await runOnce(database.pool);
    expect(await endpointRow(gone)).toMatchObject({ state: 'disabled', reason: 'gone' });
  });

  it('by never answering holds up no other endpoint', async () => {
    await seedEndpoint(database.pool, { url: `${receiver.url}/slow`, types: ['signup.joined'] });
    await seedEndpoint(database.pool, { url: `${receiver.url}/fast`, types: ['signup.joined'] });
    receiver.answer = ({ path }) => (path.endsWith('/slow') ? null : { status: 204 });
    await joins(40);
    const stopping = new AbortController();
    const running = runOnce(database.pool, { sender: localSender(5000), signal: stopping.signal });
    const at = (path: string) => receiver.requests.filter((each) => each.path.endsWith(path)).length;
    await until(() => at('/fast') === 40, 'the fast endpoint has everything', 4500);
    expect(at('/slow')).toBe(8);
    stopping.abort();
    await running;
  });
});

describe('the pace of an endpoint', () => {
  it('is kept', async () => {
    await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'], perSecond: 20 });
    await joins(60);
    const stopping = new AbortController();
    const running = runOnce(database.pool, { signal: stopping.signal });
    await until(() => receiver.requests.length > 0, 'the first arrives');
    const began = performance.now();
    const before = receiver.requests.length;
    await until(() => receiver.requests.length >= before + 20, 'twenty more arrive');
    const seconds = (performance.now() - began) / 1000;
    stopping.abort();
    await running;
    expect(seconds).toBeGreaterThan(20 / 27);
  });
});

describe('several instances', () => {
  it('send each event once: one of them runs', async () => {
    await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'] });
    await joins(50);
    await Promise.all([runOnce(database.pool), runOnce(database.newPool()), runOnce(database.newPool())]);
    expect(receiver.events()).toHaveLength(50);
  });

  it('take over when the connection with the lock is killed; what was under way comes again under the same ids', async () => {
    const id = await seedEndpoint(database.pool, {
      url: receiver.url,
      types: ['signup.joined'],
      perSecond: 50,
    });
    await joins(100);
    const first = runOnce(database.newPool()).then(
      () => 'ended',
      () => 'failed',
    );
    await until(() => receiver.requests.length >= 20, 'twenty arrive');
    await killLockHolders(database.pool);
    expect(await first).toBe('failed');
    await runOnce(database.newPool());
    expect(new Set(receiver.events().map(({ data }) => data['joinedNth'])).size).toBe(100);
    expect(new Set(receiver.events().map(({ id: eventId }) => eventId)).size).toBe(100);
    expect(receiver.events().length).toBeLessThan(100 + 16);
    expect((await endpointRow(id)).joined).toBe(100);
  });

  it('terminate a runner that sends no heartbeat', async () => {
    await seedEndpoint(database.pool, { url: receiver.url, types: ['signup.joined'] });
    await joins(1);
    const pool = database.newPool();
    const frozen = await pool.connect();
    frozen.on('error', () => undefined);
    await frozen.query(`SELECT pg_advisory_lock(hashtextextended('runner webhooks', 0))`);
    await database.pool.query(`UPDATE runner SET seen_at = now() - interval '20 seconds'`);
    expect(await runOnce(database.pool)).toBeUndefined();
    await database.pool.query(`UPDATE runner SET seen_at = now() - interval '31 seconds'`);
    expect(await runOnce(database.pool)).toEqual({ runAgainInSeconds: 1 });
    frozen.release(true);
    await until(
      async () => (await runOnce(database.pool)) === undefined && receiver.requests.length === 1,
      'the lock is free, and the next run has it',
    );
  });
});

describe('what is stored', () => {
  it('is bounded: the newest thousand successes, and nothing old', async () => {
    const id = await seedEndpoint(database.pool, { url: receiver.url });
    const add = (count: number, state: string, at: string) =>
      database.pool.query(
        `INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, next_attempt_at, at)
         SELECT $1, 'evt_' || n, 'signup.joined', 'join', n, $2, CASE WHEN $2 = 'pending' THEN now() + interval '1 day' END, $3 FROM generate_series(1, $4::int) AS n`,
        [id, state, at, count],
      );
    await add(1500, 'delivered', new Date().toISOString());
    await add(3, 'failed', '2020-01-01');
    await add(4, 'failed', new Date().toISOString());
    await add(2, 'pending', '2020-01-01');
    await database.pool.query(
      `INSERT INTO event (type, at, fanned_out) VALUES ('webhook.test', '2020-01-01', true), ('webhook.test', now(), true)`,
    );
    await runOnce(database.pool);
    expect([await deliveries('delivered'), await deliveries('failed'), await deliveries('pending')]).toEqual([
      1000, 4, 2,
    ]);
    expect((await one<{ count: number }>('SELECT count(*)::int AS count FROM event')).count).toBe(1);
    await database.pool.query(`UPDATE webhook_endpoint SET state = 'disabled', reason = 'gone'`);
    await runOnce(database.pool);
    expect(await deliveries('pending')).toBe(0);
  });
});

it('a replay of a range of the join order sends it again, in parts', async () => {
  await seedPeople(database.pool, 1300);
  const id = await seedEndpoint(database.pool, {
    url: receiver.url,
    types: ['signup.joined'],
    batchSize: 100,
  });
  await database.pool.query(
    `INSERT INTO webhook_replay (endpoint_id, types, next_seq, to_seq) VALUES ($1, '{signup.joined}', 101, 1300)`,
    [id],
  );
  await runOnce(database.pool);
  expect(
    receiver
      .events()
      .map(({ data }) => Number(data['joinedNth']))
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 1200 }, (_, index) => 101 + index));
  expect((await one<{ count: number }>('SELECT count(*)::int AS count FROM webhook_replay')).count).toBe(0);
});
