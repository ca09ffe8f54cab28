import { randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seedApiKey } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { tlsFile } from '../../testing/tls-postgres.ts';
import { type FetchedCertificate, MailEventSignatures } from './message.events.signatures.ts';

const certificate = await readFile(tlsFile('server.pem'), 'utf8');
const privateKey = await readFile(tlsFile('server.key'), 'utf8');
const certificateUrl = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';

type Message = Readonly<Record<string, unknown>>;
const notification: Message = {
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:us-east-1:123456789012:MyTopic',
  Subject: 'Amazon SES Email Event Notification',
  Message: JSON.stringify({ notificationType: 'Delivery', text: 'a\nb' }),
  Timestamp: '2026-05-02T00:54:06.655Z',
};
const confirmation: Message = {
  Type: 'SubscriptionConfirmation',
  MessageId: notification.MessageId,
  Token: '2336412f37',
  TopicArn: notification.TopicArn,
  Message: 'You have chosen to subscribe',
  SubscribeURL: 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336412f37',
  Timestamp: notification.Timestamp,
};

/** As SNS signs: the documented fields of the type, by name, a line each. */
function signed(message: Message, version: '1' | '2' = '2', more: Message = {}): Message {
  const names =
    message.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names
    .flatMap((name) => (name in message ? [`${name}\n${String(message[name])}\n`] : []))
    .join('');
  const signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), privateKey);
  return {
    ...message,
    SignatureVersion: version,
    Signature: signature.toString('base64'),
    SigningCertURL: certificateUrl,
    ...more,
  };
}
const without = (message: Message, name: string): Message =>
  Object.fromEntries(Object.entries(message).filter(([each]) => each !== name));

describe('a signature of Amazon SNS', () => {
  const checker = (fetched: FetchedCertificate = { text: certificate }) => {
    const fetchCertificate = vi.fn(() => Promise.resolve(fetched));
    const signatures = new MailEventSignatures({ resendSecret: undefined, fetchCertificate });
    return {
      fetchCertificate,
      check: async (body: unknown) => (await signatures.checkSns({ body }))?.code ?? 'right',
    };
  };

  it.each([
    ['a notification', notification],
    ['a notification without a subject', without(notification, 'Subject')],
    ['a confirmation', confirmation],
    ['the end of a subscription', { ...confirmation, Type: 'UnsubscribeConfirmation' }],
  ])('is right under %s, in both versions, and the certificate is fetched once', async (_what, message) => {
    const { check, fetchCertificate } = checker();
    for (const version of ['1', '2', '2'] as const)
      expect(await check(signed(message, version))).toBe('right');
    expect(fetchCertificate.mock.calls).toEqual([[certificateUrl]]);
  });

  it.each(['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Signature'])(
    'is wrong once %s was changed or left out',
    async (name) => {
      const { check } = checker();
      expect(await check(signed(notification, '2', { [name]: 'another' }))).toBe('SIGNATURE_INVALID');
      if (name !== 'Signature')
        expect(await check(without(signed(notification), name))).toBe('SIGNATURE_INVALID');
    },
  );

  it.each<[Message]>([
    [{ SignatureVersion: '3' }],
    [{ SignatureVersion: '1' }],
    [{ Signature: 42 }],
    [{ Signature: '' }],
    [{ Type: 'SubscriptionConfirmation' }],
    [{ SigningCertURL: undefined }],
    ...[
      certificateUrl.replace('https:', 'http:'),
      certificateUrl.replace('amazonaws.com', 'amazonaws.com.evil.example'),
      certificateUrl.replace('https://', 'https://evil.example/'),
      certificateUrl.replace('https://', 'https://user@'),
      certificateUrl.replace('.com/', '.com:444/'),
      certificateUrl.replace('sns.', 'bucket.s3.'),
      certificateUrl.replace('SimpleNotificationService-', '../'),
      `${certificateUrl}?`,
      `${certificateUrl}\n`,
    ].map((url): [Message] => [{ SigningCertURL: url }]),
  ])('is refused with %j, and nothing is fetched from elsewhere', async (more) => {
    const { check, fetchCertificate } = checker();
    expect(await check(signed(notification, '2', more))).toBe('SIGNATURE_INVALID');
    for (const [url] of fetchCertificate.mock.calls as unknown as readonly [string][])
      expect(url).toBe(certificateUrl);
  });

  it.each([
    ['is of another key', 'other-ca.pem', 'SIGNATURE_INVALID'],
    ['is none', null, 'SIGNATURE_INVALID'],
  ])('is refused if the certificate %s', async (_what, file, code) => {
    const { check } = checker({ text: file === null ? '<html>' : await readFile(tlsFile(file), 'utf8') });
    expect(await check(signed(notification))).toBe(code);
  });

  it('asks SNS to try again while the certificate cannot be fetched', async () => {
    const { check } = checker('unreachable');
    expect(await check(signed(notification))).toBe('SIGNATURE_UNCHECKED');
    expect(await checker('missing').check(signed(notification))).toBe('SIGNATURE_INVALID');
  });

  it.each([
    [() => Promise.resolve(new Response(certificate)), 'right'],
    [() => Promise.resolve(new Response('', { status: 404 })), 'SIGNATURE_INVALID'],
    [() => Promise.resolve(new Response('', { status: 503 })), 'SIGNATURE_UNCHECKED'],
    [() => Promise.reject(new Error('timeout')), 'SIGNATURE_UNCHECKED'],
  ])('fetches the certificate from Amazon itself: %#', async (respond, expected) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
    const signatures = new MailEventSignatures({ resendSecret: undefined });
    const refusal = await signatures.checkSns({ body: signed(notification) });
    expect(refusal?.code ?? 'right').toBe(expected);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(certificateUrl, {
      redirect: 'error',
      signal: expect.any(AbortSignal),
    });
    fetched.mockRestore();
  });

  it('is not asked for where SNS sends none', async () => {
    const { check, fetchCertificate } = checker();
    for (const body of [notification, JSON.parse(String(notification.Message)), null, []])
      expect(await check(body)).toBe('right');
    expect(fetchCertificate).not.toHaveBeenCalled();
  });
});

