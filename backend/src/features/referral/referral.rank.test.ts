import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { manySignups } from '../../testing/matrix.ts';
import { createWaitlist, joinVerified, noBrowser, person, verifyEmail } from '../../testing/scenarios.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { ReferralService } from './referral.service.ts';

let database: TestDatabase;
let referral: ReferralService;

beforeAll(async () => {
  database = await createTestDatabase();
  referral = new ReferralService(database.pool);
});
afterAll(() => database.drop());

/** Points that so many users share get counts of their own. */
const maintainRanks = () => database.pool.query('SELECT waitlist_maintain_ranks($1)', [manySignups / 500]);

const rankOf = async (userId: string): Promise<number> => {
  const outcome = await referral.rank({ userId });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.rank;
};

describe('rank', () => {
  it('is visible to the very next request, on every instance', async () => {
    const waitlists = [createWaitlist(database), createWaitlist(database)] as const;
    const first = await joinVerified(database.pool, waitlists[0]);
    const second = await joinVerified(database.pool, waitlists[1]);
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual([1, 2]);
    await joinVerified(database.pool, waitlists[0], { referralCode: second.referralId });
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual([2, 1]);
    expect(await referral.rank({ referralId: ` ${second.referralId.toLowerCase()}` })).toMatchObject({
      rank: 1,
      total: 3,
      userId: second.id,
    });
  });

  it('agrees with a window function at many signups, ties shared by thousands included', async () => {
    await seedSignups(database.pool, {
      signups: manySignups,
      pointsPerReferral: 10,
      onProgress: () => undefined,
    });
    await maintainRanks();
    const { rows } = await database.pool.query('SELECT points FROM rank_dense_points');
    expect(rows.length).toBeGreaterThan(3);
    await expectConsistent(database.pool);
  });

  it('is each one’s own when a hundred are asked for at once, in a few statements', async () => {
    const { rows: users } = await database.pool.query<{ id: string; referral_id: string; rank: number }>(
      'SELECT id, referral_id, waitlist_rank(seq)::float8 AS rank FROM signup ORDER BY random() LIMIT 49',
    );
    const statements = vi.spyOn(database.pool, 'query');
    const twice = users.flatMap((user) => [user, user]);
    const [unknown, byId, byReferralId] = await Promise.all([
      referral.rank({ userId: randomUUID() }),
      Promise.all(twice.map(({ id }) => referral.rank({ userId: id }))),
      Promise.all(twice.map(({ referral_id }) => referral.rank({ referralId: referral_id }))),
    ]);
    const sent = statements.mock.calls.length;
    statements.mockRestore();
    expect(unknown).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    const expected = twice.map(({ id, referral_id, rank }) => ({
      userId: id,
      referralId: referral_id,
      rank,
    }));
    expect(byId).toMatchObject(expected);
    expect(byReferralId).toMatchObject(expected);
    expect(sent).toBe(Math.ceil((1 + twice.length) / 16) + Math.ceil(twice.length / 16));
  });

  it('knows the fewest referrals that improve a rank, three times, and what they bring, as a full count does', async () => {
    const read = async (text: string) =>
      (await database.pool.query<Record<'seq' | 'points' | 'referrals' | 'rank', number>>(text)).rows;
    const everybody = await read(
      'SELECT seq::float8, coalesce(points, 0)::float8 AS points FROM signup LEFT JOIN score USING (seq)',
    );
    const countRank = (seq: number, points: number) =>
      1 +
      everybody.filter(
        (other) =>
          other.seq !== seq && (other.points > points || (other.points === points && other.seq < seq)),
      ).length;
    const rungs = await read(
      `SELECT seq::float8, points::float8, referrals::float8, rank::float8
       FROM (SELECT seq, coalesce(points, 0) AS points,
               row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS place
             FROM signup LEFT JOIN score USING (seq)) AS everybody,
         waitlist_next_steps(seq, 10) WHERE place <= 20 OR seq % 197 = 0 ORDER BY seq, referrals`,
    );
    const ladders = Map.groupBy(rungs, ({ seq }) => seq);
    expect(ladders.size).toBeGreaterThan(30);
    expect(rungs.filter(({ referrals }) => referrals > 3).length).toBeGreaterThan(3);
    for (const [seq, steps] of ladders) {
      const points = steps[0]?.points ?? 0;
      const expected: unknown[] = [];
      let best = countRank(seq, points);
      for (let referrals = 1; expected.length < 3 && best > 1; referrals += 1) {
        const rank = countRank(seq, points + 10 * referrals);
        if (rank < best) expected.push({ seq, points, referrals, rank });
        best = rank;
      }
      expect(steps, `seq ${seq}`).toEqual(expected);
    }
    const first = '(SELECT seq FROM score ORDER BY points DESC, seq LIMIT 1) AS first';
    expect(await read(`SELECT referrals FROM ${first}, waitlist_next_steps(seq, 10)`)).toEqual([]);
    expect(await read('SELECT referrals FROM waitlist_next_steps(1000, 0)')).toEqual([]);
  });

  it('stays exact while two instances join on values that have block counts of their own', async () => {
    const waitlists = [createWaitlist(database), createWaitlist(database)];
    const { rows } = await database.pool.query<{ referral_id: string }>(
      'SELECT referral_id FROM signup ORDER BY random() LIMIT 150',
    );
    const inputs = Array.from({ length: 600 }, (_, index) =>
      person({ referralCode: rows[Math.floor(index / 4)]?.referral_id }),
    );
    await Promise.all(inputs.map(({ email }) => verifyEmail(database.pool, email)));
    await Promise.all([
      ...inputs.map((input, index) => waitlists[index % 2]?.join(input, noBrowser)),
      ...Array.from({ length: 5 }, () => maintainRanks()),
    ]);
    await expectConsistent(database.pool);
  });

  it('is read in one snapshot: the people of one order never share a rank, however busy the joins are', async () => {
    const waitlist = createWaitlist(database);
    const { rows } = await database.pool.query<{ referral_id: string }>(
      'SELECT referral_id FROM signup WHERE seq > $1 ORDER BY random() LIMIT 60',
      [manySignups - 1000],
    );
    const inputs = Array.from({ length: 300 }, (_, index) =>
      person({ referralCode: rows[index % rows.length]?.referral_id }),
    );
    await Promise.all(inputs.map(({ email }) => verifyEmail(database.pool, email)));
    const state = { joining: true };
    const joins = Promise.all(inputs.map((input) => waitlist.join(input, noBrowser))).finally(() => {
      state.joining = false;
    });
    let readings = 0;
    do {
      const { rows: seen } = await database.pool.query<{ people: number; ranks: number }>(
        'SELECT count(*)::int AS people, count(DISTINCT waitlist_rank(seq))::int AS ranks FROM signup WHERE seq % 40 = 0',
      );
      expect(seen[0]?.ranks).toBe(seen[0]?.people);
      readings += 1;
    } while (state.joining);
    await joins;
    expect(readings).toBeGreaterThan(0);
    await expectConsistent(database.pool, 3000);
  });

  it.each([
    [{}, 'BAD_REQUEST'],
    [{ userId: '01a1fd8d-2914-76e1-9b6f-e01272ce977a', referralId: 'AAAAAAAAAA' }, 'BAD_REQUEST'],
    [{ userId: '01a1fd8d-2914-76e1-9b6f-e01272ce977a' }, 'NOT_FOUND'],
    [{ userId: "' OR 1=1 --" }, 'NOT_FOUND'],
    [{ referralId: 'short' }, 'NOT_FOUND'],
    [{ referralId: 'NOBODYHAS1' }, 'NOT_FOUND'],
  ])('answers %j with %s', async (query, code) => {
    expect(await referral.rank(query)).toMatchObject({ ok: false, code });
  });
});

describe('points', () => {
  it('reports the same however often it is asked', async () => {
    const waitlist = createWaitlist(database);
    const owner = await joinVerified(database.pool, waitlist);
    await joinVerified(database.pool, waitlist, { referralCode: owner.referralId });
    for (let count = 0; count < 3; count += 1) {
      expect(await referral.points(owner.referralId)).toMatchObject({
        ok: true,
        referralPoints: 10,
        referralId: owner.referralId,
      });
    }
  });

  it.each([
    ['', 'VALIDATION_FAILED'],
    [null, 'VALIDATION_FAILED'],
    ['short', 'REFERRAL_NOT_FOUND'],
    ['NOBODYHAS1', 'REFERRAL_NOT_FOUND'],
  ])('answers %j with %s', async (code, expected) => {
    expect(await referral.points(code)).toMatchObject({ ok: false, code: expected });
  });
});
