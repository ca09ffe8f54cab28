import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { seedPeople } from '../../testing/people.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { areWelcomesDue } from '../waitlist/waitlist.welcome.repository.ts';

const running = testApp();
const client = new TestClient(running);
const unknownId = '00000000-0000-4000-8000-000000000000';

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let pool: Pool;
let viewer: Bearer;
let admin: Bearer;
beforeAll(async () => {
  ({ pool } = running.database);
  viewer = await seedSession(pool, 'VIEWER');
  admin = await seedSession(pool, 'ADMIN');
});

interface Event {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly by: string | null;
  readonly detail: string | null;
  readonly points: number | null;
  readonly other: { readonly firstName: string } | null;
}

const ask = async (query: string, variables: Readonly<Record<string, unknown>>, as: Bearer) =>
  (await client.graphql(query, variables, as)).body;
const read = (id: string, first: number, after: string | null = null) =>
  ask(
    `query ($id: ID!, $first: Int!, $after: ID) { userTimeline(id: $id, first: $first, after: $after) {
      events { id kind at by detail points other { firstName } } nextAfter } }`,
    { id, first, after },
    viewer,
  );
const page = async (
  id: string,
  first: number,
  after: string | null = null,
): Promise<{ readonly events: readonly Event[]; readonly nextAfter: string | null }> =>
  (await read(id, first, after)).data.userTimeline;

async function inPages(id: string, first: number): Promise<readonly Event[]> {
  const events: Event[] = [];
  for (let after: string | null = null; ;) {
    const got = await page(id, first, after);
    events.push(...got.events);
    if (got.nextAfter === null) return events;
    expect(got.events).toHaveLength(first);
    after = got.nextAfter;
  }
}

/** A user to whom everything happened that can. */
async function busyUser(): Promise<string> {
  const waitlist = createWaitlist(running.database);
  const join = (firstName: string, referralCode?: string) =>
    joinVerified(pool, waitlist, { firstName, ...(referralCode === undefined ? {} : { referralCode }) });
  const friend = await join('Grace');
  const { id, referralId } = await join('Ada', friend.referralId);
  const referred = [];
  for (const name of ['One', 'Two', 'Three']) referred.push(await join(name, referralId));
  const { rows } = await pool.query<{ seqs: readonly string[] }>(
    'SELECT array_agg(seq ORDER BY seq)::text[] AS seqs FROM signup WHERE id = ANY ($1)',
    [referred.slice(0, 2).map((each) => each.id)],
  );
  const seqs = rows[0]?.seqs;
  await pool.query(
    `INSERT INTO credit_hold (referred_seq, referrer_seq, state) SELECT referred_seq, referrer_seq, 'held' FROM credit WHERE referred_seq = ANY ($1)`,
    [seqs],
  );
  await pool.query(`SELECT FROM waitlist_move_credits($1, 'hold')`, [seqs]);
  await pool.query(`UPDATE credit_hold SET state = 'released' WHERE referred_seq = ANY ($1)`, [seqs]);
  await pool.query(`SELECT FROM waitlist_move_credits($1, 'release')`, [seqs]);
  const run = (mutation: string, variables: Readonly<Record<string, unknown>>) =>
    ask(mutation, variables, admin);
  const ids = { userIds: [id], tags: ['Kept', 'Lost'] };
  await run(
    'mutation ($userIds: [ID!]!, $tags: [String!]!) { tagUsers(userIds: $userIds, tags: $tags) { message } }',
    ids,
  );
  await run(
    'mutation ($userIds: [ID!]!, $tags: [String!]!) { untagUsers(userIds: $userIds, tags: $tags) { message } }',
    { ...ids, tags: ['Lost'] },
  );
  await run('mutation ($id: ID!, $text: String!) { addUserNote(userId: $id, text: $text) { id } }', {
    id,
    text: `Long ${'x'.repeat(500)}`,
  });
  const granted = await run('mutation ($input: GrantPointsInput!) { grantPoints(input: $input) { id } }', {
    input: { userId: id, points: 50, reason: 'Spoke at the fair', isVisible: false },
  });
  await run('mutation ($id: ID!) { takeBackPoints(id: $id) }', { id: granted.data.grantPoints[0].id });
  await run('mutation ($ids: [ID!]!) { inviteSignups(ids: $ids) { message } }', { ids: [id] });
  await run('mutation ($id: ID!) { blockSignup(id: $id) { message } }', { id });
  await run('mutation ($id: ID!) { unblockSignup(id: $id) { message } }', { id });
  await allSent();
  return id;
}

