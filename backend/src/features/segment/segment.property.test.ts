import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { clickedBroadcast, reactionOf, seedClickedBroadcast } from '../../testing/clicked-broadcast.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { binding, type ExclusionReason } from './segment.audience.ts';
import {
  type MailingKindName,
  mailingKinds,
  maxSampleSeed,
  type VerifiedBy,
  verifiedByValues,
} from './segment.form.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { recipientsSql } from './segment.recipients.ts';
import { readSegment, type Segment, type SegmentInput } from './segment.rules.ts';
import { brokers } from '../waitlist/waitlist.brokers.ts';
import { seedImport, takeOutOfSearch } from '../../testing/people.ts';
import { addToSearch } from '../user/user.search-table.repository.ts';
import { SegmentWorld, testAudiences } from '../../testing/segment-world.ts';

/** What a simple scan of the tables shows about a user. */
interface PlainUser {
  readonly seq: number;
  readonly id: string;
  readonly state: SignupState;
  readonly country: string;
  readonly broker: string;
  readonly day: string;
  readonly points: number;
  readonly referrals: number;
  readonly verifiedBy: VerifiedBy;
  readonly email: string;
  readonly emailKey: string;
  readonly consents: boolean;
  readonly names: string;
  readonly referrerSeq: number | null;
  readonly isHeld: boolean;
  readonly isLeaving: boolean;
  readonly source: string;
  readonly tags: readonly string[];
  readonly importId: string;
  readonly suppressed: 'bounce' | 'unsubscribe' | null;
}

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];
const unknownIds = ['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000c'];
const firstImport = '00000000-0000-4000-8000-00000000000d';
const secondImport = '00000000-0000-4000-8000-00000000000e';
const listId = '00000000-0000-4000-8000-00000000000a';

let database: TestDatabase;
let world: SegmentWorld;
let users: readonly PlainUser[];
let ranks: ReadonlyMap<number, number>;
let listed: ReadonlySet<string>;
beforeAll(async () => {
  database = await createTestDatabase();
  world = new SegmentWorld(database);
  users = await populate();
  const waiting = users.filter(({ state }) => state === 'waiting').sort(byPoints);
  ranks = new Map(waiting.map(({ seq }, at) => [seq, at + 1]));
});
afterAll(() => database.drop());

const byPoints = (one: PlainUser, other: PlainUser) => other.points - one.points || one.seq - other.seq;

const slugs = brokers.slice(0, 3).map(({ slug }) => slug);

/**
 * Eighty users of every kind: states, contacts, points and days are uncorrelated. Some who verified a phone number stated the
 * address of another user, who verified it or only stated it as well.
 */
