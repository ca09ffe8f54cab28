import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundPort } from '../../platform/port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { closedPort, type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import type { MailingKind } from './mailing.kind.ts';
import {
  bookKind,
  createBooks,
  kindsOf,
  recipientsOf,
  runOnce,
  seedRunning,
  seedUsers,
  senderTo,
  stateOf,
  until,
} from './mailing.scenario.ts';

let database: TestDatabase;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  await createBooks(database.pool);
});
afterEach(async () => {
  // Senders and connections first: a server only stops once they have closed.
  for (const end of ends.splice(0).toReversed()) await end();
  await database.drop();
});

async function sink(options: Parameters<typeof startMailServer>[0] = {}, port = 0): Promise<MailServer> {
  const server = await startMailServer(options, port);
  ends.push(() => server.stop());
  return server;
}
function senderFor(port: number) {
  const sender = senderTo(database.pool, port);
  ends.push(() => sender.close());
  return sender;
}
/** Answers recipients by the beginning of their address: `p1@…` with the first entry. */
const refusing = (answer: (seq: number) => { readonly code: number; readonly text: string } | null) => ({
  onRcptTo({ address }: { address: string }, _session: unknown, callback: (error?: Error | null) => void) {
    const refusal = answer(Number(/^p(\d+)@/.exec(address)?.[1]));
    callback(
      refusal === null ? null : Object.assign(new Error(refusal.text), { responseCode: refusal.code }),
    );
  },
});
async function run(kind: MailingKind, port: number) {
  await runOnce(database.pool, { kinds: kindsOf(kind), sender: senderFor(port) });
}
const rows = async <T extends object>(sql: string): Promise<readonly T[]> =>
  (await database.pool.query<T>(sql)).rows;

describe('a mail server', () => {
  it('that rejects permanently is not retried, and dead addresses are reported to the kind', async () => {
    await seedUsers(database.pool, 8);
    const dead = ['5.1.1 no such user', '5.1.2 no such host', '5.1.3 bad syntax', '5.1.10 null MX'];
    const mail = await sink(
      refusing((seq) =>
        seq <= 4
          ? { code: 550, text: dead[seq - 1] ?? '' }
          : seq === 5
            ? { code: 550, text: '5.7.1 policy' }
            : seq === 6
              ? { code: 552, text: '5.1.15 unheard of' }
              : null,
      ),
    );
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    await run(kind, mail.port);
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 2, refused: 6 });
    expect(await stateOf(database.pool, mailing)).toBe('done');
    expect(
      await rows('SELECT signup_seq::int AS seq, state, suppress FROM book_settled ORDER BY signup_seq'),
    ).toEqual([
      ...[1, 2, 3, 4].map((seq) => ({ seq, state: 'REFUSED', suppress: true })),
      ...[5, 6].map((seq) => ({ seq, state: 'REFUSED', suppress: false })),
      ...[7, 8].map((seq) => ({ seq, state: 'SENT', suppress: false })),
    ]);
  });

  it('that defers a message is asked again with growing waits for a day, and no one else waits', async () => {
    await seedUsers(database.pool, 20);
    const mail = await sink(refusing((seq) => (seq === 1 ? { code: 450, text: '4.2.0 later' } : null)));
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    const waits: number[] = [];
    for (let tries = 1; (await recipientsOf(database.pool, mailing))['refused'] === undefined; tries += 1) {
      await run(kind, mail.port);
      const [next] = await rows<{ tries: number; wait: number | null }>(
        `SELECT tries, extract(epoch FROM next_try_at - marked_at)::float8 AS wait FROM mailing_recipient WHERE place = 1`,
      );
      expect(next?.tries).toBe(tries);
      if (typeof next?.wait === 'number') waits.push(Math.round(next.wait / 60));
      await database.pool.query(`UPDATE mailing_recipient SET next_try_at = now() WHERE state = 'queued'`);
    }
    expect(waits).toEqual([1, 5, 15, 30, 60, 120, 240, 480, 480]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThanOrEqual(23 * 60);
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 19, refused: 1 });
  });

  it.for(['resend', 'hold'] as const)(
    'that is unavailable costs no tries and leaves nothing uncertain, for a kind that says %s',
    async (whenUncertain) => {
      await seedUsers(database.pool, 40);
      const port = await closedPort();
      const kind = bookKind(database.pool, { whenUncertain });
      const mailing = await seedRunning(database.pool, kind);
      await run(kind, port);
      expect(await rows('SELECT DISTINCT tries, maybe_sent FROM mailing_recipient')).toEqual([
        { tries: 0, maybe_sent: false },
      ]);
      const mail = await sink({}, port);
      await database.pool.query(`UPDATE mailing_recipient SET next_try_at = now() WHERE state = 'queued'`);
      await run(kind, port);
      expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 40 });
      expect(mail.received).toHaveLength(40);
    },
  );

  it.for(['resend', 'hold'] as const)(
    'that breaks off after it got the message leaves one group to be sent again or decided, for a kind that says %s',
    async (whenUncertain) => {
      await seedUsers(database.pool, 40);
      const mail = await bareSink();
      const kind = bookKind(database.pool, { whenUncertain });
      const mailing = await seedRunning(database.pool, kind);
      mail.behave = 'break';
      const stop = new AbortController();
      const sender = senderFor(mail.port);
      const options = { kinds: kindsOf(kind), sender, signal: stop.signal };
      const interrupted = runOnce(database.pool, options);
      await until(() => mail.messages > 0, 'the first group has arrived');
      stop.abort();
      await interrupted;
      const taken = mail.messages;
      const [unsure] = await rows<{ people: number }>(
        'SELECT count(*)::int AS people FROM mailing_recipient WHERE maybe_sent',
      );
      // Every message that was accepted is uncertain, and at most one group of them.
      expect(unsure?.people).toBeGreaterThanOrEqual(taken);
      expect(unsure?.people).toBeLessThanOrEqual(16);
      const { uncertain = 0 } = await recipientsOf(database.pool, mailing);
      expect(uncertain).toBe(whenUncertain === 'hold' ? unsure?.people : 0);
      mail.behave = 'take';
      await database.pool.query(`UPDATE mailing_recipient SET next_try_at = now() WHERE state = 'queued'`);
      await run(kind, mail.port);
      expect(await recipientsOf(database.pool, mailing)).toEqual(
        uncertain > 0 ? { sent: 40 - uncertain, uncertain } : { sent: 40 },
      );
    },
  );

  it('that hangs holds up an app that stops for a second; its messages are uncertain', async () => {
    await seedUsers(database.pool, 40);
    const mail = await bareSink();
    mail.behave = 'hang';
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    const stop = new AbortController();
    const interrupted = runOnce(database.pool, {
      kinds: kindsOf(kind),
      sender: senderFor(mail.port),
      signal: stop.signal,
    });
    await until(() => mail.messages === 16, 'the first group has arrived');
    stop.abort();
    await interrupted;
    expect(await recipientsOf(database.pool, mailing)).toEqual({ uncertain: 16, queued: 24 });
    expect(mail.messages).toBe(16);
  });
});

