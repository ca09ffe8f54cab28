import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { pagesTouched } from '../../testing/pages-touched.ts';
import {
  codeOf,
  createService,
  newEmail,
  newMobile,
  pass,
  sendMail,
  sendSms,
} from './verification.scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const from = (clientAddress: string) => ({ clientAddress });

/** A database with no sends yet, for limits that count everyone's. */
async function withEmptyTable<T>(work: () => Promise<T>): Promise<T> {
  await database.pool.query('TRUNCATE otp_challenge, otp_sent');
  return work();
}

describe('a send', () => {
  it('says how long the code is, how long it lives and when to ask again', async () => {
    const service = createService(database.pool);
    expect(await sendMail(service, newEmail())).toEqual({
      ok: true,
      message: 'OTP sent to your email address. It expires in 5 minutes.',
      codeLength: 4,
      expiresInSeconds: 300,
      resendAfterSeconds: 60,
    });
    expect(await sendSms(service, newMobile())).toMatchObject({
      message: 'OTP sent to your mobile number. It expires in 10 minutes.',
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

  it('to a domain that takes no email names it, and neither sends nor counts', async () => {
    const service = createService(database.pool, {
      canReceiveMail: (domain) => Promise.resolve(domain !== 'gmial.com'),
    });
    await withEmptyTable(async () => {
      expect(await sendMail(service, 'ada@gmial.com')).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { email: 'gmial.com can’t receive email. Check the spelling, or use another address.' },
      });
      const { rowCount } = await database.pool.query(
        'SELECT FROM otp_challenge UNION ALL SELECT FROM otp_sent',
      );
      expect(rowCount).toBe(0);
    });
    expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
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
  it('allow a second send after 60 seconds, and say how many are left', async () => {
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

  it('allow 3 in 10 minutes, 12 a day for one client, and do not count what they reject', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    const lengths: number[] = [];
    while (lengths.length < 12) {
      const outcome = await sendMail(service, email);
      if (outcome.ok) {
        lengths.push(outcome.codeLength);
        await pass(database.pool, 60);
        continue;
      }
      // The announced wait is true: just before its end, the answer is the same; then the send is allowed.
      expect(codeOf(outcome)).toBe('RATE_LIMITED');
      await pass(database.pool, (outcome.retryAfterSeconds ?? 0) - 2);
      expect(codeOf(await sendMail(service, email))).toBe('RATE_LIMITED');
      await pass(database.pool, 2);
    }
    expect(lengths).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 8, 8, 8, 8]);
    const refused = await sendMail(service, email);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
    const wait = refused.ok ? 0 : (refused.retryAfterSeconds ?? 0);
    expect(wait).toBeGreaterThan(80_000);
    await pass(database.pool, 600);
    expect(codeOf(await sendMail(service, email))).toBe('RATE_LIMITED');
    expect(codeOf(await sendMail(service, email, 'waitlist', from('198.51.100.1')))).toBeNull();
    await pass(database.pool, wait - 600);
    expect(await sendMail(service, email)).toMatchObject({ ok: true, codeLength: 8 });
  });

  it('allow 24 a day in total, and still the first 3 of each further client', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    for (let sent = 0; sent < 24; sent += 1) {
      expect(codeOf(await sendMail(service, email, 'waitlist', from(`192.0.${sent % 3}.1`)))).toBeNull();
      await pass(database.pool, 201);
    }
    expect(codeOf(await sendMail(service, email, 'waitlist', from('192.0.1.1')))).toBe('RATE_LIMITED');
    for (let sent = 0; sent < 3; sent += 1) {
      expect(codeOf(await sendMail(service, email, 'waitlist', from('2001:db8:1:7::1')))).toBeNull();
      await pass(database.pool, 201);
    }
    expect(codeOf(await sendMail(service, email, 'waitlist', from('2001:db8:1:8::1')))).toBe('RATE_LIMITED');
  });
});

describe('the limit of a client address', () => {
  it('is 16 times as high for the whole /48 of an IPv6 address, so that it cannot be passed by its 65,536 /64s', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 1 } });
    const send = (subnet: string) =>
      sendMail(service, newEmail(), 'waitlist', from(`2001:db8:48:${subnet}::1`));
    for (let subnet = 0; subnet < 16; subnet += 1) expect(codeOf(await send(subnet.toString(16)))).toBeNull();
    expect(await send('ffff')).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3600 });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('2001:db8:49::1')))).toBeNull();
  });

  it('is 64 times as high for the whole /24 of an IPv4 address', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 1 } });
    const send = (host: number) => sendMail(service, newEmail(), 'waitlist', from(`198.51.100.${host}`));
    for (let host = 0; host < 64; host += 1) expect(codeOf(await send(host))).toBeNull();
    expect(await send(255)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3600 });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('198.51.101.0')))).toBeNull();
  });

  it('counts mail and text messages together, IPv6 by its /64, and resets after an hour', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 3 } });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('2001:db8:0:7::1')))).toBeNull();
    expect(codeOf(await sendSms(service, newMobile(), from('2001:db8:0:7::2')))).toBeNull();
    await pass(database.pool, 1000);
    expect(
      codeOf(await sendMail(service, newEmail(), 'ambassador', from('2001:db8:0:7:ffff::3'))),
    ).toBeNull();
    expect(await sendMail(service, newEmail(), 'waitlist', from('2001:db8:0:7::4'))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 2600,
    });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('2001:db8:0:8::1')))).toBeNull();
    await pass(database.pool, 2600);
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('2001:db8:0:7::5')))).toBeNull();
  });

  it('takes an IPv4 address in IPv6 clothes for the IPv4 address', async () => {
    const service = createService(database.pool, { limits: { perClientPerHour: 1 } });
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('198.51.102.9')))).toBeNull();
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('::ffff:198.51.102.9')))).toBe(
      'RATE_LIMITED',
    );
    expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from('::ffff:198.51.102.10')))).toBeNull();
  });

  it('keeps no address that could be read', async () => {
    await sendMail(createService(database.pool), newEmail(), 'waitlist', from('203.0.113.77'));
    const { rows } = await database.pool.query(
      `SELECT FROM otp_challenge WHERE otp_challenge::text LIKE '%203.0.113%'`,
    );
    expect(rows).toHaveLength(0);
  });
});

