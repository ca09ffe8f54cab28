import { answerSql } from '../../platform/forms/question.ts';
import { containsSearch, readSearch } from '../../platform/paging/search.ts';
import { allChoices } from '../../questions.form.ts';
import type { Bind } from './segment.audience.ts';
import type { UserFilter } from './segment.rules.ts';

/** The tables that tell where a user lives and what they answered: a signup, or its row of signup_search_entry. */
export type Person = 'signup' | 'entry';

/** A condition on users in SQL, over a row of the table that tells it. A new condition is an entry of {@link conditionsOf}. */
export type Condition =
  | { readonly of: 'person'; readonly sql: (person: Person) => string }
  /** Over a place in the join order. `ofOne` is for users who are looked up one by one; missing: the same. */
  | { readonly of: 'seq'; readonly sql: (seq: string) => string; readonly ofOne?: (seq: string) => string }
  /** Over `entry`. */
  | { readonly of: 'entry'; readonly sql: string }
  /** Users without a row have neither points nor referrals; `none` says whether the condition holds for them. */
  | { readonly of: 'score'; readonly sql: string; readonly none: boolean };

/** The conditions of a filter besides states. */
export function conditionsOf(filter: UserFilter, bind: Bind): readonly Condition[] {
  const { search, countries, sources, campaigns, verifiedBy, newsConsent } = filter;
  const { tags, imports, held, leaving, referredBy, treeOf, signupIds } = filter;
  return [
    given(search, (text) => ({ of: 'entry', sql: containsSearch('entry.terms', readSearch(text), bind) })),
    given(countries, (codes) => ofPerson('country', codes, bind)),
    ...allChoices.map(({ key, field }) =>
      given(filter[field], (slugs) => {
        const chosen = oneOf(slugs, bind);
        return { of: 'person', sql: (person) => `(${answerOf(person, key)}) ${chosen}` } as const;
      }),
    ),
    given(sources, (names) => ofSource('name', 'source', names, bind)),
    given(campaigns, (names) => ofSource('campaign', 'campaign', names, bind)),
    given(tags, (names) => ofTags(names, bind)),
    given(imports, (ids) => ofImports(ids, bind)),
    ...ofJoining(filter, bind),
    ...ofScore(filter, bind),
    given(verifiedBy, (contact) => ({
      of: 'seq',
      sql: (seq) =>
        `EXISTS (SELECT FROM signup AS own WHERE own.seq = ${seq} AND own.verified_by ${verifiedBySql[contact]})`,
      ofOne: (seq) =>
        `(SELECT own.verified_by ${verifiedBySql[contact]} FROM signup AS own WHERE own.seq = ${seq})`,
    })),
    given(newsConsent, (agreed) => ({
      of: 'seq',
      sql: (seq) => `${agreed ? '' : 'NOT '}${agreesToNews(seq)}`,
      ofOne: (seq) =>
        `(SELECT ${agreed ? '' : 'NOT '}consent.granted FROM news_consent AS consent WHERE consent.signup_seq = ${seq})`,
    })),
    given(held, (has) => ({
      of: 'seq',
      sql: (seq) =>
        `${has ? '' : 'NOT '}EXISTS (SELECT FROM open_hold WHERE open_hold.referrer_seq = ${seq} AND open_hold.state = 'held')`,
    })),
    given(leaving, (is) => ({
      of: 'seq',
      sql: (seq) =>
        `${is ? '' : 'NOT '}${seq} IN (SELECT own.seq FROM signup AS own WHERE own.leaves_at IS NOT NULL)`,
    })),
    ...ofClicks(filter, bind),
    given(referredBy, (id) => {
      const referrer = `(SELECT own.seq FROM signup AS own WHERE own.id = ${bind(id)}::uuid)`;
      return {
        of: 'seq',
        sql: (seq) =>
          `${seq} IN (SELECT below.seq FROM signup AS below WHERE below.referrer_seq = ${referrer})`,
      };
    }),
    given(treeOf, (id) => ofTree(id, bind)),
    given(signupIds, (ids) => {
      const named = `(SELECT own.seq FROM signup AS own WHERE own.id = ANY (${bind(ids)}::uuid[]))`;
      return { of: 'seq', sql: (seq) => `${seq} IN ${named}` };
    }),
  ].filter((each) => each !== null);
}

/** The answer to a question over a row of a table. The job that fills signup_search adds an index for each. */
export const answerOf = (person: Person | 'signup_search', key: string): string =>
  `${answerSql(`${person}.answers`, key)} COLLATE "C"`;

const given = <T>(value: T | undefined, condition: (value: T) => Condition): Condition | null =>
  value === undefined ? null : condition(value);

/** Whether the user at a place in the join order agrees to news; erased users do not. */
export const agreesToNews = (seq: string): string =>
  `EXISTS (SELECT FROM news_consent AS consent WHERE consent.signup_seq = ${seq} AND consent.granted)`;

const verifiedBySql = { email: "= 'email'", sms: "= 'phone'", none: 'IS NULL' } as const;

/** One value is compared by itself: an index of it is in the order of a list. */
const oneOf = (values: readonly string[], bind: Bind): string =>
  values.length === 1 ? `= ${bind(values[0])}::text` : `= ANY (${bind(values)}::text[])`;

function ofPerson(column: string, values: readonly string[], bind: Bind): Condition {
  const chosen = oneOf(values, bind);
  return { of: 'person', sql: (person) => `${person}.${column} ${chosen}` };
}

