import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmationTokens, newEmail, password, seedAdmin } from './testing/accounts.ts';
import { codeFor, nationalDigits, newMobile } from './features/verification/verification.scenario.ts';
import { otpInvalid } from './features/verification/verification.messages.ts';
import type { Purpose } from './features/verification/verification.rules.ts';
import { smsCountry } from './features/verification/verification.sms-country.ts';
import { findCountry } from './platform/countries/countries.ts';
import { testApp } from './testing/app.ts';
import { chosenBroker } from './testing/scenarios.ts';
import { TestClient } from './testing/client.ts';
import { type JoinForm, Refused, RestClient } from './testing/rest-client.ts';

/**
 * Every flow of the site and of the back office, by a client that knows the REST API and nothing else of the product.
 */

const running = testApp({ TRUST_PROXY: '1' });
let client: RestClient;

const open = () => (client = new RestClient(running.origin));
const code = (address: string, purpose?: Purpose) => codeFor(running.database.pool, address, purpose);

const joinForm = (fields: Partial<JoinForm> = {}): JoinForm => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'Germany',
  broker: chosenBroker.label,
  phoneNo: 4_930_000_000_000 + randomInt(1e9),
  email: newEmail(),
  referralCode: '',
  ...fields,
});

/** Joins by mail, in a separate browser. */
async function join(fields: Partial<JoinForm> = {}) {
  const form = joinForm(fields);
  open();
  await client.visitorCountry();
  await client.sendOtp(form, false);
  await client.verifyOtp(form, await code(form.email), false);
  return { form, ...(await client.join(form, 'Germany')) };
}

describe('the waitlist', () => {
  it('is joined by mail: a code, its confirmation, the rank and an own code', async () => {
    const form = joinForm();
    open();
    expect(await client.visitorCountry()).toHaveProperty('country_name');
    expect(await client.sendOtp(form, false)).toMatch(/\w/);
    expect(await client.verifyOtp(form, await code(form.email), false)).toMatch(/\w/);
    const { user } = await client.join(form, 'Germany');
    expect(user.rank).toBeGreaterThan(0);
    expect(user.referralId.length).toBeGreaterThanOrEqual(8);
  });

  it('is joined by text message in the country that gets them', async () => {
    const mobile = newMobile();
    const country = findCountry(smsCountry.code)?.name ?? '';
    const form = joinForm({ country, phoneNo: Number(nationalDigits(mobile)) });
    open();
    await client.sendOtp(form, true);
    const otp = await code(mobile);
    expect(otp).toMatch(/^\d{6}$/);
    await client.verifyOtp(form, otp, true);
    expect((await client.join(form, country)).user.rank).toBeGreaterThan(0);
  });

  it('credits the owner of a code once, and asking for the points adds none', async () => {
    const owner = await join();
    const referralId = String(owner.user.referralId);
    const rankBefore = (await client.rank({ userId: owner.id })).rank;
    await join({ referralCode: referralId });
    await join({ referralCode: referralId.toLowerCase() });
    expect((await client.rank({ userId: owner.id })).rank).toBeLessThanOrEqual(rankBefore);
    client.token = await viewerToken();
    expect(await client.referralCounts(owner.id)).toMatchObject([{ referralPoints: 20, referralCount: 2 }]);
  });

  it('says in words what is wrong, and continues from there', async () => {
    const form = joinForm();
    open();
    await expect(client.sendOtp({ ...form, email: 'nobody' }, false)).rejects.toThrow(Refused);
    await client.sendOtp(form, false);
    const right = await code(form.email);
    const wrong = right === '0000' ? '0001' : '0000';
    await expect(client.verifyOtp(form, wrong, false)).rejects.toThrow(otpInvalid.message);
    await expect(client.join(form, 'Germany')).rejects.toMatchObject({ status: 403 });
    await client.verifyOtp(form, right, false);
    await expect(client.join({ ...form, firstName: 'a'.repeat(16) }, 'Germany')).rejects.toMatchObject({
      status: 422,
      body: { fields: { firstName: expect.any(String) } },
    });
    const first = await client.join(form, 'Germany');
    expect((await client.join(form, 'Germany')).id).toBe(first.id);
  });
});

describe('the ambassador', () => {
  it('verifies the email, then applies, once', async () => {
    const form = {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: newEmail(),
      phoneNo: 7_400_123_456,
      collegeName: 'Vassar',
      message: 'I want to help.',
    };
    open();
    await expect(client.joinAsAmbassador(form)).rejects.toMatchObject({ status: 403 });
    expect(await client.sendAmbassadorOtp(form.email)).toMatch(/\w/);
    const otp = await code(form.email, 'ambassador');
    expect(otp).toMatch(/^\d{4}$/);
    expect(await client.verifyAmbassadorOtp(form.email, otp)).toMatch(/\w/);
    await client.joinAsAmbassador(form);
    await expect(client.joinAsAmbassador(form)).rejects.toMatchObject({ status: 409 });
    client.token = await viewerToken();
    expect(await client.ambassadors()).toContainEqual(
      expect.objectContaining({ ...form, _id: expect.any(String), phoneNo: 447_400_123_456 }),
    );
  });

  it('may leave the phone out', async () => {
    const email = newEmail();
    open();
    await client.sendAmbassadorOtp(email);
    await client.verifyAmbassadorOtp(email, await code(email, 'ambassador'));
    await client.joinAsAmbassador({
      firstName: 'Grace',
      lastName: 'Hopper',
      email,
      collegeName: 'Yale',
      message: 'Hello',
    });
  });
});

