import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import { nationalDigits, newMobile } from '../verification/verification.scenario.ts';
import { smsCountry } from '../verification/verification.sms-country.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { expectSameRefusal } from '../../testing/expect-same-refusal.ts';
import { codeIn, messageTo } from '../../testing/outbox.ts';
import { chosenBroker, person, type Person, verifyEmail, verifyPhone } from '../../testing/scenarios.ts';
import { allJoinFields } from './waitlist.fields.ts';

const running = testApp({ TRUST_PROXY: '1' });
const client = new TestClient(running);
afterAll(() => expectConsistent(running.database.pool));

const joinDocument = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message alreadyJoined referralCredited signup { id referralId } } }`;

it('stores every field of the form as it reads it', async () => {
  const given = Object.fromEntries(allJoinFields.map(({ name, example }) => [name, example]));
  await verifyEmail(running.database.pool, String(given['email']));
  const joined = await client.post('/api/joinwaitlist', given);
  expect(joined.status).toBe(201);
  const { rows } = await running.database.pool.query('SELECT * FROM signup WHERE id = $1', [
    joined.body.result._id,
  ]);
  const country = findCountry(given['country'] ?? '')?.code ?? null;
  for (const { name, column, example, read } of allJoinFields)
    expect({ [name]: column === null ? rows[0].answers[name] : rows[0][column] }).toEqual({
      [name]: read(example, country),
    });
});

it('takes a phone number as the APIs answer it for the same number', async () => {
  const stored: string[] = [];
  for (const phoneNo of [4930123456, '४९ ३० १२३४५६', '+49 49 30 123456', '030/123456', '(+49) 30–123456']) {
    const input = person();
    await verifyEmail(running.database.pool, input.email);
    const joined = await client.post('/api/joinwaitlist', { ...input, country: 'DE', phoneNo });
    expect(joined.status, String(phoneNo)).toBe(201);
    const { rows } = await running.database.pool.query<{ phone: string }>(
      'SELECT phone FROM signup WHERE id = $1',
      [joined.body.result._id],
    );
    stored.push(rows[0]?.phone ?? '');
  }
  expect(new Set(stored)).toEqual(new Set(['+4930123456']));
});

describe('the whole flow', () => {
  it('by REST: code by email, join, rank, points, welcome mail', async () => {
    const input = person();
    const { email } = input;
    const sent = await client.post('/api/sendOtp', { email, purpose: 'waitlist' });
    expect(sent).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const otp = codeIn(await messageTo(running, email, /OTP/));
    expect(await client.post('/api/verifyOtp', { email, otp })).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    const joined = await client.post('/api/joinwaitlist', {
      ...input,
      country: 'Germany',
      broker: chosenBroker.label,
      phoneNo: 4930123456,
    });
    expect(joined).toMatchObject({
      status: 201,
      body: { message: expect.any(String), result: { _id: expect.any(String), referralCredited: false } },
    });
    const { _id: userId, referralId } = joined.body.result;
    const again = await client.post('/api/joinwaitlist', input);
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'You are already on the waitlist', result: { _id: userId, referralId } },
    });
    const rank = await client.get(`/api/getRank?userId=${userId}`);
    expect(rank).toMatchObject({
      status: 200,
      body: { result: [{ user: { rank: expect.any(Number), referralId } }] },
    });
    expect((await client.get(`/api/getRank?referralId=${referralId}`)).body).toEqual(rank.body);
    expect(await client.post('/api/updatePoints', { referralCode: referralId })).toMatchObject({
      status: 200,
      body: { result: { referralId, referralPoints: 0 } },
    });
    const welcome = await messageTo(running, email, /referral code/);
    expect(welcome.text).toContain(`?ref=${referralId}`);
    expect(welcome.subject).toContain(`#${rank.body.result[0].user.rank}`);
  });

  it('by GraphQL, in the country that gets text messages: code by text message, join with a friend’s code, rank', async () => {
    const friend = person();
    await verifyEmail(running.database.pool, friend.email);
    const friendCode: string = (await client.post('/api/joinwaitlist', friend)).body.result.referralId;
    const mobile = newMobile();
    const input: Person = person({ phoneNo: mobile, country: smsCountry.code, referralCode: friendCode });
    const send = `mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message codeLength resendAfterSeconds } }`;
    const sent = await client.graphql(send, { input: { channel: 'SMS', mobileNumber: input.phoneNo } });
    expect(sent.body.data.sendOtp).toMatchObject({ codeLength: 6, resendAfterSeconds: 60 });
    const otp = codeIn(await messageTo(running, mobile, /OTP/));
    const verify = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }`;
    const verified = await client.graphql(verify, {
      input: { channel: 'SMS', mobileNumber: nationalDigits(mobile), otp },
    });
    expect(verified.body.data.verifyOtp.message).toEqual(expect.any(String));
    const joined = await client.graphql(joinDocument, { input });
    expect(joined.body.data.joinWaitlist).toMatchObject({ alreadyJoined: false, referralCredited: true });
    const { rank } = (await client.graphql(`{ rank(referralId: "${friendCode}") { rank userId } }`)).body
      .data;
    expect(rank.rank).toBe(1);
    expect((await messageTo(running, mobile, /waitlist\. Share/)).text).toContain('?ref=');
  });
});

describe('REST and GraphQL', () => {
  it.each([
    ['a missing name', { firstName: ' ' }],
    ['a bad email', { email: 'nobody' }],
    ['no verification', {}],
  ])('give the same code and fields for %s', async (_what, fault) => {
    await expectSameRefusal(client, { path: '/api/joinwaitlist', document: joinDocument }, person(fault));
  });

  it('give the same signup', async () => {
    const input = person();
    await verifyEmail(running.database.pool, input.email);
    const rest = (await client.post('/api/joinwaitlist', input)).body.result;
    const { signup } = (await client.graphql(joinDocument, { input })).body.data.joinWaitlist;
    expect(signup).toEqual({ id: rest._id, referralId: rest.referralId });
  });
});

describe('a browser', () => {
  async function openSite(): Promise<TestClient> {
    const browser = new TestClient(running.origin, { cookies: true });
    await browser.get('/', { accept: 'text/html' });
    return browser;
  }
  async function verifyIn(browser: TestClient, email: string) {
    await browser.post('/api/sendOtp', { email, purpose: 'waitlist' });
    const otp = codeIn(await messageTo(running, email, /OTP/));
    return browser.post('/api/verifyOtp', { email, otp });
  }

  it('alone can join with what it verified', async () => {
    const [browser, stranger] = [await openSite(), await openSite()];
    const input = person();
    const verified = await verifyIn(browser, input.email);
    expect(verified.headers.getSetCookie().join()).toMatch(/browser=[\w-]{43};.*HttpOnly;.*SameSite=Lax/);
    for (const other of [stranger, client]) {
      expect(await other.post('/api/joinwaitlist', input)).toMatchObject({
        status: 403,
        body: { code: 'VERIFICATION_REQUIRED' },
      });
    }
    expect((await browser.post('/api/joinwaitlist', input)).status).toBe(201);
  });

  it('sees the status of the user it added, and not of one who was there before', async () => {
    const input = person();
    const read = async (by: TestClient) =>
      (await by.graphql('{ status { referralId } }')).body.data.status?.referralId ?? null;
    const added = await openSite();
    await verifyIn(added, input.email);
    const { signup } = (await added.graphql(joinDocument, { input })).body.data.joinWaitlist;
    expect(await read(added)).toBe(signup.referralId);
    // A verification that was made without a browser can be used in any.
    const earlier = person();
    await verifyEmail(running.database.pool, earlier.email);
    await client.post('/api/joinwaitlist', earlier);
    const other = await openSite();
    await verifyIn(other, person().email);
    const again = (await other.graphql(joinDocument, { input: earlier })).body.data.joinWaitlist;
    expect(again.alreadyJoined).toBe(true);
    expect(await read(other)).toBeNull();
  });
});

describe('what an answer and a log line tell', () => {
  it('reports the same rank from two instances at the same time', async () => {
    const other = new TestClient((await running.newInstance()).origin);
    const input = person();
    await verifyPhone(running.database.pool, '+919811111111');
    const joined = await client.post('/api/joinwaitlist', {
      ...input,
      phoneNo: '9811111111',
      country: 'India',
    });
    const path = `/api/getRank?userId=${joined.body.result._id}`;
    expect((await other.get(path)).body).toEqual((await client.get(path)).body);
  });

  it('holds nothing personal in the log', async () => {
    const input = person({ firstName: 'Zebedee' });
    await verifyEmail(running.database.pool, input.email);
    const joined = await client.post('/api/joinwaitlist', input);
    await client.get(`/api/getRank?referralId=${joined.body.result.referralId}`);
    await messageTo(running, input.email, /referral code/);
    for (const secret of ['Zebedee', input.email, input.phoneNo, joined.body.result.referralId])
      expect(running.logged()).not.toContain(secret);
    expect(running.logged()).toContain('/api/joinwaitlist');
  });
});
