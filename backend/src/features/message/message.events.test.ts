import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, seedAdmin, seedApiKey } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified, verifyEmail } from '../../testing/scenarios.ts';
import { type ProviderReport, readPostmark, readResend, readSes } from './message.events.ts';

const email = 'jane@example.com';
const bounce = { type: 'bounce', permanent: true, email };
const soft = { ...bounce, permanent: false };
const complaint = { type: 'complaint', permanent: true, email };
const unsubscribe = { ...complaint, type: 'unsubscribe' };
const eventsOf = (report: ProviderReport) => (report.ok ? report.events : report.code);

// The shapes follow the providers' documentation, shortened.
const sesBounce = (bounceType: string) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients: [
      { emailAddress: email, status: '5.1.1', action: 'failed', diagnosticCode: 'smtp; 550 5.1.1 User' },
    ],
    timestamp: '2016-01-27T14:59:38.237Z',
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
  },
  mail: { messageId: '00000138111222aa', destination: [email] },
});
const sesComplaint = {
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: email }],
    complaintFeedbackType: 'abuse',
    timestamp: '2016-01-27T14:59:38.237Z',
  },
  mail: { messageId: '00000138111222aa' },
};
const sesComplaintOf = (complaintFeedbackType: string) => ({
  ...sesComplaint,
  complaint: { ...sesComplaint.complaint, complaintFeedbackType },
});
const sesUnsubscribed = (unsubscribeAll: boolean) => ({
  eventType: 'Subscription',
  subscription: {
    contactList: 'News',
    source: 'UnsubscribeHeader',
    newTopicPreferences: { unsubscribeAll, topicSubscriptionStatus: [] },
  },
  mail: { messageId: '00000138111222aa', destination: [email] },
});
const messageId = '<broadcast-1@example.com>';
const sns = (message: unknown) => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:us-west-2:123456789012:MyTopic',
  Message: typeof message === 'string' ? message : JSON.stringify(message),
  SignatureVersion: '1',
});
const confirmation = (
  url = 'https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=2336',
) => ({
  Type: 'SubscriptionConfirmation',
  TopicArn: 'arn:aws:sns:us-west-2:123456789012:MyTopic',
  Token: '2336',
  SubscribeURL: url,
});
const postmark = (RecordType: string, Type: string) => ({
  RecordType,
  Type,
  Email: email,
  ID: 4_323_372_036_854_776,
  TypeCode: 1,
  MessageID: randomUUID(),
});
const postmarkChange = (SuppressionReason: string | null, SuppressSending = true) => ({
  RecordType: 'SubscriptionChange',
  Recipient: email,
  Origin: 'Recipient',
  SuppressSending,
  SuppressionReason,
});
const resend = (type: string, data: object = {}) => ({
  type,
  created_at: '2024-11-22T23:41:12.126Z',
  data: { to: [email], subject: 'Hello', ...data },
});

