import fc from 'fast-check';
import { getNamedType, type GraphQLArgument, isInputObjectType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { createSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';
import { documentOf } from '../../testing/graphql-document.ts';
import {
  anyValue,
  expectRefused,
  hostileValues,
  refusedArguments,
  takesAnyText,
} from '../../testing/hostile.ts';
import { randomRuns, shareOf } from '../../testing/matrix.ts';
import { errorCatalogue } from '../errors/error-catalogue.ts';

let running: TestApp;
let client: TestClient;
let admin: Readonly<Record<string, string>>;
let before: Awaited<ReturnType<typeof contentsOf>>;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
  admin = await seedSession(running.database.pool);
  before = await contents();
});
afterAll(() => running.stop());
const contents = () => contentsOf(running.database.pool, { attempts: false });
/** Last in each group. */
const expectNothingChanged = async () => expect(await contents()).toEqual(before);

const mutations = Object.values((await createSchema()).getMutationType()?.getFields() ?? {}).filter(
  ({ args }) => args.length > 0,
);
const queries: Readonly<Record<string, string>> = {
  rankById: 'query ($value: ID) { rank(userId: $value) { rank } }',
  rankByCode: 'query ($value: String) { rank(referralId: $value) { rank } }',
  faq: 'query ($value: ID!) { faq(id: $value) { id } }',
  user: 'query ($value: ID!) { user(id: $value) { joinedNth } }',
  userCredits: 'query ($value: ID!) { userCredits(id: $value) { nextAfter } }',
  ambassadorsSort: 'query ($value: AmbassadorSort!) { ambassadors(sort: $value) { totalDocs } }',
  usersSort: 'query ($value: UserSort!) { users(sort: $value) { totalDocs } }',
  usersDirection: 'query ($value: SortDirection!) { users(direction: $value) { totalDocs } }',
};

/** Like {@link expectRefused}: a rejected request or document has a 4xx, a domain outcome its code. */
function expectGraphqlRefused(answer: Answer, what: unknown): void {
  const { errors } = answer.body as {
    readonly errors?: readonly { readonly extensions: { readonly code: keyof typeof errorCatalogue } }[];
  };
  if (errors === undefined) return expectRefused(answer, what);
  const told = JSON.stringify(what).slice(0, 200);
  expect(answer.status, told).toBeLessThan(500);
  expect(errors.length, told).toBeGreaterThan(0);
  for (const { extensions } of errors) expect(errorCatalogue[extensions.code].status, told).toBeLessThan(500);
}

/** Tries every value at the same time. */
async function expectAllRefused(
  values: readonly unknown[],
  ask: (value: unknown) => Promise<Answer>,
): Promise<void> {
  const answers = await Promise.all(values.map(ask));
  for (const [at, answer] of answers.entries()) expectGraphqlRefused(answer, values[at] ?? 'nothing');
}

/** The names of an input's fields, each with the argument's. */
function fieldsOf({ name, type }: GraphQLArgument): [field: string, argument: string][] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()).map((field) => [field, name]) : [];
}

describe.each(mutations)('GraphQL $name', (mutation) => {
  const document = documentOf('mutation', mutation, mutation.args);
  const variables = refusedArguments[mutation.name] ?? {};
  const ask = (given: unknown) => client.graphql(document, given as typeof variables, admin);

  it('rejects the hostile values, with the right messages', async () => {
    expect(Object.keys(variables)).toEqual(mutation.args.map(({ name }) => name));
    const answer = await ask(variables);
    expectGraphqlRefused(answer, variables);
    expect(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(
      answer.body.errors[0].extensions.code,
    );
  });

  it.each(mutation.args)('refuses whatever $name is', async ({ name, type }) => {
    const required = isNonNullType(type) && mutation.args.length === 1;
    const values = [...shareOf(hostileValues, mutation.name + name), ...(required ? [undefined] : [])];
    await expectAllRefused(values, (value) => ask({ ...variables, [name]: value }));
  });

  it.each(mutation.args.flatMap(fieldsOf))('refuses whatever %s is in %s', async (field, argument) => {
    const whole = variables[argument] as Readonly<Record<string, unknown>>;
    expect(whole).toHaveProperty(field);
    await expectAllRefused(shareOf(hostileValues, mutation.name + field), (value) =>
      ask({ ...variables, [argument]: { ...whole, [field]: value } }),
    );
  });

  it('refuses anything', async () => {
    const value = anyValue({ text: !takesAnyText.includes(mutation.name) });
    const ofArgument = (argument: GraphQLArgument) => {
      const fields = fieldsOf(argument).map(([field]) => [field, value] as const);
      return fields.length === 0 ? value : fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    };
    const records = fc.record(
      Object.fromEntries(mutation.args.map((argument) => [argument.name, ofArgument(argument)])),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(records, { minLength: 10, maxLength: 10 }), (batch) =>
        expectAllRefused(batch, ask),
      ),
      { numRuns: randomRuns(10) },
    );
  });

  it('refuses more than it asks for, lists of it, and what poisons', async () => {
    for (const [argument, whole] of Object.entries(variables)) {
      const more = typeof whole === 'object' ? { ...whole, more: 1 } : { [argument]: whole };
      await expectAllRefused([more, [whole, whole]], (value) => ask({ ...variables, [argument]: value }));
    }
    const raw = JSON.stringify({ query: document, variables }).replace(
      '"variables":{',
      '"variables":{"__proto__":{},',
    );
    expectRefused(await client.send('POST', '/graphql', raw, { 'content-type': 'application/json' }), raw);
  });

  it('changes nothing by any of this', expectNothingChanged);
});

it('every mutation that takes something is tried', () => {
  expect(mutations.map(({ name }) => name).sort()).toEqual(Object.keys(refusedArguments).sort());
});

describe.each(Object.entries(queries))('GraphQL %s', (_name, document) => {
  it('refuses whatever it is given', async () => {
    await expectAllRefused([...hostileValues, undefined], (value) =>
      client.graphql(document, { value }, admin),
    );
  });

  it('changes nothing by any of this', expectNothingChanged);
});