const resendSecret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;

describe('the webhooks of providers', () => {
  const running = testApp({ RESEND_WEBHOOK_SECRET: resendSecret });
  const client = new TestClient(running);
  let authorization: string;
  beforeAll(async () => {
    authorization = `Bearer ${await seedApiKey(running.database.pool, { scope: 'MAIL_EVENTS' })}`;
  });
  const post = async (provider: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await client.send('POST', `/api/mailEvents/${provider}`, body, {
      authorization,
      'content-type': 'application/json',
      ...headers,
    });
    return answer.body.code ?? answer.status;
  };
  const svix = (body: string, secret = resendSecret, at = new Date()) => {
    const id = `msg_${randomUUID()}`;
    return {
      'svix-id': id,
      'svix-timestamp': `${Math.floor(at.getTime() / 1000)}`,
      'svix-signature': new Webhook(secret).sign(id, at, body),
    };
  };

  it('of Resend are accepted as they were signed, byte for byte', async () => {
    const body = '{ "type": "email.delivered",\n "data": {"to": ["a@example.com"], "subject": "é\\u00e9"} }';
    expect(await post('resend', body, svix(body))).toBe(200);
    const other = `whsec_${Buffer.from('another of twenty-four').toString('base64')}`;
    for (const headers of [
      {},
      svix(JSON.stringify(JSON.parse(body))),
      svix(body, other),
      svix(body, resendSecret, new Date(Date.now() - 600_000)),
      { ...svix(body), 'svix-id': 'msg_1' },
      { ...svix(body), 'svix-signature': 'v1,AAAA' },
    ])
      expect(await post('resend', body, headers)).toBe('SIGNATURE_INVALID');
  });

  it('of others need no secret', async () => {
    expect(await post('postmark', '{"RecordType": "Delivery"}')).toBe(200);
    expect(await post('ses', JSON.stringify(notification))).toBe(200);
  });

  it('of Amazon are refused when the signature is wrong', async () => {
    const forged = {
      ...notification,
      Signature: 'AAAA',
      SignatureVersion: '2',
      SigningCertURL: 'https://evil.example/a.pem',
    };
    expect(await post('ses', JSON.stringify(forged), { 'content-type': 'text/plain' })).toBe(
      'SIGNATURE_INVALID',
    );
  });
});

describe('without a secret of Resend', () => {
  const running = testApp();
  it('what Resend signs is accepted for its key', async () => {
    const authorization = `Bearer ${await seedApiKey(running.database.pool, { scope: 'MAIL_EVENTS' })}`;
    const headers = { authorization, 'svix-id': 'msg_1', 'svix-timestamp': '1', 'svix-signature': 'v1,AAAA' };
    const { status } = await new TestClient(running).post(
      '/api/mailEvents/resend',
      { type: 'email.sent' },
      headers,
    );
    expect(status).toBe(200);
  });
});
