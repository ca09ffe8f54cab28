import type { ClientBase, Pool } from 'pg';
import { expect } from 'vitest';
import { reactionOf } from '../../testing/clicked-broadcast.ts';
import { countries } from '../../platform/countries/countries.ts';
import { signupState } from '../invite/invite.state.ts';
import { allChoices, forEachQuestion, type QuestionKey } from '../../questions.form.ts';
import type { UserFilter } from '../segment/segment.rules.ts';
import { type UserOrder, type UserSort, userSorts } from './user.rules.ts';
import { UserService } from './user.service.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import type { SearchedPage } from '../../platform/paging/page.ts';

/** For tests: what lists of users have to show, from the rows of the tables alone. */

/** A user as the tables have them, with nothing that lists are read from. */
export interface Person {
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

/** What a list is filtered by. */
export type Choice = Omit<UserFilter, 'signupIds'>;

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
export function comparison({ sort, direction }: UserOrder): Compare {
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

/** Everyone, in join order; points and ranks from the ledger and the points given. */
export async function readPeople(client: Pool | ClientBase): Promise<readonly Person[]> {
  const { rows } = await client.query<Person>(
    `WITH earned AS (
       SELECT seq, sum(net) AS points, sum(referrals) AS referrals FROM (
         SELECT referrer_seq AS seq, sum(points) AS net, 1 AS referrals FROM credit GROUP BY referred_seq, referrer_seq
         UNION ALL SELECT signup_seq, points, 0 FROM point_grant WHERE taken_back_at IS NULL) AS each
       WHERE net <> 0 GROUP BY seq)
     SELECT signup.id, seq::int, lower((first_name || ' ' || last_name || ' ' || email) COLLATE "C") AS names,
       CASE first_name WHEN 'Émilie' THEN 'emilie' ELSE lower(first_name COLLATE "C") END AS "firstName", lower(last_name COLLATE "C") AS "lastName", translate(lower(email COLLATE "C"), 'ı', 'i') AS email,
       phone AS "phoneNo", country, answers, lower(referral_id COLLATE "C") AS "referralId", lower(coalesce(referral_code, '') COLLATE "C") AS "referralCode",
       coalesce(earned.points, 0)::int AS "referralPoints", coalesce(earned.referrals, 0)::int AS "referralCount",
       row_number() OVER (PARTITION BY coalesce(standing, 'waiting') = 'waiting' ORDER BY coalesce(earned.points, 0) DESC, seq)::int AS rank,
       ${signupState} AS state, signup.seq IN (SELECT hold.referrer_seq FROM credit_hold AS hold JOIN signup AS doubted ON doubted.seq = hold.referred_seq WHERE state = 'held' AND doubted.blocked_at IS NULL) AS "hasHeld", leaves_at IS NOT NULL AS "isLeaving",
       coalesce(source.name, '') AS source, coalesce(source.campaign, '') AS campaign,
       ARRAY(SELECT lower(name) FROM signup_tag JOIN tag ON tag.seq = tag_seq WHERE signup_seq = signup.seq AND deleted_at IS NULL) AS tags,
       coalesce((SELECT import.id::text FROM import WHERE signup.seq <@ import.seqs), '') AS "importId",
       to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, CASE verified_by WHEN 'email' THEN 'email' WHEN 'phone' THEN 'sms' ELSE 'none' END AS "verifiedBy",
       coalesce((SELECT (array_agg(granted ORDER BY consent_entry.seq DESC))[1] FROM consent_entry WHERE signup_seq = signup.seq), news_wording IS NOT NULL) AS consents, referrer_seq::int AS "referrerSeq"
     FROM signup LEFT JOIN score USING (seq) LEFT JOIN earned USING (seq) LEFT JOIN source ON source.id = source_id ORDER BY seq`,
  );
  return rows.map((row) => ({ ...row, rank: row.state === 'waiting' ? row.rank : null }));
}

const isAmong = (values: readonly string[] | undefined, own: string): boolean =>
  values?.includes(own) ?? true;
type People = readonly Person[];
const parentOf = (people: People, { referrerSeq }: Person) =>
  referrerSeq === null ? undefined : people[referrerSeq - 1];
const isBelow = (people: People, person: Person, id: string): boolean => {
  const parent = parentOf(people, person);
  return parent !== undefined && (parent.id === id || isBelow(people, parent, id));
};

const reactionTo = ({ seq, state }: Person) => (state === 'erased' ? null : reactionOf(seq));

const matches =
  (people: People, choice: Choice) =>
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
    (choice.clicked === undefined || reactionTo(person) === 'clicked') &&
    (choice.notClicked === undefined || reactionTo(person) === 'silent') &&
    person.day >= (choice.joinedFrom ?? '') &&
    person.day <= (choice.joinedTo ?? '9') &&
    person.referralPoints >= (choice.minPoints ?? 0) &&
    person.referralPoints <= (choice.maxPoints ?? Infinity) &&
    person.referralCount >= (choice.minReferrals ?? 0) &&
    person.referralCount <= (choice.maxReferrals ?? Infinity) &&
    isAmong(choice.verifiedBy && [choice.verifiedBy], person.verifiedBy) &&
    (choice.newsConsent === undefined ||
      (person.consents && person.state !== 'erased') === choice.newsConsent) &&
    (choice.referredBy === undefined || parentOf(people, person)?.id === choice.referredBy) &&
    (choice.treeOf === undefined || isBelow(people, person, choice.treeOf));

/** A list that is to be compared with the rows. */
export interface Listed {
  readonly list: (
    choice: Choice,
    order: UserOrder,
    page: number,
    limit: number,
  ) => Promise<
    Outcome<{ page: Pick<SearchedPage<Pick<Person, 'id'>>, 'docs' | 'totalDocs' | 'totalIsExact'> }>
  >;
  readonly among: (person: Person) => boolean;
  /** How many users a filtered list counts. */
  readonly countedAtMost: number;
}

/** The first, the middle and the last page, and one that is not full, of as many as are counted, or of all of them. */
export async function expectRight(
  people: People,
  { list, among, countedAtMost }: Listed,
  choice: Choice,
  order: UserOrder,
): Promise<void> {
  const truth = people
    .filter(among)
    .filter(matches(people, choice))
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

/** All users, as the product lists them. */
export const everybody = (pool: Pool, countedAtMost: number): Listed => {
  const users = new UserService(pool, { countedAtMost, statementMs: 30_000 });
  return {
    list: (choice, order, page, limit) => users.list({ filter: choice, order, page, limit }),
    among: () => true,
    countedAtMost,
  };
};

/** Every order, either way. */
export const orders = userSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction): UserOrder => ({ sort, direction })),
);
