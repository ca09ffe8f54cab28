import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickedBroadcast, seedClickedBroadcast } from '../../testing/clicked-broadcast.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { block, erase, seedImport, seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { GrantService } from '../fairness/fairness.grant.service.ts';
import { caller, importFile } from '../import/import.scenario.ts';
import { signupStates } from '../invite/invite.signup-state.ts';
import { createMerges, merge } from '../merge/merge.scenario.ts';
import type { FilterInput } from '../segment/segment.rules.ts';
import {
  type Choice,
  everybody,
  expectRight,
  type Listed,
  orders,
  type Person,
  readPeople,
} from './user.list.scenario.ts';
import { type UserOrder, referrerSorts } from './user.rules.ts';
import { addToSearch } from './user.search-table.repository.ts';
import { UserService } from './user.service.ts';

let database: TestDatabase;
let people: readonly Person[];
const seeded = 2940;
const signups = 3000;
const copied = 2400;
/** Of so many credits, one is held. */
const oneHeldOf = 9;
const importIds = ['00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-00000000000e'] as const;

/** Users in every state, with points and without, below the watermark and above it. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await seedPeople(pool, seeded);
  await importUsers(signups - seeded);
  await pool.query(`UPDATE signup SET first_name = 'Émilie' WHERE seq % 41 = 1`);
  await pool.query('UPDATE signup SET verified_by = NULL, news_wording = NULL WHERE seq % 7 = 3');
  await pool.query(`UPDATE signup SET answers = '{"broker": "no-longer-listed"}' WHERE seq % 53 = 7`);
  await pool.query(
    `INSERT INTO source (id, name, medium, campaign, term, content, host, path, via) VALUES
      (1, 'whatsapp', '', '', '', '', '', '/', 'whatsapp'), (2, 'newsletter', 'email', 'launch', '', '', '', '/', ''),
      (3, 'newsletter', 'email', 'a week later', '', '', '', '/', '')`,
  );
  await pool.query('UPDATE signup SET source_id = seq % 5 WHERE seq % 5 > 0'); // 4: a row that is not there
  await pool.query(
    `INSERT INTO tag (id, name) SELECT gen_random_uuid(), name FROM unnest('{VIP,Press,Fraud}'::text[]) AS name`,
  );
  await pool.query(
    `INSERT INTO signup_tag SELECT signup.seq, tag.seq, now(), 'us' FROM signup JOIN tag ON signup.seq % (3 + 10 * tag.seq) = 0`,
  );
  await pool.query(`UPDATE tag SET deleted_at = now() WHERE name = 'Fraud'`);
  await seedImport(pool, importIds[0], [
    [101, 900],
    [1201, 2500],
  ]);
  await seedImport(pool, importIds[1], [[901, 930]]);
  while ((await addToSearch(pool, 500)).added > 0);
  await takeOutOfSearch(pool, copied);
  const best = await pool.query<{ seq: number }>(
    'SELECT seq::int FROM score ORDER BY points DESC, seq LIMIT 60',
  );
  const some = Array.from({ length: 60 }, (_, index) => 1 + index * 50);
  for (const [index, seq] of [...best.rows.map(({ seq }) => seq), ...some].entries())
    if (index % 5 < 2) await (index % 5 === 0 ? block : erase)(pool, seq).catch(() => undefined); // some are both
  const away = 'seq % 5 IN (1, 2) AND blocked_at IS NULL AND erased_at IS NULL';
  await pool.query(`SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE ${away}), 'away')`);
  await pool.query(
    `INSERT INTO invite (id, code_hash, signup_seq, state, issued_at, expires_at, accepted_at)
     SELECT gen_random_uuid(), seq, seq, CASE seq / 5 % 7 WHEN 0 THEN 'issued' WHEN 1 THEN 'accepted' ELSE 'expired' END,
       now() - interval '3 days', now() + interval '1 day', CASE seq / 5 % 7 WHEN 1 THEN now() END
     FROM signup WHERE ${away}`,
  );
  const { rows: doubted } = await pool.query<{ seqs: readonly string[] }>(
    `WITH held AS (INSERT INTO credit_hold (referred_seq, referrer_seq, state) SELECT referred_seq, referrer_seq, 'held' FROM credit
       WHERE revision = 0 AND referred_seq % ${oneHeldOf} = 0 RETURNING referred_seq)
     SELECT array_agg(referred_seq)::text[] AS seqs FROM held`,
  );
  await pool.query(`SELECT FROM waitlist_move_credits($1, 'hold')`, [doubted[0]?.seqs]);
  await givePoints();
  await mergeUsers();
  await pool.query('SELECT waitlist_maintain_ranks(5)');
  await pool.query('UPDATE signup SET leaves_at = now() WHERE seq % 9 = 4 AND erased_at IS NULL');
  await pool.query(
    `INSERT INTO consent_entry (signup_seq, stream, granted, wording, source)
     SELECT seq, 'news', granted, CASE WHEN granted THEN 1 END, 'status'
     FROM signup, generate_series(1, 1 + seq % 2) AS change, LATERAL (SELECT (seq / 26 + change) % 2 = 0 AS granted) AS changed
     WHERE seq % 13 = 6 AND erased_at IS NULL ORDER BY seq, change`,
  );
  await seedClickedBroadcast(pool);
  people = await readPeople(pool);
});
afterAll(() => database.drop());

/** Users of another waitlist, the last ones to join; some have verified their email since. */
async function importUsers(number: number): Promise<void> {
  const { pool } = database;
  const emails = Array.from({ length: number }, (_, at) => `imported${at}@example.org`);
  await importFile(pool, ['email,first name', ...emails.map((email) => `${email},Mary`)].join('\n'));
  const waitlist = createWaitlist(database);
  for (const email of emails.filter((_, at) => at % 4 === 0)) await joinVerified(pool, waitlist, { email });
}