async function populate(): Promise<readonly PlainUser[]> {
  const plans: { id: string; state: PlainUser['state']; suppressed: PlainUser['suppressed'] }[] = [];
  const codes: string[] = [];
  const emails: string[] = [];
  const states: readonly PlainUser['state'][] = [
    ...(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'invited', 'accepted', 'expired'] as const),
    ...(['expired', 'blocked', 'erased'] as const),
  ];
  for (let at = 0; at < 80; at += 1) {
    const state = states[(at * 3) % states.length] ?? 'waiting';
    const shared = at % 7 === 1 ? emails[(at * 5) % emails.length] : undefined;
    const email = shared ?? `user${at}@example.com`;
    const fields = {
      email,
      firstName: at % 5 < 3 ? 'Ada' : 'Grace',
      country: ['IN', 'DE', 'US'][at % 3] ?? '',
      broker: slugs[at % 2] ?? '',
      newsConsent: at % 4 !== 0,
      ...(at % 5 < 2 && codes.length > 0
        ? { referralCode: codes[(at * 7) % Math.min(20, codes.length)] }
        : {}),
    };
    const joined = await (at % 7 < 2 ? world.joinByPhone(fields) : world.join(fields));
    codes.push(joined.referralId);
    plans.push({
      id: joined.id,
      state,
      suppressed: shared !== undefined ? null : at % 9 === 1 ? 'bounce' : at % 9 === 2 ? 'unsubscribe' : null,
    });
    if (shared === undefined && state !== 'erased') emails.push(email);
  }
  await database.pool.query(
    `UPDATE signup SET joined_at = ($1::date[])[1 + (seq - 1) * 5 / 80] + time '23:59:59.5' AT TIME ZONE 'UTC'`,
    [days],
  );
  const suppressedKeys = new Map<string, PlainUser['suppressed']>();
  for (const [at, { id, state, suppressed }] of plans.entries()) {
    const { rows } = await database.pool.query<{ email_key: string }>(
      'SELECT email_key FROM signup WHERE id = $1',
      [id],
    );
    const key = rows[0]?.email_key ?? '';
    if (suppressed !== null) {
      suppressedKeys.set(key, suppressed);
      await world.suppress(key, suppressed);
    }
    if (state === 'invited') await world.invite(id);
    else if (state === 'accepted') await world.accept(id);
    else if (state === 'expired') await world.expire(id, at % 2 === 0);
    else if (state === 'blocked') await world.block(id);
    else if (state === 'erased') await world.erase(id);
  }
  await database.pool.query(`UPDATE signup SET verified_by = NULL, news_wording = NULL WHERE id = ANY ($1)`, [
    plans
      .filter(({ state }, at) => at % 8 === 4 && ['waiting', 'blocked'].includes(state))
      .map(({ id }) => id),
  ]);
  await database.pool.query(
    `INSERT INTO source (id, name, medium, campaign, term, content, host, path, via) VALUES
      (1, 'whatsapp', '', '', '', '', '', '/', ''), (2, 'newsletter', 'email', 'launch', '', '', '', '/', '')`,
  );
  await database.pool.query('UPDATE signup SET source_id = seq % 3 WHERE seq % 3 > 0 AND erased_at IS NULL');
  await database.pool.query(
    `INSERT INTO credit_hold (referred_seq, referrer_seq, state) SELECT referred_seq, referrer_seq, 'held' FROM credit WHERE referred_seq % 4 = 0`,
  );
  await database.pool.query(
    `INSERT INTO tag (id, name) SELECT gen_random_uuid(), name FROM unnest('{VIP,Press,Fraud}'::text[]) AS name`,
  );
  await database.pool.query(
    `INSERT INTO signup_tag SELECT signup.seq, tag.seq, now(), 'us' FROM signup JOIN tag ON (signup.seq + tag.seq) % 4 = 0 WHERE erased_at IS NULL`,
  );
  await seedImport(database.pool, firstImport, [
    [2, 9],
    [33, 60],
  ]);
  await seedImport(database.pool, secondImport, [[61, 64]]);
  await database.pool.query(`UPDATE tag SET deleted_at = now() WHERE name = 'Fraud'`);
  await database.pool.query(
    `UPDATE signup SET leaves_at = now() + interval '7 days' WHERE seq % 11 = 3 AND erased_at IS NULL`,
  );
  await seedClickedBroadcast(database.pool);
  while ((await addToSearch(database.pool, 500)).added > 0);
  await takeOutOfSearch(database.pool, 60);
  const { rows } = await database.pool.query<Omit<PlainUser, 'state' | 'suppressed' | 'day'> & { at: Date }>(
    `SELECT seq::int, signup.id, country, answers ->> 'broker' AS broker, joined_at AS at, coalesce(points, 0)::int AS points, coalesce(referral_count, 0)::int AS referrals,
       CASE verified_by WHEN 'email' THEN 'email' WHEN 'phone' THEN 'sms' ELSE 'none' END AS "verifiedBy", email, email_key AS "emailKey", news_wording IS NOT NULL AS consents,
       lower(first_name || ' ' || last_name) AS names, referrer_seq::int AS "referrerSeq", seq IN (SELECT hold.referrer_seq FROM credit_hold AS hold JOIN signup AS doubted ON doubted.seq = hold.referred_seq WHERE doubted.blocked_at IS NULL) AS "isHeld", leaves_at IS NOT NULL AS "isLeaving", coalesce(source.name, '') AS source,
       ARRAY(SELECT name FROM signup_tag JOIN tag ON tag.seq = tag_seq WHERE signup_seq = signup.seq AND deleted_at IS NULL) AS tags,
       CASE WHEN seq BETWEEN 2 AND 9 OR seq BETWEEN 33 AND 60 THEN '${firstImport}' WHEN seq BETWEEN 61 AND 64 THEN '${secondImport}' ELSE '' END AS "importId"
     FROM signup LEFT JOIN score USING (seq) LEFT JOIN source ON source.id = source_id ORDER BY seq`,
  );
  const found = rows.map(({ at, ...row }): PlainUser => {
    const { state } = plans.find(({ id }) => id === row.id) ?? { state: 'waiting' };
    const suppressed = suppressedKeys.get(row.emailKey) ?? null;
    return { ...row, state, suppressed, day: at.toISOString().slice(0, 10) };
  });
  listed = new Set([
    ...found.filter(({ seq, state }) => seq % 3 === 0 && state !== 'erased').map(({ emailKey }) => emailKey),
    'stranger@example.com',
  ]);
  await database.pool.query(`INSERT INTO email_list (id, name, valid) VALUES ($1, 'Some', 1)`, [listId]);
  await database.pool.query('INSERT INTO email_list_entry SELECT $1, unnest($2::text[])', [
    listId,
    [...listed],
  ]);
  return found;
}