const viewerToken = () => tokenOf('VIEWER');

async function tokenOf(role: 'VIEWER' | 'EDITOR' | 'ADMIN'): Promise<string> {
  const { email } = await seedAdmin(running.database.pool, role);
  const own = new RestClient(running.origin);
  await own.logIn(email, password);
  return own.token ?? '';
}

describe('the back office', () => {
  it('takes a sign-up, whose email is confirmed, which an admin approves, then a login', async () => {
    const email = newEmail();
    open();
    expect(await client.signUp('Mary', email, password)).toMatch(/\w/);
    await expect(client.logIn(email, password)).rejects.toMatchObject({ status: 401 });
    const [link = ''] = await confirmationTokens(running.database.pool, email);
    expect(await client.confirm(link, password)).toMatch(/\w/);
    await expect(client.logIn(email, password)).rejects.toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_PENDING' },
    });
    const { rows } = await running.database.pool.query('SELECT id FROM admin_account WHERE email = $1', [
      email,
    ]);
    await new TestClient(running.origin).graphql(
      'mutation ($id: ID!) { approveAdmin(id: $id) { id } }',
      { id: rows[0].id },
      { authorization: `Bearer ${await tokenOf('ADMIN')}` },
    );
    await expect(client.logIn(email, 'another password')).rejects.toMatchObject({ status: 401 });
    expect(await client.logIn(email, password)).toMatch(/\w/);
    expect(await client.referralCounts()).toBeInstanceOf(Array);
  });

  it('shows the figures, the referrers, and their referrals', async () => {
    const owner = await join();
    const friend = await join({ firstName: 'Friend', referralCode: owner.user.referralId });
    client.token = await viewerToken();
    const figures = await client.dashboard();
    expect(figures.totalUsers).toBeGreaterThan(1);
    expect(figures.peopleAddedLastWeek).toBe(figures.totalUsers);
    expect(figures.totalWaitlist).toBeGreaterThan(0);
    expect(figures.mostUsedReferral[0]).toMatchObject({
      firstName: expect.any(String),
      lastName: expect.any(String),
      referralId: expect.any(String),
      referralPoints: expect.any(Number),
    });
    expect(figures.mostActiveCountry[0]).toMatchObject({ _id: 'Germany', totalUsers: expect.any(Number) });
    const counts: readonly { readonly _id: string }[] = await client.referralCounts();
    expect(counts.find(({ _id }) => _id === owner.id)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: owner.form.email,
      referralPoints: 10,
      referralCount: 1,
    });
    const { email, phoneNo } = friend.form;
    expect((await client.referralCounts(owner.id))[0].referrals).toEqual([
      { firstName: 'Friend', lastName: 'Lovelace', email, phoneNo },
    ]);
  });

  it('lists users who joined, ten at a time, and exports everyone', async () => {
    const { form, user } = await join({ firstName: 'Newest' });
    client.token = await viewerToken();
    const [newest] = await client.users();
    const { firstName, lastName, email, phoneNo, broker } = form;
    const row = {
      firstName,
      lastName,
      email,
      phoneNo,
      broker,
      referralId: user.referralId,
      referralCode: null,
    };
    expect(newest).toMatchObject({ ...row, _id: expect.any(String) });
    const everybody: readonly unknown[] = await client.csv();
    expect(everybody.at(-1)).toMatchObject({ ...row, country: 'Germany', createdAt: expect.any(String) });
    expect((await client.users()).length).toBe(Math.min(10, everybody.length));
    expect(await client.users(1000)).toEqual([]);
  });

  it('keeps the FAQs: adds one, changes it, and hides it softly', async () => {
    open();
    client.token = await tokenOf('EDITOR');
    const question = `Why ${randomInt(1e9)}?`;
    expect(await client.addFaq(question, 'Because.')).toMatch(/\w/);
    const listed = async () => (await client.faqs()).find((faq) => faq.question === question);
    const id = (await listed())?._id ?? '';
    expect(await client.faq(id)).toMatchObject({ _id: id, question, answer: 'Because.' });
    expect(await client.updateFaq(id, question, 'Thus.')).toMatch(/\w/);
    expect(await listed()).toMatchObject({ answer: 'Thus.' });
    await expect(client.updateFaq(id, ' ', 'Thus.')).rejects.toMatchObject({ status: 422 });
    expect(await client.deleteFaq(id)).toMatch(/\w/);
    client.token = null; // what visitors see
    expect(await listed()).toBeUndefined();
  });

  it('is closed to callers without a token', async () => {
    open();
    for (const call of [
      () => client.referralCounts(),
      () => client.ambassadors(),
      () => client.users(),
      () => client.csv(),
      () => client.addFaq('a', 'b'),
    ])
      await expect(call()).rejects.toMatchObject({ status: 401 });
    expect((await client.dashboard()).mostUsedReferral[0]).not.toHaveProperty('referralId');
  });
});