/** A column of the table of sources, which copies for searches have under a name of their own. */
function ofSource(column: string, copy: string, names: readonly string[], bind: Bind): Condition {
  const chosen = oneOf(names, bind);
  return {
    of: 'person',
    sql: (person) =>
      person === 'entry'
        ? `entry.${copy} ${chosen}`
        : `signup.source_id = ANY (ARRAY(SELECT source.id FROM source WHERE source.${column} ${chosen}))`,
  };
}

/** Names are compared in any case; nobody has a deleted tag. */
function ofTags(names: readonly string[], bind: Bind): Condition {
  const chosen = `ARRAY(SELECT tag.seq FROM tag WHERE tag.deleted_at IS NULL
    AND lower(tag.name) = ANY (SELECT lower(name) FROM unnest(${bind(names)}::text[]) AS name))`;
  return {
    of: 'seq',
    sql: (seq) =>
      `${seq} IN (SELECT signup_tag.signup_seq FROM signup_tag WHERE signup_tag.tag_seq = ANY (${chosen}))`,
  };
}

/** The first and the last day of joining, in UTC. */
const ofJoining = ({ joinedFrom, joinedTo }: UserFilter, bind: Bind) => [
  given(joinedFrom, (day) => {
    const start = `(SELECT waitlist_seq_before(${bind(`${day}T00:00:00Z`)}::timestamptz))`;
    return { of: 'seq', sql: (seq) => `${seq} > ${start}` };
  }),
  given(joinedTo, (day) => {
    const end = `(SELECT waitlist_seq_before(${bind(`${day}T00:00:00Z`)}::timestamptz + interval '24 hours'))`;
    return { of: 'seq', sql: (seq) => `${seq} <= ${end}` };
  }),
];

/** Who clicked a link of a broadcast, and who was sent it and clicked none. Of erased users, neither is known. */
function ofClicks({ clicked, notClicked }: UserFilter, bind: Bind) {
  const seqOf = (id: string) =>
    `(SELECT mailing.seq FROM mailing WHERE mailing.id = ${bind(id)}::uuid AND mailing.kind = 'broadcast')`;
  return [
    given(clicked, (id) => {
      const broadcast = seqOf(id);
      return { of: 'seq', sql: (seq) => clickedIn(broadcast, seq) };
    }),
    given(notClicked, (id) => {
      const broadcast = seqOf(id);
      return { of: 'seq', sql: (seq) => `${wasSent(broadcast, seq)} AND NOT ${clickedIn(broadcast, seq)}` };
    }),
  ];
}

const clickedIn = (broadcast: string, seq: string): string =>
  `EXISTS (SELECT FROM broadcast_click AS click WHERE click.mailing_seq = ${broadcast} AND click.signup_seq = ${seq})`;

const wasSent = (broadcast: string, seq: string): string =>
  `EXISTS (SELECT FROM mailing_recipient AS recipient WHERE recipient.mailing_seq = ${broadcast}
    AND recipient.signup_seq = ${seq} AND recipient.state = 'sent' AND recipient.domain IS DISTINCT FROM '')`;

/** The ends come first because the index of the join order has them. */
function ofImports(ids: readonly string[], bind: Bind): Condition {
  const places = `(SELECT range_agg(import.seqs) FROM import WHERE import.id = ANY (${bind(ids)}::uuid[]))`;
  return {
    of: 'seq',
    sql: (seq) => `${seq} >= lower(${places}) AND ${seq} < upper(${places}) AND ${seq} <@ ${places}`,
  };
}

/** Everyone below a user in the tree of referrals. For one user, it looks upwards: few are above them. */
function ofTree(id: string, bind: Bind): Condition {
  const root = `(SELECT own.seq FROM signup AS own WHERE own.id = ${bind(id)}::uuid)`;
  return {
    of: 'seq',
    sql: (seq) => `${seq} IN (WITH RECURSIVE tree AS (
        SELECT below.seq FROM signup AS below WHERE below.referrer_seq = ${root}
        UNION ALL SELECT below.seq FROM tree JOIN signup AS below ON below.referrer_seq = tree.seq)
      SELECT seq FROM tree)`,
    ofOne: (seq) => `${root} IN (WITH RECURSIVE above AS (
        SELECT own.referrer_seq AS seq FROM signup AS own WHERE own.seq = ${seq}
        UNION ALL SELECT own.referrer_seq FROM above JOIN signup AS own ON own.seq = above.seq)
      SELECT seq FROM above WHERE seq IS NOT NULL)`,
  };
}

/** The bounds of points and referrals; points are negated, as in their index. */
const ofScore = ({ minPoints, maxPoints, minReferrals, maxReferrals }: UserFilter, bind: Bind) => [
  given(minPoints, (least) => ({
    of: 'score',
    sql: `-score.points <= -${bind(least)}::bigint`,
    none: least === 0,
  })),
  given(maxPoints, (most) => ({ of: 'score', sql: `-score.points >= -${bind(most)}::bigint`, none: true })),
  given(minReferrals, (least) => ({
    of: 'score',
    sql: `score.referral_count >= ${bind(least)}::bigint`,
    none: least === 0,
  })),
  given(maxReferrals, (most) => ({
    of: 'score',
    sql: `score.referral_count <= ${bind(most)}::bigint`,
    none: true,
  })),
];
