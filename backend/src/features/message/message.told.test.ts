import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { broadcastMessageId } from './message.broadcast.id.ts';
import {
  broadcastSecrets,
  createBroadcastInstance,
  seedNewsTemplate,
  seedPastBroadcast,
} from './message.broadcast.scenario.ts';
import { ConsentService } from './message.consent.service.ts';
import { MailEventService } from './message.events.service.ts';
import { suppressionLabel } from './message.suppression.repository.ts';

const keys = broadcastSecrets.keys(suppressionLabel);
const reporter = { viewer: null, clientAddress: '192.0.2.1' };

let database: TestDatabase;
let consent: ConsentService;
let events: MailEventService;
let templateId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  consent = new ConsentService(database.pool, keys);
  events = new MailEventService(database.pool, keys);
  templateId = await seedNewsTemplate(database.pool);
  await database.pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     VALUES (gen_random_uuid(), 'https://example.com', '', '{message.bounced}', false, 1, 50, 0, 0)`,
  );
});
afterAll(() => database.drop());

async function join() {
  const { email, ...rest } = person({ newsConsent: true });
  const { id } = await joinVerified(database.pool, createWaitlist(database), { ...rest, email });
  return { id, email };
}
async function pastBroadcast(daysAgo: number, ...signupIds: readonly string[]) {
  await seedPastBroadcast(database.pool, templateId, daysAgo, signupIds);
  const { rows } = await database.pool.query<{ id: string; seq: string }>(
    'SELECT id, seq::text FROM mailing ORDER BY seq DESC LIMIT 1',
  );
  return rows[0] ?? { id: '', seq: '' };
}
const toldOf = async (signupId: string) =>
  (
    await database.pool.query<{ type: string; data: object }>(
      `SELECT type, event.data FROM event JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1 ORDER BY event.seq`,
      [signupId],
    )
  ).rows;
const heldAgainst = async (id: string) =>
  (await database.pool.query<object>('SELECT bounced::int, complained::int FROM mailing WHERE id = $1', [id]))
    .rows[0];

describe('other systems', () => {
  it('are notified once that a user unsubscribed, where, and from which mailing', async () => {
    const [byLink, byStatus, never] = [await join(), await join(), await join()];
    const { id, seq } = await pastBroadcast(1, byLink.id);
    const leaving = { stream: 'news', source: 'unsubscribe', mailingSeq: Number(seq) } as const;
    await Promise.all([consent.leave(byLink.id, leaving), consent.leave(byLink.id, leaving)]);
    await consent.leave(byLink.id, { stream: 'invites', source: 'unsubscribe', mailingSeq: null });
    await consent.choose(byStatus.id, { stream: 'news', wanted: false });
    await consent.choose(byStatus.id, { stream: 'news', wanted: true });
    const type = 'message.unsubscribed';
    expect(await toldOf(byLink.id)).toEqual([
      { type, data: { stream: 'news', source: 'unsubscribe', mailingId: id } },
      { type, data: { stream: 'invites', source: 'unsubscribe', mailingId: null } },
    ]);
    expect(await toldOf(byStatus.id)).toEqual([
      { type, data: { stream: 'news', source: 'status', mailingId: null } },
    ]);
    expect(await toldOf(never.id)).toEqual([]);
  });

  it('are notified once of a bounce or complaint, without the address', async () => {
    const [bounced, complained] = [await join(), await join()];
    const { id } = await pastBroadcast(1, bounced.id);
    const report = () =>
      events.report(
        [
          { type: 'bounce', permanent: true, email: bounced.email },
          { type: 'complaint', permanent: true, email: complained.email },
          { type: 'bounce', permanent: true, email: `${randomUUID()}@example.com` },
        ],
        reporter,
      );
    await Promise.all([report(), report()]);
    const type = 'message.bounced';
    expect(await toldOf(bounced.id)).toEqual([{ type, data: { reason: 'bounce', mailingId: id } }]);
    expect(await toldOf(complained.id)).toEqual([{ type, data: { reason: 'complaint', mailingId: null } }]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS others FROM event WHERE type = $1 AND signup_seq IS NULL`,
      [type],
    );
    expect(rows).toEqual([{ others: 0 }]);
  });

  it('are notified of an address that the mail server says does not exist', async () => {
    const gone = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })),
    });
    const instance = createBroadcastInstance(database.pool, gone.port, templateId);
    const joined = await join();
    const { id } = await instance.start([joined.id]);
    await instance.work();
    instance.close();
    await gone.stop();
    expect(await toldOf(joined.id)).toEqual([
      { type: 'message.bounced', data: { reason: 'bounce', mailingId: id } },
    ]);
  });
});

describe('a report', () => {
  it('that names the Message-ID is held against that mailing, once, though another wrote later', async () => {
    const [named, unnamed, foreign] = [await join(), await join(), await join()];
    const ids = [named.id, unnamed.id];
    const first = await pastBroadcast(3, ...ids);
    const last = await pastBroadcast(1, ...ids, foreign.id);
    const messageIdOf = (mailingId: string, signupId: string) =>
      `<${broadcastMessageId(mailingId, signupId)}@example.com>`;
    const complaint = { type: 'complaint', permanent: true } as const;
    const given = [
      { ...complaint, email: named.email, messageId: messageIdOf(first.id, named.id) },
      { ...complaint, email: unnamed.email },
      // It got nothing from the mailing that is named.
      { ...complaint, email: foreign.email, messageId: messageIdOf(first.id, foreign.id) },
    ];
    await events.report(given, reporter);
    await events.report(given, reporter);
    expect(await heldAgainst(first.id)).toEqual({ bounced: 0, complained: 1 });
    expect(await heldAgainst(last.id)).toEqual({ bounced: 0, complained: 2 });
    const { rows } = await database.pool.query(
      'SELECT mailing_seq::text AS seq FROM suppression WHERE email_key = $1',
      [named.email],
    );
    expect(rows).toEqual([{ seq: first.seq }]);
  });
});