/** The user whom an address of a list chooses. */
function ownerOf(emailKey: string): PlainUser | undefined {
  const some = users.filter((user) => user.emailKey === emailKey);
  const stated = some.toSorted(
    (one, other) =>
      Number(one.state === 'blocked') - Number(other.state === 'blocked') || one.seq - other.seq,
  );
  return some.find(({ verifiedBy }) => verifiedBy === 'email') ?? stated[0];
}

const parentOf = ({ referrerSeq }: PlainUser) => users.find(({ seq }) => seq === referrerSeq);
const isBelow = (user: PlainUser, id: string): boolean => {
  const parent = parentOf(user);
  return parent !== undefined && (parent.id === id || isBelow(parent, id));
};

function fitsReaction({ seq, state }: PlainUser, { clicked, notClicked }: Segment): boolean {
  const reaction = state === 'erased' ? null : reactionOf(seq);
  return (
    (clicked === undefined || (clicked === clickedBroadcast && reaction === 'clicked')) &&
    (notClicked === undefined || (notClicked === clickedBroadcast && reaction === 'silent'))
  );
}

/** The segment as a filter of a list. */
function fits(user: PlainUser, segment: Segment): boolean {
  const { search, countries, brokers, sources, joinedFrom, joinedTo, verifiedBy } = segment;
  const { minPoints, maxPoints, minReferrals, maxReferrals } = segment;
  return (
    (countries?.includes(user.country) ?? true) &&
    (brokers?.includes(user.broker) ?? true) &&
    user.day >= (joinedFrom ?? '') &&
    user.day <= (joinedTo ?? '9') &&
    user.points >= (minPoints ?? 0) &&
    user.points <= (maxPoints ?? Infinity) &&
    user.referrals >= (minReferrals ?? 0) &&
    user.referrals <= (maxReferrals ?? Infinity) &&
    (search === undefined || (user.state !== 'erased' && user.names.includes(search))) &&
    (sources?.includes(user.source) ?? true) &&
    (segment.tags?.some((tag) => user.tags.some((own) => own.toLowerCase() === tag.toLowerCase())) ?? true) &&
    (segment.imports?.includes(user.importId) ?? true) &&
    (segment.newsConsent === undefined ||
      (user.consents && user.state !== 'erased') === segment.newsConsent) &&
    (segment.held === undefined || user.isHeld === segment.held) &&
    (segment.leaving === undefined || user.isLeaving === segment.leaving) &&
    fitsReaction(user, segment) &&
    (segment.referredBy === undefined || parentOf(user)?.id === segment.referredBy) &&
    (segment.treeOf === undefined || isBelow(user, segment.treeOf)) &&
    (verifiedBy === undefined || user.verifiedBy === verifiedBy) &&
    (segment.signupIds?.includes(user.id) ?? true) &&
    (segment.emailListId === undefined || (listed.has(user.emailKey) && ownerOf(user.emailKey) === user))
  );
}

