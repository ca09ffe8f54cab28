import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedEndpoint } from '../webhook/webhook.scenario.ts';
import type { MailingKind } from './mailing.kind.ts';
import { recipientCounts } from './mailing.repository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { killLockHolders } from '../../testing/kill-lock-holders.ts';
import { restOfMinute } from '../../testing/rest-of-minute.ts';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { MailingService } from './mailing.service.ts';
import {
  bookKind,
  byKey,
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
let mail: MailServer;
const sinks: MailServer[] = [];
const senders: { close: () => void }[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  await createBooks(database.pool);
  mail = await sink();
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close();
  for (const each of sinks.splice(0)) await each.stop();
  await database.drop();
});

async function sink(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  sinks.push(server);
  return server;
}
function sender(port = mail.port) {
  const made = senderTo(database.pool, port);
  senders.push(made);
  return made;
}
const received = () => mail.received.flatMap(({ recipients }) => recipients).toSorted();
const count = async (sql: string): Promise<number> =>
  (await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]
    ?.count ?? -1;

describe('a mailing', () => {
  it('goes to everyone once, best first, with the headers of its kind, and is then done', async () => {
    await seedUsers(database.pool, 50);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    await runOnce(database.pool, { kinds: kindsOf(kind), sender: sender() });
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 50 });
    expect(await stateOf(database.pool, mailing)).toBe('done');
    expect(received()).toHaveLength(50);
    expect(new Set(received()).size).toBe(50);
    expect(mail.received[0]?.raw).toContain('List-Unsubscribe: <https://example.com/u/token>');
    expect(await count('book_prepared')).toBe(50);
    expect(await count(`book_settled WHERE state = 'SENT' AND NOT suppress`)).toBe(50);
  });

  it('skips recipients that its kind leaves out, early or late, and says why', async () => {
    await seedUsers(database.pool, 20);
    const kind = bookKind(database.pool);
    const picky = bookKind(database.pool, {
      prepare: async (client, mailing, seqs) => {
        const ready = seqs.filter((seq) => Number(seq) > 5);
        await kind.prepare(client, mailing, ready);
        return new Map(seqs.filter((seq) => Number(seq) <= 5).map((seq) => [seq, 'SUPPRESSED'] as const));
      },
      messages: async (mailing, seqs) => {
        const messages = new Map(await kind.messages(mailing, seqs));
        for (const seq of seqs) if (Number(seq) > 18) messages.delete(seq);
        return new Map([
          ...messages,
          ...(seqs.includes('18') ? [['18', { skip: 'UNSUBSCRIBED' }] as const] : []),
        ]);
      },
    });
    const mailing = await seedRunning(database.pool, picky);
    await runOnce(database.pool, { kinds: kindsOf(picky), sender: sender() });
    const counts = (await recipientCounts(database.pool, [mailing.seq])).get(mailing.seq);
    expect(counts).toMatchObject({
      sent: 12,
      skipped: 8,
      planned: 0,
      queued: 0,
      skippedFor: [
        { reason: 'SUPPRESSED', people: 5 },
        { reason: 'ERASED', people: 2 },
        { reason: 'UNSUBSCRIBED', people: 1 },
      ],
    });
    expect(received()).toHaveLength(12);
  });

  it('reaches text messages and emails, and tells webhooks once that it is done', async () => {
    await seedUsers(database.pool, 3, null);
    await seedUsers(database.pool, 2);
    await seedEndpoint(database.pool, { url: 'http://127.0.0.1:1', types: ['mailing.done'] });
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    await runOnce(database.pool, { kinds: kindsOf(kind), sender: sender() });
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 5 });
    expect(await count(`outbox_message WHERE channel = 'sms'`)).toBe(3);
    const events = await database.pool.query(`SELECT data FROM event WHERE type = 'mailing.done'`);
    expect(events.rows).toEqual([
      { data: { mailingId: mailing.id, kind: 'broadcast', sent: 5, refused: 0, uncertain: 0, skipped: 0 } },
    ]);
  });
});

describe('two instances', () => {
  it('never send the same: one of them runs', async () => {
    await seedUsers(database.pool, 300);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    const options = { kinds: kindsOf(kind), sender: sender() };
    const pools = [database.pool, database.newPool()];
    await Promise.all(
      Array.from({ length: 6 }, (_, run) => runOnce(pools[run % 2] ?? database.pool, options)),
    );
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 300 });
    expect(received()).toHaveLength(300);
    expect(new Set(received()).size).toBe(300);
  });

  it('go on when the connection with the lock is killed: no message is lost or repeated', async () => {
    await seedUsers(database.pool, 600);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    const options = { kinds: kindsOf(kind), sender: sender() };
    const interrupted = runOnce(database.pool, options);
    interrupted.catch(() => undefined);
    await until(() => received().length > 100, 'some have arrived');
    await killLockHolders(database.pool);
    await expect(interrupted).rejects.toThrow(/lock was lost|terminat/);
    await until(async () => {
      await runOnce(database.newPool(), options);
      return (await stateOf(database.pool, mailing)) === 'done';
    }, 'it is done');
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 600 });
    expect(received()).toHaveLength(600);
  });
});

