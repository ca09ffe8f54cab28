import { afterAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { erase } from '../../testing/people.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';

const running = testApp();
const client = new TestClient(running);
const off = testApp({ SOURCES: 'off' });
afterAll(() => expectConsistent(running.database.pool));

const joinDocument = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { signup { id } } }`;
const first = {
  landing: '/?utm_source=News&utm_medium=email&utm_campaign=Launch',
  referrer: 'https://mail.example/inbox?id=7',
};
const last = { landing: '/?ref=ADA12345&via=whatsapp', referrer: '' };
const privacy = { 'sec-gpc': '1', 'content-type': 'application/json' };
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/141.0',
  'content-type': 'application/json',
};

interface Kept {
  readonly first: string | null;
  readonly last: string | null;
}

async function keptOf(id: string, { pool } = running.database): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `SELECT came.name || ' ' || came.campaign AS first, later.name AS last FROM signup
     LEFT JOIN source AS came ON came.id = source_id LEFT JOIN source AS later ON later.id = last_source_id WHERE signup.id = $1`,
    [id],
  );
  return rows[0] ?? { first: null, last: null };
}

async function joinByRest(
  source: object,
  headers: Readonly<Record<string, string>> = browser,
  app = running,
): Promise<string> {
  const input = person();
  await verifyEmail(app.database.pool, input.email);
  const body = JSON.stringify({ ...input, ...source });
  const joined = await new TestClient(app).send('POST', '/api/joinwaitlist', body, headers);
  expect(joined.status).toBe(201);
  return joined.body.result._id;
}

async function joinByGraphql(source: object): Promise<string> {
  const input = person();
  await verifyEmail(running.database.pool, input.email);
  const { body } = await client.graphql(joinDocument, { input: { ...input, ...source } });
  return body.data.joinWaitlist.signup.id;
}

describe('a join', () => {
  it('keeps where the user came from, first and last, by either API', async () => {
    for (const join of [joinByRest, joinByGraphql]) {
      const both = await join({ source: first, lastSource: last });
      expect(await keptOf(both)).toEqual({ first: 'news launch', last: 'whatsapp' });
      expect(await keptOf(await join({ source: first, lastSource: first }))).toEqual({
        first: 'news launch',
        last: null,
      });
      expect(await keptOf(await join({ lastSource: last }))).toEqual({ first: 'whatsapp ', last: null });
      expect(await keptOf(await join({}))).toEqual({ first: null, last: null });
    }
  });

  it.each([
    ['a number', 7],
    ['a list', [{ landing: '/' }]],
    ['fields that are none', { landing: 7, referrer: ['x'], other: {} }],
    [
      'long and full of control characters',
      { landing: `/?utm_source=${'%00%0a'.repeat(800)}`, referrer: '\u0000'.repeat(1000) },
    ],
    ['half a character', { landing: '/?utm_source=%ed%a0%80', referrer: '\ud800' }],
  ])('with a source that is %s is a join', async (_what, source) => {
    await joinByRest({ source, lastSource: source });
  });

  it('keeps nothing of a browser that asks for privacy, or where sources are off', async () => {
    const isPrivate = await joinByRest({ source: first }, privacy);
    expect(await keptOf(isPrivate)).toEqual({ first: null, last: null });
    const id = await joinByRest({ source: first, lastSource: last }, browser, off);
    expect(await keptOf(id, off.database)).toEqual({ first: null, last: null });
    const { rowCount } = await off.database.pool.query('SELECT FROM source');
    expect(rowCount).toBe(0);
  });

  it('shows its source to admins, who find users by it, until the user is erased', async () => {
    const token = await seedSession(running.database.pool);
    const campaign = 'only-here';
    const id = await joinByRest({
      source: { landing: `/?utm_source=partner&utm_campaign=${campaign}` },
      lastSource: last,
    });
    const shown = `query ($id: ID!) { user(id: $id) { user { source campaign } firstSource { name path campaign } lastSource { via } } }`;
    const seen = async () => (await client.graphql(shown, { id }, token)).body.data.user;
    expect(await seen()).toEqual({
      user: { source: 'partner', campaign },
      firstSource: { name: 'partner', path: '/', campaign },
      lastSource: { via: 'whatsapp' },
    });
    const found = async (query: string): Promise<readonly string[]> => {
      const { docs } = (await client.get(`/api/admin/getusers?${query}`, token)).body.result;
      return (docs as { _id: string }[]).map(({ _id }) => _id);
    };
    for (const query of [
      `campaigns=${campaign}`,
      `sources=Partner&campaigns=Only-Here`,
      `sources=partner&states=waiting`,
    ])
      expect(await found(query), query).toEqual([id]);
    expect(await found(`sources=nobody&campaigns=${campaign}`)).toEqual([]);
    const file = await client.send('GET', `/api/admin/getcsv?columns=all&campaigns=${campaign}`, undefined, {
      ...token,
      accept: 'text/csv',
    });
    expect(String(file.body)).toMatch(/,partner,only-here,\r\n$/);
    const { rows } = await running.database.pool.query<{ seq: number }>(
      'SELECT seq::int FROM signup WHERE id = $1',
      [id],
    );
    await erase(running.database.pool, rows[0]?.seq ?? 0);
    expect(await seen()).toMatchObject({
      user: { source: null, campaign: null },
      firstSource: null,
      lastSource: null,
    });
    expect(await found(`campaigns=${campaign}`)).toEqual([]);
  });
});

describe('a visit', () => {
  const visit = (body: object, headers: Readonly<Record<string, string>> = browser, app = running) =>
    new TestClient(app).send('POST', '/api/visits', JSON.stringify(body), headers);
  const counted = async ({ pool } = running.database) => {
    const { rows } = await pool.query<{ name: string; visits: number; forms: number }>(
      'SELECT name, visits::int, forms::int FROM visit_count JOIN source ON source.id = source_id WHERE name LIKE $1 ORDER BY name',
      ['visited%'],
    );
    return rows;
  };

  it('is counted by its source, without a cookie, and robots and those who ask for privacy are not', async () => {
    const landing = '/?utm_source=visited';
    for (const step of ['visit', 'visit', 'form']) {
      const answer = await visit({ step, landing });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    await visit({ step: 'visit', landing }, privacy);
    await visit(
      { step: 'visit', landing },
      { ...browser, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    );
    await visit({ step: 'visit', landing }, browser, off);
    await expect
      .poll(() => counted(), { timeout: 10_000 })
      .toEqual([{ name: 'visited', visits: 2, forms: 1 }]);
    expect(await counted(off.database)).toEqual([]);
  });

  it.each([
    [{}, 'VALIDATION_FAILED'],
    [{ step: null }, 'VALIDATION_FAILED'],
    [{ step: 'buy' }, 'VALIDATION_FAILED'],
    [{ step: 7 }, 'BAD_REQUEST'],
    [{ step: 'visit', landing: {} }, 'BAD_REQUEST'],
  ])('of %j is refused', async (body, code) => {
    expect((await visit(body)).body.code).toBe(code);
  });
});
