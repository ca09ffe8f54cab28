import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { seedApiKey } from '../../testing/accounts.ts';
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

  it('from a trusted network is held for the rest of the evidence, and counts once its referrer is trusted', async () => {
    const { database, origin } = holding;
    const [referrer] = await joinAll(database, undefined, honest(1));
    const referralId = referrer?.referralId ?? '';
    const key = await seedApiKey(database.pool, { role: 'ADMIN' });
    const add = async (list: string, value: string) => {
      const { body } = await new TestClient(origin).graphql(
        'mutation ($input: FairnessListEntryInput!) { addFairnessListEntry(input: $input) { value addedBy user { referralId } } }',
        { input: { list, value } },
        { authorization: `Bearer ${key}` },
      );
      return body as unknown;
    };
    await add('TRUSTED_NETWORKS', '103.21.58.0/24');
    await sleep(2000);
    await joinThroughApi(holding, referralId);
    await expect.poll(() => creditsOf(database.pool, referralId), { timeout: 2000 }).toEqual({ held: 1 });
    const { rows } = await database.pool.query(
      'SELECT client_country AS country, network_key AS network, signals FROM assessment ORDER BY seq DESC LIMIT 1',
    );
    expect(rows).toEqual([{ country: null, network: null, signals: ['disposable', 'quick'] }]);
    expect(await add('TRUSTED_REFERRERS', referralId)).toEqual({
      data: { addFairnessListEntry: { value: referralId, addedBy: 'Tool', user: { referralId } } },
    });
    expect(await pointsOf(database.pool, referralId)).toBe(10);
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
