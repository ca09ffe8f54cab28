import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { block, erase, seedImport, seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { countries } from '../../platform/countries/countries.ts';
import { signupStates } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';
import { allChoices, forEachQuestion, type QuestionKey } from '../../questions.form.ts';
import type { FilterInput, UserFilter } from '../segment/segment.rules.ts';
import { userSorts, type UserOrder, type UserSort, referrerSorts } from './user.rules.ts';
import { addToSearch } from './user.search-table.repository.ts';
import { UserService } from './user.service.ts';

let database: TestDatabase;
let people: readonly Person[];
const signups = 3000;
const copied = 2400;
/** Of so many credits, one is held. */
const oneHeldOf = 9;
const importIds = ['00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-00000000000e'] as const;

/** A user as the tables have them, with nothing that lists are read from. */
interface Person {
  readonly id: string;
  readonly seq: number;
  readonly names: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNo: string;
  readonly country: string;
  readonly answers: Readonly<Partial<Record<QuestionKey, string>>>;
  readonly referralId: string;
  readonly referralCode: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  readonly rank: number | null;
  readonly state: string;
  readonly hasHeld: boolean;
  readonly isLeaving: boolean;
  readonly source: string;
  readonly campaign: string;
  readonly tags: readonly string[];
  readonly importId: string;
  readonly day: string;
  readonly verifiedBy: string;
  readonly consents: boolean;
  readonly referrerSeq: number | null;
}

/** Users in every state, with points and without, below the watermark and above it. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await seedPeople(pool, signups);
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
  await pool.query('SELECT waitlist_maintain_ranks(5)');
  await pool.query('UPDATE signup SET leaves_at = now() WHERE seq % 9 = 4 AND erased_at IS NULL');
  const { rows } = await pool.query<Person>(
    `SELECT signup.id, seq::int, lower((first_name || ' ' || last_name || ' ' || email) COLLATE "C") AS names,
       CASE first_name WHEN 'Émilie' THEN 'emilie' ELSE lower(first_name COLLATE "C") END AS "firstName", lower(last_name COLLATE "C") AS "lastName", translate(lower(email COLLATE "C"), 'ı', 'i') AS email,
       phone AS "phoneNo", country, answers, lower(referral_id COLLATE "C") AS "referralId", lower(coalesce(referral_code, '') COLLATE "C") AS "referralCode",
       coalesce(points, 0)::int AS "referralPoints", coalesce(referral_count, 0)::int AS "referralCount",
       row_number() OVER (PARTITION BY coalesce(standing, 'waiting') = 'waiting' ORDER BY coalesce(points, 0) DESC, seq)::int AS rank,
       ${signupState} AS state, seq IN (SELECT referrer_seq FROM credit_hold WHERE state = 'held') AS "hasHeld", leaves_at IS NOT NULL AS "isLeaving",
       coalesce(source.name, '') AS source, coalesce(source.campaign, '') AS campaign,
       ARRAY(SELECT lower(name) FROM signup_tag JOIN tag ON tag.seq = tag_seq WHERE signup_seq = signup.seq AND deleted_at IS NULL) AS tags,
       CASE WHEN seq BETWEEN 101 AND 900 OR seq BETWEEN 1201 AND 2500 THEN '${importIds[0]}' WHEN seq BETWEEN 901 AND 930 THEN '${importIds[1]}' ELSE '' END AS "importId",
       to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, CASE verified_by WHEN 'email' THEN 'email' WHEN 'phone' THEN 'sms' ELSE 'none' END AS "verifiedBy",
       news_wording IS NOT NULL AS consents, referrer_seq::int AS "referrerSeq"
     FROM signup LEFT JOIN score USING (seq) LEFT JOIN source ON source.id = source_id ORDER BY seq`,
  );
  people = rows.map((row) => ({ ...row, rank: row.state === 'waiting' ? row.rank : null }));
});
afterAll(() => database.drop());

/** What a list is filtered by. */
type Choice = Omit<UserFilter, 'signupIds'>;

type Compare = (one: Person, other: Person) => number;
const byText = (one: string, other: string): number =>
  one === other ? 0 : one === '' ? 1 : other === '' ? -1 : 0;
const before = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const labels = new Map(
  [
    ...countries.map(({ code, name }) => ({ key: code, name })),
    ...allChoices
      .flatMap(({ question }) => question.options)
      .map(({ slug, label }) => ({ key: slug, name: label })),
  ].map(({ key, name }) => [key, name] as const),
);
const inJoinOrder: Compare = (one, other) => one.seq - other.seq;

/** How two users are sorted: those without what it is sorted by come last either way. */
function comparison({ sort, direction }: UserOrder): Compare {
  const way = direction === 'ascending' ? 1 : -1;
  const first =
    (...compares: readonly Compare[]): Compare =>
    (one, other) =>
      compares.reduce((found, compare) => (found === 0 ? compare(one, other) : found), 0);
  const text = (of: (person: Person) => string): Compare =>
    first(
      (one, other) => byText(of(one), of(other)),
      (one, other) => way * before(of(one), of(other)),
      (one, other) => way * inJoinOrder(one, other),
    );
  const label = (of: (person: Person) => string): Compare =>
    first(
      (one, other) => byText(labels.get(of(one)) ?? '', labels.get(of(other)) ?? ''),
      (one, other) => way * (labels.get(of(one)) ?? '').localeCompare(labels.get(of(other)) ?? '', 'en'),
      (one, other) => way * inJoinOrder(one, other),
    );
  const most = (of: (person: Person) => number): Compare =>
    first(
      (one, other) => way * (of(one) - of(other)),
      (one, other) => -way * inJoinOrder(one, other),
    );
  const compares: Readonly<Record<UserSort, () => Compare>> = {
    firstName: () => text(({ firstName }) => firstName),
    lastName: () => text(({ lastName }) => lastName),
    email: () => text(({ email }) => email),
    phoneNo: () => text(({ phoneNo }) => phoneNo),
    country: () => label(({ country }) => country),
    ...forEachQuestion((question, key) => () => {
      const answer = ({ answers }: Person) => answers[key] ?? '';
      return question.kind === 'choice' ? label(answer) : text((person) => answer(person).toLowerCase());
    }),
    referralId: () => text(({ referralId }) => referralId),
    referralCode: () => text(({ referralCode }) => referralCode),
    source: () => text(({ source }) => source),
    campaign: () => text(({ campaign }) => campaign),
    state: () => text(({ state }) => state),
    createdAt: () => (one, other) => way * inJoinOrder(one, other),
    referralPoints: () => most(({ referralPoints }) => referralPoints),
    referralCount: () => most(({ referralCount }) => referralCount),
    relevance: () => comparison({ sort: 'referralPoints', direction: 'descending' }),
    rank: () =>
      first(
        (one, other) => Number(one.rank === null) - Number(other.rank === null),
        (one, other) => way * ((one.rank ?? 0) - (other.rank ?? 0)),
        comparison({ sort: 'referralPoints', direction: 'descending' }),
      ),
  };
  return compares[sort]();
}

const isAmong = (values: readonly string[] | undefined, own: string): boolean =>
  values?.includes(own) ?? true;
const parentOf = ({ referrerSeq }: Person) => (referrerSeq === null ? undefined : people[referrerSeq - 1]);
const isBelow = (person: Person, id: string): boolean => {
  const parent = parentOf(person);
  return parent !== undefined && (parent.id === id || isBelow(parent, id));
};

const matches =
  (choice: Choice) =>
  (person: Person): boolean =>
    (choice.search === undefined ||
      (person.state !== 'erased' && choice.search.split(' ').every((word) => person.names.includes(word)))) &&
    isAmong(choice.countries, person.country) &&
    isAmong(choice.states, person.state) &&
    isAmong(choice.sources, person.source) &&
    isAmong(choice.campaigns, person.campaign) &&
    (choice.tags?.some((tag) => person.tags.includes(tag.toLowerCase())) ?? true) &&
    isAmong(choice.imports, person.importId) &&
    isAmong(choice.brokers, person.answers.broker ?? '') &&
    (choice.held === undefined || person.hasHeld === choice.held) &&
    (choice.leaving === undefined || person.isLeaving === choice.leaving) &&
    person.day >= (choice.joinedFrom ?? '') &&
    person.day <= (choice.joinedTo ?? '9') &&
    person.referralPoints >= (choice.minPoints ?? 0) &&
    person.referralPoints <= (choice.maxPoints ?? Infinity) &&
    person.referralCount >= (choice.minReferrals ?? 0) &&
    person.referralCount <= (choice.maxReferrals ?? Infinity) &&
    isAmong(choice.verifiedBy && [choice.verifiedBy], person.verifiedBy) &&
    (choice.newsConsent === undefined ||
      (person.consents && person.state !== 'erased') === choice.newsConsent) &&
    (choice.referredBy === undefined || parentOf(person)?.id === choice.referredBy) &&
    (choice.treeOf === undefined || isBelow(person, choice.treeOf));

const orders = userSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction): UserOrder => ({ sort, direction })),
);
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
const pairs = (ones: readonly Choice[], others: readonly Choice[]) =>
  ones.flatMap((one) => others.map((other) => ({ ...one, ...other })));
