import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { ApiDocument } from '../../testing/api-contract.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';
import { seedSession } from '../../testing/accounts.ts';
import {
  anyValue,
  expectRefused,
  hostileTexts,
  hostileValues,
  refusedBodies,
  takesAnyText,
} from '../../testing/hostile.ts';
import { randomRuns, shareOf } from '../../testing/matrix.ts';

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
const json = { 'content-type': 'application/json' };
const contents = () => contentsOf(running.database.pool, { attempts: false });
/** Last in each group. */
const expectNothingChanged = async () => expect(await contents()).toEqual(before);

/** Sends every text at the same time. */
async function expectAllRefused(
  texts: readonly string[],
  ask: (text: string) => Promise<Answer>,
): Promise<void> {
  const answers = await Promise.all(texts.map(ask));
  for (const [at, answer] of answers.entries()) expectRefused(answer, texts[at]);
}

describe.each(Object.entries(refusedBodies))('%s', (name, body) => {
  const [method = '', path = ''] = name.split(' ');
  const sendRaw = (raw: string, headers: Readonly<Record<string, string>> = json) =>
    client.send(method, path, raw, { ...admin, ...headers });
  const send = (fields: unknown) => sendRaw(JSON.stringify(fields));

  it('refuses the body it is tried with, for what it says', async () => {
    const answer = await send(body);
    expectRefused(answer, body);
    expect(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(answer.body.code);
  });

  it.each(Object.keys(body))('refuses whatever %s is', async (field) => {
    const values = shareOf(hostileValues, name + field);
    const answers = await Promise.all(values.map((value) => send({ ...body, [field]: value })));
    for (const [at, answer] of answers.entries()) expectRefused(answer, values[at]);
    expectRefused(await send({ ...body, [field]: undefined }), 'nothing');
  });

  it('refuses anything in any of its fields', async () => {
    const value = anyValue({ text: !takesAnyText.includes(name) });
    const records = fc.record(Object.fromEntries(Object.keys(body).map((field) => [field, value])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(fc.array(records, { minLength: 10, maxLength: 10 }), async (batch) => {
        const answers = await Promise.all(batch.map((fields) => send({ ...fields, more: fields })));
        for (const [at, answer] of answers.entries()) expectRefused(answer, batch[at]);
      }),
      { numRuns: randomRuns(15) },
    );
  });

  it.each([
    ['poisons the prototype', '{"__proto__":{"email":"a@example.com"}}'],
    ['poisons it deep inside', `{"more":${'['.repeat(500)}{"__proto__":1}${']'.repeat(500)}}`],
    ['poisons the constructor', '{"constructor":{"prototype":{"email":"a@example.com"}}}'],
    ['names a field twice', `${JSON.stringify(body).slice(0, -1)},"${Object.keys(body)[0]}":{}}`],
    ['ends early', JSON.stringify(body).slice(0, -1)],
    ['goes on', `${JSON.stringify(body)}{}`],
    ['is empty', ''],
    ['is blank', ' \n'],
    ['is null', 'null'],
    ['is a number', '1e999'],
    ['is a text', '"a"'],
    ['is a list', `[${JSON.stringify(body)}]`],
    ['is nested to its limit', '['.repeat(16_000) + ']'.repeat(16_000)],
    ['is no JSON', "{'email':'a@example.com'}"],
    ['has NUL in it', `${JSON.stringify(body)}\u0000`],
    ['is 1 MiB', JSON.stringify({ ...body, [Object.keys(body)[0] ?? '']: 'a'.repeat(2 ** 20) })],
  ])('refuses a body that %s', async (_what, raw) => {
    expectRefused(await sendRaw(raw), raw);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', {}],
    ['a form with files', 'multipart/form-data; boundary=a', {}],
    ['text', 'text/plain', {}],
    ['XML', 'application/xml', {}],
    ['nonsense', 'nonsense', {}],
    ['a list of types', 'application/json, text/plain', {}],
    ['UTF-16', 'application/json; charset=utf-16', {}],
    ['Latin 1', 'application/json; charset="iso-8859-1"', {}],
    ['compressed', 'application/json', { 'content-encoding': 'gzip' }],
  ])('refuses a body that says it is %s', async (_what, type, headers) => {
    const answer = await sendRaw(JSON.stringify(body), { 'content-type': type, ...headers });
    expectRefused(answer, type);
    // Amazon SNS declares its JSON as text.
    expect(answer.status).toBe(name === 'POST /api/mailEvents/ses' && type === 'text/plain' ? 422 : 415);
  });

  it.each([
    [
      'no UTF-8',
      Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
    ],
    [
      'half a character',
      Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    ],
    ['UTF-16', Buffer.from(JSON.stringify(body), 'utf16le')],
    ['compressed without saying so', gzipSync(JSON.stringify(body))],
  ])('refuses a body that is %s', async (_what, bytes) => {
    const response = await fetch(running.origin + path, {
      method,
      body: bytes,
      headers: { ...admin, ...json },
    });
    expectRefused({ status: response.status, headers: response.headers, body: await response.json() }, _what);
  });

  it('changes nothing by any of this', expectNothingChanged);
});

it('every call that takes a body is tried', async () => {
  const { paths }: ApiDocument = (await client.get('/api/openapi.json')).body;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(Object.keys(refusedBodies).sort());
});

describe('the lists of admins', () => {
  const lists = ['getusers', 'getAmbassadors'];
  const texts = hostileTexts.filter((text) => text.trim() !== '' && text.length < 4000);
  const ask = (path: string) => client.get(`/api/admin/${path}`, admin);

  it('take every search term literally: there are no matches, or it is rejected', async () => {
    for (const name of lists) {
      const answers = await Promise.all(texts.map((text) => ask(`${name}?search=${encodeLoosely(text)}`)));
      for (const [at, answer] of answers.entries()) {
        if (answer.status === 200)
          expect(answer.body.result, texts[at]).toMatchObject({ docs: [], totalDocs: 0 });
        else expectRefused(answer, texts[at]);
      }
    }
  });

  it.each(['sort', 'limit', 'page'])('refuse whatever %s is', async (parameter) => {
    for (const name of lists)
      await expectAllRefused(texts, (text) => ask(`${name}?${parameter}=${encodeLoosely(text)}`));
  });

  it.each([
    ...[
      'search=a&search=b',
      'search[]=a',
      'search[a]=b',
      'sort=rank&sort=email',
      'limit=1&limit=2',
      'page[]=1',
    ].map((query) => `getusers?${query}`),
    ...[
      'getcsv?search=a&search=b',
      'getcsv?columns=rank',
      'getcsv?columns=all&columns=all',
      'getcsv?search=%00',
      `getcsv?search=${'a'.repeat(101)}`,
    ],
    ...[
      'getusers?limit=1e1',
      'getusers?page=9999999999999',
      'getusers?sort=__proto__',
      'getusers?countries=__proto__',
      'getusers?joinedFrom=2026-01-01&joinedFrom=2026-01-02',
      "getusers?countries=IN'%3B--",
      'getusers?states=constructor',
      'getcsv?countries=%00',
      'getcsv?states=everybody',
      'getusers?sort=-constructor',
    ],
  ])('refuse %s', async (path) => {
    const answer = await ask(path);
    expectRefused(answer, path);
  });

  it('change nothing by any of this', expectNothingChanged);
});

describe('GET /api/getRank and /api/getfaq', () => {
  it('reject every value', async () => {
    const paths = hostileTexts
      .map(encodeLoosely)
      .flatMap((text) => [`getRank?userId=${text}`, `getRank?referralId=${text}`, `getfaq/${text}`]);
    await expectAllRefused(
      paths.filter((path) => path.length < 4000),
      (path) => client.get(`/api/${path}`),
    );
  });

  it.each([
    'getRank',
    'getRank?userId=a&referralId=b',
    'getRank?userId=a&userId=b',
    'getRank?userId[]=a',
    'getRank?userId[a]=b',
    'getRank?referralId=a&referralId=',
    'getRank?__proto__[userId]=a',
    'getRank?constructor=a',
    'getRank?userId=%ff%fe',
    'getRank?userId=%E0%A4%A',
    'getfaq/%E0%A4%A',
    'getfaq/..%2f..%2fetc',
    'getfaq/a/b',
    'getfaq/',
    'getfaqs/a',
    '%ff',
    `getfaq/${'a'.repeat(5000)}`,
  ])('refuse /api/%s', async (path) => {
    expectRefused(await client.get(`/api/${path}`), path);
  });

  it('change nothing by any of this', expectNothingChanged);
});

/** Like `encodeURIComponent`, but halves of characters become what browsers turn them into. */
const encodeLoosely = (text: string): string => encodeURIComponent(text.toWellFormed());
