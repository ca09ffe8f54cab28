import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicant } from '../../features/ambassador/ambassador.scenario.ts';
import { password, seedAdmin } from '../../features/admin/admin.scenario.ts';
import { ApiContract, type ApiDocument } from '../../testing/api-contract.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { person, verifyEmail, verifyPhone } from '../../testing/scenarios.ts';

let running: TestApp;
let client: TestClient;
let document: ApiDocument;
let api: ApiContract;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
  document = (await client.get('/api/openapi.json')).body;
  api = new ApiContract(client, document);
});
afterAll(() => running.stop());

/** The code that was sent to an address, once it has arrived in the outbox. */
async function codeSentTo(address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const shown = (await client.get('/outbox.json')).body as readonly {
      readonly to: string;
      readonly text: string;
    }[];
    const code = /\b\d{4,8}\b/.exec(shown.find(({ to }) => to === address)?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await sleep(50);
  }
  throw new Error(`Nothing came to ${address}`);
}

describe('the document', () => {
  it('is OpenAPI 3.1 and names every call', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual(
      [
        'addfaq',
        'admin/getAmbassadors',
        'admin/getcsv',
        'admin/getreferralcount',
        'admin/getusers',
        'admin/login',
        'admin/logout',
        'admin/signup',
        'deletefaq',
        'geo',
        'getDashboard',
        'getRank',
        'getfaq/{id}',
        'getfaqs',
        'joinAsAmbassador',
        'joinwaitlist',
        'sendMobileOtp',
        'sendOtp',
        'updatePoints',
        'updatefaq',
        'verifyMobileOtp',
        'verifyOtp',
      ].map((name) => `/api/${name}`),
    );
  });

  it('is what the waitlist answers', async () => {
    const input = person({ phoneNo: '+919812345670', country: 'IN' });
    const { email } = input;
    expect((await api.post('/api/sendOtp', { email, purpose: 'waitlist' })).status).toBe(200);
    expect((await api.post('/api/sendOtp', { email })).body.code).toBe('OTP_COOLDOWN');
    expect((await api.post('/api/sendMobileOtp', { mobileNumber: '+4930123456' })).body.code).toBe(
      'PHONE_NOT_SUPPORTED',
    );
    expect((await api.post('/api/sendMobileOtp', { mobileNumber: 9812345670 })).status).toBe(200);
    expect((await api.post('/api/joinwaitlist', input)).body.code).toBe('VERIFICATION_REQUIRED');
    expect((await api.post('/api/verifyOtp', { email, otp: 'no' })).body.code).toBe('OTP_INVALID');
    expect((await api.post('/api/verifyOtp', { email, otp: await codeSentTo(email) })).status).toBe(200);
    const mobile = { mobileNumber: '9812345670', otp: await codeSentTo('+919812345670') };
    expect((await api.post('/api/verifyMobileOtp', mobile)).status).toBe(200);
    const joined = await api.post('/api/joinwaitlist', input);
    expect(joined.status).toBe(201);
    expect((await api.post('/api/joinwaitlist', input)).status).toBe(200);
    expect((await api.post('/api/joinwaitlist', {})).body.code).toBe('VALIDATION_FAILED');
    expect((await api.post('/api/joinwaitlist', { firstName: 1 })).body.code).toBe('BAD_REQUEST');
    const { _id: id, referralId } = joined.body.result;
    expect((await api.get(`/api/getRank?userId=${id}`)).status).toBe(200);
    expect((await api.get(`/api/getRank?referralId=${referralId}`)).status).toBe(200);
    expect((await api.get('/api/getRank')).body.code).toBe('BAD_REQUEST');
    expect((await api.get('/api/getRank?userId=a')).body.code).toBe('NOT_FOUND');
    expect((await api.post('/api/updatePoints', { referralCode: referralId })).status).toBe(200);
    expect((await api.post('/api/updatePoints', { referralCode: 'NOBODYHAS1' })).body.code).toBe(
      'REFERRAL_NOT_FOUND',
    );
    const other = person({ phoneNo: '+919811111112', country: 'IN', referralCode: referralId });
    await verifyPhone(running.database.pool, other.phoneNo);
    expect((await api.post('/api/joinwaitlist', other)).body.result.referralCredited).toBe(true);
  });

  it('is what the other calls answer', async () => {
    const input = applicant();
    expect((await api.post('/api/joinAsAmbassador', input)).body.code).toBe('VERIFICATION_REQUIRED');
    await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
    expect((await api.post('/api/joinAsAmbassador', input)).status).toBe(201);
    expect((await api.post('/api/joinAsAmbassador', input)).body.code).toBe('ALREADY_REGISTERED');
    const [faq] = (await api.get('/api/getfaqs')).body.result;
    expect((await api.get(`/api/getfaq/${faq._id}`)).status).toBe(200);
    expect((await api.get('/api/getfaq/none')).body.code).toBe('NOT_FOUND');
    expect((await api.get('/api/geo')).status).toBe(200);
    expect((await api.get('/api/getDashboard')).status).toBe(200);
  });

  it('is what the calls of admins answer', async () => {
    const account = { name: 'Grace', email: 'grace@example.com', password };
    expect((await api.post('/api/admin/signup', account)).status).toBe(201);
    const { email } = await seedAdmin(running.database.pool);
    expect((await api.post('/api/admin/login', { email, password: 'wrong' })).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    const { accessToken } = (await api.post('/api/admin/login', { email, password })).body;
    const token = { authorization: `Bearer ${accessToken}` };
    const added = await api.post('/api/addfaq', { question: 'Why?', answer: 'Because.' }, token);
    expect(added.status).toBe(201);
    expect((await api.post('/api/addfaq', {}, token)).body.code).toBe('VALIDATION_FAILED');
    const { _id: faqId } = added.body.result;
    expect((await api.put('/api/updatefaq', { faqId, answer: 'Thus.' }, token)).status).toBe(200);
    expect((await api.put('/api/updatefaq', { faqId: 'none' }, token)).body.code).toBe('NOT_FOUND');
    expect((await api.post('/api/deletefaq', { faqId }, token)).status).toBe(200);
    expect((await api.get(`/api/getfaq/${faqId}`, token)).body.result.isActive).toBe(false);
    for (const path of ['getAmbassadors', 'getcsv', 'getreferralcount', 'getusers'])
      expect((await api.get(`/api/admin/${path}`, token)).status).toBe(200);
    expect((await api.post('/api/admin/logout', {}, token)).status).toBe(204);
    expect((await api.post('/api/admin/logout', {}, token)).body.code).toBe('SESSION_EXPIRED');
  });

  it('says whose token a call needs, and gives each a name of its own', () => {
    const { '/api/geo': geo, '/api/addfaq': addFaq } = document.paths;
    expect(geo?.['get']?.security).toEqual([{}, { token: [] }]);
    expect(addFaq?.['post']).toMatchObject({
      security: [{ token: [] }],
      description: 'Needs a token: a session or an API key of an EDITOR or more.',
    });
    const names = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('adminLogin');
  });

  it('names the codes of each call, and no others', () => {
    const codesOf = (path: string, status: string) =>
      document.paths[path]?.['post']?.responses[status]?.$ref?.split('/').at(-1)?.split('-');
    expect(codesOf('/api/sendMobileOtp', '503')).toEqual(['DATABASE_UNAVAILABLE', 'SMS_PAUSED']);
    expect(codesOf('/api/sendOtp', '503')).toEqual(['DATABASE_UNAVAILABLE']);
    expect(codesOf('/api/joinAsAmbassador', '409')).toEqual(['ALREADY_REGISTERED']);
    expect(codesOf('/api/joinwaitlist', '409')).toBeUndefined();
  });

  it('promises no success that these flows have not met', () => {
    expect([...api.answered]).toEqual(expect.arrayContaining([...api.promised]));
  });
});