/** To users in every state; some of them are taken back. */
async function givePoints(): Promise<void> {
  const grants = new GrantService(database.pool);
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM signup WHERE seq % 17 = 5 AND erased_at IS NULL ORDER BY seq',
  );
  for (const [at, { id }] of rows.entries()) {
    const input = { userId: id, points: 5 + 10 * (at % 3), reason: 'A talk', isVisible: true };
    const given = await grants.grant(input, caller);
    expect(given).toMatchObject({ ok: true });
    if (given.ok && at % 5 === 0) await grants.takeBack(given.grants[0]?.id ?? '', caller);
  }
}

/** Waiting users, with friends and without, imported ones among them. */
async function mergeUsers(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM signup LEFT JOIN score USING (seq) WHERE blocked_at IS NULL AND erased_at IS NULL AND seq % 5 IN (0, 3)
     ORDER BY coalesce(referral_count, 0) > 0 DESC, seq % 240, seq LIMIT 24`,
  );
  const merges = createMerges(database.pool);
  for (let at = 0; at + 1 < rows.length; at += 2)
    expect(await merge(merges, rows[at]?.id ?? '', rows[at + 1]?.id ?? '')).toMatchObject({ ok: true });
}

const searches: readonly Choice[] = ['ar', 'exam shar'].map((search) => ({ search }));
const inCountries: readonly Choice[] = (
  isFullMatrix ? [['IN'], ['DE'], ['LI'], ['IN', 'DE']] : [['IN', 'DE']]
).map((countries) => ({ countries }));
const ofBrokers: readonly Choice[] = [{ brokers: ['zerodha'] }, { brokers: ['zerodha', 'upstox'] }];
const inStates: readonly Choice[] = [
  ...signupStates.map((state) => ({ states: [state] })),
  { states: ['waiting', 'accepted'] },
  { states: ['invited', 'blocked', 'erased'] },
];
/** Those about users and days that are there follow once there are some. */
const alone: readonly Choice[] = [
  ...searches,
  ...inCountries,
  ...inStates,
  ...ofBrokers,
  { sources: ['newsletter'] },
  { sources: ['newsletter', 'whatsapp'] },
  { campaigns: ['launch'] },
  { tags: ['vip'] },
  { tags: ['VIP', 'Press'] },
  { tags: ['Fraud'] },
  { imports: [importIds[0]] },
  { imports: importIds },
  { imports: [importIds[1]] },
  { held: true },
  { held: false },
  { leaving: true },
  { leaving: false },
  { clicked: clickedBroadcast },
  { notClicked: clickedBroadcast },
  { minPoints: 1 },
  { minPoints: 0, maxPoints: 20 },
  { minPoints: 15, maxPoints: 40 },
  { minReferrals: 2 },
  { maxReferrals: 0 },
  { minReferrals: 1, maxReferrals: 3 },
  { verifiedBy: 'email' },
  { verifiedBy: 'sms' },
  { verifiedBy: 'none' },
  { newsConsent: true },
  { newsConsent: false },
];
const choicesOfPeople = (): readonly Choice[] => {
  const [best] = people.toSorted((one, other) => other.referralCount - one.referralCount);
  const [first, middle] = [people[0], people[signups / 2]];
  return [
    { referredBy: best?.id ?? '' },
    { treeOf: first?.id ?? '' },
    { joinedFrom: middle?.day ?? '' },
    { joinedTo: middle?.day ?? '' },
    { joinedFrom: first?.day ?? '', joinedTo: middle?.day ?? '' },
  ];
};

/** Any two filters of different fields. */
const twoByTwo = (choices: readonly Choice[]): readonly Choice[] =>
  choices.flatMap((one, at) =>
    choices
      .slice(at + 1)
      .filter((other) => Object.keys(other).every((field) => !Object.hasOwn(one, field)))
      .map((other): Choice => ({ ...one, ...other }))
      .filter(({ minReferrals = 0, maxReferrals = Infinity }) => minReferrals <= maxReferrals),
  );

/** One in so many, others from order to order. */
const oneOf = (parts: number, choices: readonly Choice[], order: UserOrder): readonly Choice[] =>
  choices.filter((_, at) => at % parts === orders.indexOf(order) % parts);

/** What a list is filtered by in an order: by nothing, by each filter alone, and by a share of any two. */
function choicesFor(order: UserOrder): readonly Choice[] {
  const each = [...alone, ...choicesOfPeople()];
  const pairs = twoByTwo(each);
  return isFullMatrix
    ? [{}, ...each, ...oneOf(15, pairs, order)]
    : [{}, ...oneOf(3, each, order), ...oneOf(60, pairs, order)];
}

const referrers = (countedAtMost: number): Listed => {
  const users = new UserService(database.pool, { countedAtMost, statementMs: 30_000 });
  const rowsAt = (_client: unknown, seqs: readonly string[]) =>
    Promise.resolve(seqs.map((seq) => ({ id: people[Number(seq) - 1]?.id ?? '' })));
  return {
    list: (choice, order, page, limit) => users.listReferrers({ filter: choice, order, page, limit }, rowsAt),
    among: ({ referralCount }) => referralCount > 0,
    countedAtMost,
  };
};

/** So few that most lists have to be walked; and all, so that each is sorted. */
const bounds = [
  ['walked', 60],
  ['sorted', signups],
] as const;

it('the tables agree, and have users of every kind', async () => {
  await expectConsistent(database.pool);
  for (const state of signupStates) {
    const own = people.filter((each) => each.state === state);
    expect(new Set(own.map(({ referralPoints }) => referralPoints > 0)).size, state).toBe(2);
    expect(new Set(own.map(({ seq }) => seq > copied)).size, state).toBe(2);
  }
});

describe.each(bounds)('a list that is %s', (_how, countedAtMost) => {
  it.each(orders)('has its users on every page, whatever the filter, by $sort $direction', async (order) => {
    const listed = everybody(database.pool, countedAtMost);
    for (const choice of choicesFor(order)) await expectRight(people, listed, choice, order);
  });

  it.each(orders.filter(({ sort }) => referrerSorts.some((each) => each === sort)))(
    'has its users with referrals on every page, whatever the filter, by $sort $direction',
    async (order) => {
      const listed = referrers(countedAtMost);
      for (const choice of choicesFor(order)) await expectRight(people, listed, choice, order);
    },
  );
});

describe('a list', () => {
  const byRank = { sort: 'rank', direction: 'ascending' } as const;

  it('is given up if it takes too long, and says what to do', async () => {
    const hasty = new UserService(database.pool, { countedAtMost: 20_000, statementMs: 1 });
    expect(await hasty.list({ order: byRank, filter: { search: 'e' } })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { search: expect.stringMatching(/Type more/) },
    });
  });

  it('has no rows beyond its last page, and no page beyond the reach of pages', async () => {
    const users = new UserService(database.pool);
    expect(await users.list({ order: byRank, page: 151, limit: 20 })).toMatchObject({
      page: { docs: [], prevPage: 150, hasNextPage: false },
    });
    expect(await users.list({ order: byRank, page: 1001, limit: 20 })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { page: expect.stringMatching(/20,000.*filter.*export/) },
    });
  });

  it.each<readonly [FilterInput, string]>([
    [{ countries: ['DE', 'Atlantis'] }, 'countries'],
    [{ countries: [] }, 'countries'],
    [{ states: ['WAITING'] }, 'states'],
    [{ brokers: ['my uncle'] }, 'brokers'],
    [{ minPoints: 3, maxPoints: 2 }, 'maxPoints'],
    [{ minReferrals: -1 }, 'minReferrals'],
    [{ joinedFrom: 'yesterday' }, 'joinedFrom'],
    [{ treeOf: 'me' }, 'treeOf'],
    [{ verifiedBy: 'post' }, 'verifiedBy'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (filter, field) => {
    const users = new UserService(database.pool);
    expect(await users.list({ filter, order: byRank, limit: 20 })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });
});
