import type { QueryConfig, QueryResult } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../platform/http/request-context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { VerificationService, VerifyOtpRequest } from './verification.service.ts';
import {
  codeFor,
  codeOf,
  createService,
  newBrowser,
  newEmail,
  noCookies,
  pass,
  sendMail,
  tryMail,
  wrong,
} from './verification.scenario.ts';

/** Codes that others try, too: no client uses up the tries of another. */

let database: TestDatabase;
let service: VerificationService;
beforeAll(async () => {
  database = await createTestDatabase();
  service = createService(database.pool);
});
afterAll(() => database.drop());

type Client = Pick<VerifyOtpRequest, 'browser' | 'clientAddress'>;

const inBrowser = (browser: Browser = newBrowser(), clientAddress = '192.0.2.1'): Client => ({
  browser,
  clientAddress,
});
const withoutCookies = (clientAddress: string): Client => ({ browser: noCookies, clientAddress });

/** A code that a client requested, and the results of tries at it. */
async function codeAskedBy(client: Client, codeLength = 4) {
  const sender = createService(database.pool, { codeLength: { email: codeLength, sms: 6 } });
  const email = newEmail();
  expect(codeOf(await sendMail(sender, email, 'waitlist', client))).toBeNull();
  return { email, code: await codeFor(database.pool, email) };
}

/** Tries wrong codes until no tries are left. @returns how many were compared. */
async function triesOf(email: string, code: string, client: Client): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const outcome = codeOf(await tryMail(service, email, wrong(code), client));
    if (outcome === 'OTP_ATTEMPTS_EXCEEDED') return tries;
    expect(outcome).toBe('OTP_INVALID');
  }
  throw new Error('Tries without end');
}

const strangers = () => [
  withoutCookies('203.0.113.9'),
  withoutCookies('192.0.2.1'),
  inBrowser(newBrowser(), '203.0.113.9'),
  inBrowser({ broughtCookies: true, token: undefined }),
  inBrowser({ broughtCookies: true, token: 'guessable' }),
];

describe('the browser that asked', () => {
  it.each([
    [4, 3],
    [5, 3],
    [6, 5],
    [8, 5],
  ])('has all tries of its code of %i digits to itself: %i', async (codeLength, tries) => {
    const owner = inBrowser();
    const { email, code } = await codeAskedBy(owner, codeLength);
    let strangerTries = 0;
    for (const stranger of strangers()) strangerTries += await triesOf(email, code, stranger);
    expect(strangerTries).toBe(tries);
    for (let count = 1; count < tries; count += 1)
      expect(codeOf(await tryMail(service, email, wrong(code), owner))).toBe('OTP_INVALID');
    expect(codeOf(await tryMail(service, email, code, owner))).toBeNull();
  });

  it('is the same browser wherever it is', async () => {
    const browser = newBrowser();
    const { email, code } = await codeAskedBy(inBrowser(browser, '192.0.2.1'));
    await triesOf(email, code, withoutCookies('192.0.2.1'));
    expect(codeOf(await tryMail(service, email, code, inBrowser(browser, '203.0.113.50')))).toBeNull();
  });

  it('gets its token with the send, and keeps the one it has', async () => {
    const browser = { broughtCookies: true, token: undefined };
    const email = newEmail();
    const sent = await sendMail(service, email, 'waitlist', { browser });
    const token = sent.ok ? sent.browserToken : undefined;
    expect(token).toMatch(/^[\w-]{43}$/);
    const code = await codeFor(database.pool, email);
    await triesOf(email, code, withoutCookies('192.0.2.1'));
    const owner = inBrowser({ broughtCookies: true, token });
    expect(await tryMail(service, email, code, owner)).toMatchObject({ ok: true, browserToken: token });
    expect(await sendMail(service, newEmail(), 'waitlist', owner)).toMatchObject({ browserToken: token });
    expect(await sendMail(service, newEmail())).not.toHaveProperty('browserToken');
    const { rows } = await database.pool.query<{ row: string }>(
      'SELECT c::text AS row FROM otp_challenge AS c WHERE address = $1',
      [email],
    );
    expect(rows[0]?.row).not.toContain(token);
  });

  it('keeps its code when others have codes sent there, and enters whichever it likes', async () => {
    const owner = inBrowser();
    const { email, code } = await codeAskedBy(owner, 8);
    await pass(database.pool, 60);
    await sendMail(
      createService(database.pool, { codeLength: { email: 8, sms: 6 } }),
      email,
      'waitlist',
      inBrowser(),
    );
    const newest = await codeFor(database.pool, email);
    expect(newest).not.toBe(code);
    expect(codeOf(await tryMail(service, email, newest, owner))).toBeNull();
    expect(codeOf(await tryMail(service, email, code, owner))).toBeNull();
  });

  it('is not kept out when others have used up the tries of the day: its next code has 8 digits', async () => {
    const owner = inBrowser();
    const { email, code } = await codeAskedBy(owner);
    await triesOf(email, code, withoutCookies('203.0.113.9'));
    await pass(database.pool, 301);
    const sent = await sendMail(service, email, 'waitlist', owner);
    expect(sent).toMatchObject({ ok: true, codeLength: 8, expiresInSeconds: 600 });
    const next = await codeFor(database.pool, email);
    expect(next).toHaveLength(8);
    expect(await triesOf(email, next, withoutCookies('203.0.113.9'))).toBe(5);
    for (let count = 0; count < 4; count += 1) await tryMail(service, email, wrong(next), owner);
    expect(codeOf(await tryMail(service, email, next, owner))).toBeNull();
  });
});