describe('what a provider says', () => {
  it.each([
    ['a hard bounce at SES', readSes(sns(sesBounce('Permanent'))), [bounce]],
    ['a soft bounce at SES', readSes(sns(sesBounce('Transient'))), [soft]],
    ['a bounce at SES without the envelope', readSes(sesBounce('Permanent')), [bounce]],
    ['a complaint published by SES', readSes(sns(sesComplaint)), [complaint]],
    [
      'the Message-ID at SES, if headers are included',
      readSes(sns({ ...sesBounce('Permanent'), mail: { messageId: 'x', commonHeaders: { messageId } } })),
      [{ ...bounce, messageId }],
    ],
    ['a delivery at SES', readSes(sns({ notificationType: 'Delivery', delivery: {} })), []],
    [
      "a new topic's greeting",
      readSes(sns('Successfully validated SNS topic for Amazon SES event publishing.')),
      [],
    ],
    ['other text at SNS', readSes(sns('Hello')), 'VALIDATION_FAILED'],
    [
      'a report that is no complaint at SES',
      readSes(sns(sesComplaintOf('not-spam'))),
      [{ ...complaint, type: 'notSpam' }],
    ],
    ['a report about authentication at SES', readSes(sns(sesComplaintOf('auth-failure'))), []],
    ['a complaint of another kind at SES', readSes(sns(sesComplaintOf('virus'))), [complaint]],
    [
      'an address on the list of SES',
      readSes(
        sns({
          ...sesBounce('Permanent'),
          bounce: { ...sesBounce('Permanent').bounce, bounceSubType: 'OnAccountSuppressionList' },
        }),
      ),
      [bounce],
    ],
    ['unsubscribing at SES', readSes(sns(sesUnsubscribed(true))), [unsubscribe]],
    ['another change of topics at SES', readSes(sns(sesUnsubscribed(false))), []],
    ['something new at SES', readSes(sns({ eventType: 'Teleported' })), 'VALIDATION_FAILED'],
    ['a hard bounce at Postmark', readPostmark(postmark('Bounce', 'HardBounce')), [bounce]],
    ['a soft bounce at Postmark', readPostmark(postmark('Bounce', 'SoftBounce')), [soft]],
    ['a complaint at Postmark', readPostmark(postmark('SpamComplaint', 'SpamComplaint')), [complaint]],
    ['a bounce in a broadcast stream', readPostmark(postmarkChange('HardBounce')), [bounce]],
    ['a complaint in a broadcast stream', readPostmark(postmarkChange('SpamComplaint')), [complaint]],
    [
      'a reactivation at Postmark',
      readPostmark(postmarkChange(null, false)),
      [{ ...complaint, type: 'reactivation' }],
    ],
    ['a suppression by hand at Postmark', readPostmark(postmarkChange('ManualSuppression')), [unsubscribe]],
    ['a new reason at Postmark', readPostmark(postmarkChange('Teleported')), 'VALIDATION_FAILED'],
    [
      'an address that Postmark deactivated',
      readPostmark({ ...postmark('Bounce', 'Blocked'), Inactive: true }),
      [bounce],
    ],
    ['one deactivated by hand', readPostmark(postmark('Bounce', 'ManuallyDeactivated')), [bounce]],
    ['a request to unsubscribe by mail', readPostmark(postmark('Bounce', 'Unsubscribe')), [unsubscribe]],
    ['a record that Postmark may add', readPostmark({ RecordType: 'Teleport' }), 'VALIDATION_FAILED'],
    ['a delivery at Postmark', readPostmark({ RecordType: 'Delivery' }), []],
    [
      'a hard bounce at Resend',
      readResend(resend('email.bounced', { bounce: { type: 'Permanent' } })),
      [bounce],
    ],
    [
      'a soft bounce at Resend',
      readResend(resend('email.bounced', { bounce: { type: 'Transient' } })),
      [soft],
    ],
    ['a complaint at Resend', readResend(resend('email.complained')), [complaint]],
    ['a delivery at Resend', readResend(resend('email.delivered')), []],
    ['an address on the list of Resend', readResend(resend('email.suppressed')), [bounce]],
    [
      'a contact that unsubscribed at Resend',
      readResend({ type: 'contact.updated', data: { email, unsubscribed: true } }),
      [unsubscribe],
    ],
    [
      'another change of a contact',
      readResend({ type: 'contact.updated', data: { email, unsubscribed: false } }),
      [],
    ],
    ['something new at Resend', readResend(resend('email.teleported')), 'VALIDATION_FAILED'],
  ] as const)('is read: %s', (_what, report, expected) => {
    expect(eventsOf(report)).toEqual(expected);
  });

  it('is refused or read, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(readSes, readPostmark, readResend), (body, read) => {
        expect(['boolean']).toContain(typeof read(body).ok);
      }),
    );
  });

  it('leads admins to Amazon alone', () => {
    const report = readSes(confirmation());
    expect(report).toMatchObject({ events: [], confirmation: { url: confirmation().SubscribeURL } });
    for (const url of [
      'http://sns.us-west-2.amazonaws.com/',
      'https://sns.us-west-2.amazonaws.com.evil.example/',
      'https://evil.example/?https://sns.us-west-2.amazonaws.com',
      'https://user@sns.us-west-2.amazonaws.com/',
      'javascript:alert(1)//sns.us-west-2.amazonaws.com',
    ])
      expect(eventsOf(readSes(confirmation(url))), url).toBe('VALIDATION_FAILED');
  });
});

