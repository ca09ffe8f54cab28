import { beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testSecret } from '../../testing/brand.ts';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { seedNewsTemplate, seedPastBroadcast } from './message.broadcast.scenario.ts';
import { clickLink } from './message.click.token.ts';

const running = testApp();
const client = new TestClient(running);
const secrets = createSecrets(testSecret);
const reader = {
  'user-agent':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
};

let viewer: Awaited<ReturnType<typeof seedSession>>;
let templateId: string;
beforeAll(async () => {
  viewer = await seedSession(running.database.pool, 'VIEWER');
  templateId = await seedNewsTemplate(running.database.pool);
});

/** A broadcast with one link, sent to so many users. */
async function sent(people: number) {
  const { pool } = running.database;
  const waitlist = createWaitlist(running.database);
  const ids: string[] = [];
  for (let nth = 0; nth < people; nth += 1) ids.push((await joinVerified(pool, waitlist, {})).id);
  await seedPastBroadcast(pool, templateId, 1, ids);
  const { rows } = await pool.query<{ id: string; seq: string }>(
    'SELECT id, seq::text FROM mailing ORDER BY mailing.seq DESC LIMIT 1',
  );
  const { id = '', seq = '' } = rows[0] ?? {};
  await pool.query(
    `INSERT INTO broadcast_link (mailing_seq, number, url) VALUES ($1, 1, 'https://x.example/a')`,
    [seq],
  );
  return {
    id,
    ids,
    pathOf: (place: number) => clickLink(secrets, '', { mailingSeq: seq, place, link: 1 }),
    clicks: async () =>
      (await pool.query('SELECT FROM broadcast_click WHERE mailing_seq = $1', [seq])).rowCount,
  };
}

const open = (path: string, headers: Readonly<Record<string, string>> = reader, method = 'GET') =>
  fetch(running.origin + path, { method, headers, redirect: 'manual' });
const target = 'https://x.example/a?utm_source=newsletter&utm_medium=email&utm_campaign=past';

const results = `query ($id: ID!, $state: RecipientState) {
  broadcast(id: $id) { feedback { clicked } links { url clicked } }
  broadcastRecipients(broadcastId: $id, state: $state) { totalDocs docs { signupId state clickedAt } } }`;
const ask = async (document: string, variables: Readonly<Record<string, unknown>>) =>
  (await client.graphql(document, variables, viewer)).body.data;

describe('GET /l/TOKEN', () => {
  it('leads on, tells the target nothing, and is not kept by a browser', async () => {
    const { pathOf, clicks } = await sent(1);
    const answer = await open(pathOf(1));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await clicks()).toBe(1);
  });

  it.each<[string, Readonly<Record<string, string>>, string?]>([
    ['a HEAD request', reader, 'HEAD'],
    ['a scanner of links', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program without a name', { 'user-agent': '' }],
    ['a browser that loads it ahead', { ...reader, 'sec-purpose': 'prefetch;prerender' }],
    ['an old browser that loads it ahead', { ...reader, purpose: 'prefetch' }],
    ['a browser that asks for privacy', { ...reader, 'sec-gpc': '1' }],
  ])('leads %s on, and does not count it', async (_who, headers, method) => {
    const { pathOf, clicks } = await sent(1);
    const answer = await open(pathOf(1), headers, method);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(await clicks()).toBe(0);
  });

  it('leads nowhere without our signature, and says what to do', async () => {
    const { pathOf, clicks } = await sent(2);
    const [path, other] = [pathOf(1), pathOf(2)];
    const swapped = path.slice(0, path.lastIndexOf('.')) + other.slice(other.lastIndexOf('.'));
    const paths = [swapped, `${path}x`, '/l/https%3A%2F%2Fevil.example', '/l/1.1.1.', `/l/${'a'.repeat(90)}`];
    for (const each of paths) {
      const answer = await open(each);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      const page = await answer.text();
      expect(page).toContain('Copy the whole link from the email');
      expect(page).toContain('NOT_FOUND');
      expect(page).not.toContain('evil');
    }
    expect(await clicks()).toBe(0);
    expect((await open(path, reader, 'POST')).status).toBe(405);
  });

  it('is limited like calls of the API, before anything is asked of the database', async () => {
    const { pathOf } = await sent(1);
    const strict = await running.newInstance({ CALLS_PER_ADDRESS_PER_MINUTE: '2' });
    const statuses = [];
    for (let nth = 0; nth < 8; nth += 1)
      statuses.push((await fetch(strict.origin + pathOf(1), { headers: reader, redirect: 'manual' })).status);
    await strict.stop();
    expect([statuses[0], statuses.at(-1)]).toEqual([302, 429]);
  });
});

it('is in the results of the broadcast, the state of its users, and their timeline', async () => {
  const { id, ids, pathOf } = await sent(3);
  for (const place of [1, 3, 3]) await open(pathOf(place));
  const all = await ask(results, { id });
  expect(all.broadcast).toEqual({
    feedback: { clicked: 2 },
    links: [{ url: 'https://x.example/a', clicked: 2 }],
  });
  expect(all.broadcastRecipients.docs).toEqual(
    ['CLICKED', 'SENT', 'CLICKED'].map((state) =>
      expect.objectContaining({ state, clickedAt: state === 'SENT' ? null : expect.any(String) }),
    ),
  );
  const states = async (state: string) => (await ask(results, { id, state })).broadcastRecipients.totalDocs;
  expect([await states('CLICKED'), await states('SENT'), await states('SKIPPED')]).toEqual([2, 1, 0]);
  const [clicked] = all.broadcastRecipients.docs;
  expect(ids).toContain(clicked.signupId);
  const timeline = await ask('query ($id: ID!) { userTimeline(id: $id) { events { kind at detail } } }', {
    id: clicked.signupId,
  });
  expect(timeline.userTimeline.events[0]).toEqual({
    kind: 'LINK_CLICKED',
    at: clicked.clickedAt,
    detail: 'Past',
  });
});
