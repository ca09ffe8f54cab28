import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { applyVerified } from '../../features/ambassador/ambassador.scenario.ts';
import { createSchema } from '../../schema.ts';
import type { ApiDocument } from '../../testing/api-contract.ts';
import { allJobs } from '../../testing/all-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';
import { documentOf } from '../../testing/graphql-document.ts';
import { hostileTexts, hostileValues } from '../../testing/hostile.ts';
import { isFullMatrix, shareOf } from '../../testing/matrix.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';
import { errorCatalogue } from '../errors/error-catalogue.ts';

/**
 * Every argument of every query, and every parameter of every GET, with anything a caller may send: an answer or a
 * rejection with a code, never an internal error, and nothing changed. Both are enumerated from the schema, so a new
 * one is tried without being named here.
 */

let running: TestApp;
let client: TestClient;
let admin: Readonly<Record<string, string>>;
let schema: GraphQLSchema;
let userId: string;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
  schema = await createSchema();
  admin = await seedSession(running.database.pool);
  const { id, referralId } = await join('Ada');
  for (const firstName of ['100%', 'a_b', 'back\\slash', "O'Neil"]) await join(firstName, referralId);
  const { pool } = running.database;
  await applyVerified(pool);
  userId = id;
  // Messages are still being sent until then.
  const waiting = `SELECT FROM ${allJobs} WHERE task_identifier !~ '^(delete|maintain|fill)-'`;
  await vi.waitFor(
    async () => {
      expect((await pool.query('SELECT FROM outbox_message')).rowCount).toBe(6);
      expect((await pool.query(waiting)).rowCount).toBe(0);
    },
    { timeout: 20_000, interval: 100 },
  );
});
afterAll(() => running.stop());

async function join(firstName: string, referralCode?: string) {
  const input = person({ firstName, referralCode });
  await verifyEmail(running.database.pool, input.email);
  const { result } = (await client.post('/api/joinwaitlist', input)).body;
  return { id: String(result._id), referralId: String(result.referralId) };
}

/** The database's content, except the audit entries of exports and what jobs tidy every minute. */
async function contents() {
  const all = Object.entries(await contentsOf(running.database.pool));
  return Object.fromEntries(
    all.filter(([table]) => !/^(?:audit_entry|waitlist_head|notice|rank_.*)$/.test(table)),
  );
}

/** Answered, or rejected with a code that blames the client. @returns the code; null: answered. */
function expectNoFault({ status, body }: Answer, what: unknown): string | null {
  const told = JSON.stringify(what).slice(0, 200);
  expect(status, told).toBeLessThan(500);
  const code = body.errors?.[0]?.extensions.code ?? (status >= 400 ? body.code : null);
  if (code === null) return null;
  expect(errorCatalogue[code as keyof typeof errorCatalogue].status, `${told}: ${code}`).toBeLessThan(500);
  return code;
}

const queries = () =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) => args.length > 0);

/** Good values for the arguments that are not being tried. */
const goodValue = ({ name }: GraphQLArgument): unknown => (/id$/i.test(name) ? userId : 1);

/** Calls with one argument as given and the other required ones from the good values. */
function ask(field: GraphQLField<unknown, unknown>, tried: GraphQLArgument, value: unknown): Promise<Answer> {
  const others = field.args.filter((each) => each !== tried && isRequiredArgument(each));
  const variables = Object.fromEntries(others.map((each) => [each.name, goodValue(each)]));
  return client.graphql(
    documentOf('query', field, [tried, ...others]),
    value === undefined ? variables : { ...variables, [tried.name]: value },
    admin,
  );
}

/** Whether no value sent is of the type: a number or an enum value. */
const takesNone = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return isEnumType(named) || ['Int', 'Float'].includes(named.name);
};

it('every argument of every query', { timeout: 300_000 }, async () => {
  const before = await contents();
  let tried = 0;
  for (const field of queries()) {
    for (const argument of field.args) {
      const { type } = argument;
      const named = getNamedType(type);
      const inputs = isInputObjectType(named)
        ? Object.values(named.getFields()).flatMap(({ name }) =>
            shareOf(hostileValues, field.name + name).map((value) => ({ [name]: value })),
          )
        : [];
      const values = [...shareOf(hostileValues, field.name + argument.name), undefined, ...inputs];
      const answers: Answer[] = [];
      // As many at once as may wait for a connection: on a busy machine, more would be rejected.
      for (let at = 0; at < values.length; at += 50)
        answers.push(
          ...(await Promise.all(values.slice(at, at + 50).map((value) => ask(field, argument, value)))),
        );
      for (const [at, answer] of answers.entries()) {
        const what = { [`${field.name}.${argument.name}`]: values[at] };
        const code = expectNoFault(answer, what);
        if (takesNone(type) && (values[at] ?? null) !== null)
          expect(code, JSON.stringify(what)).not.toBeNull();
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(isFullMatrix ? 4000 : 300);
  expect(await contents()).toEqual(before);
});

describe('every parameter of every GET', () => {
  const numberLike = [
    '1.0',
    '01',
    '+1',
    '-1',
    '0',
    '1e3',
    '0x10',
    '1_000',
    '1,0',
    '99999999999999999999',
    '2147483648',
  ];

  it('each by itself', { timeout: 300_000 }, async () => {
    const before = await contents();
    const document: ApiDocument = (await client.get('/api/openapi.json')).body;
    const parameters = Object.entries(document.paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter((each) => each.in === 'query')
        .map(({ name, schema: of }) => ({ path, name, isRepeated: JSON.stringify(of).includes('array') })),
    );
    expect(parameters.length).toBeGreaterThan(10);
    for (const { path, name, isRepeated } of parameters) {
      const texts = [...shareOf(hostileTexts, path + name), ...numberLike].filter(
        (text) => text.length < 1000,
      );
      const addresses = texts.map((text) => `${path}?${name}=${encodeURIComponent(text.toWellFormed())}`);
      const answers = await Promise.all(addresses.map((address) => client.get(address, admin)));
      for (const [at, answer] of answers.entries()) {
        const code = expectNoFault(answer, addresses[at]);
        const isNumber = /^\s*\d*\s*$/.test(texts[at] ?? '');
        if (['limit', 'page'].includes(name) && !isNumber)
          expect(code, addresses[at]).toBe('VALIDATION_FAILED');
      }
      for (const spelling of [
        `${name}=a&${name}=b`,
        `${name}[]=a`,
        `${name}[a]=b`,
        `__proto__[${name}]=a`,
        `${name}=%ff`,
      ])
        expectNoFault(await client.get(`${path}?${spelling}`, admin), spelling);
      const twice = await client.get(`${path}?${name}=1&${name}=2`, admin);
      if (isRepeated) expectNoFault(twice, name);
      else expect(twice.body.code, name).toBe('BAD_REQUEST');
    }
    expect(await contents()).toEqual(before);
  });
});

it.each(['%', '_', '\\', "'", '100%', 'a_b', '%%', "' OR 1=1 --"])(
  'search terms are taken literally: %s',
  async (search) => {
    const { docs } = (
      await client.get(`/api/admin/getusers?limit=100&search=${encodeURIComponent(search)}`, admin)
    ).body.result;
    const all: readonly Readonly<Record<string, unknown>>[] = (
      await client.get('/api/admin/getusers?limit=100', admin)
    ).body.result.docs;
    const having = all.filter((row) => Object.values(row).some((value) => String(value).includes(search)));
    expect(docs).toEqual(having);
  },
);
