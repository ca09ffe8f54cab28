import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { browserKey, newBrowserToken } from './verification.rules.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  newMobile,
  noCookies,
  pass,
  sendMail,
  sendSms,
  tryMail,
  wrong,
} from './verification.scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A fresh code for a fresh address. */
async function sentCode(codeLength = 4) {
  const service = createService(database.pool, { codeLength: { email: codeLength, sms: 6 } });
  const email = newEmail();
  await sendMail(service, email);
  return { service, email, code: await codeFor(database.pool, email) };
}

const challengeOf = async (email: string) => {
  const { rows } = await database.pool.query(
    'SELECT * FROM otp_challenge WHERE address = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  );
  return rows[0];
};

describe('a right code', () => {
  it('verifies once', async () => {
    const { service, email, code } = await sentCode();
    expect(await tryMail(service, email, code)).toEqual({
      ok: true,
      message: 'Your email address is verified.',
    });
    expect(codeOf(await tryMail(service, email, code))).toBe('OTP_INVALID');
  });

  it('may be a number, or text with spaces', async () => {
    const { service, email, code } = await sentCode();
    expect(codeOf(await tryMail(service, email, Number(code)))).toBeNull();
    const other = await sentCode(6);
    expect(
      codeOf(await tryMail(other.service, other.email, ` ${other.code.slice(0, 3)} ${other.code.slice(3)} `)),
    ).toBeNull();
  });

  it('comes by text message, too', async () => {
    const service = createService(database.pool);
    const mobileNumber = newMobile();
    await sendSms(service, mobileNumber);
    const otp = await codeFor(database.pool, mobileNumber);
    const national = mobileNumber.slice(3);
    expect(
      await service.verifyOtp({
        channel: 'sms',
        mobileNumber: national,
        otp,
        purpose: 'waitlist',
        browser: noCookies,
        clientAddress: '192.0.2.1',
      }),
    ).toMatchObject({ ok: true, message: 'Your mobile number is verified.' });
  });

  it('succeeds once among 50 at the same moment on two instances', async () => {
    const { service, email, code } = await sentCode(6);
    const other = createService(database.newPool(), { codeLength: { email: 6, sms: 6 } });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tryMail(index % 2 === 0 ? service : other, email, code)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is valid for its purpose and destination only', async () => {
    const service = createService(database.pool, { codeLength: { email: 8, sms: 6 } });
    const [one, other] = [newEmail(), newEmail()];
    await sendMail(service, one, 'waitlist');
    await sendMail(service, other, 'waitlist');
    const code = await codeFor(database.pool, one);
    expect(codeOf(await tryMail(service, other, code))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, one, code, { purpose: 'ambassador' }))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, one, code))).toBeNull();
    await pass(database.pool, 60);
    await sendMail(service, one, 'ambassador');
    expect((await challengeOf(one)).purpose).toBe('ambassador');
    expect((await challengeOf(one)).verified_at).toBeNull();
  });

  it('is looked for in the newest live code when no purpose is named', async () => {
    const service = createService(database.pool, { codeLength: { email: 8, sms: 6 } });
    const email = newEmail();
    await sendMail(service, email, 'waitlist');
    const forWaitlist = await codeFor(database.pool, email, 'waitlist');
    await pass(database.pool, 60);
    await sendMail(service, email, 'ambassador');
    const forAmbassador = await codeFor(database.pool, email, 'ambassador');
    expect(codeOf(await tryMail(service, email, forWaitlist, { purpose: undefined }))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, email, forAmbassador, { purpose: undefined }))).toBeNull();
    expect(codeOf(await tryMail(service, email, forWaitlist, { purpose: undefined }))).toBeNull();
  });
});

describe('a code that cannot be used', () => {
  it('is invalid when none was sent, when it was replaced and when it is missing', async () => {
    const { service, email, code } = await sentCode(8);
    expect(codeOf(await tryMail(service, newEmail(), code))).toBe('OTP_INVALID');
    await pass(database.pool, 60);
    await sendMail(service, email);
    expect(codeOf(await tryMail(service, email, code))).toBe('OTP_INVALID');
    expect(await tryMail(service, email, ' ')).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { otp: 'OTP is required' },
    });
    expect(codeOf(await tryMail(service, email, await codeFor(database.pool, email)))).toBeNull();
  });

  it.each([
    [4, 300],
    [5, 300],
    [6, 600],
    [8, 600],
  ])('of %i digits expires after %i seconds, for time alone', async (codeLength, validSeconds) => {
    const { service, email, code } = await sentCode(codeLength);
    await pass(database.pool, validSeconds);
    expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
    expect(await tryMail(service, email, code)).toMatchObject({
      code: 'OTP_EXPIRED',
      message: 'That code has expired. Request a new one.',
    });
    expect((await challengeOf(email)).tries).toBe(0);
  });

  it('still works in its last seconds', async () => {
    const { service, email, code } = await sentCode();
    await pass(database.pool, 295);
    expect(codeOf(await tryMail(service, email, code))).toBeNull();
  });
});