/** No welcome is due or on its way. */
const allSent = () =>
  expect
    .poll(
      async () =>
        (await areWelcomesDue(pool)) ||
        (await pool.query('SELECT FROM notice WHERE settled_at IS NULL')).rows.length > 0,
      { timeout: 15_000 },
    )
    .toBe(false);

describe('the timeline of a user', () => {
  it('has everything that happened, newest first, with who did it', async () => {
    const id = await busyUser();
    const { events, nextAfter } = await page(id, 100);
    expect(nextAfter).toBeNull();
    const told = events.map(({ kind, detail, points, other }) => [
      kind,
      detail,
      points,
      other?.firstName ?? null,
    ]);
    expect(told.filter(([kind]) => kind !== 'MESSAGE_QUEUED' && kind !== 'MESSAGE_SENT')).toEqual([
      ['UNBLOCKED', null, null, null],
      ['BLOCKED', null, null, null],
      ['INVITATION_REVOKED', null, null, null],
      ['INVITED', null, null, null],
      ['POINTS_TAKEN_BACK', 'Spoke at the fair', 50, null],
      ['POINTS_GIVEN', 'Spoke at the fair', 50, null],
      ['NOTE', `Long ${'x'.repeat(155)}`, null, null],
      ['UNTAGGED', 'Lost', null, null],
      ['TAGGED', 'Kept', null, null],
      ...['RELEASE', 'HOLD'].flatMap((cause) =>
        ['Two', 'One'].map((name) => [`CREDIT_${cause}`, null, cause === 'HOLD' ? -10 : 10, name]),
      ),
      ...['Three', 'Two', 'One'].map((name) => ['CREDIT_JOIN', null, 10, name]),
      ['JOINED', null, null, 'Grace'],
    ]);
    const byTeam = [
      'BLOCKED',
      'UNBLOCKED',
      'TAGGED',
      'UNTAGGED',
      'NOTE',
      'POINTS_GIVEN',
      'POINTS_TAKEN_BACK',
    ];
    for (const { kind, by } of events)
      expect(by, kind).toEqual(byTeam.includes(kind) ? expect.stringContaining('@') : null);
  });

  it('is the same in pages of any size, also when much happened at one moment', async () => {
    const id = await busyUser();
    const whole = (await page(id, 100)).events;
    for (const first of [1, 2, 5]) expect(await inPages(id, first)).toEqual(whole);
    await pool.query(
      `UPDATE signup SET joined_at = date_trunc('second', now()) WHERE referrer_seq = (SELECT seq FROM signup WHERE id = $1)`,
      [id],
    );
    await pool.query('UPDATE signup_tag SET added_at = $1', [whole[0]?.at]);
    const again = (await page(id, 100)).events;
    expect(again.map((event) => event.id).sort()).toEqual(whole.map((event) => event.id).sort());
    for (const first of [1, 3]) expect(await inPages(id, first)).toEqual(again);
  });

  it('of an erased user has nothing that they or the team wrote', async () => {
    const id = await busyUser();
    await createExclusion(pool).erase({ actor: { kind: 'command-line' } }, id);
    const { events } = await page(id, 100);
    expect(events.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['NOTE']));
    expect(events.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['TAGGED']));
    expect(JSON.stringify(events)).not.toMatch(/Kept|Long|Spoke/);
  });

  it.each([
    [{ first: 0 }, 'VALIDATION_FAILED'],
    [{ first: 101 }, 'VALIDATION_FAILED'],
    [{ after: 'yesterday' }, 'VALIDATION_FAILED'],
    [{ after: '9999-99-99T99:99:99.999999Z~a' }, 'VALIDATION_FAILED'],
    [{ after: '2026-02-31T00:00:00.000000Z~a' }, 'VALIDATION_FAILED'],
    [{ id: unknownId }, 'NOT_FOUND'],
    [{ id: 'me' }, 'NOT_FOUND'],
  ])('refuses %j', async (changes, code) => {
    const { id, first, after } = {
      ...{ id: (await joinVerified(pool, createWaitlist(running.database))).id, first: 20, after: null },
      ...changes,
    };
    expect((await read(id, first, after)).errors[0].extensions).toMatchObject({ code });
  });

  it('reads a page of a referrer’s many credits from an index, however far it is', async () => {
    await seedPeople(pool, 6000);
    const { rows } = await pool.query<{ id: string; seq: string }>(
      `SELECT id, seq FROM signup WHERE seq = (SELECT seq FROM signup JOIN score USING (seq) ORDER BY referral_count DESC LIMIT 1)`,
    );
    const { id = '', seq = '' } = rows[0] ?? {};
    await pool.query(
      `WITH moved AS (UPDATE signup SET referrer_seq = $1 WHERE seq > $1 AND erased_at IS NULL
         AND NOT EXISTS (SELECT FROM credit WHERE referred_seq = signup.seq) RETURNING seq, joined_at)
       INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at) SELECT seq, 0, $1, 10, joined_at FROM moved`,
      [seq],
    );
    await pool.query('ANALYZE signup; ANALYZE credit');
    const { events, nextAfter } = await page(id, 100);
    expect(events).toHaveLength(100);
    let after = nextAfter;
    for (let turn = 0; turn < 20 && after !== null; turn += 1)
      ({ nextAfter: after } = await page(id, 100, after));
    expect(after).not.toBeNull();
    const before = await readsOf();
    await page(id, 20, after);
    expect((await readsOf()) - before).toBeLessThan(500);
  });

  const readsOf = async (): Promise<number> => {
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ reads: number }>(
      `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS reads FROM pg_stat_user_tables WHERE relname IN ('signup', 'credit')`,
    );
    return rows[0]?.reads ?? 0;
  };
});