describe('reporting events', () => {
  let running: TestApp;
  let client: TestClient;
  let key: string;
  let admin: string;
  beforeAll(async () => {
    running = await startTestApp();
    client = new TestClient(running.origin);
    key = await seedApiKey(running.database.pool, { scope: 'MAIL_EVENTS' });
    const account = await seedAdmin(running.database.pool);
    admin = (await client.post('/api/admin/login', { email: account.email, password })).body.accessToken;
  });
  afterAll(() => running.stop());

  const bearer = () => ({ authorization: `Bearer ${key}` });
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`,
  });
  const report = (events: readonly object[], headers: Record<string, string> = bearer()) =>
    client.post('/api/mailEvents', { events }, headers);
  const suppressionsOf = async (address: string) =>
    (
      await running.database.pool.query('SELECT scope, reason FROM suppression WHERE email_key = $1', [
        address,
      ])
    ).rows;
  const join = async () => {
    const address = `${randomUUID()}@example.com`;
    await joinVerified(running.database.pool, createWaitlist(running.database), { email: address });
    return address;
  };

  it('suppresses addresses that bounced permanently or complained, once, in any spelling', async () => {
    const [hard, spam, later] = [await join(), await join(), await join()];
    const events = [
      { type: 'bounce', permanent: true, email: hard.toUpperCase() },
      { type: 'complaint', email: spam },
      { type: 'bounce', email: later },
    ];
    expect((await report(events)).body.result).toEqual({ suppressed: 2, lifted: 0, ignored: 0 });
    expect((await report(events)).body.result).toEqual({ suppressed: 0, lifted: 0, ignored: 0 });
    expect(await suppressionsOf(hard)).toEqual([{ scope: 'all', reason: 'bounce' }]);
    expect(await suppressionsOf(spam)).toEqual([{ scope: 'all', reason: 'complaint' }]);
    expect(await suppressionsOf(later)).toEqual([]);
  });

  it('records nothing about an address that nothing was sent to: a key that leaks silences no one else', async () => {
    const address = `${randomUUID()}@example.com`;
    expect((await report([{ ...bounce, email: address }])).body.result).toEqual({
      suppressed: 0,
      lifted: 0,
      ignored: 1,
    });
    await verifyEmail(running.database.pool, address);
    expect((await report([{ ...bounce, email: address }])).body.result).toEqual({
      suppressed: 1,
      lifted: 0,
      ignored: 0,
    });
    const { rows } = await running.database.pool.query('SELECT FROM suppression WHERE email_key = $1', [
      address,
    ]);
    expect(rows).toEqual([]); // it belongs to no user: only its hash is kept
  });

  it('reads an address as providers write it', async () => {
    const address = await join();
    expect(
      (await report([{ ...bounce, email: `"Lovelace, Ada" <${address}>` }])).body.result.suppressed,
    ).toBe(1);
  });

  it('takes a complaint back when it was none, and everything when the provider sends there again', async () => {
    const address = await join();
    await report([{ type: 'complaint', email: address }]);
    expect((await report([{ type: 'notSpam', email: address }])).body.result.lifted).toBe(1);
    expect(await suppressionsOf(address)).toEqual([]);
    await report([{ ...bounce, email: address }]);
    expect((await report([{ type: 'notSpam', email: address }])).body.result.lifted).toBe(0);
    expect((await report([{ type: 'reactivation', email: address }])).body.result.lifted).toBe(1);
    await report([{ type: 'unsubscribe', email: address }]);
    expect(await suppressionsOf(address)).toEqual([{ scope: 'all', reason: 'unsubscribe' }]);
    expect((await report([{ type: 'reactivation', email: address }])).body.result.lifted).toBe(1);
  });

  it('leaves what users and admins decided here when the provider sends there again', async () => {
    const address = await join();
    await client.graphql(
      'mutation ($input: AddSuppressionInput!) { addSuppression(input: $input) { message } }',
      { input: { email: address } },
      { authorization: `Bearer ${admin}` },
    );
    expect((await report([{ type: 'reactivation', email: address }])).body.result.lifted).toBe(0);
    expect(await suppressionsOf(address)).toEqual([{ scope: 'all', reason: 'manual' }]);
  });

  it('can be undone for one reporter and a time', async () => {
    const wrong = await seedApiKey(running.database.pool, { scope: 'MAIL_EVENTS', name: 'Wrong' });
    const [first, second, other] = [await join(), await join(), await join()];
    await report(
      [bounce, bounce].map((each, at) => ({ ...each, email: [first, second][at] })),
      { authorization: `Bearer ${wrong}` },
    );
    await report([{ ...bounce, email: other }]);
    const as = { authorization: `Bearer ${admin}` };
    const listed = await client.graphql(
      '{ suppressionReporters { id name suppressions firstAt lastAt } }',
      {},
      as,
    );
    const reporters = listed.body.data.suppressionReporters as readonly Record<string, string>[];
    const reporter = reporters.find(({ name }) => name === 'Wrong') ?? {};
    expect(reporter).toMatchObject({ suppressions: 2 });
    const lift = (from: string, to: string) =>
      client.graphql(
        'mutation ($input: LiftReportedInput!) { liftReportedSuppressions(input: $input) { message } }',
        { input: { reporterId: reporter['id'], from, to } },
        as,
      );
    expect((await lift('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).body.errors[0].extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await lift('2026-02-30T00:00:00Z', 'now')).body.errors[0].extensions.fields).toEqual({
      from: expect.any(String),
      to: expect.any(String),
    });
    expect(
      (
        await lift(
          reporter['firstAt'] ?? '',
          new Date(Date.parse(reporter['lastAt'] ?? '') + 1).toISOString(),
        )
      ).body.data.liftReportedSuppressions.message,
    ).toBe('2 addresses get messages again');
    expect([await suppressionsOf(first), await suppressionsOf(second)]).toEqual([[], []]);
    expect(await suppressionsOf(other)).toHaveLength(1);
  });

  it('is all or nothing, and says which event is at fault', async () => {
    const address = await join();
    const answer = await report([
      { ...bounce, email: address },
      { ...bounce, email: 'nobody' },
    ]);
    expect([answer.status, answer.body.fields]).toEqual([422, { 'events.1.email': expect.any(String) }]);
    expect(await suppressionsOf(address)).toEqual([]);
    expect((await report([])).status).toBe(422);
    expect((await report(Array(1001).fill(bounce))).status).toBe(422);
    expect((await report(Array(1000).fill(bounce))).status).toBe(200);
  });

  it('takes the key as the password of HTTP Basic, here and nowhere else', async () => {
    expect((await report([bounce], basic(key))).status).toBe(200);
    expect((await report([bounce], basic(admin))).status).toBe(200);
    const refused = await report([bounce], basic(`${key}x`));
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic realm=.*Bearer$/),
    ]);
    expect((await report([bounce], {})).headers.get('www-authenticate')).toContain('Basic');
    expect((await client.send('GET', '/api/admin/getusers', undefined, basic(admin))).status).toBe(401);
  });

  it('works with each provider', async () => {
    for (const [path, body] of [
      ['ses', sns(sesBounce('Permanent'))],
      ['postmark', postmark('Bounce', 'HardBounce')],
      ['resend', resend('email.bounced')],
    ] as const) {
      const address = await join();
      const sent = JSON.stringify(body).replaceAll(email, address);
      const type = path === 'ses' ? 'text/plain; charset=UTF-8' : 'application/json';
      const answer = await client.send('POST', `/api/mailEvents/${path}`, sent, {
        ...basic(key),
        'content-type': type,
      });
      expect([answer.status, answer.body.result], path).toEqual([
        200,
        { suppressed: 1, lifted: 0, ignored: 0 },
      ]);
      expect(await suppressionsOf(address), path).toEqual([{ scope: 'all', reason: 'bounce' }]);
    }
  });

  it('shows an admin the link that confirms a subscription, the newest of each topic', async () => {
    for (const token of ['1', '2'])
      await client.post(
        '/api/mailEvents/ses',
        confirmation(`https://sns.eu-west-1.amazonaws.com/?Token=${token}`),
        bearer(),
      );
    const { body } = await client.graphql(
      '{ snsConfirmations { topicArn url } }',
      {},
      { authorization: `Bearer ${admin}` },
    );
    expect(body.data.snsConfirmations).toEqual([
      { topicArn: confirmation().TopicArn, url: 'https://sns.eu-west-1.amazonaws.com/?Token=2' },
    ]);
  });

  it('is in the audit log under the name of the key, without addresses', async () => {
    const address = await join();
    await report([{ ...bounce, email: address }]);
    const { rows } = await running.database.pool.query(
      `SELECT actor_kind, actor_name, details FROM audit_entry WHERE action = 'message.report-events' ORDER BY seq DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor_kind: 'api-key', actor_name: 'Tool', details: { suppressed: 1 } }]);
  });
});