describe('the page to read it', () => {
  it('names every call, runs no script, and is allowed its style by the hash', async () => {
    const page = await client.get('/api/docs');
    expect(page).toMatchObject({ status: 200 });
    for (const path of Object.keys(document.paths)) expect(page.body).toContain(`<code>${path}</code>`);
    expect(page.body).toContain('<title>Example &amp; Co REST API</title>');
    expect(page.body).not.toMatch(/<script|<link|style=|onload|https?:/);
    const style = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? '';
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
    const anchors = [...(page.body as string).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of anchors) expect(page.body).toContain(`id="${id ?? ''}"`);
  });

  it('says what every call may answer once, and beside each call what it alone does', async () => {
    const { body } = await client.get('/api/docs');
    const said = (code: string) => String(body).split(`<td><code>${code}</code></td>`).length - 1;
    for (const code of ['BAD_REQUEST', 'SESSION_EXPIRED', 'RATE_LIMITED', 'INTERNAL', 'CSRF_FAILED'])
      expect(said(code), code).toBe(1);
    expect(said('SMS_PAUSED')).toBe(1);
    expect(said('VERIFICATION_REQUIRED')).toBe(2);
    const section = /<section id="post-api-sendmobileotp".*?<\/section>/s.exec(body)?.[0] ?? '';
    expect([...section.matchAll(/<td>(\d+)<\/td><td><code>(\w+)</g)].map(([, , code]) => code)).toEqual([
      'VALIDATION_FAILED',
      'PHONE_NOT_SUPPORTED',
      'OTP_COOLDOWN',
      'SMS_PAUSED',
    ]);
  });

  it('and the document are read only', async () => {
    for (const path of ['/api/docs', '/api/openapi.json'])
      expect(await client.post(path, {})).toMatchObject({
        status: 405,
        body: { code: 'METHOD_NOT_ALLOWED' },
      });
  });
});