interface BareSink {
  readonly port: number;
  /** Messages whose contents arrived whole. */
  messages: number;
  /** What it does once it has one: accepts it, closes the connection, or never answers. */
  behave: 'take' | 'break' | 'hang';
}

/** The part of SMTP that a client needs. */
async function bareSink(): Promise<BareSink> {
  const server = createServer((socket) => {
    let isData = false;
    let read = '';
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      read += chunk.toString();
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n';
        const end = read.indexOf(mark);
        if (end === -1) return;
        const line = read.slice(0, end);
        read = read.slice(end + mark.length);
        if (isData) {
          sink.messages += 1;
          isData = false;
          if (sink.behave === 'break') return void socket.destroy();
          if (sink.behave === 'take') socket.write('250 taken\r\n');
        } else {
          isData = line === 'DATA';
          socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
        }
      }
    });
    ends.push(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = boundPort(server);
  const sink: BareSink = { port, messages: 0, behave: 'take' };
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return sink;
}

describe('a mailing that fails', () => {
  it('delays no other', async () => {
    await seedUsers(database.pool, 20);
    const mail = await sink();
    const good = bookKind(database.pool);
    const bad = bookKind(database.pool, {
      name: 'invite',
      messages: () => Promise.reject(new Error('a template that cannot be read')),
    });
    const failing = await seedRunning(database.pool, bad);
    const other = await seedRunning(database.pool, good);
    await runOnce(database.pool, { kinds: kindsOf(good, bad), sender: senderFor(mail.port) });
    expect(await recipientsOf(database.pool, other)).toEqual({ sent: 20 });
    expect(await recipientsOf(database.pool, failing)).toEqual({ queued: 20 });
  });
});

describe('a mailing pauses itself', () => {
  it('when 5 percent of 200 or more have dead addresses, and the count restarts once it is resumed', async () => {
    await seedUsers(database.pool, 400);
    const mail = await sink(refusing((seq) => (seq % 10 === 0 ? { code: 550, text: '5.1.1 no' } : null)));
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    await run(kind, mail.port);
    const { sent = 0, refused = 0 } = await recipientsOf(database.pool, mailing);
    expect(await rows('SELECT state, pause_reason AS reason FROM mailing')).toEqual([
      { state: 'paused', reason: 'bounces' },
    ]);
    expect(sent + refused).toBeGreaterThanOrEqual(200);
    expect(sent + refused).toBeLessThan(200 + 16);
    await until(() => mail.received.length === sent, 'those who were sent have arrived');
  });
});
