import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountRestApi } from '../../platform/http/rest-api.ts';
import { createServer } from '../../platform/http/server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSchema } from '../../schema.ts';
import { VerificationResolver } from './verification.resolver.ts';
import { browserKey } from './verification.rules.ts';
import { verificationRoutes } from './verification.routes.ts';
import {
  codeFor,
  createService,
  foreignMobile,
  nationalDigits,
  newEmail,
  newMobile,
  wrong,
} from './verification.scenario.ts';

let database: TestDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, secure: false });
  const resolver = new VerificationResolver(createService(database.pool));
  await mountRestApi(server, [verificationRoutes], undefined, await createSchema([resolver]));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await server.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return {
    status: response.statusCode,
    body: response.json<Record<string, unknown>>(),
    headers: response.headers,
    cookies: response.cookies,
  };
}

describe('POST /api/sendOtp and /api/verifyOtp', () => {
  it('send a code by email and check it', async () => {
    const email = newEmail();
    expect(await post('sendOtp', { email, mobileNumber: 4155552671 })).toMatchObject({
      status: 200,
      body: { message: 'OTP sent to your email address. It expires in 5 minutes.' },
    });
    const otp = await codeFor(database.pool, email, 'waitlist');
    expect(await post('verifyOtp', { email, otp: wrong(otp) })).toMatchObject({
      status: 400,
      body: { code: 'OTP_INVALID' },
    });
    expect(await post('verifyOtp', { email, otp: Number(otp) })).toMatchObject({
      status: 200,
      body: { message: 'Your email address is verified.' },
    });
  });

  it.each([
    [{ mobileNumber: '9876543210' }, 'waitlist'],
    [{ mobileNumber: 9876543210 }, 'waitlist'],
    [{}, 'ambassador'],
    [{ mobileNumber: null }, 'ambassador'],
    [{ mobileNumber: '' }, 'ambassador'],
    [{ purpose: 'waitlist' }, 'waitlist'],
    [{ mobileNumber: '9876543210', purpose: 'ambassador' }, 'ambassador'],
  ] as const)('take the purpose of %j for %s', async (body, purpose) => {
    const email = newEmail();
    expect((await post('sendOtp', { email, ...body })).status).toBe(200);
    expect(await codeFor(database.pool, email, purpose)).toMatch(/^\d{4}$/);
  });

  it('say what is wrong with the fields, and with their types', async () => {
    expect(await post('sendOtp', {})).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: { email: 'Email Id is required' } },
    });
    expect(await post('sendOtp', { email: null })).toMatchObject({ status: 422 });
    expect(await post('sendOtp', { email: 'nobody' })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Invalid email address' } },
    });
    expect(await post('verifyOtp', { email: newEmail() })).toMatchObject({
      status: 422,
      body: { fields: { otp: 'OTP is required' } },
    });
    expect(await post('sendOtp', { email: 7 })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await post('sendOtp', { email: newEmail(), purpose: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'purpose can be waitlist or ambassador.' },
    });
    expect(await post('verifyOtp', { email: newEmail(), otp: { $ne: 1 } })).toMatchObject({ status: 400 });
    expect(await post('verifyOtp', { email: newEmail(), otp: ['1234'] })).toMatchObject({ status: 400 });
  });

  it('refuse a second send with how long to wait', async () => {
    const email = newEmail();
    await post('sendOtp', { email });
    const { status, body, headers } = await post('sendOtp', { email });
    expect(status).toBe(429);
    expect(body).toEqual({ code: 'OTP_COOLDOWN', message: expect.stringContaining('seconds') });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(59);
  });

  it('bind the verification to a browser that brings cookies, by a cookie no script can read', async () => {
    const email = newEmail();
    await post('sendOtp', { email, purpose: 'waitlist' });
    const answer = await post(
      'verifyOtp',
      { email, otp: await codeFor(database.pool, email) },
      { cookie: 'XSRF-TOKEN=x' },
    );
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const { rows } = await database.pool.query<{ browser_key: string }>(
      'SELECT browser_key FROM otp_challenge WHERE address = $1',
      [email],
    );
    expect(rows[0]?.browser_key).toBe(browserKey(cookie?.value ?? ''));
  });
});

describe('POST /api/sendMobileOtp and /api/verifyMobileOtp', () => {
  it('send a code to a mobile of the country and check it, numbers as numbers', async () => {
    const mobile = newMobile();
    expect(
      await post('sendMobileOtp', { mobileNumber: Number(mobile.slice(1)), email: 'stated@example.com' }),
    ).toMatchObject({ status: 200 });
    const otp = await codeFor(database.pool, mobile);
    expect(await post('verifyMobileOtp', { mobileNumber: nationalDigits(mobile), otp })).toEqual(
      expect.objectContaining({ status: 200, body: { message: 'Your mobile number is verified.' } }),
    );
  });

  it('reject numbers that are not its mobile numbers', async () => {
    expect(await post('sendMobileOtp', { mobileNumber: '' })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: { mobileNumber: 'Please enter phone number.' } },
    });
    expect(await post('sendMobileOtp', { mobileNumber: foreignMobile })).toMatchObject({
      status: 422,
      body: { code: 'PHONE_NOT_SUPPORTED' },
    });
    expect(await post('sendMobileOtp', { mobileNumber: true })).toMatchObject({ status: 400 });
  });
});