/** Those of the owner of a large tree follow once there is one. */
const others: readonly Choice[] = [
  { held: true },
  { held: false },
  { leaving: true },
  { leaving: false },
  { minPoints: 1 },
  { minPoints: 0, maxPoints: 20 },
  { minPoints: 20, maxPoints: 40 },
  { minReferrals: 2 },
  { maxReferrals: 0 },
  { minReferrals: 1, maxReferrals: 3 },
  { verifiedBy: 'email' },
  { verifiedBy: 'sms' },
  { verifiedBy: 'none' },
  { newsConsent: true },
  { newsConsent: false },
];
const ofTags: readonly Choice[] = [{ tags: ['vip'] }, { tags: ['VIP', 'Press'] }, { tags: ['Fraud'] }];
const ofImports: readonly Choice[] = [
  { imports: [importIds[0]] },
  { imports: importIds },
  { imports: [importIds[1]] },
];
const choices: readonly Choice[] = [
  {},
  ...searches,
  ...inCountries,
  ...inStates,
  ...pairs(searches.slice(0, 1), inCountries),
  ...pairs(searches.slice(0, 1), inStates),
  ...pairs(inCountries, inStates),
  ...ofBrokers,
  ...pairs(ofBrokers, inStates),
  ...pairs(searches.slice(0, 1), ofBrokers),
  { sources: ['newsletter'] },
  { sources: ['newsletter', 'whatsapp'] },
  ...pairs([{ campaigns: ['launch'] }], inStates.slice(0, 2)),
  ...ofTags,
  ...pairs(ofTags, [...inStates.slice(0, 2), ...searches.slice(0, 1), { held: true }]),
  ...ofImports,
  ...pairs(ofImports, [...inStates.slice(0, 2), ...searches.slice(0, 1), { tags: ['vip'] }]),
  ...others,
  ...pairs(others, [...inCountries, ...inStates.slice(0, 2), ...searches.slice(0, 1)]),
];
/** About users and days that are there. */
const choicesOfPeople = (): readonly Choice[] => {
  const [best] = people.toSorted((one, other) => other.referralCount - one.referralCount);
  const [first, middle] = [people[0], people[signups / 2]];
  const ofTree: readonly Choice[] = [{ referredBy: best?.id ?? '' }, { treeOf: first?.id ?? '' }];
  const days: readonly Choice[] = [
    { joinedFrom: middle?.day ?? '' },
    { joinedTo: middle?.day ?? '' },
    { joinedFrom: first?.day ?? '', joinedTo: middle?.day ?? '' },
  ];
  return [...ofTree, ...days, ...pairs(ofTree, [...inStates.slice(0, 2), ...days.slice(0, 1)])];
};

