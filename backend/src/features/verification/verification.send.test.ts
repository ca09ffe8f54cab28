import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  newMobile,
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

/** A database with no sends yet, for limits that count everybody's. */
async function withEmptyTable<T>(work: () => Promise<T>): Promise<T> {
  await database.pool.query('TRUNCATE otp_challenge');
  return work();
}

describe('a send', () => {
  it('says how long the code is, how long it lives and when to ask again', async () => {
    const service = createService(database.pool);
    expect(await sendMail(service, newEmail())).toEqual({
      ok: true,
      message: 'OTP sent to your email address. It is valid for 5 minutes.',
      codeLength: 4,
      expiresInSeconds: 300,
      resendAfterSeconds: 60,
    });
    expect(await sendSms(service, newMobile())).toMatchObject({
      message: 'OTP sent to your mobile number. It is valid for 10 minutes.',
      codeLength: 6,
      expiresInSeconds: 600,
    });
  });

  it('says of the third that the fourth has to wait until the first is ten minutes old', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    for (const wait of [100, 100, 0]) {
      expect(codeOf(await sendMail(service, email))).toBeNull();
      await pass(database.pool, wait);
    }
    await pass(database.pool, 60);
    expect(await sendMail(service, email)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 340 });
  });

  it('tells of the wait that its own limits make', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    await sendMail(service, email);
    await pass(database.pool, 100);
    await sendMail(service, email);
    await pass(database.pool, 100);
    expect(await sendMail(service, email)).toMatchObject({ ok: true, resendAfterSeconds: 400 });
  });
});

describe('the limits of a destination', () => {
  it('let a second send through after 60 seconds, and say how many are left', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    await sendMail(service, email);
    expect(await sendMail(service, email)).toMatchObject({ code: 'OTP_COOLDOWN', retryAfterSeconds: 60 });
    await pass(database.pool, 58);
    expect(await sendMail(service, email)).toMatchObject({ code: 'OTP_COOLDOWN', retryAfterSeconds: 2 });
    await pass(database.pool, 2);
    expect(codeOf(await sendMail(service, email))).toBeNull();
  });

  it('hold for both purposes and all spellings together', async () => {
    const service = createService(database.pool);
    const name = `n${Date.now()}`;
    expect(codeOf(await sendMail(service, `${name}@gmail.com`, 'waitlist'))).toBeNull();
    expect(
      codeOf(await sendMail(service, `${name[0]}.${name.slice(1)}+tag@GoogleMail.com`, 'ambassador')),
    ).toBe('OTP_COOLDOWN');
  });

  it('let 3 through in 10 minutes and 8 in a day, and do not count what they refuse', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    let sent = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const outcome = await sendMail(service, email);
      if (outcome.ok) sent += 1;
      else if (outcome.code === 'RATE_LIMITED') {
        // The wait it names is true: a moment before it there is the same answer, then the send goes through.
        const wait = outcome.retryAfterSeconds ?? 0;
        await pass(database.pool, wait - 2);
        expect(codeOf(await sendMail(service, email))).toBe('RATE_LIMITED');
        if (sent === 8) {
          expect(wait).toBeGreaterThan(80_000);
          break;
        }
        await pass(database.pool, 2);
        expect(codeOf(await sendMail(service, email))).toBeNull();
        sent += 1;
      }
      await pass(database.pool, 60);
    }
    expect(sent).toBe(8);
    await pass(database.pool, 2);
    expect(codeOf(await sendMail(service, email))).toBeNull();
  });

  it('send nothing more once the day’s wrong tries are used up', async () => {
    const service = createService(database.pool, { codeLength: { email: 6, sms: 6 } });
    const email = newEmail();
    for (let code = 0; code < 2; code += 1) {
      await sendMail(service, email);
      const right = await codeFor(database.pool, email);
      for (let count = 0; count < 5; count += 1) await tryMail(service, email, wrong(right));
      await pass(database.pool, 700);
    }
    const refused = await sendMail(service, email);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
    await pass(database.pool, 86_400 - 700);
    expect(codeOf(await sendMail(service, email))).toBeNull();
  });
});

