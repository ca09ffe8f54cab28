import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password, seedAdmin } from '../../features/admin/admin.scenario.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';
import { expectRefused, hostileValues, refusedBodies } from '../../testing/hostile.ts';
import { httpStatusByCode } from '../errors/error-catalogue.ts';

let running: TestApp;
let client: TestClient;
let editor: Readonly<Record<string, string>>;
let before: Awaited<ReturnType<typeof contentsOf>>;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
  const { email } = await seedAdmin(running.database.pool, 'EDITOR');
  const { accessToken } = (await client.post('/api/admin/login', { email, password })).body;
  editor = { authorization: `Bearer ${accessToken}` };
});
afterAll(() => running.stop());
beforeEach(async () => {
  before = await contentsOf(running.database.pool);
});
afterEach(async () => {
  expect(await contentsOf(running.database.pool), 'what the database holds').toEqual(before);
});

/** The same as GraphQL operations, and the queries that take something. */
const operations: Readonly<
  Record<string, { readonly document: string; readonly variables: Readonly<Record<string, unknown>> }>
> = {
  sendOtp: {
    document: 'mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message } }',
    variables: { channel: 'EMAIL', email: 'nobody', mobileNumber: '12', purpose: 'WAITLIST' },
  },
  verifyOtp: {
    document: 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }',
    variables: {
      channel: 'EMAIL',
      email: 'a@example.com',
      mobileNumber: '12',
      otp: '1234',
      purpose: 'WAITLIST',
    },
  },
  joinWaitlist: {
    document: 'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message } }',
    variables: refusedBodies['joinwaitlist'] ?? {},
  },
  openStatusByCode: {
    document: 'mutation ($input: OpenStatusByCodeInput!) { openStatusByCode(input: $input) { message } }',
    variables: { channel: 'EMAIL', email: 'a@example.com', mobileNumber: '12', otp: '1234' },
  },
  joinAsAmbassador: {
    document: 'mutation ($input: JoinAsAmbassadorInput!) { joinAsAmbassador(input: $input) { message } }',
    variables: refusedBodies['joinAsAmbassador'] ?? {},
  },
  addFaq: {
    document: 'mutation ($input: AddFaqInput!) { addFaq(input: $input) { message } }',
    variables: { question: '<b>', answer: '<b>', isActive: true },
  },
  updateFaq: {
    document: 'mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { message } }',
    variables: { faqId: '00000000-0000-4000-8000-000000000000', question: 'a', answer: 'b', isActive: true },
  },
};
const queries: Readonly<Record<string, string>> = {
  updatePoints: 'mutation ($value: String!) { updatePoints(referralCode: $value) { message } }',
  rankById: 'query ($value: ID) { rank(userId: $value) { rank } }',
  rankByCode: 'query ($value: String) { rank(referralId: $value) { rank } }',
  deleteFaq: 'mutation ($value: ID!) { deleteFaq(faqId: $value) { message } }',
  reorderFaqs: 'mutation ($value: [ID!]!) { reorderFaqs(faqIds: $value) { message } }',
  openStatusByLink: 'mutation ($value: String!) { openStatusByLink(token: $value) { message } }',
  faq: 'query ($value: ID!) { faq(id: $value) { id } }',
  user: 'query ($value: ID!) { user(id: $value) { joinedNth } }',
  userCredits: 'query ($value: ID!) { userCredits(id: $value) { nextAfter } }',
  ambassadorsSort: 'query ($value: AmbassadorSort!) { ambassadors(sort: $value) { totalDocs } }',
  usersSort: 'query ($value: UserSort!) { users(sort: $value) { totalDocs } }',
  usersDirection: 'query ($value: SortDirection!) { users(direction: $value) { totalDocs } }',
};

/** As {@link expectRefused}: a refused request or document has a 4xx, an outcome of the domain its code. */
function expectGraphqlRefused(answer: Answer, what: unknown): void {
  const { errors } = answer.body as {
    readonly errors?: readonly { readonly extensions: { readonly code: keyof typeof httpStatusByCode } }[];
  };
  if (errors === undefined) return expectRefused(answer, what);
  const told = JSON.stringify(what).slice(0, 200);
  expect(answer.status, told).toBeLessThan(500);
  expect(errors.length, told).toBeGreaterThan(0);
  for (const { extensions } of errors) expect(httpStatusByCode[extensions.code], told).toBeLessThan(500);
}

/** Tries every value at once. */
async function expectAllRefused(
  values: readonly unknown[],
  ask: (value: unknown) => Promise<Answer>,
): Promise<void> {
  const answers = await Promise.all(values.map(ask));
  for (const [at, answer] of answers.entries()) expectGraphqlRefused(answer, values[at] ?? 'nothing');
}

describe.each(Object.entries(operations))('GraphQL %s', (_name, { document, variables }) => {
  it.each(Object.keys(variables))('refuses whatever %s is', async (field) => {
    await expectAllRefused(hostileValues, (value) =>
      client.graphql(document, { input: { ...variables, [field]: value } }, editor),
    );
  });

  it('refuses whatever its input is', async () => {
    const inputs = [...hostileValues, { ...variables, more: 1 }, [variables, variables]];
    await expectAllRefused(inputs, (input) => client.graphql(document, { input }, editor));
    const raw = JSON.stringify({ query: document, variables: { input: variables } }).replace(
      '"input":{',
      '"input":{"__proto__":{},',
    );
    expectRefused(await client.send('POST', '/graphql', raw, { 'content-type': 'application/json' }), raw);
  });
});

describe.each(Object.entries(queries))('GraphQL %s', (_name, document) => {
  it('refuses whatever it is given', async () => {
    await expectAllRefused([...hostileValues, undefined], (value) =>
      client.graphql(document, { value }, editor),
    );
  });
});