describe('a mailing under way', () => {
  /** Runs until some have arrived, then does what it is given; the run goes on meanwhile. */
  async function interrupt(kind: MailingKind, act: (id: string) => Promise<{ readonly ok: boolean }>) {
    await seedUsers(database.pool, 600);
    const mailing = await seedRunning(database.pool, kind);
    const options = { kinds: kindsOf(kind), sender: sender() };
    const run = runOnce(database.pool, options);
    await until(() => received().length > 60, 'some have arrived');
    expect(await act(mailing.id)).toMatchObject({ ok: true });
    const leftBy = received().length;
    await run;
    return { mailing, leftBy, options };
  }
  const service = () => new MailingService(database.pool, kindsOf(bookKind(database.pool)));

  it('sends at most 16 more after a pause, and the rest once when it is resumed', async () => {
    const kind = bookKind(database.pool);
    const { mailing, leftBy, options } = await interrupt(kind, (id) => service().pause(byKey, id));
    expect(await stateOf(database.pool, mailing)).toBe('paused');
    expect(received().length - leftBy).toBeLessThanOrEqual(16);
    const paused = received().length;
    expect(paused).toBeLessThan(600);
    await runOnce(database.pool, options);
    expect(received()).toHaveLength(paused);
    await service().resume(byKey, mailing.id);
    await runOnce(database.pool, options);
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 600 });
    expect(new Set(received()).size).toBe(600);
    expect(received()).toHaveLength(600);
  });

  it('sends at most 16 more after a cancellation, and undoes what its kind did for the others', async () => {
    const kind = bookKind(database.pool);
    const { mailing, leftBy } = await interrupt(kind, (id) => service().cancel(byKey, id));
    expect(await stateOf(database.pool, mailing)).toBe('canceled');
    expect(received().length - leftBy).toBeLessThanOrEqual(16);
    const { sent = 0, canceled = 0, ...others } = await recipientsOf(database.pool, mailing);
    expect([sent, sent + canceled, others]).toEqual([received().length, 600, {}]);
    expect(await count('book_prepared')).toBe(sent);
    expect(await count('mailing WHERE ended_at IS NOT NULL')).toBe(1);
  });

  it('is canceled immediately, even while it waits for what is due in a minute', async () => {
    await seedUsers(database.pool, 3);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind);
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'queued', next_try_at = now() + CASE place WHEN 1 THEN interval '0' ELSE interval '1 minute' END`,
    );
    const run = runOnce(database.pool, { kinds: kindsOf(kind), sender: sender(), aheadSeconds: 120 });
    await until(() => received().length === 1, 'the first has arrived');
    await service().cancel(byKey, mailing.id);
    await run;
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 1, canceled: 2 });
  });

  it('resumes a cancellation after a crash, and spares recipients who may have got the message', async () => {
    await seedUsers(database.pool, 450);
    let releases = 0;
    const kind = bookKind(database.pool);
    const failing = bookKind(database.pool, {
      release: async (client, mailing, seqs) => {
        releases += 1;
        await kind.release(client, mailing, seqs);
        if (releases === 2) throw new Error('crash');
      },
    });
    const mailing = await seedRunning(database.pool, failing);
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'queued', next_try_at = now(), maybe_sent = place <= 2 WHERE place <= 401`,
    );
    await database.pool.query(
      'INSERT INTO book_prepared SELECT mailing_seq, signup_seq FROM mailing_recipient WHERE place <= 401',
    );
    await service().cancel(byKey, mailing.id);
    const options = { kinds: kindsOf(failing), sender: sender(), aheadSeconds: 5 };
    await runOnce(database.pool, options);
    expect(await stateOf(database.pool, mailing)).toBe('canceled');
    expect(await recipientsOf(database.pool, mailing)).toEqual({ uncertain: 2, canceled: 448 });
    expect(await count('book_prepared')).toBe(2);
    expect(received()).toEqual([]);
  });
});

