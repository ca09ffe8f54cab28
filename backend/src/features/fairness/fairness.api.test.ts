import { describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { codeIn, messageTo } from '../../testing/outbox.ts';
import { chosenBroker, person } from '../../testing/scenarios.ts';
import { creditsOf, honest, joinAll, pointsOf, randomLetters } from './fairness.scenario.ts';

const holding = testApp({ TRUST_PROXY: '1' });
const off = testApp({ FAIRNESS: 'off' });

/** Joins through the API, from an address in India, with a code from the mail. */
async function joinThroughApi(app: TestApp, referralCode: string): Promise<void> {
  const client = new TestClient(app);
  const from = { 'x-forwarded-for': '103.21.58.1' };
  const email = `${randomLetters(8)}@mailinator.com`;
  await client.post('/api/sendOtp', { email, purpose: 'waitlist' }, from);
  const otp = codeIn(await messageTo(app, email, /OTP/));
  await client.post('/api/verifyOtp', { email, otp }, from);
  const form = { ...person(), email, country: 'Germany', broker: chosenBroker.label, referralCode };
  expect(await client.post('/api/joinwaitlist', form, from)).toMatchObject({ status: 201 });
}

describe('a join that was faked', () => {
  it('is held within two seconds, without anyone asking for it', async () => {
    const { database } = holding;
    const [referrer] = await joinAll(database, undefined, honest(1));
    const referralId = referrer?.referralId ?? '';
    await joinThroughApi(holding, referralId);
    await expect.poll(() => creditsOf(database.pool, referralId), { timeout: 2000 }).toEqual({ held: 1 });
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    const { rows } = await database.pool.query(
      'SELECT client_country AS country, network_key IS NOT NULL AS network, signals FROM assessment',
    );
    expect(rows).toEqual([{ country: 'IN', network: true, signals: ['disposable', 'quick'] }]);
    await expectConsistent(database.pool);
  });

  it('is not looked at with FAIRNESS=off, nor afterwards', async () => {
    const { database } = off;
    const [referrer] = await joinAll(database, undefined, honest(1));
    await joinThroughApi(off, referrer?.referralId ?? '');
    const isPassed = async () => {
      const { rows } = await database.pool.query<{ passed: boolean }>(
        'SELECT fairness_head.last_seq = waitlist_head.last_seq AS passed FROM fairness_head, waitlist_head',
      );
      return rows[0]?.passed;
    };
    await expect.poll(isPassed, { timeout: 10_000 }).toBe(true);
    expect(await creditsOf(database.pool, referrer?.referralId ?? '')).toEqual({ counted: 1 });
  });
});
