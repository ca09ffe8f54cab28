import { randomUUID } from 'node:crypto';
import { applicant } from '../../features/ambassador/ambassador.scenario.ts';
import {
  codeFor,
  foreignMobile,
  newEmail,
  newMobile,
  wrong,
} from '../../features/verification/verification.scenario.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import { person, type Person, verifyEmail } from '../scenarios.ts';
import { type Ask, mapped, type Pair, type World } from './parity.ts';

const uuid = /^[\da-f-]{36}$/;
const shape = (id: unknown, pattern: RegExp) => (pattern.test(String(id)) ? 'there' : id);
const onlyMessage = ({ message }: { readonly message: string }) => ({ message });

const same = (body: unknown): Ask => ({ body, variables: { input: body } });
const mail = (fields: Readonly<Record<string, unknown>>): Ask => ({
  body: { ...fields, purpose: 'waitlist' },
  variables: { input: { ...fields, channel: 'EMAIL', purpose: 'WAITLIST' } },
});
const sms = (fields: Readonly<Record<string, unknown>>): Ask => ({
  body: fields,
  variables: { input: { ...fields, channel: 'SMS' } },
});

async function askForCode({ client }: World, path: string, body: unknown): Promise<void> {
  const { status } = await client.post(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** Verifying a code, by mail or text message. */
const verifyOtp = {
  graphql: 'Mutation.verifyOtp',
  document: 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }',
  fromRest: onlyMessage,
  fromGraphql: onlyMessage,
};

/** The right code, and a wrong one. @param send sends one, and says how to verify it. */
const codesSent = (
  send: (world: World) => Promise<{ readonly code: string; readonly verify: (otp: string) => Ask }>,
): Pair['cases'] => [
  {
    name: 'the right code',
    ask: async (world) => {
      const { code, verify } = await send(world);
      return verify(code);
    },
  },
  {
    name: 'a wrong code',
    code: 'OTP_INVALID',
    ask: async (world) => {
      const { code, verify } = await send(world);
      return verify(wrong(code));
    },
  },
];

async function mailed(world: World): Promise<{ readonly email: string; readonly code: string }> {
  const email = newEmail();
  await askForCode(world, '/api/sendOtp', { email, purpose: 'waitlist' });
  return { email, code: await codeFor(world.running.database.pool, email) };
}

async function texted(world: World): Promise<{ readonly mobileNumber: string; readonly code: string }> {
  const mobileNumber = newMobile();
  await askForCode(world, '/api/sendMobileOtp', { mobileNumber });
  return { mobileNumber, code: await codeFor(world.running.database.pool, mobileNumber) };
}

const sendDocument =
  'mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message codeLength expiresInSeconds resendAfterSeconds } }';

const codePairs: readonly Pair[] = [
  {
    rest: 'POST /api/sendOtp',
    graphql: 'Mutation.sendOtp',
    document: sendDocument,
    fromRest: ({ message, result }) => ({ message, ...result }),
    fromGraphql: (sent) => sent,
    cases: [
      { name: 'a new address', ask: () => mail({ email: newEmail() }) },
      {
        name: 'a second time within a minute',
        code: 'OTP_COOLDOWN',
        ask: async (world) => mail({ email: (await mailed(world)).email }),
      },
      { name: 'no address', code: 'VALIDATION_FAILED', ask: () => mail({ email: ' ' }) },
      { name: 'what is no address', code: 'VALIDATION_FAILED', ask: () => mail({ email: 'nobody' }) },
      { name: 'a number', code: 'BAD_REQUEST', ask: () => mail({ email: 1 }) },
      {
        name: 'an unknown purpose',
        code: 'BAD_REQUEST',
        ask: () => ({
          body: { email: newEmail(), purpose: 'another' },
          variables: { input: { email: newEmail(), channel: 'EMAIL', purpose: 'ANOTHER' } },
        }),
      },
    ],
  },
  {
    rest: 'POST /api/sendMobileOtp',
    graphql: 'Mutation.sendOtp',
    document: sendDocument,
    fromRest: ({ message, result }) => ({ message, ...result }),
    fromGraphql: (sent) => sent,
    cases: [
      { name: 'a new number', ask: () => sms({ mobileNumber: newMobile() }) },
      {
        name: 'a number elsewhere',
        code: 'PHONE_NOT_SUPPORTED',
        ask: () => sms({ mobileNumber: foreignMobile }),
      },
      { name: 'no number', code: 'VALIDATION_FAILED', ask: () => sms({ mobileNumber: '' }) },
      { name: 'a list', code: 'BAD_REQUEST', ask: () => sms({ mobileNumber: [['1']] }) },
    ],
  },
  {
    ...verifyOtp,
    rest: 'POST /api/verifyOtp',
    cases: [
      ...codesSent(async (world) => {
        const { email, code } = await mailed(world);
        return { code, verify: (otp) => mail({ email, otp }) };
      }),
      {
        name: 'one try too many',
        code: 'OTP_ATTEMPTS_EXCEEDED',
        ask: async (world) => {
          const { email, code } = await mailed(world);
          for (let tries = 0; tries < 3; tries += 1)
            await world.client.post('/api/verifyOtp', { email, otp: wrong(code) });
          return mail({ email, otp: code });
        },
      },
      { name: 'nobody asked', code: 'OTP_INVALID', ask: () => mail({ email: newEmail(), otp: '1234' }) },
      { name: 'no code', code: 'VALIDATION_FAILED', ask: () => mail({ email: newEmail(), otp: '' }) },
      { name: 'an object', code: 'BAD_REQUEST', ask: () => mail({ email: newEmail(), otp: {} }) },
    ],
  },
  {
    ...verifyOtp,
    rest: 'POST /api/verifyMobileOtp',
    cases: [
      ...codesSent(async (world) => {
        const { mobileNumber, code } = await texted(world);
        return { code, verify: (otp) => sms({ mobileNumber, otp }) };
      }),
      { name: 'no number', code: 'VALIDATION_FAILED', ask: () => sms({ mobileNumber: '', otp: '123456' }) },
    ],
  },
];

async function verified(world: World, fields: Partial<Person> = {}): Promise<Person> {
  const input = person(fields);
  await verifyEmail(world.running.database.pool, input.email);
  return input;
}

const code = (referralCode: unknown): Ask => ({ body: { referralCode }, variables: { referralCode } });

const joinPairs: readonly Pair[] = [
  {
    rest: 'POST /api/joinwaitlist',
    graphql: 'Mutation.joinWaitlist',
    document:
      'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message referralCredited signup { id referralId } } }',
    fromRest: ({ message, result }) => ({
      message,
      id: shape(result._id, uuid),
      referralId: shape(result.referralId, /^[0-9A-Z]{8,}$/),
      referralCredited: result.referralCredited,
    }),
    fromGraphql: ({ message, referralCredited, signup }) => ({
      message,
      id: shape(signup.id, uuid),
      referralId: shape(signup.referralId, /^[0-9A-Z]{8,}$/),
      referralCredited,
    }),
    cases: [
      { name: 'a new visitor', ask: async (world) => same(await verified(world)) },
      {
        name: 'an invited user',
        ask: async (world) => same(await verified(world, { referralCode: world.referrer.referralId })),
      },
      {
        name: 'an unknown code',
        ask: async (world) => same(await verified(world, { referralCode: 'NOBODYHAS1' })),
      },
      {
        name: 'a user who joined before',
        ask: async (world) => {
          const input = await verified(world);
          await world.client.post('/api/joinwaitlist', input);
          return same(input);
        },
      },
      { name: 'nothing verified', code: 'VERIFICATION_REQUIRED', ask: () => same(person()) },
      {
        name: 'every field blank',
        code: 'VALIDATION_FAILED',
        ask: () => same({ firstName: '', lastName: ' ', email: '', phoneNo: '', country: '', broker: '\t' }),
      },
      {
        name: 'every field wrong',
        code: 'VALIDATION_FAILED',
        ask: () =>
          same({
            firstName: 'a'.repeat(16),
            lastName: 'b'.repeat(16),
            email: 'nobody',
            phoneNo: 'x',
            country: 'Nowhere',
            broker: 'none',
            referralCode: 'a'.repeat(500),
          }),
      },
      { name: 'a list', code: 'BAD_REQUEST', ask: () => same({ ...person(), firstName: [['a']] }) },
    ],
  },
  {
    rest: 'POST /api/updatePoints',
    graphql: 'Mutation.updatePoints',
    document:
      'mutation ($referralCode: String!) { updatePoints(referralCode: $referralCode) { message referralId referralPoints } }',
    fromRest: ({ message, result }) => ({ message, ...result }),
    fromGraphql: (field) => field,
    cases: [
      { name: 'a known code', ask: ({ referrer }: World) => code(referrer.referralId) },
      {
        name: 'a known code in lower case, with spaces',
        ask: ({ referrer }: World) => code(` ${referrer.referralId.toLowerCase()} `),
      },
      ...(
        [
          ['NOBODYHAS1', 'REFERRAL_NOT_FOUND'],
          ['short', 'REFERRAL_NOT_FOUND'],
          ['', 'VALIDATION_FAILED'],
          [5, 'BAD_REQUEST'],
        ] as const
      ).map(([referralCode, refusal]) => ({
        name: `the code ${JSON.stringify(referralCode)}`,
        code: refusal,
        ask: () => code(referralCode),
      })),
    ],
  },
  {
    rest: 'POST /api/joinAsAmbassador',
    graphql: 'Mutation.joinAsAmbassador',
    document: 'mutation ($input: JoinAsAmbassadorInput!) { joinAsAmbassador(input: $input) { message id } }',
    fromRest: ({ message, result }) => ({ message, id: shape(result._id, uuid) }),
    fromGraphql: ({ message, id }) => ({ message, id: shape(id, uuid) }),
    cases: [
      { name: 'a new applicant', ask: async (world) => same(await verifiedApplicant(world)) },
      {
        name: 'an applicant who applied before',
        code: 'ALREADY_REGISTERED',
        ask: async (world) => {
          const input = await verifiedApplicant(world);
          await world.client.post('/api/joinAsAmbassador', input);
          return same(input);
        },
      },
      { name: 'nothing verified', code: 'VERIFICATION_REQUIRED', ask: () => same(applicant()) },
      {
        name: 'every field wrong',
        code: 'VALIDATION_FAILED',
        ask: () =>
          same({
            firstName: '',
            lastName: 'b'.repeat(16),
            email: 'nobody',
            phoneNo: 'x',
            collegeName: 'c'.repeat(16),
            message: 'd'.repeat(2001),
          }),
      },
      { name: 'an object', code: 'BAD_REQUEST', ask: () => same({ ...applicant(), message: { a: 1 } }) },
    ],
  },
];

async function verifiedApplicant({ running }: World) {
  const input = applicant();
  await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
  return input;
}

const readPairs: readonly Pair[] = [
  {
    rest: 'GET /api/getRank',
    graphql: 'Query.rank',
    document:
      'query ($userId: ID, $referralId: String) { rank(userId: $userId, referralId: $referralId) { rank referralId } }',
    fromRest: ({ result }) => ({ entries: result.length, ...result[0].user }),
    fromGraphql: (rank) => ({ entries: 1, ...rank }),
    cases: [
      {
        name: 'of an id',
        ask: ({ referrer: { id } }) => ({ address: `?userId=${id}`, variables: { userId: id } }),
      },
      {
        name: 'of a code',
        ask: ({ referrer: { referralId } }) => ({
          address: `?referralId=${referralId.toLowerCase()}`,
          variables: { referralId: referralId.toLowerCase() },
        }),
      },
      {
        name: 'of nobody',
        code: 'NOT_FOUND',
        ask: () => ({ address: '?referralId=NOBODYHAS1', variables: { referralId: 'NOBODYHAS1' } }),
      },
      {
        name: 'of what is no id',
        code: 'NOT_FOUND',
        ask: () => ({ address: '?userId=x', variables: { userId: 'x' } }),
      },
      { name: 'of nothing', code: 'BAD_REQUEST', ask: () => ({}) },
      {
        name: 'of both',
        code: 'BAD_REQUEST',
        ask: ({ referrer: { id, referralId } }) => ({
          address: `?userId=${id}&referralId=${referralId}`,
          variables: { userId: id, referralId },
        }),
      },
    ],
  },
  {
    rest: 'GET /api/geo',
    graphql: 'Query.visitorCountry',
    document: '{ visitorCountry { code name } }',
    fromRest: ({ country, country_name: name }) => ({ code: country, name }),
    fromGraphql: (field) => field,
    cases: [{ name: 'of this machine', ask: () => ({}) }],
  },
  {
    rest: 'GET /api/signups',
    graphql: 'Query.signupsPaused',
    document: '{ signupsPaused }',
    fromRest: ({ result: { paused } }) => paused,
    fromGraphql: (field) => field,
    cases: [
      { name: 'while they are open', ask: () => ({}) },
      { name: 'with a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: randomUUID() }) },
    ],
  },
  {
    rest: 'GET /api/getDashboard',
    graphql: 'Query.dashboard',
    document: `{ dashboard { totalUsers peopleAddedLastWeek totalWaitlist
      mostUsedReferral { firstName lastName referralId referralPoints } mostActiveCountry { country totalUsers } } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ mostActiveCountry, ...figures }) => ({
      ...figures,
      mostActiveCountry: mapped(mostActiveCountry, ({ country, totalUsers }) => ({
        _id: findCountry(country)?.name,
        totalUsers,
      })),
    }),
    cases: [
      { name: 'for viewers', as: 'VIEWER', ask: () => ({}) },
      { name: 'with a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: randomUUID() }) },
    ],
  },
];

export const publicPairs: readonly Pair[] = [...codePairs, ...joinPairs, ...readPairs];
