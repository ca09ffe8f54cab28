import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { createService, codeFor, pass, secrets } from '../verification/verification.scenario.ts';
import { notOnTheWaitlist } from '../referral/referral.messages.ts';
import { signStatusToken } from '../status/status.token.ts';

const running = testApp();
const client = new TestClient(running);

/** The code and message in an answer of either API. */
function said({ body }: Answer): readonly unknown[] {
  const { errors } = body as { errors?: readonly { message: string; extensions: { code: string } }[] };
  return errors === undefined ? [body.code, body.message] : [errors[0]?.extensions.code, errors[0]?.message];
}

const joinDocument = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message } }`;
const openByCode = `mutation ($input: OpenStatusByCodeInput!) { openStatusByCode(input: $input) { message } }`;

it('a blocked user hears the same wherever they ask: rank, status, joining again, in both APIs', async () => {
  const { pool } = running.database;
  const input = person();
  const { id, referralId } = await joinVerified(pool, createWaitlist(running.database), input);
  await createExclusion(pool).block({ actor: { kind: 'command-line' } }, id);
  const statusCode = async (email: string) => {
    await pass(pool, 61);
    await createService(pool).sendOtp({
      channel: 'email',
      email,
      purpose: 'status',
      clientAddress: '192.0.2.9',
      browser: noBrowser,
    });
    return codeFor(pool, email, 'status');
  };
  const openStatus = async (email: string) =>
    client.graphql(openByCode, { input: { channel: 'EMAIL', email, otp: await statusCode(email) } });
  const rank = (by: string) => client.graphql(`{ rank(${by}) { rank } }`);

  const status = await openStatus(input.email);
  await verifyEmail(pool, input.email);
  const answers = [
    status,
    await client.post('/api/joinwaitlist', input),
    await client.graphql(joinDocument, { input }),
    await client.get(`/api/getRank?userId=${id}`),
    await client.get(`/api/getRank?referralId=${referralId}`),
    await rank(`userId: "${id}"`),
    await rank(`referralId: "${referralId}"`),
  ];
  for (const answer of answers) expect(said(answer)).toEqual(['NOT_FOUND', notOnTheWaitlist.message]);
  expect(answers[1]?.status).toBe(404);

  // Nor does it differ from the answer for a sign-up that never existed.
  const unknown = [
    await openStatus(person().email),
    await client.get('/api/getRank?referralId=QQQQQQQQQQ'),
    await rank('userId: "01a1fd8d-2914-76e1-9b6f-e01272ce977a"'),
  ];
  for (const answer of unknown) expect(said(answer)).toEqual(['NOT_FOUND', notOnTheWaitlist.message]);
});

it('a blocked user’s link, session and code to share are answered as those of a sign-up that never was', async () => {
  const { pool } = running.database;
  const { id, referralId } = await joinVerified(pool, createWaitlist(running.database));
  await createExclusion(pool).block({ actor: { kind: 'command-line' } }, id);
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const tokens = [id, '01a1fd8d-2914-76e1-9b6f-e01272ce977a'].map((signupId) => ({
    link: signStatusToken(secrets, 'link', { signupId, generation: 0, expires }),
    session: signStatusToken(secrets, 'session', { signupId, generation: 0, expires }),
  }));
  const heard = await Promise.all(
    tokens.map(async ({ link, session }) => [
      said(await client.graphql(`mutation { openStatusByLink(token: "${link}") { message } }`)),
      (await client.post('/graphql', { query: '{ status { rank } }' }, { cookie: `status=${session}` })).body,
    ]),
  );
  expect(heard[0]).toEqual(heard[1]);
  const codes = [referralId, 'QQQQQQQQQQ'];
  const calls = [
    (code: string) => client.post('/api/updatePoints', { referralCode: code }),
    (code: string) => client.graphql(`mutation { updatePoints(referralCode: "${code}") { message } }`),
    (code: string) => client.get(`/api/getReferrer?referralCode=${code}`),
    (code: string) => client.graphql(`{ referrer(referralCode: "${code}") { firstName } }`),
  ];
  for (const call of calls) {
    const [blocked, unknown] = (await Promise.all(codes.map(call))).map(said);
    expect(blocked?.[0]).toBe('REFERRAL_NOT_FOUND');
    expect(blocked).toEqual(unknown);
  }
});
