import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { startTwilioServer, answerJson } from '../../platform/sms/twilio-server.scenario.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { person, type Person } from '../../testing/scenarios.ts';
import { SegmentWorld } from '../../testing/segment-world.ts';
import { createWaveInstance, type WaveInstance, waveSecrets } from '../../testing/wave-instance.ts';
import { lockReportedMailings } from '../mailing/mailing.feedback.repository.ts';
import { suppressUndeliverable } from '../message/message.bounce.ts';
import { ConsentService } from '../message/message.consent.service.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import { readUnsubscribeToken } from '../message/message.unsubscribe.token.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { findInvitations } from './invite.message.repository.ts';

const keys = waveSecrets.keys(suppressionLabel);

let database: TestDatabase;
let mails: MailServer;
let texts: Awaited<ReturnType<typeof startTwilioServer>>;
let world: SegmentWorld;
let wave: WaveInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  texts = await startTwilioServer((response) => answerJson(response, 201, {}));
  world = new SegmentWorld(database);
  wave = createWaveInstance(database.pool, mails.port, { smsUrl: texts.baseUrl });
});
afterAll(async () => {
  wave.close();
  await mails.stop();
  texts.stop();
  await database.drop();
});

/** A list of these addresses. @returns its id. */
async function list(...emails: readonly string[]): Promise<string> {
  const id = randomUUID();
  await database.pool.query(`INSERT INTO email_list (id, name, valid) VALUES ($1, 'Guests', 1)`, [id]);
  await database.pool.query('INSERT INTO email_list_entry SELECT $1, unnest($2::text[])', [id, emails]);
  return id;
}
const joinByPhone = async (fields: Partial<Person> = {}) => {
  const { email, phoneNo, ...rest } = person(fields);
  return { email, phoneNo, ...(await world.joinByPhone({ ...rest, email, phoneNo })) };
};
const mailsTo = (address: string) => mails.received.filter(({ recipients }) => recipients.includes(address));
const textsTo = ({ phoneNo }: { readonly phoneNo: string }) =>
  texts.calls.filter(({ form }) => form['To'] === phoneNo);
const outcomeOf = async (id: string) => {
  const { sent, skippedFor } =
    (await wave.waves.find(id))?.recipients ?? expect.fail('There is no such wave');
  return { sent, skippedFor };
};

const channelsOf = async (id: string) => {
  const found = await wave.waves.invites(id, { state: null, search: null, page: 1, limit: 10 });
  return found.ok ? found.page.docs.map(({ channel }) => channel) : found;
};

it('leaves out users who only stated an address of the list, and says so, unless the draft says how to reach them', async () => {
  await world.join({ email: 'both@example.com' });
  const byPhone = await joinByPhone();
  const emailListId = await list('both@example.com', byPhone.email, 'stranger@example.com');
  expect(await world.preview({ emailListId })).toMatchObject({
    people: 1,
    stated: 1,
    canText: true,
    excluded: [
      { reason: 'NOT_ON_LIST', people: 1 },
      { reason: 'STATED_EMAIL', people: 1 },
    ],
  });
  const { id } = await wave.start({ emailListId }, 1);
  await wave.work();
  expect(await outcomeOf(id)).toEqual({ sent: 1, skippedFor: [] });
  expect(mailsTo(byPhone.email)).toEqual([]);
  const { mailing } = (await wave.waves.find(id)) ?? expect.fail();
  expect(mailing.segment).not.toHaveProperty('reachStatedBy');
});