describe('wrong tries', () => {
  it.each([
    [4, 3],
    [6, 5],
  ])(
    'of a code of %i digits end with the %ith; then a new code has to be waited for',
    async (codeLength, maxTries) => {
      const { service, email, code } = await sentCode(codeLength);
      for (let count = 0; count < maxTries; count += 1)
        expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
      const answer = await tryMail(service, email, code);
      expect(answer).toMatchObject({
        code: 'OTP_ATTEMPTS_EXCEEDED',
        message: 'Too many wrong codes. Wait a moment, then request a new code.',
        retryAfterSeconds: 60,
      });
      await pass(database.pool, 60);
      expect(await tryMail(service, email, code)).toMatchObject({
        code: 'OTP_ATTEMPTS_EXCEEDED',
        message: 'Too many wrong codes. Request a new code.',
        retryAfterSeconds: 1,
      });
      expect(codeOf(await sendMail(service, email))).toBeNull();
      expect(codeOf(await tryMail(service, email, await codeFor(database.pool, email)))).toBeNull();
    },
  );

  it('are counted however they are spelled', async () => {
    const { service, email, code } = await sentCode();
    for (const otp of ['abcd', code.slice(1), -1])
      expect(codeOf(await tryMail(service, email, otp))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, email, code))).toBe('OTP_ATTEMPTS_EXCEEDED');
  });

  it('are compared no more often than the code allows when 100 arrive concurrently on two instances', async () => {
    const { service, email, code } = await sentCode(6);
    const other = createService(database.newPool());
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        tryMail(index % 2 === 0 ? service : other, email, wrong(code)),
      ),
    );
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'OTP_INVALID')).toHaveLength(5);
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'OTP_ATTEMPTS_EXCEEDED')).toHaveLength(95);
    expect((await challengeOf(email)).tries).toBe(5);
    expect(codeOf(await tryMail(service, email, code))).toBe('OTP_ATTEMPTS_EXCEEDED');
  });

  it('of the day make codes grow to 8 digits instead of ending', async () => {
    const { service, email } = await sentCode(4);
    for (let count = 0; count < 3; count += 1) {
      const code = await codeFor(database.pool, email);
      expect(code).toHaveLength(4);
      for (let tries = 0; tries < 3; tries += 1)
        expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
      await pass(database.pool, 700);
      expect(await sendMail(service, email)).toMatchObject({ ok: true, codeLength: count < 2 ? 4 : 8 });
    }
    const code = await codeFor(database.pool, email);
    expect(code).toHaveLength(8);
    for (let tries = 0; tries < 4; tries += 1)
      expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, email, code))).toBeNull();
  });

  it('are not given back when the request fails after they were counted', async () => {
    const { service, email, code } = await sentCode();
    await database.pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'failed on purpose'; END $$`,
    );
    await database.pool.query(
      `CREATE TRIGGER fail BEFORE UPDATE ON otp_challenge FOR EACH ROW WHEN (OLD.verified_at IS NULL AND NEW.verified_at IS NOT NULL) EXECUTE FUNCTION fail()`,
    );
    try {
      for (let count = 0; count < 3; count += 1)
        await expect(tryMail(service, email, code)).rejects.toThrow('failed on purpose');
    } finally {
      await database.pool.query('DROP FUNCTION fail CASCADE');
    }
    expect((await challengeOf(email)).tries).toBe(3);
    expect(codeOf(await tryMail(service, email, code))).toBe('OTP_ATTEMPTS_EXCEEDED');
  });
});

describe('the browser', () => {
  it('without cookies is not bound', async () => {
    const { service, email, code } = await sentCode();
    expect(await tryMail(service, email, code)).not.toHaveProperty('browserToken');
    expect((await challengeOf(email)).browser_key).toBeNull();
  });

  it('that brings cookies gets a token, of which only the hash is kept', async () => {
    const { service, email, code } = await sentCode();
    const outcome = await tryMail(service, email, code, {
      browser: { broughtCookies: true, token: undefined },
    });
    const token = outcome.ok ? outcome.browserToken : undefined;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await challengeOf(email)).browser_key).toBe(browserKey(token ?? ''));
    expect(JSON.stringify(await challengeOf(email))).not.toContain(token);
  });

  it('keeps a token that is well formed and gets a new one for any other', async () => {
    const token = newBrowserToken();
    const one = await sentCode();
    expect(
      await tryMail(one.service, one.email, one.code, { browser: { broughtCookies: true, token } }),
    ).toMatchObject({ browserToken: token });
    const two = await sentCode();
    const outcome = await tryMail(two.service, two.email, two.code, {
      browser: { broughtCookies: true, token: 'guessable' },
    });
    expect(outcome.ok && outcome.browserToken).not.toBe('guessable');
  });
});