const isMailed = (user: PlainUser, { emailListId, reachStatedBy }: Segment): boolean =>
  user.verifiedBy === 'email' || (emailListId !== undefined && reachStatedBy === 'email');

function reasonFor(user: PlainUser, segment: Segment, kind: MailingKindName): ExclusionReason | null {
  const { emailListId, reachStatedBy } = segment;
  const isLeftOut = user.verifiedBy === 'sms' && emailListId !== undefined && reachStatedBy === undefined;
  if (user.state === 'erased') return 'ERASED';
  if (user.state === 'blocked') return 'BLOCKED';
  if (user.isLeaving) return 'LEAVING';
  if (user.verifiedBy === 'none') return 'NOT_VERIFIED';
  const { suppressed } = user;
  if (kind === 'invite') {
    if (user.state === 'accepted') return 'ACCEPTED';
    if (user.state === 'invited') return 'ALREADY_INVITED';
    if (isLeftOut) return 'STATED_EMAIL';
    return suppressed === 'bounce' && isMailed(user, segment) ? 'SUPPRESSED' : null;
  }
  if (isLeftOut) return 'STATED_EMAIL';
  if (!isMailed(user, segment)) return 'NO_CHANNEL';
  if (suppressed !== null) return suppressed === 'bounce' ? 'SUPPRESSED' : 'UNSUBSCRIBED';
  return user.consents ? null : 'NO_CONSENT';
}

/** Best first: by rank, then those without one by points and join order. */
const inOrder = (some: readonly PlainUser[]) =>
  some.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ seq }) => (ranks.has(seq) ? 0 : 1));
    return (first ?? 0) - (second ?? 0) || byPoints(one, other);
  });

