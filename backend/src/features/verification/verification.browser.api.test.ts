import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { codeFor, newEmail, newMobile, wrong } from './verification.scenario.ts';

/** Which browser a code belongs to, over both APIs. */

const running = testApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000' });

/** A browser that has called the API before, and keeps the cookie it was given. */
async function openSite(): Promise<TestClient> {
  const client = new TestClient(running.origin, { cookies: true });
  await client.get('/api/geo');
  expect(client.cookie('XSRF-TOKEN')).toBeDefined();
  expect(client.cookie('browser')).toBeUndefined();
  return client;
}

interface Api {
  send(client: TestClient, email: string): Promise<Answer>;
  verify(client: TestClient, email: string, otp: string): Promise<Answer>;
  codeLength(sent: Answer): unknown;
  codeOf(answer: Answer): unknown;
}

const rest: Api = {
  send: (client, email) => client.post('/api/sendOtp', { email, purpose: 'waitlist' }),
  verify: (client, email, otp) => client.post('/api/verifyOtp', { email, otp, purpose: 'waitlist' }),
  codeLength: ({ body }) => body.result.codeLength,
  codeOf: ({ body }) => body.code,
};

const graphql: Api = {
  send: (client, email) =>
    client.graphql('mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message codeLength } }', {
      input: { channel: 'EMAIL', email },
    }),
  verify: (client, email, otp) =>
    client.graphql('mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }', {
      input: { channel: 'EMAIL', email, otp },
    }),
  codeLength: ({ body }) => body.data.sendOtp.codeLength,
  codeOf: ({ body }) => body.errors?.[0].extensions.code,
};

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
] as const)('a code sent over %s', (_name, api) => {
  it('belongs to the browser that asked, by a cookie that no script can read, whatever others try', async () => {
    const owner = await openSite();
    const email = newEmail();
    const sent = await api.send(owner, email);
    expect(api.codeLength(sent)).toBe(4);
    const [cookie] = sent.headers.getSetCookie().filter((line) => line.startsWith('browser='));
    expect(cookie).toMatch(/^browser=[\w-]{43};.*; HttpOnly; SameSite=Lax$/);
    const code = await codeFor(running.database.pool, email);
    const strangers = [new TestClient(running.origin), await openSite(), await openSite()];
    for (let round = 0; round < 3; round += 1)
      for (const stranger of strangers) await api.verify(stranger, email, wrong(code));
    for (const stranger of strangers)
      expect(api.codeOf(await api.verify(stranger, email, code))).toBe('OTP_ATTEMPTS_EXCEEDED');
    for (let tries = 0; tries < 2; tries += 1)
      expect(api.codeOf(await api.verify(owner, email, wrong(code)))).toBe('OTP_INVALID');
    expect(api.codeOf(await api.verify(owner, email, code))).toBeUndefined();
  });

  it('belongs to a client without cookies too, which is given none', async () => {
    const client = new TestClient(running.origin);
    const email = newEmail();
    expect((await api.send(client, email)).headers.getSetCookie()).toEqual([]);
    const code = await codeFor(running.database.pool, email);
    const stranger = await openSite();
    for (let tries = 0; tries < 5; tries += 1) await api.verify(stranger, email, wrong(code));
    for (let tries = 0; tries < 2; tries += 1)
      expect(api.codeOf(await api.verify(client, email, wrong(code)))).toBe('OTP_INVALID');
    const verified = await api.verify(client, email, code);
    expect(api.codeOf(verified)).toBeUndefined();
    expect(verified.headers.getSetCookie()).toEqual([]);
  });
});

it('codes by email pause at MAIL_PER_HOUR while text messages go on', async () => {
  const { origin } = await running.newInstance({ MAIL_PER_HOUR: '0' });
  const client = new TestClient(origin);
  const refused = await rest.send(client, newEmail());
  expect(refused).toMatchObject({ status: 503, body: { code: 'MAIL_PAUSED' } });
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(graphql.codeOf(await graphql.send(client, newEmail()))).toBe('MAIL_PAUSED');
  expect(await client.post('/api/sendMobileOtp', { mobileNumber: newMobile() })).toMatchObject({
    status: 200,
    body: { result: { codeLength: 6, expiresInSeconds: 600, resendAfterSeconds: 60 } },
  });
});