describe('the limit of text messages', () => {
  it.each([
    ['an IPv4 address', 10, () => '198.51.103.1', '198.51.103.2'],
    ['a /64', 10, (at: number) => `2001:db8:50:1::${at.toString(16)}`, '2001:db8:50:2::1'],
    ['a /24', 30, (at: number) => `198.51.104.${at % 256}`, '198.51.105.1'],
    ['a /48', 20, (at: number) => `2001:db8:51:${at.toString(16)}::1`, '2001:db8:52::1'],
  ])('lets %s have %i an hour, while email and others continue', async (_what, limit, within, outside) => {
    await withEmptyTable(async () => {
      const service = createService(database.pool, { limits: { perClientPerHour: 30, smsPerHour: 200 } });
      for (let at = 0; at < limit; at += 1)
        expect(codeOf(await sendSms(service, newMobile(), from(within(at))))).toBeNull();
      const refused = await sendSms(service, newMobile(), from(within(limit)));
      expect(refused).toMatchObject({ code: 'SMS_PAUSED', message: expect.stringContaining('email') });
      expect(codeOf(await sendMail(service, newEmail(), 'waitlist', from(within(limit))))).toBeNull();
      expect(codeOf(await sendSms(service, newMobile(), from(outside)))).toBeNull();
      await pass(database.pool, 3600);
      expect(codeOf(await sendSms(service, newMobile(), from(within(limit))))).toBeNull();
    });
  });

  it('keeps one /48 from spending those of the installation, however many it requests at once', async () => {
    await withEmptyTable(async () => {
      const options = { limits: { perClientPerHour: 30, smsPerHour: 200 } };
      const services = [createService(database.pool, options), createService(database.newPool(), options)];
      const outcomes = await Promise.all(
        Array.from({ length: 250 }, (_, at) =>
          sendSms(
            services[at % 2] ?? createService(database.pool),
            newMobile(),
            from(`2001:db8:53:${at.toString(16)}::1`),
          ),
        ),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
    });
  });
});

describe('the spend guard', () => {
  it('pauses text messages for everyone while email continues, and says for how long', async () => {
    await withEmptyTable(async () => {
      const service = createService(database.pool, { limits: { smsPerHour: 2 } });
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

  it('pauses them permanently at 0 and if no account is configured', async () => {
    const paused = createService(database.pool, { limits: { smsPerHour: 0 } });
    expect(await sendSms(paused, newMobile())).toMatchObject({ code: 'SMS_PAUSED', retryAfterSeconds: 3600 });
    const without = createService(database.pool, { smsAvailable: false });
    expect(await sendSms(without, newMobile())).toMatchObject({
      code: 'SMS_PAUSED',
      message: expect.stringContaining('email'),
    });
  });
});

describe('the mail guard', () => {
  it('pauses codes by email for everyone while text messages continue, and says for how long', async () => {
    await withEmptyTable(async () => {
      const service = createService(database.pool, { limits: { mailPerHour: 2 } });
      expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
      await pass(database.pool, 600);
      expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
      expect(await sendMail(service, newEmail())).toMatchObject({
        code: 'MAIL_PAUSED',
        message: 'We can’t send email right now. Try again in 50 minutes.',
        retryAfterSeconds: 3000,
      });
      expect(codeOf(await sendSms(service, newMobile()))).toBeNull();
      await pass(database.pool, 3000);
      expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
    });
  });

  it('counts only what is sent', async () => {
    await withEmptyTable(async () => {
      const service = createService(database.pool, { limits: { mailPerHour: 2 } });
      const email = newEmail();
      for (let count = 0; count < 5; count += 1) await sendMail(service, email);
      expect(codeOf(await sendMail(service, newEmail()))).toBeNull();
    });
  });
});

describe('counting a send', () => {
  it('reads as little while a snapshot, such as a backup’s, keeps thousands of earlier ones alive', async () => {
    await withEmptyTable(async () => {
      const { pool } = database;
      const countOne = async () => {
        const before = await pagesTouched(pool);
        await pool.query(`SELECT otp_sent_count('{held}', '{100000}')`);
        return (await pagesTouched(pool)) - before;
      };
      const backup = await database.newPool(1).connect();
      await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await backup.query('SELECT FROM otp_sent');
      await pool.query(`SELECT otp_sent_count('{held}', '{100000}')`);
      const pages = await countOne();
      await pool.query(`DO $$ BEGIN
        FOR at IN 1 .. 4000 LOOP PERFORM otp_sent_count('{held}', '{100000}'); COMMIT; END LOOP; END $$`);
      expect(await countOne()).toBeLessThan(2 * pages);
      await backup.query('ROLLBACK');
      backup.release();
    });
  });
});

describe('instances that race', () => {
  it('send one code to a destination that requests twenty at the same time', async () => {
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
            ? sendSms(service, newMobile(), from('192.0.2.50'))
            : sendMail(service, newEmail(), 'waitlist', from('192.0.2.50'));
        }),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(25);
      const { rows } = await database.pool.query<{ sms: number }>(
        `SELECT count(*)::int AS sms FROM otp_challenge WHERE channel = 'sms'`,
      );
      expect(rows[0]?.sms).toBeLessThanOrEqual(10);
    });
  });

  it('send exactly as many mails as the guard allows, of many more concurrent ones', async () => {
    await withEmptyTable(async () => {
      const options = { limits: { mailPerHour: 300 } };
      const services = [
        createService(database.pool, options),
        createService(database.newPool(), options),
      ] as const;
      const outcomes = await Promise.all(
        Array.from({ length: 400 }, (_, index) =>
          sendMail(
            services[index % 2 === 0 ? 0 : 1],
            newEmail(),
            'waitlist',
            from(`198.51.100.${index % 250}`),
          ),
        ),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(300);
      expect(new Set(outcomes.map(codeOf))).toEqual(new Set([null, 'MAIL_PAUSED']));
    });
  });

  it('add one code and one job for each send that succeeds, and neither for any other', async () => {
    await withEmptyTable(async () => {
      await database.pool.query(
        `SELECT graphile_worker_codes.complete_jobs(array_agg(id)) FROM graphile_worker_codes.jobs`,
      );
      const service = createService(database.pool, { limits: { perClientPerHour: 5 } });
      const outcomes = await Promise.all(Array.from({ length: 12 }, () => sendMail(service, newEmail())));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
      const { rows } = await database.pool.query(
        `SELECT (SELECT count(*)::int FROM otp_challenge) AS codes, (SELECT count(*)::int FROM graphile_worker_codes.jobs) AS jobs,
           (SELECT count(*)::int FROM otp_sent WHERE counter = 'email') AS counted`,
      );
      expect(rows).toEqual([{ codes: 5, jobs: 5, counted: 5 }]);
    });
  });
});