/** Every list without a filter; of the others, in the short run, as many as are different from order to order. */
const shareOf = (all: readonly Choice[], order: UserOrder): readonly Choice[] =>
  all.filter((_, index) => isFullMatrix || index === 0 || index % 3 === orders.indexOf(order) % 3);

interface Listed {
  readonly list: (
    choice: Choice,
    order: UserOrder,
    page: number,
    limit: number,
  ) => ReturnType<UserService['list']>;
  readonly among: (person: Person) => boolean;
}

const everybody = (countedAtMost: number): Listed => {
  const users = new UserService(database.pool, { countedAtMost, statementMs: 30_000 });
  return {
    list: (choice, order, page, limit) => users.list({ filter: choice, order, page, limit }),
    among: () => true,
  };
};
const referrers = (countedAtMost: number): Listed => {
  const users = new UserService(database.pool, { countedAtMost, statementMs: 30_000 });
  const rowsAt = (_client: unknown, seqs: readonly string[]) =>
    Promise.resolve(seqs.map((seq) => ({ id: people[Number(seq) - 1]?.id ?? '' })));
  return {
    list: (choice, order, page, limit) =>
      users.listReferrers({ filter: choice, order, page, limit }, rowsAt) as ReturnType<UserService['list']>,
    among: ({ referralCount }) => referralCount > 0,
  };
};

/** The first, the middle and the last page, and one that is not full, of as many as are counted, or of all of them. */
async function expectRight({ list, among }: Listed, choice: Choice, order: UserOrder, countedAtMost: number) {
  const truth = people
    .filter(among)
    .filter(matches(choice))
    .toSorted(comparison(order))
    .map(({ id }) => id);
  const isWhole = truth.length <= countedAtMost || Object.keys(choice).length === 0;
  const total = isWhole ? truth.length : countedAtMost;
  const limit = 20;
  const last = Math.max(1, Math.ceil(total / limit));
  for (const page of new Set([1, 2, Math.ceil(last / 2), Math.max(1, last - 1), last])) {
    const what = `${JSON.stringify({ ...choice, ...order })}, page ${page}`;
    const offset = (page - 1) * limit;
    const outcome = await list(choice, order, page, limit);
    const isWithinReach = offset < countedAtMost || total - Math.min(total, offset + limit) < countedAtMost;
    if (!isWithinReach) {
      expect(outcome, what).toMatchObject({
        ok: false,
        code: 'VALIDATION_FAILED',
        fields: { page: expect.stringMatching(/filter.*export/) },
      });
      continue;
    }
    expect(outcome, what).toMatchObject({ ok: true, page: { totalDocs: total, totalIsExact: isWhole } });
    const ids = outcome.ok ? outcome.page.docs.map(({ id }) => id) : [];
    expect(ids, what).toEqual(truth.slice(offset, Math.min(total, offset + limit)));
  }
}

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
    const listed = everybody(countedAtMost);
    for (const choice of shareOf([...choices, ...choicesOfPeople()], order))
      await expectRight(listed, choice, order, countedAtMost);
  });

  it.each(orders.filter(({ sort }) => referrerSorts.some((each) => each === sort)))(
    'has its users with referrals on every page, whatever the filter, by $sort $direction',
    async (order) => {
      const listed = referrers(countedAtMost);
      for (const choice of [...choices, ...choicesOfPeople()])
        await expectRight(listed, choice, order, countedAtMost);
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
