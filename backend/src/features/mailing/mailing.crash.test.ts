import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { answerJson, startTwilioServer } from '../../platform/sms/twilio-server.scenario.ts';
import { type BundledProgram, bundleProgram } from '../../testing/bundled-program.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { expectOneInvitationEach } from '../../testing/expect-invited.ts';
import { KillableInstances } from '../../testing/killable-instances.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { crashKinds, type CrashKindName } from '../../testing/mailing-crash.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { until } from './mailing.scenario.ts';

/** More than an instance claims at once, so that the others are claimed after the crashes. */
const people = isFullMatrix ? 2000 : 300;
/** After how many messages instances, or PostgreSQL, are killed. */
const crashesAt: readonly number[] = [0.15 * people, 0.45 * people];
const perCrash = 16;

/** A message that arrived. */
interface Arrival {
  readonly to: string;
  /** Empty for text messages. */
  readonly id: string;
  readonly text: string;
}

let worker: BundledProgram;
beforeAll(async () => {
  worker = await bundleProgram(new URL('../../testing/mailing-worker.ts', import.meta.url));
});
afterAll(() => worker.remove());

let mail: MailServer;
let sms: Awaited<ReturnType<typeof startTwilioServer>>;
beforeEach(async () => {
  mail = await startMailServer();
  sms = await startTwilioServer((response) => {
    answerJson(response, 201, {});
  });
});
afterEach(async () => {
  sms.stop();
  await mail.stop();
});
const servers = () => ({ smtpPort: mail.port, smsUrl: sms.baseUrl });
const arrivals = (): readonly Arrival[] => [
  ...mail.received.map(({ recipients, mail: each }) => ({
    to: recipients.join(),
    id: each.messageId ?? '',
    text: each.text ?? '',
  })),
  ...sms.calls.map(({ form }) => ({ to: form['To'] ?? '', id: '', text: form['Body'] ?? '' })),
];
const arrived = () => mail.received.length + sms.calls.length;

/** How many messages are in each state. */
async function statesOf(pool: Pool, name: CrashKindName): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ state: string; people: number }>(
    `SELECT state, count(*)::int AS people FROM (${crashKinds[name].rows}) AS message GROUP BY state`,
  );
  return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
}

async function expectAllSettled(pool: Pool, name: CrashKindName, crashes: number): Promise<void> {
  const { sent = 0, uncertain = 0, ...others } = await statesOf(pool, name);
  expect(others).toEqual({});
  expect(sent + uncertain).toBe(people);
  const all = arrivals();
  const written = new Set(all.map(({ to }) => to));
  // One message has one id, whichever of its tries arrived.
  expect(new Set(all.map(({ to, id }) => `${to} ${id}`)).size).toBe(written.size);
  const repeats = all.length - written.size;
  if (crashKinds[name].whenUncertain === 'resend') {
    expect(uncertain).toBe(0);
    expect(written.size).toBe(people);
    expect(repeats).toBeLessThanOrEqual(perCrash * crashes);
  } else {
    expect(repeats).toBe(0);
    expect(uncertain).toBeLessThanOrEqual(perCrash * crashes);
  }
  // Every recipient counted as sent got a message.
  const contact = crashKinds[name].channel === 'email' ? 'email' : 'phone';
  const missed = await pool.query(
    `SELECT ${contact} FROM (${crashKinds[name].rows}) AS message JOIN signup ON signup.seq = signup_seq
     WHERE state = 'sent' EXCEPT SELECT unnest($1::text[])`,
    [[...written]],
  );
  expect(missed.rows).toEqual([]);
  if (name === 'books') await expectBooked(pool, sent, uncertain);
  if (['wave', 'text wave', 'invitation'].includes(name)) await expectOneInvitationEach(pool, all, people);
}

/** The kind was told about everyone's result. */
async function expectBooked(pool: Pool, sent: number, uncertain: number): Promise<void> {
  const settled = await pool.query<{ state: string; people: number }>(
    'SELECT state, count(DISTINCT signup_seq)::int AS people FROM book_settled GROUP BY state ORDER BY state',
  );
  expect(settled.rows).toEqual([
    { state: 'SENT', people: sent },
    ...(uncertain > 0 ? [{ state: 'UNCERTAIN', people: uncertain }] : []),
  ]);
}

const untilDone = (pool: Pool, name: CrashKindName) =>
  until(
    async () => {
      const found = await statesOf(pool, name).catch(() => null);
      const unfinished = await pool.query(`SELECT FROM mailing WHERE state <> 'done'`).catch(() => null);
      return (found?.['sent'] ?? 0) + (found?.['uncertain'] ?? 0) === people && unfinished?.rowCount === 0;
    },
    'it is done',
    90_000,
  );

/** Every kind in a full run; otherwise one that sends again what is uncertain, and one that does not. */
const kinds: Readonly<Record<'instance' | 'PostgreSQL', readonly CrashKindName[]>> = isFullMatrix
  ? {
      instance: [
        'books',
        'broadcast',
        'wave',
        'text wave',
        'welcome',
        'invitation',
        'reminder',
        'no friend',
        'reopen',
      ],
      PostgreSQL: ['broadcast', 'wave', 'welcome', 'invitation', 'reminder', 'no friend', 'reopen'],
    }
  : { instance: ['welcome', 'no friend', 'reopen'], PostgreSQL: ['broadcast'] };

describe.for(kinds.instance)('kill -9 of an instance in the middle of messages of the kind %s', (name) => {
  let database: TestDatabase;
  let instances: KillableInstances;
  beforeEach(async () => {
    database = await createTestDatabase();
    instances = new KillableInstances(worker.script, database, name, servers());
  });
  afterEach(async () => {
    await instances.stop();
    await database.drop();
  });

  it(
    'reaches everyone on two instances and repeats, or leaves uncertain, at most 16 a crash',
    { timeout: 240_000 },
    async () => {
      await crashKinds[name].seed(database.pool, people);
      instances.start('first');
      instances.start('second');
      const crashes = await instances.killAt(crashesAt, arrived);
      expect(crashes).toBeGreaterThan(0);
      await untilDone(database.pool, name);
      await expectAllSettled(database.pool, name, crashes);
    },
  );
});

describe.for(kinds.PostgreSQL)('kill -9 of PostgreSQL in the middle of messages of the kind %s', (name) => {
  let server: KillableServer;
  beforeEach(async () => {
    server = await startKillableServer();
    server.pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterEach(() => server.stop());

  it(
    'forgets no one, marks no one as unsent who was written to, and undoes nothing that was sent',
    { timeout: 240_000 },
    async () => {
      const kind = crashKinds[name];
      await kind.seed(server.pool, people);
      await server.pool.query('SELECT waitlist_flush()');
      const instances = [1, 2].map(() => kind.instance(server.pool, servers(), 20));
      let isOver = false;
      const work = instances.map(async (instance) => {
        while (!isOver) await instance.work().catch(() => sleep(100));
      });
      for (const sent of crashesAt) {
        await until(() => arrived() >= sent, `${sent} have arrived`, 60_000);
        await server.kill();
      }
      await untilDone(server.pool, name);
      isOver = true;
      await Promise.all(work);
      for (const instance of instances) instance.close();
      await expectAllSettled(server.pool, name, crashesAt.length);
    },
  );
});