it('reaches them at the address they stated, with no link into their status, in reminders and when it is sent again', async () => {
  const byPhone = await joinByPhone();
  const emailListId = await list(byPhone.email);
  const { id, seq } = await wave.start({ emailListId, reachStatedBy: 'email' }, 1, { reminderDays: [1] });
  await wave.work();
  expect(await outcomeOf(id)).toEqual({ sent: 1, skippedFor: [] });
  await database.pool.query('UPDATE invite SET next_reminder_at = now() WHERE mailing_seq = $1', [seq]);
  await wave.remind();
  const got = mailsTo(byPhone.email);
  expect(got).toHaveLength(2);
  for (const { mail } of got) {
    expect(mail.text).not.toContain('#open=');
    const [, token = ''] = /\/u\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
    expect(readUnsubscribeToken(waveSecrets, token)).toMatchObject({
      signupId: byPhone.id,
      stream: 'invites',
    });
  }
  expect(textsTo(byPhone)).toEqual([]);
  expect(await channelsOf(id)).toEqual(['email']);
  const { rows } = await database.pool.query<{ key: string }>(
    `UPDATE invite SET messages = 2, message_sent_at = NULL WHERE mailing_seq = $1 RETURNING id || '-2' AS key`,
    [seq],
  );
  expect(await findInvitations(database.pool, [rows[0]?.key ?? ''], [])).toMatchObject([
    { channel: 'email', address: byPhone.email, isStated: true, mailingSeq: seq },
  ]);
});

it('reaches them by text message', async () => {
  const byPhone = await joinByPhone();
  const { id } = await wave.start({ emailListId: await list(byPhone.email), reachStatedBy: 'sms' }, 1);
  await wave.work();
  expect(await outcomeOf(id)).toEqual({ sent: 1, skippedFor: [] });
  expect([textsTo(byPhone).length, mailsTo(byPhone.email).length]).toEqual([1, 0]);
  expect(await channelsOf(id)).toEqual(['sms']);
});

it('never writes to a stated address that unsubscribed or bounced, before the start or after it', async () => {
  const [left, bounced, later] = [await joinByPhone(), await joinByPhone(), await joinByPhone()];
  const consent = new ConsentService(database.pool, keys);
  const leave = (signupId: string) =>
    consent.leave(signupId, { stream: 'invites', source: 'unsubscribe', mailingSeq: null });
  await leave(left.id);
  await inTransaction(database.pool, (client) =>
    world.database.pool
      .query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [bounced.id])
      .then(({ rows }) => suppressUndeliverable(client, keys, [rows[0]?.seq ?? ''], '1')),
  );
  const segment = { emailListId: await list(left.email, bounced.email, later.email), reachStatedBy: 'email' };
  expect(await world.preview(segment)).toMatchObject({
    people: 1,
    emails: 1,
    excluded: [{ reason: 'SUPPRESSED', people: 2 }],
  });
  const { id } = await wave.start(segment, 1);
  await leave(later.id);
  await wave.work();
  expect(await outcomeOf(id)).toEqual({ sent: 0, skippedFor: [{ reason: 'SUPPRESSED', people: 1 }] });
  for (const { email } of [left, bounced, later]) expect(mailsTo(email)).toEqual([]);
});

it('holds a bounce of a stated address against the wave that wrote to it', async () => {
  const byPhone = await joinByPhone();
  const segment = { emailListId: await list(byPhone.email), reachStatedBy: 'email' };
  const { seq } = await wave.start(segment, 1);
  await wave.work();
  const reported = [{ emailKey: byPhone.email, mailingId: null }];
  const found = await inTransaction(database.pool, (client) => lockReportedMailings(client, reported));
  expect(found).toEqual(new Map([[byPhone.email, seq]]));
});

it('finds one user for an address that several stated: who verified it, or who stated it first and is not blocked', async () => {
  const email = 'shared@example.com';
  const [first, second, third] = [
    await joinByPhone({ email }),
    await joinByPhone({ email }),
    await joinByPhone({ email }),
  ];
  const segment = { emailListId: await list(email), reachStatedBy: 'sms' };
  const found = async () => {
    const { sample, stated, excluded } = await world.preview(segment);
    return { ids: sample.map(({ id }) => id), stated, excluded };
  };
  expect(await found()).toEqual({ ids: [first.id], stated: 1, excluded: [] });
  await world.block(first.id);
  expect(await found()).toEqual({ ids: [second.id], stated: 1, excluded: [] });
  await world.erase(second.id);
  expect(await found()).toMatchObject({ ids: [] });
  const again = { ...segment, emailListId: await list(email) };
  expect((await world.preview(again)).sample.map(({ id }) => id)).toEqual([third.id]);
  const owner = await world.join({ email });
  expect((await world.preview(again)).sample.map(({ id }) => id)).toEqual([owner.id]);
});