it.each([
  ['BLOCK', '', ['UNBLOCKED', 'BLOCKED'], 'A ring'],
  ['TAG', ', tag: "Ring"', ['UNTAGGED', 'TAGGED'], 'Ring'],
] as const)('tells that many got a %s%s, and that it was undone', async (kind, tag, kinds, detail) => {
  const waitlist = createWaitlist(running.database);
  const [user, other] = [await joinVerified(pool, waitlist), await joinVerified(pool, waitlist)];
  const input = `{ kind: ${kind}${tag}, filter: { signupIds: ["${user.id}", "${other.id}"] }`;
  const look = await ask(`{ previewBulkAction(input: ${input} }) { version } }`, {}, admin);
  const started = await ask(
    `mutation ($version: String!) { startBulkAction(input: ${input}, version: $version, reason: "A ring" }) { id } }`,
    { version: look.data.previewBulkAction.version },
    admin,
  );
  const done = async () =>
    (await page(user.id, 10)).events.filter((event) => (kinds as readonly string[]).includes(event.kind));
  expect((await done()).map((event) => event.kind)).toEqual([kinds[1]]);
  await ask(
    'mutation ($id: ID!) { undoBulkAction(id: $id) { id } }',
    { id: started.data.startBulkAction.id },
    admin,
  );
  const events = await done();
  expect(events.map((event) => [event.kind, event.detail])).toEqual(kinds.map((each) => [each, detail]));
  expect(events[0]?.by).toContain('@');
});
