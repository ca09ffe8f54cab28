import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { queues } from '../jobs/lanes.ts';
import { allJobs } from '../../testing/all-jobs.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';

/**
 * Requests that ask for too much, or in a way that other sites can forge, with operations that would change something:
 * they are rejected as a whole, in development and in production, for visitors and for admins, and nothing in them is
 * executed.
 */

const running = testApp();
let clients: readonly TestClient[];
let admin: Readonly<Record<string, string>>;
let before: Awaited<ReturnType<typeof contentsOf>>;
const email = 'somebody@example.com';
beforeAll(async () => {
  const live = await running.newInstance({
    NODE_ENV: 'production',
    DATABASE_URL: running.database.url,
    APP_SECRET: testSecret,
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@example.com',
  });
  clients = [new TestClient(running.origin), new TestClient(live.origin)];
  const [client] = clients;
  admin = await seedSession(running.database.pool);
  // A code to guess: tries that are counted would show.
  await client?.post('/api/sendOtp', { email });
  await vi.waitFor(dropJobs, 15_000);
});
beforeEach(async () => {
  before = await contentsOf(running.database.pool);
});
afterEach(async () => {
  expect(await contentsOf(running.database.pool), 'what the database holds').toEqual(before);
});

/** Throws while a job is left: a job that a worker has begun cannot be taken away, only waited for. */
async function dropJobs(): Promise<void> {
  const { pool } = running.database;
  for (const queue of queues)
    await pool.query(`SELECT ${queue}.complete_jobs(array_agg(id)) FROM ${queue}.jobs`);
  const { rows } = await pool.query(`SELECT count(*)::int AS jobs FROM ${allJobs}`);
  expect(rows).toEqual([{ jobs: 0 }]);
}

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const guess = (at: number) =>
  `verifyOtp(input: { channel: EMAIL, email: "${email}", otp: "${String(at).padStart(4, '0')}" }) { message }`;
const send = (at: number) => `sendOtp(input: { channel: EMAIL, email: "a${at}@example.com" }) { message }`;
const add = 'addFaq(input: { question: "a", answer: "b" }) { message }';

async function expectRefused(ask: (client: TestClient) => Promise<Answer>, reason = /./): Promise<void> {
  for (const client of clients) {
    const { status, body } = await ask(client);
    expect(status, JSON.stringify(body).slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(body).slice(0, 200)).toBeLessThan(500);
    expect(body.data).toBeUndefined();
    expect(JSON.stringify(body)).toMatch(reason);
    const code = body.code ?? body.errors?.[0].extensions.code;
    expect(['BAD_REQUEST', 'METHOD_NOT_ALLOWED', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE']).toContain(
      code,
    );
  }
}

describe('a document is refused, and nothing of it carried out,', () => {
  it.each([
    [
      'with 101 aliases of a mutation',
      /tokens/,
      `mutation { ${times(101, (at) => `g${at}: ${guess(at)}`)} }`,
    ],
    [
      'with 101 aliases of a query',
      /tokens/,
      `{ ${times(101, (at) => `r${at}: rank(referralId: "A") { rank }`)} }`,
    ],
    ['with 6 aliases', /5 aliases/, `{ ${times(6, (at) => `r${at}: rank(referralId: "A") { rank }`)} }`],
    ['with two guesses', /one root field/, `mutation { a: ${guess(1)} b: ${guess(2)} }`],
    [
      'with two guesses through fragments',
      /one root field/,
      `mutation { ...a ...b } fragment a on Mutation { a: ${guess(1)} } fragment b on Mutation { b: ${guess(2)} }`,
    ],
    [
      'with two guesses in inline fragments',
      /one root field/,
      `mutation { ... { a: ${guess(1)} } ... on Mutation { b: ${guess(2)} } }`,
    ],
    ['with two different mutations', /one root field/, `mutation { ${guess(1)} ${send(1)} }`],
    [
      'with fragments in a circle',
      /within itself/,
      `mutation { ${add.replace('{ message }', '{ ...a }')} } fragment a on FaqPayload { faq { ...b } } fragment b on Faq { id ...c } fragment c on Faq { ...b }`,
    ],
    [
      'with 500 repeated fields',
      /repeats|tokens/,
      `mutation { ${send(1).replace('{ message }', `{ ${times(500, () => 'message')} }`)} }`,
    ],
    ['with the same mutation 500 times', /tokens|too large/, `mutation { ${times(500, () => send(1))} }`],
    [
      'with 11 directives',
      /10 directives/,
      `mutation { ${send(1).replace(') {', `) ${times(11, () => '@include(if: true)')} {`)} }`,
    ],
    [
      'with 1,000 directives',
      /tokens/,
      `mutation { sendOtp ${times(1000, () => '@include(if: true)')} { message } }`,
    ],
    [
      'with directives on the operation',
      /10 directives/,
      `mutation ${times(11, () => '@skip(if: false)')} { ${send(1)} }`,
    ],
    [
      'nested as deep as it fits',
      /tokens/,
      `mutation { ${send(1).replace('{ message }', '{ message '.repeat(150) + '} '.repeat(150))} }`,
    ],
    [
      'with a list of 5,000',
      /tokens|too large/,
      `mutation { reorderFaqs(faqIds: [${'"a" '.repeat(5000)}]) { message } }`,
    ],
    [
      'with two operations and no name',
      /operation name/,
      `mutation a { ${send(1)} } mutation b { ${send(2)} }`,
    ],
    [
      'with a subscription beside a mutation',
      /no subscriptions/,
      `mutation a { ${send(1)} } subscription b { brokers { slug } }`,
    ],
  ])('%s', async (_what, reason, document) => {
    await expectRefused((client) => client.graphql(document), reason);
    await expectRefused((client) => client.graphql(document, {}, admin), reason);
  });
});

describe('a request is refused, and nothing of it carried out,', () => {
  const document = `mutation { ${send(1)} }`;
  const json = { 'content-type': 'application/json' };

  it.each([1, 2, 100])('as a batch of %i', async (count) => {
    const body = JSON.stringify(Array.from({ length: count }, () => ({ query: document })));
    await expectRefused((client) => client.send('POST', '/graphql', body, json));
  });

  it.each([
    ['a mutation', document],
    ['a query', '{ brokers { slug } }'],
  ])('by GET: %s', async (_what, query) => {
    for (const headers of [{}, { 'apollo-require-preflight': 'yes' }, json])
      await expectRefused((client) => client.get(`/graphql?query=${encodeURIComponent(query)}`, headers));
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('by %s', async (method) => {
    await expectRefused((client) =>
      client.send(method, '/graphql', JSON.stringify({ query: document }), json),
    );
  });

  it.each([
    ['application/x-www-form-urlencoded', new URLSearchParams({ query: document }).toString()],
    ['application/x-www-form-urlencoded; charset=utf-8', new URLSearchParams({ query: document }).toString()],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: document })}\r\n--x--\r\n`,
    ],
    ['text/plain', JSON.stringify({ query: document })],
    ['text/plain;application/json', JSON.stringify({ query: document })],
    ['application/graphql', document],
    ['', JSON.stringify({ query: document })],
  ])('as a form that another site can post: %s', async (type, body) => {
    await expectRefused((client) => client.send('POST', '/graphql', body, { 'content-type': type }));
  });

  it('with a token in the query of its address', async () => {
    const token = admin['authorization']?.slice(7) ?? '';
    for (const client of clients) {
      const { body } = await client.post(`/graphql?access_token=${token}`, { query: `mutation { ${add} }` });
      expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