describe('a client without cookies', () => {
  it.each([
    [4, 3],
    [6, 5],
  ])('has all tries of its code of %i digits: %i', async (codeLength, tries) => {
    const { email, code } = await codeAskedBy(withoutCookies('192.0.2.7'), codeLength);
    await triesOf(email, code, withoutCookies('203.0.113.9'));
    await triesOf(email, code, inBrowser(newBrowser(), '192.0.2.7'));
    expect(await triesOf(email, code, withoutCookies('192.0.2.7'))).toBe(tries);
  });

  it('that enters it from elsewhere has as many, together with all others', async () => {
    const { email, code } = await codeAskedBy(withoutCookies('192.0.2.7'));
    for (let count = 0; count < 2; count += 1)
      expect(codeOf(await tryMail(service, email, wrong(code), withoutCookies('192.0.2.8')))).toBe(
        'OTP_INVALID',
      );
    expect(codeOf(await tryMail(service, email, code, withoutCookies('192.0.2.9')))).toBeNull();
  });
});

describe('strangers', () => {
  it('can enter a right code: who opens the mail on another device is one', async () => {
    const { email, code } = await codeAskedBy(inBrowser());
    const other = inBrowser();
    expect(await tryMail(service, email, code, other)).toMatchObject({ browserToken: other.browser.token });
    expect(codeOf(await tryMail(service, email, code, inBrowser()))).toBe('OTP_INVALID');
  });

  it('are notified when a code has expired', async () => {
    const { email, code } = await codeAskedBy(inBrowser());
    await pass(database.pool, 300);
    expect(codeOf(await tryMail(service, email, code, inBrowser()))).toBe('OTP_EXPIRED');
    expect(codeOf(await tryMail(service, email, wrong(code), inBrowser()))).toBe('OTP_INVALID');
  });
});

/** The service on a pool that runs something before a code is added for the `nth` time, after it was decided. */
function interruptedService(nth: number, interrupt: () => Promise<unknown>): VerificationService {
  let adds = 0;
  const query: (config: QueryConfig) => Promise<QueryResult> = async (config) => {
    if (config.name === 'otp_add' && ++adds === nth) await interrupt();
    return database.pool.query(config);
  };
  return createService(
    new Proxy(database.pool, {
      get: (pool, name): unknown => (name === 'query' ? query : Reflect.get(pool, name)),
    }),
  );
}

describe('events between a decision and its execution', () => {
  it('lead to a new decision: a send', async () => {
    const email = newEmail();
    const interrupted = interruptedService(1, () => sendMail(service, email, 'waitlist', inBrowser()));
    expect(codeOf(await sendMail(interrupted, email, 'waitlist', inBrowser()))).toBe('OTP_COOLDOWN');
    const { rows } = await database.pool.query('SELECT FROM otp_challenge WHERE address = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('lead to a new decision: wrong tries at the code that the new one replaces', async () => {
    const owner = inBrowser();
    const { email, code } = await codeAskedBy(owner);
    await pass(database.pool, 60);
    // The first time reveals that the destination has a code.
    const interrupted = interruptedService(2, async () => {
      expect(await triesOf(email, code, owner)).toBe(3);
      expect(await triesOf(email, code, inBrowser())).toBe(3);
    });
    expect(await sendMail(interrupted, email, 'waitlist', owner)).toMatchObject({ codeLength: 8 });
  });
});

describe('all who try concurrently', () => {
  it('are compared as often as their budgets allow, exactly, on two instances', async () => {
    const owner = inBrowser();
    const { email, code } = await codeAskedBy(owner);
    const services = [service, createService(database.newPool())] as const;
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        tryMail(
          services[index % 2 === 0 ? 0 : 1],
          email,
          wrong(code),
          index % 3 === 0 ? owner : inBrowser(newBrowser(), `203.0.113.${index}`),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'OTP_INVALID')).toHaveLength(6);
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'OTP_ATTEMPTS_EXCEEDED')).toHaveLength(114);
  });

  it(
    'never have more than 9 tries a day at 4 digits, when sends race with tries',
    { timeout: 60_000 },
    async () => {
      const services = [service, createService(database.newPool())] as const;
      const attackOne = async (): Promise<void> => {
        const email = newEmail();
        const browsers = [inBrowser(), inBrowser(), inBrowser()] as const;
        for (let round = 0; round < 6; round += 1) {
          await Promise.all(
            Array.from({ length: 24 }, (_, index) => {
              const client = browsers[index % 3] ?? browsers[0];
              const instance = services[index % 2 === 0 ? 0 : 1];
              return index % 4 === 0
                ? sendMail(instance, email, 'waitlist', client)
                : tryMail(instance, email, 'wrong', client);
            }),
          );
          await database.pool.query(
            `UPDATE otp_challenge SET created_at = created_at - interval '60 s', expires_at = expires_at - interval '60 s' WHERE address = $1`,
            [email],
          );
        }
      };
      await Promise.all(Array.from({ length: 12 }, attackOne));
      const { rows } = await database.pool.query<{ tries: number }>(
        `SELECT sum(tries + stranger_tries - (verified_at IS NOT NULL)::int)::int AS tries FROM otp_challenge
       WHERE code_length = 4 GROUP BY destination ORDER BY tries DESC LIMIT 1`,
      );
      expect(rows[0]?.tries).toBeGreaterThan(3);
      expect(rows[0]?.tries).toBeLessThanOrEqual(9);
    },
  );
});