describe('the limit of a client address', () => {
  it('counts mail and text messages together, IPv6 by its /64, and lets go after an hour', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 3, smsPerHour: 1000 } });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '2001:db8:0:7::1'))).toBeNull();
    expect(codeOf(await sendSms(service, newMobile(), '2001:db8:0:7::2'))).toBeNull();
    await pass(database.pool, 1000);
    expect(codeOf(await sendMail(service, newEmail(), 'ambassador', '2001:db8:0:7:ffff::3'))).toBeNull();
    expect(await sendMail(service, newEmail(), 'waitlist', '2001:db8:0:7::4')).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 2600,
    });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '2001:db8:0:8::1'))).toBeNull();
    await pass(database.pool, 2600);
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '2001:db8:0:7::5'))).toBeNull();
  });

  it('takes an IPv4 address in IPv6 clothes for the IPv4 address', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 1, smsPerHour: 1000 } });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '198.51.100.9'))).toBeNull();
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '::ffff:198.51.100.9'))).toBe(
      'RATE_LIMITED',
    );
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', '::ffff:198.51.100.10'))).toBeNull();
  });

  it('keeps no address that could be read', async () => {
    await sendMail(createService(database.pool), newEmail(), 'waitlist', '203.0.113.77');
    const { rows } = await database.pool.query(
      `SELECT FROM otp_challenge WHERE otp_challenge::text LIKE '%203.0.113%'`,
    );
    expect(rows).toHaveLength(0);
  });
});

describe('the spend guard', () => {
  it('pauses text messages for everybody while e-mail goes on, and says for how long', async () => {
    await withEmptyTable(async () => {
      const service = createService(database.pool, { limits: { perClientPerHour: 1000, smsPerHour: 2 } });
      expect(codeOf(await sendSms(service, newMobile()))).toBeNull();
      await pass(database.pool, 600);
      expect(codeOf(await sendSms(service, newMobile()))).toBeNull();
      expect(await sendSms(service, newMobile())).toMatchObject({
        code: 'SMS_PAUSED',
        retryAfterSeconds: 3000,
      });
      expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
      await pass(database.pool, 3000);
      expect(codeOf(await sendSms(service, newMobile()))).toBeNull();
    });
  });

  it('pauses them for good at 0 and where no account is configured', async () => {
    const paused = createService(database.pool, { limits: { perClientPerHour: 1000, smsPerHour: 0 } });
    expect(await sendSms(paused, newMobile())).toMatchObject({ code: 'SMS_PAUSED', retryAfterSeconds: 3600 });
    const without = createService(database.pool, { smsAvailable: false });
    expect(await sendSms(without, newMobile())).toMatchObject({
      code: 'SMS_PAUSED',
      message: expect.stringContaining('email'),
    });
  });
});

describe('instances that race', () => {
  it('send one code to a destination that asks twenty times at once', async () => {
    const services = [createService(database.pool), createService(database.newPool())];
    const email = newEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendMail(services[index % 2] ?? createService(database.pool), email),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set([null, 'OTP_COOLDOWN']));
    const { rows } = await database.pool.query(`SELECT FROM otp_challenge WHERE address = $1`, [email]);
    expect(rows).toHaveLength(1);
  });

  it('keep to the limits of a client and of all text messages, exactly', async () => {
    await withEmptyTable(async () => {
      const options = { limits: { perClientPerHour: 25, smsPerHour: 10 } };
      const services = [
        createService(database.pool, options),
        createService(database.newPool(), options),
      ] as const;
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, index) => {
          const service = services[index % 4 < 2 ? 0 : 1];
          return index % 2 === 0
            ? sendSms(service, newMobile(), '192.0.2.50')
            : sendMail(service, newEmail(), 'waitlist', '192.0.2.50');
        }),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(25);
      const { rows } = await database.pool.query<{ sms: number }>(
        `SELECT count(*)::int AS sms FROM otp_challenge WHERE channel = 'sms'`,
      );
      expect(rows[0]?.sms).toBeLessThanOrEqual(10);
    });
  });
});
