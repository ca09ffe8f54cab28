import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { createSchema } from '../../schema.ts';

const running = testApp();
const client = new TestClient(running);
let production: TestClient;
beforeAll(async () => {
  const live = await running.newInstance({
    NODE_ENV: 'production',
    DATABASE_URL: running.database.url,
    APP_SECRET: 'a secret of the tests, long enough',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@example.com',
  });
  production = new TestClient(live.origin);
});

const json = { 'content-type': 'application/json' };
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

function expectRefused(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const { errors, data } = answer.body as {
    readonly errors: readonly { readonly extensions: unknown }[];
    readonly data?: unknown;
  };
  expect(data).toBeUndefined();
  expect(errors.length).toBeGreaterThan(0);
  for (const { extensions } of errors) expect(extensions).toEqual({ code: 'BAD_REQUEST' });
}

describe('a document is refused, whatever the environment,', () => {
  it.each([
    ['with too many tokens', `{ ${times(401, () => 'countries { code }')} }`],
    ['with 6 aliases of a field', `{ ${times(6, (at) => `b${at}: brokers { slug }`)} }`],
    ['with a field again and again', `{ brokers { ${times(50, () => 'slug')} } }`],
    [
      'with fragments in a circle',
      '{ brokers { ...a } } fragment a on Broker { ...b } fragment b on Broker { ...a }',
    ],
    ['with directives again and again', `{ brokers ${times(60, () => '@skip(if: false)')} { slug } }`],
    ['with directives nobody knows', `{ brokers ${times(60, () => '@a')} { slug } }`],
    [
      'with two root fields in a mutation',
      'mutation { a: updatePoints(referralCode: "NOBODYHAS1") { message } b: updatePoints(referralCode: "NOBODYHAS1") { message } }',
    ],
    ['with a field nobody knows', '{ broker { slug } }'],
    ['with a syntax error', '{ brokers { slug }'],
    ['without an operation', 'fragment a on Broker { slug }'],
    ['with nothing in it', ' '],
    ['with a subscription', 'subscription { brokers { slug } }'],
    ['nested as deep as it fits', `{ ${'brokers { '.repeat(180)} slug ${'} '.repeat(180)} }`],
    ['with a value nested as deep as it fits', `{ faq(id: ${'['.repeat(180)}1${']'.repeat(180)}) { id } }`],
  ])('%s', async (_what, document) => {
    expectRefused(await client.graphql(document));
    expectRefused(await production.graphql(document));
  });
});

describe('a request is refused', () => {
  const document = '{ brokers { slug } }';
  it.each([
    ['as a batch', JSON.stringify([{ query: document }, { query: document }])],
    ['as an empty batch', '[]'],
    ['without a document', '{}'],
    ['with a number for a document', '{"query":1}'],
    ['with text for variables', JSON.stringify({ query: document, variables: 'x' })],
    ['with a list of variables', JSON.stringify({ query: document, variables: [1] })],
    ['with a number for a name', JSON.stringify({ query: document, operationName: 5 })],
    [
      'with a name that is none of its operations',
      JSON.stringify({ query: document, operationName: 'constructor' }),
    ],
    [
      'with the hash of a document',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    ],
  ])('%s', async (_what, body) => {
    expectRefused(await client.send('POST', '/graphql', body, json));
  });

  it.each([
    ['as a form', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as a form with files', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as text', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as a bare document', 'application/graphql', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_what, type, status, code) => {
    const answer = await client.send('POST', '/graphql', JSON.stringify({ query: document }), {
      'content-type': type,
    });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('by GET', async () => {
    const answer = await client.get(`/graphql?query=${encodeURIComponent(document)}`, {
      'apollo-require-preflight': 'yes',
    });
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  });

  it('with more than 32 KiB', async () => {
    const answer = await client.graphql(document, { filler: 'a'.repeat(33 * 1024) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('before anything of it is carried out', async () => {
    const { rows: before } = await running.database.pool.query('SELECT count(*) FROM otp_challenge');
    const send = (at: number) =>
      `s${at}: sendOtp(input: { channel: EMAIL, email: "a${at}@example.com" }) { message }`;
    expectRefused(await client.graphql(`mutation { ${times(3, send)} }`));
    expect((await running.database.pool.query('SELECT count(*) FROM otp_challenge')).rows).toEqual(before);
  });
});

describe('the schema', () => {
  it('is only revealed outside production', async () => {
    const told = await client.graphql(getIntrospectionQuery());
    expect(told.body.data.__schema.types).toHaveLength(
      Object.keys((await createSchema()).getTypeMap()).length,
    );
    expectRefused(await production.graphql(getIntrospectionQuery()));
    expectRefused(await production.graphql('{ __type(name: "Faq") { name } }'));
  });

  it('is not guessed from suggestions in production', async () => {
    const documents = [
      '{ broker { slug } }',
      '{ brokers { slu } }',
      'query ($c: OtpChanel) { brokers { slug } }',
      '{ faq(idd: 1) { id } }',
      '{ brokers @skp(if: true) { slug } }',
    ];
    for (const document of documents)
      expect(JSON.stringify((await production.graphql(document)).body)).not.toContain('Did you mean');
    const input = { channel: 'EMAL', email: 'a@example.com' };
    const variable = await production.graphql(
      'mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message } }',
      { input },
    );
    expectRefused(variable);
    expect(JSON.stringify(variable.body)).not.toContain('Did you mean');
    expect(JSON.stringify((await client.graphql('{ broker { slug } }')).body)).toContain('Did you mean');
  });

  it('answers documents within the limits', async () => {
    const { data } = (await production.graphql(`{ ${times(5, (at) => `b${at}: brokers { slug label }`)} }`))
      .body;
    expect(Object.keys(data)).toHaveLength(5);
  });
});

describe('the explorer', () => {
  it('is a page of this server that names no other, and the document leads to it', async () => {
    const page = await client.get('/graphql/explorer');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('main.js') });
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect((await client.get('/graphql/explorer/main.js')).status).toBe(200);
    const { info } = (await client.get('/api/openapi.json')).body;
    expect(info.description).toContain('(/graphql/explorer)');
  });

  it('is not there in production, where nothing mentions it', async () => {
    for (const path of ['', '/', '/main.js', '/index.html'])
      expect((await production.get(`/graphql/explorer${path}`)).status, path).toBe(404);
    const { info } = (await production.get('/api/openapi.json')).body;
    expect(info.description).not.toContain('explorer');
  });
});