function expected(segment: Segment, kind: MailingKindName) {
  const matching = users.filter((user) => fits(user, segment));
  const asked = inOrder(matching.filter(({ state }) => segment.states.some((each) => each === state)));
  const all = asked.filter((user) => reasonFor(user, segment, kind) === null);
  const chosen = all.slice(0, segment.topByRank);
  const last = chosen.at(-1);
  const reached =
    segment.topByRank === undefined || all.length < segment.topByRank || last === undefined
      ? asked
      : asked.slice(0, asked.indexOf(last) + 1);
  const counts = new Map<string, number>();
  for (const user of matching) {
    const reason = reasonFor(user, segment, kind);
    const isState = reason !== null && ['ALREADY_INVITED', 'ACCEPTED', 'BLOCKED', 'ERASED'].includes(reason);
    if (reason !== null && (isState || reached.includes(user)))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (segment.emailListId !== undefined) {
    const known = new Set(users.map(({ emailKey }) => emailKey));
    counts.set('NOT_ON_LIST', [...listed].filter((key) => !known.has(key)).length);
  }
  const unknown = segment.signupIds?.filter((id) => !users.some((user) => user.id === id)).length ?? 0;
  if (unknown > 0) counts.set('UNKNOWN_USER', unknown);
  const stated =
    segment.emailListId === undefined ? 0 : reached.filter(({ verifiedBy }) => verifiedBy === 'sms').length;
  return { chosen, counts, stated };
}

async function recipientsOf(segment: Segment, kind: MailingKindName) {
  const { bind, values } = binding();
  const { rows } = await database.pool.query<{
    seq: string;
    rank_then: string | null;
    domain: string | null;
  }>(recipientsSql(segment, testAudiences[kind], bind), [...values]);
  return rows.map(({ seq, rank_then: rank, domain }) => [
    Number(seq),
    rank === null ? null : Number(rank),
    domain,
  ]);
}

async function expectRight(given: SegmentInput, kind: MailingKindName): Promise<void> {
  const read = readSegment(given, testAudiences[kind]);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const { segment } = read;
  const { chosen, counts, stated } = expected(segment, kind);
  const told = JSON.stringify({ segment, kind });
  expect(await recipientsOf(segment, kind), told).toEqual(
    chosen.map((user) => [
      user.seq,
      ranks.get(user.seq) ?? null,
      isMailed(user, segment) ? (user.email.split('@')[1] ?? '') : null,
    ]),
  );
  const preview = await world.preview(given, kind);
  const ranked = chosen.flatMap(({ seq }) => ranks.get(seq) ?? []);
  const emails = chosen.filter((user) => isMailed(user, segment)).length;
  expect(
    {
      ...preview,
      sample: preview.sample.map(({ id, points, rank, channel }) => ({ id, points, rank, channel })),
      excluded: Object.fromEntries(preview.excluded.map(({ reason, people }) => [reason, people])),
    },
    told,
  ).toEqual({
    people: chosen.length,
    emails,
    textMessages: chosen.length - emails,
    stated,
    canText: kind === 'invite',
    firstRank: ranked[0] ?? null,
    lastRank: ranked.at(-1) ?? null,
    sample: chosen
      .slice(0, 10)
      .map((user) => ({
        id: user.id,
        points: user.points,
        channel: isMailed(user, segment) ? 'email' : 'sms',
        rank: ranks.get(user.seq) ?? null,
      })),
    excluded: Object.fromEntries(counts),
  });
}

const someOf = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const statesOf = (kind: MailingKindName): readonly SignupState[] =>
  kind === 'invite' ? ['waiting', 'expired'] : ['waiting', 'invited', 'accepted', 'expired'];

/** One arbitrary for each field. */
const fields = (kind: MailingKindName) => ({
  states: someOf(statesOf(kind)),
  countries: someOf(['IN', 'DE', 'US', 'FR']),
  brokers: someOf(slugs),
  joinedFrom: fc.constantFrom('2025-12-31', ...days, '2026-01-06'),
  joinedTo: fc.constantFrom('2026-01-07', ...days.slice(2)),
  minPoints: fc.constantFrom(0, 1, 10, 20, 30),
  maxPoints: fc.constantFrom(30, 40, 1000),
  minReferrals: fc.constantFrom(0, 1, 2),
  maxReferrals: fc.constantFrom(2, 3, 0),
  search: fc.constantFrom('lovelace', 'grace', 'nobody at all'),
  sources: someOf(['whatsapp', 'newsletter', 'nowhere']),
  tags: someOf(['vip', 'Press', 'Fraud', 'nowhere']),
  imports: someOf([firstImport, secondImport, ...unknownIds]),
  newsConsent: fc.boolean(),
  held: fc.boolean(),
  leaving: fc.boolean(),
  clicked: fc.constantFrom(clickedBroadcast, clickedBroadcast, listId),
  notClicked: fc.constantFrom(clickedBroadcast, clickedBroadcast, listId),
  referredBy: fc.integer({ min: 0, max: 12 }),
  treeOf: fc.integer({ min: 0, max: 12 }),
  verifiedBy: fc.constantFrom(...verifiedByValues),
  signupIds: someOf(Array.from({ length: 82 }, (_each, at) => at)),
  emailListId: fc.constant(listId),
  reachStatedBy: fc.constantFrom(...(kind === 'invite' ? ['email', 'sms'] : ['email'])),
  topByRank: fc.constantFrom(1, 2, 5, 20, 79, 1000),
});

type Drawn = Readonly<Record<string, unknown>> & {
  readonly signupIds?: readonly number[];
  readonly referredBy?: number;
  readonly treeOf?: number;
};
const toInput = ({ signupIds, referredBy, treeOf, ...rest }: Drawn): SegmentInput => {
  const input: SegmentInput = rest;
  const { joinedFrom, joinedTo } = input;
  const { minReferrals, maxReferrals } = input;
  const isTurned = typeof joinedFrom === 'string' && typeof joinedTo === 'string' && joinedTo < joinedFrom;
  return {
    ...input,
    ...(isTurned ? { joinedFrom: joinedTo, joinedTo: joinedFrom } : {}),
    ...((maxReferrals ?? 0) < (minReferrals ?? 0) ? { maxReferrals: null } : {}),
    ...(referredBy === undefined ? {} : { referredBy: users[referredBy]?.id }),
    ...(treeOf === undefined ? {} : { treeOf: users[treeOf]?.id }),
    ...(signupIds === undefined
      ? {}
      : { signupIds: signupIds.map((at) => users[at]?.id ?? unknownIds[at - users.length] ?? '') }),
  };
};

describe.each(mailingKinds)('a segment for %s', (kind) => {
  it.each(Object.keys(fields(kind)))(
    'finds by %s alone the users that a plain filter finds',
    async (field) => {
      const drawn = fc.record(
        Object.fromEntries(Object.entries(fields(kind)).filter(([name]) => name === field)),
      );
      await fc.assert(
        fc.asyncProperty(drawn, (each) => expectRight(toInput(each), kind)),
        { numRuns: randomRuns(12) },
      );
    },
  );

  it('finds by any fields together the users that a plain filter finds, in order, and counts who is left out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(fields(kind), { requiredKeys: [] }), (each) =>
        expectRight(toInput(each), kind),
      ),
      { numRuns: randomRuns(120) },
    );
  });

  it('takes, at random, so many of the users that it finds, or all of them, none twice, and previews the same ones', async () => {
    const { topByRank: _top, ...others } = fields(kind);
    const sizes = fc.constantFrom(1, 2, 5, 20, 79, 1000);
    const seeds = fc.integer({ min: 0, max: maxSampleSeed });
    await fc.assert(
      fc.asyncProperty(fc.record(others, { requiredKeys: [] }), sizes, seeds, async (each, size, seed) => {
        const given = { ...toInput(each), randomSample: size, sampleSeed: seed };
        const read = readSegment(given, testAudiences[kind]);
        if (!read.ok) throw new Error(JSON.stringify(read.fields));
        const { segment } = read;
        const { chosen: all, counts } = expected(segment, kind);
        const told = JSON.stringify({ segment, kind });
        const rows = await recipientsOf(segment, kind);
        const seqs = rows.map(([seq]) => seq);
        const chosen = all.filter(({ seq }) => seqs.includes(seq)); // the best first
        expect(seqs, told).toEqual(chosen.map(({ seq }) => seq));
        expect(seqs.length, told).toBe(Math.min(size, all.length));
        expect(await recipientsOf(segment, kind), told).toEqual(rows);
        const preview = await world.preview(given, kind);
        const ranked = rows.flatMap(([, rank]) => rank ?? []);
        expect(
          {
            ...preview,
            excluded: Object.fromEntries(preview.excluded.map(({ reason, people }) => [reason, people])),
          },
          told,
        ).toMatchObject({
          people: chosen.length,
          emails: chosen.filter((user) => isMailed(user, segment)).length,
          firstRank: ranked[0] ?? null,
          lastRank: ranked.at(-1) ?? null,
          sample: chosen.slice(0, 10).map(({ id }) => ({ id })),
          excluded: Object.fromEntries(counts),
        });
      }),
      { numRuns: randomRuns(120) },
    );
  });

  it('chooses others by another seed, and everyone by one of them', async () => {
    const everyone = await recipientsOf({ states: statesOf(kind) }, kind);
    const samples = await Promise.all(
      Array.from({ length: 200 }, (_each, sampleSeed) =>
        recipientsOf({ states: statesOf(kind), randomSample: 5, sampleSeed }, kind),
      ),
    );
    const times = new Map<unknown, number>();
    for (const [seq] of samples.flat()) times.set(seq, (times.get(seq) ?? 0) + 1);
    expect(times.size).toBe(everyone.length);
    // Evenly: 200 samples of 5 are 1,000 users, so nobody is chosen five times as often as the average.
    expect(Math.max(...times.values())).toBeLessThan((5 * 1000) / everyone.length);
  });

  it('finds, by a list, the users who verified or only stated its addresses, and reaches them as it says', async () => {
    for (const reachStatedBy of kind === 'invite' ? [null, 'email', 'sms'] : [null, 'email'])
      await expectRight({ states: statesOf(kind), emailListId: listId, reachStatedBy }, kind);
    expect((await world.preview({ emailListId: listId }, kind)).stated).toBeGreaterThan(1);
  });

  it('finds every waiting user when no field is given', async () => {
    await expectRight({}, kind);
    expect((await world.preview({}, kind)).people).toBeGreaterThan(10);
  });
});
