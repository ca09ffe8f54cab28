import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { noBrowser, verifyEmail } from '../../testing/scenarios.ts';
import { browserKey, newBrowserToken } from '../verification/verification.rules.ts';
import { applicant, applyVerified, createAmbassadors } from './ambassador.scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Counts of everything that an application changes. */
async function counts() {
  const { rows } = await database.pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM ambassador_application) AS applications, (SELECT last_seq::int FROM ambassador_head) AS "lastSeq",
       (SELECT count(*)::int FROM notice WHERE kind = 'ambassador') AS confirmations,
       (SELECT count(consumed_at)::int FROM otp_challenge) AS consumed`,
  );
  return rows[0] ?? {};
}

/** Expects `work` to add this many applications, each with its confirmation and its used verification. */
async function expectAdded<T>(added: number, work: () => Promise<T>): Promise<T> {
  const before = await counts();
  const result = await work();
  expect(await counts()).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + added])),
  );
  return result;
}

describe('an application', () => {
  it('uses up the verification, is counted and queues its mail in one transaction', async () => {
    await expectAdded(1, () => applyVerified(database.pool));
  });

  it('is judged before its verification', async () => {
    const service = createAmbassadors(database.pool);
    const outcome = await expectAdded(0, () => service.apply(applicant({ firstName: '' }), noBrowser));
    expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['without a verification', undefined],
    ['with one for the waitlist', { purpose: 'waitlist' }],
    ['with one that is 15 minutes old', { purpose: 'ambassador', minutesAgo: 15.02 }],
    ['with one of another browser', { purpose: 'ambassador', browserKey: 'another' }],
  ] as const)('is refused %s', async (_what, verified) => {
    const input = applicant();
    if (verified !== undefined) await verifyEmail(database.pool, input.email, verified);
    const outcome = await expectAdded(0, () => createAmbassadors(database.pool).apply(input, noBrowser));
    expect(outcome).toMatchObject({ ok: false, code: 'VERIFICATION_REQUIRED' });
  });

  it('is open to the browser that verified, up to 15 minutes later', async () => {
    const input = applicant();
    const token = newBrowserToken();
    await verifyEmail(database.pool, input.email, {
      purpose: 'ambassador',
      minutesAgo: 14.9,
      browserKey: browserKey(token),
    });
    const outcome = await createAmbassadors(database.pool).apply(input, { broughtCookies: true, token });
    expect(outcome.ok).toBe(true);
  });

  it('is one for each email, however it is spelled, and says so to its owner alone', async () => {
    await applyVerified(database.pool, { email: 'grace.hopper@gmail.com' });
    const again = applicant({ email: 'GraceHopper+navy@googlemail.com' });
    const service = createAmbassadors(database.pool);
    expect(await service.apply(again, noBrowser)).toMatchObject({ code: 'ALREADY_REGISTERED' });
    const stranger = { broughtCookies: true, token: newBrowserToken() };
    await database.pool.query(
      `UPDATE otp_challenge SET browser_key = 'hers' WHERE destination = 'email:gracehopper@gmail.com'`,
    );
    expect(await service.apply(again, stranger)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await verifyEmail(database.pool, again.email, { purpose: 'ambassador' });
    const outcome = await expectAdded(0, () => service.apply(again, noBrowser));
    expect(outcome).toMatchObject({ ok: false, code: 'ALREADY_REGISTERED' });
  });

  it('is made once when two instances race, with one verification or two', async () => {
    const one = createAmbassadors(database.pool);
    const other = createAmbassadors(database.newPool());
    for (const verifications of [1, 2]) {
      const input = applicant();
      const tokens = [newBrowserToken(), newBrowserToken()];
      await verifyEmail(database.pool, input.email, { purpose: 'ambassador' });
      if (verifications === 2)
        await verifyEmail(database.pool, input.email, {
          purpose: 'ambassador',
          browserKey: browserKey(tokens[0] ?? ''),
        });
      const outcomes = await expectAdded(1, () =>
        Promise.all(
          Array.from({ length: 20 }, (_, turn) =>
            (turn % 2 === 0 ? one : other).apply(input, { broughtCookies: true, token: tokens[turn % 2] }),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(new Set(outcomes.map((outcome) => (outcome.ok ? 'applied' : outcome.code)))).toEqual(
        new Set(['applied', 'ALREADY_REGISTERED']),
      );
    }
  });

  it('concurrent applications leave no gap', async () => {
    const before = await createAmbassadors(database.pool).count();
    await Promise.all(Array.from({ length: 30 }, () => applyVerified(database.pool)));
    const { rows } = await database.pool.query<{ newest: number; applications: number }>(
      'SELECT max(seq)::int AS newest, count(*)::int AS applications FROM ambassador_application',
    );
    expect(rows).toEqual([{ newest: before + 30, applications: before + 30 }]);
    expect(await createAmbassadors(database.pool).count()).toBe(before + 30);
  });
});