describe('the pace', () => {
  it('allows a sixtieth of an hour in each minute of the clock, and makes up for nothing', async () => {
    await seedUsers(database.pool, 100);
    await restOfMinute(10_000);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind, { perHour: 600 });
    const options = { kinds: kindsOf(kind), sender: sender() };
    await runOnce(database.pool, options);
    await runOnce(database.pool, options);
    const perMinute = async () =>
      (
        await database.pool.query<{ tried: number }>(
          `SELECT count(*)::int AS tried FROM mailing_recipient WHERE marked_at IS NOT NULL
           GROUP BY date_trunc('minute', marked_at) ORDER BY date_trunc('minute', marked_at)`,
        )
      ).rows.map(({ tried }) => tried);
    const tried = await perMinute();
    // The clock may have begun another minute between the runs.
    expect(tried.length).toBeLessThanOrEqual(2);
    for (const each of tried) expect(each).toBeLessThanOrEqual(10);
    expect(tried.at(-1)).toBe(10);
    expect(await count('book_prepared')).toBe(received().length);

    // Hours later there is no more than the next minute's share.
    await database.pool.query(
      `UPDATE mailing SET minute_at = minute_at - interval '3 hours';
       UPDATE mailing_recipient SET marked_at = marked_at - interval '3 hours' WHERE marked_at IS NOT NULL`,
    );
    await runOnce(database.pool, options);
    expect((await perMinute()).at(-1)).toBe(10);
    expect(await stateOf(database.pool, mailing)).toBe('running');
  });

  it('may be changed while it is sent: the next messages count by it, and nobody is lost or repeated', async () => {
    await seedUsers(database.pool, 400);
    await restOfMinute(30_000);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind, { perHour: 1_000_000 });
    const options = { kinds: kindsOf(kind), sender: sender() };
    const service = new MailingService(database.pool, kindsOf(kind));
    const run = runOnce(database.pool, options);
    await until(() => received().length > 60, 'some have arrived');
    expect(await service.setPace(byKey, mailing.id, 60)).toMatchObject({ ok: true });
    const leftBy = received().length;
    await run;
    // More than a minute's share was sent before, so nothing further is marked in this minute.
    expect(received().length - leftBy).toBeLessThanOrEqual(16);
    expect(received().length).toBeLessThan(400);
    expect(await stateOf(database.pool, mailing)).toBe('running');
    await Promise.all([
      runOnce(database.pool, options),
      ...[120_000, 6_000, 1_000_000].map((perHour) => service.setPace(byKey, mailing.id, perHour)),
    ]);
    await service.setPace(byKey, mailing.id, 1_000_000);
    await runOnce(database.pool, options);
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 400 });
    expect(received()).toHaveLength(400);
    expect(new Set(received()).size).toBe(400);
  });

  it('below one per minute skips minutes: ten per hour are one every six minutes, the first immediately', async () => {
    await seedUsers(database.pool, 5);
    await restOfMinute(10_000);
    const kind = bookKind(database.pool);
    const mailing = await seedRunning(database.pool, kind, { perHour: 10 });
    const options = { kinds: kindsOf(kind), sender: sender() };
    const sentAt = async (minute: number) => {
      await database.pool.query(
        `UPDATE mailing SET started_at = clock_timestamp() - $2 * interval '1 minute', minute_at = NULL WHERE seq = $1`,
        [mailing.seq, minute],
      );
      await runOnce(database.pool, options);
      return received().length;
    };
    const sent: number[] = [];
    for (const minute of [0, 1, 5, 6, 11, 12, 13]) sent.push(await sentAt(minute));
    expect(sent).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(await count('book_prepared')).toBe(3);
  });

  it('is shared by every mailing per domain and hour, text messages apart; the others do not wait', async () => {
    await seedUsers(database.pool, 30, 'big.example');
    await seedUsers(database.pool, 30, 'small.example');
    await seedUsers(database.pool, 10, null);
    const kind = bookKind(database.pool);
    const options = {
      kinds: kindsOf(kind),
      sender: sender(),
      limits: { mailPerDomainPerHour: 20, smsPerHour: 4 },
    };
    // The hour may end meanwhile: what was counted before still counts.
    await database.pool.query(
      `INSERT INTO mail_domain_hour SELECT 'big.example', hour, 5 FROM unnest(ARRAY[date_trunc('hour', now()), date_trunc('hour', now() + interval '5 minutes')]) AS hour GROUP BY hour`,
    );
    const mailings = [await seedRunning(database.pool, kind), await seedRunning(database.pool, kind)];
    await runOnce(database.pool, options);
    const sent = await database.pool.query<{ domain: string; hour: Date; people: number }>(
      `SELECT coalesce(domain, 'sms') AS domain, date_trunc('hour', marked_at) AS hour, count(*)::int AS people
       FROM mailing_recipient WHERE state = 'sent' GROUP BY 1, 2`,
    );
    const atMost: Record<string, number> = { 'big.example': 15, 'small.example': 20, sms: 4 };
    const lastHour = Math.max(...sent.rows.map(({ hour }) => hour.getTime()));
    for (const { domain, hour, people } of sent.rows)
      if (hour.getTime() === lastHour) expect([domain, people]).toEqual([domain, atMost[domain]]);
      else expect(people).toBeLessThanOrEqual(atMost[domain] ?? 0);
    expect(new Set(sent.rows.map(({ domain }) => domain)).size).toBe(3);
    for (const mailing of mailings) expect(await stateOf(database.pool, mailing)).toBe('running');
    // In another hour there is room again.
    await database.pool.query(`UPDATE mail_domain_hour SET hour = hour - interval '1 day';
      UPDATE mailing_recipient SET next_try_at = now() WHERE state = 'queued'`);
    await runOnce(database.pool, { ...options, limits: { mailPerDomainPerHour: 1000, smsPerHour: 1000 } });
    for (const mailing of mailings) expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: 70 });
  });
});
