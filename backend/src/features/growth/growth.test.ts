import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { block, erase, seedPeople } from '../../testing/people.ts';
import { friendDays, type GrowthGroup, growthGroups } from './growth.repository.ts';
import { GrowthService, sampleAtLeast, type ShownGrowth } from './growth.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const dayMs = 86_400_000;

/** A signup as its rows have it. */
interface Person {
  readonly seq: number;
  readonly referrerSeq: number | null;
  readonly joinedAt: Date;
  readonly isOut: boolean;
  /** The sum of the credit for them. */
  readonly credited: number;
  readonly country: string;
  readonly source: string | null;
  readonly campaign: string | null;
}

/** A list over 100 days, with sources, held credits, blocked and erased users. */
async function seed(): Promise<readonly Person[]> {
  const { pool } = database;
  await seedPeople(pool, 3000);
  await pool.query(
    `UPDATE signup SET joined_at = now() - make_interval(mins => (3000 - seq::int) * CASE WHEN seq > 2950 THEN 1 ELSE 48 END)`,
  );
  await pool.query(
    `INSERT INTO source (id, name, medium, campaign, term, content, host, path, via) VALUES
      (1, 'whatsapp', '', '', '', '', '', '/', 'whatsapp'), (2, 'newsletter', 'email', 'launch', '', '', '', '/', ''),
      (3, 'newsletter', 'email', 'later', '', '', '', '/', '')`,
  );
  await pool.query('UPDATE signup SET source_id = nullif(seq % 4, 0)');
  await pool.query(
    `INSERT INTO visit_count (day, source_id, visits, forms, codes, shares)
     SELECT (now() AT TIME ZONE 'UTC')::date - n, 1 + n % 4, n * 10, n * 5, n * 3, n FROM generate_series(0, 99) AS n`,
  );
  await pool.query(
    `INSERT INTO credit_hold (referred_seq, referrer_seq, state)
     SELECT referred_seq, referrer_seq, 'held' FROM credit WHERE revision = 0 AND referred_seq % 7 = 0`,
  );
  await pool.query(`SELECT FROM waitlist_move_credits(ARRAY(SELECT referred_seq FROM credit_hold), 'hold')`);
  for (let seq = 5; seq < 3000; seq += 97)
    await (seq % 2 === 0 ? block : erase)(pool, seq).catch(() => undefined);
  const { rows: referred } = await pool.query<{ seq: number }>(
    'SELECT referred_seq::int AS seq FROM credit ORDER BY referred_seq DESC LIMIT 12',
  );
  for (const { seq } of referred) await erase(pool, seq).catch(() => undefined);
  const { rows } = await pool.query<Person>(
    `SELECT seq::int, referrer_seq::int AS "referrerSeq", joined_at AS "joinedAt", blocked_at IS NOT NULL OR erased_at IS NOT NULL AS "isOut",
       coalesce((SELECT sum(points) FROM credit WHERE referred_seq = seq), 0)::int AS credited, country,
       source.name AS source, nullif(source.campaign, '') AS campaign
     FROM signup LEFT JOIN source ON source.id = source_id ORDER BY seq`,
  );
  return rows;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const weekOf = (at: Date): string =>
  dayOf(new Date(Date.parse(dayOf(at)) - ((at.getUTCDay() + 6) % 7) * dayMs));
const keyOf: Readonly<Record<GrowthGroup, (person: Person) => string | null>> = {
  source: ({ source }) => source,
  campaign: ({ campaign }) => campaign,
  country: ({ country }) => country,
  week: ({ joinedAt }) => weekOf(joinedAt),
};

/** The same from the rows, one by one. */
function expected(people: readonly Person[], by: GrowthGroup, { span: { from, to } }: ShownGrowth) {
  const groups = Map.groupBy(
    people.filter(({ isOut, joinedAt }) => !isOut && dayOf(joinedAt) >= from && dayOf(joinedAt) <= to),
    keyOf[by],
  );
  const friendsOf = Map.groupBy(
    people.filter(({ isOut, credited }) => !isOut && credited > 0),
    ({ referrerSeq }) => referrerSeq,
  );
  return new Map(
    [...groups].map(([key, joined]) => {
      const withFriends = joined
        .map((person) => ({ person, friends: friendsOf.get(person.seq) ?? [] }))
        .filter(({ friends }) => friends.length > 0);
      const msUntil = ({ joinedAt }: Person, friend: Person) =>
        friend.joinedAt.getTime() - joinedAt.getTime();
      const early = withFriends.flatMap(({ person, friends }) =>
        friends.filter((friend) => msUntil(person, friend) <= friendDays * dayMs),
      );
      const days = withFriends
        .map(({ person, friends }) => Math.min(...friends.map((friend) => msUntil(person, friend))) / dayMs)
        .toSorted((one, other) => one - other);
      const middle = (days.length - 1) / 2;
      const median = ((days[Math.floor(middle)] ?? 0) + (days[Math.ceil(middle)] ?? 0)) / 2;
      return [
        key,
        {
          joined: joined.length,
          withFriend: withFriends.length,
          friends: early.length,
          k: joined.length < sampleAtLeast ? null : early.length / joined.length,
          daysToFriend: withFriends.length < sampleAtLeast ? null : median,
        },
      ];
    }),
  );
}

describe('growth', () => {
  let people: readonly Person[];
  beforeAll(async () => {
    people = await seed();
  });

  it('has users of every kind to count', () => {
    expect(people.filter(({ isOut }) => isOut).length).toBeGreaterThan(20);
    expect(people.filter(({ isOut, credited }) => isOut && credited > 0).length).toBeGreaterThan(0);
    expect(
      people.filter(({ referrerSeq, credited }) => referrerSeq !== null && credited === 0).length,
    ).toBeGreaterThan(50);
  });

  it.each(
    growthGroups.flatMap((by) => [
      { by, days: 90 },
      { by, days: 20 },
      { by, days: 0 },
    ]),
  )('by $by over $days days is what the rows say', async ({ by, days }) => {
    const from = dayOf(new Date(Date.now() - days * dayMs));
    const outcome = await new GrowthService(database.pool).growth(by, { from });
    if (!outcome.ok) throw new Error('refused');
    const { growth } = outcome;
    const truth = expected(people, by, growth);
    const sumOf = (step: 'joined' | 'withFriend') =>
      [...truth.values()].reduce((sum, group) => sum + group[step], 0);
    expect(growth.total).toMatchObject({ joined: sumOf('joined'), withFriend: sumOf('withFriend') });
    const counted = growth.rows.filter(({ joined }) => joined > 0);
    expect(new Set(counted.map(({ key }) => key))).toEqual(new Set(truth.keys()));
    for (const { key, daysToFriend, ...row } of counted) {
      const { daysToFriend: median, ...figures } = truth.get(key) ?? { daysToFriend: null };
      expect(row, String(key)).toMatchObject(figures);
      if (median === null) expect(daysToFriend).toBeNull();
      else expect(daysToFriend).toBeCloseTo(median, 4);
    }
  });

  it('counts visits by source, campaign and week, those of unknown sources, too, and none by country', async () => {
    const from = dayOf(new Date(Date.now() - 99 * dayMs));
    for (const by of growthGroups) {
      const outcome = await new GrowthService(database.pool).growth(by, { from });
      const { rows = [], total: all = null } = outcome.ok ? outcome.growth : {};
      expect(all?.visits, by).toBe(by === 'country' ? null : (99 * 100 * 10) / 2);
      const sum = rows.reduce((total, { visits }) => total + (visits ?? 0), 0);
      expect(sum, by).toBe(by === 'country' ? 0 : (99 * 100 * 10) / 2);
      expect(rows.every(({ visits }) => (visits === null) === (by === 'country'))).toBe(true);
    }
  });

  it('says of which weeks the fourteen days are over', async () => {
    const outcome = await new GrowthService(database.pool).growth('week', {});
    const rows = outcome.ok ? outcome.growth.rows : [];
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key).toSorted());
    for (const { key, isComplete } of rows)
      expect(isComplete, String(key)).toBe(Date.parse(String(key)) + 21 * dayMs <= Date.now());
    expect(new Set(rows.map(({ isComplete }) => isComplete)).size).toBe(2);
  });

  it('of a span without anybody has no rows', async () => {
    const outcome = await new GrowthService(database.pool).growth('source', {
      from: '1990-01-01',
      to: '1990-02-01',
    });
    expect(outcome).toMatchObject({ ok: true, growth: { total: { visits: 0, joined: 0 }, rows: [] } });
  });

  it('has the sources left out of the rows in its total', async () => {
    const { pool } = database;
    await pool.query(
      `WITH more AS (INSERT INTO source SELECT n, 'source-' || n, '', '', '', '', '', '/', '' FROM generate_series(1000, 1299) AS n RETURNING id)
       INSERT INTO visit_count (day, source_id, visits) SELECT '2001-01-01', id, 2 FROM more`,
    );
    const outcome = await new GrowthService(pool).growth('source', { from: '2001-01-01', to: '2001-01-01' });
    expect(outcome).toMatchObject({ growth: { total: { visits: 600, joined: 0 } } });
    expect(outcome.ok && outcome.growth.rows.length).toBe(200);
  });

  it.each([
    [{ from: 'yesterday' }, 'from'],
    [{ to: '2026-13-01' }, 'to'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'from'],
  ])('of %j is refused', async (span, field) => {
    expect(await new GrowthService(database.pool).growth('source', span)).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is counted once for everybody who asks at the same time', async () => {
    const growth = new GrowthService(database.pool);
    const answers = await Promise.all([1, 2, 3].map(() => growth.growth('source', {})));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.growth.asOf : null))).size).toBe(1);
  });

  it('shows the last hour, minute by minute', async () => {
    const { minutes, joined, joinedToday, totalUsers } = await new GrowthService(database.pool).live();
    expect(minutes.length).toBe(60);
    const since = Date.parse(minutes[0]?.start ?? '');
    const now = people.filter(({ isOut, joinedAt }) => !isOut && joinedAt.getTime() >= since);
    expect(joined).toBe(now.length);
    expect(joined).toBeGreaterThan(0);
    expect(minutes.reduce((sum, { signups }) => sum + signups, 0)).toBe(now.length);
    const today = people.filter(({ isOut, joinedAt }) => !isOut && dayOf(joinedAt) === dayOf(new Date()));
    expect(joinedToday).toBe(today.length);
    expect(totalUsers).toBe(people.filter(({ isOut }) => !isOut).length);
  });
});
