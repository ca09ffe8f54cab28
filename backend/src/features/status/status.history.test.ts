import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { manySignups } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { findHistory, keepNextRanks } from './status.history.repository.ts';
import { findPlace, recordOpening } from './status.repository.ts';

const database = testDatabase(perTest);
const decision = { actor: { kind: 'command-line' } } as const;

/** A day of the tests; the first is 1. */
const dayNumber = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);

async function keepAll(day: string, pool = database.pool, atMost = 100): Promise<void> {
  let after: string | null = '0';
  while (after !== null) after = await keepNextRanks(pool, { after, day, atMost });
}

const seqOf = async (id: string): Promise<number> =>
  (await findPlace(database.pool, { signupId: id }))?.seq ?? 0;

describe('the ranks of a day', () => {
  it('are exactly those of all waiting users who have points or came back, once, when two instances keep them', async () => {
    const { pool } = database;
    await seedSignups(pool, { signups: manySignups, pointsPerReferral: 10, onProgress: () => undefined });
    const { rows: opened } = await pool.query<{ seq: number }>(
      'SELECT seq::float8 FROM signup WHERE seq % 7 = 0 AND seq NOT IN (SELECT seq FROM score)',
    );
    for (const { seq } of opened) await recordOpening(pool, seq);
    const away = opened.slice(0, 20).map(({ seq }) => String(seq));
    await inTransaction(pool, (client) => setStanding(client, away, 'away'));
    await Promise.all([keepAll(dayNumber(1)), keepAll(dayNumber(1), database.newPool(2))]);
    const { rows } = await pool.query(
      `WITH ranking AS (
         SELECT seq, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS rank, points IS NOT NULL AS has_points
         FROM signup LEFT JOIN score USING (seq) WHERE seq <> ALL ($1::bigint[])
       ), wanted AS (SELECT * FROM ranking WHERE has_points OR seq IN (SELECT signup_seq FROM status_access))
       SELECT count(*)::int AS wanted, count(*) FILTER (WHERE ranks = ARRAY[rank::int])::int AS exact,
         (SELECT count(*)::int FROM rank_history) AS kept
       FROM wanted LEFT JOIN rank_history ON signup_seq = seq`,
      [away],
    );
    expect(rows[0]?.wanted).toBeGreaterThan(manySignups / 10);
    expect(rows).toEqual([{ wanted: rows[0]?.wanted, exact: rows[0]?.wanted, kept: rows[0]?.wanted }]);
  });
});

describe('the history of a user', () => {
  it('has the rank of each day as it was kept, without the days that were missed, for 30 days', async () => {
    const waitlist = createWaitlist(database);
    const [rival, own] = [
      await joinVerified(database.pool, waitlist),
      await joinVerified(database.pool, waitlist),
    ];
    const credit = (referralCode: string) => joinVerified(database.pool, waitlist, { referralCode });
    await credit(own.referralId);
    const seq = await seqOf(own.id);
    const history = async (today: number) =>
      (await findHistory(database.pool, seq, dayNumber(today))).map(({ day, rank }) => [day, rank]);
    await keepAll(dayNumber(1));
    await credit(rival.referralId);
    await keepAll(dayNumber(1));
    expect(await history(1)).toEqual([[dayNumber(1), 1]]);
    await keepAll(dayNumber(2));
    await credit(own.referralId);
    await keepAll(dayNumber(5));
    const kept = [
      [dayNumber(1), 1],
      [dayNumber(2), 2],
      [dayNumber(5), 1],
    ];
    expect(await history(5)).toEqual(kept);
    expect(await history(31)).toEqual(kept.slice(1));
    await keepAll(dayNumber(31));
    expect(await history(31)).toEqual([...kept.slice(1), [dayNumber(31), 1]]);
    await keepAll(dayNumber(90));
    expect(await history(90)).toEqual([[dayNumber(90), 1]]);
  });

  it('ends when they leave the ranking or have neither points nor come back', async () => {
    const waitlist = createWaitlist(database);
    const [blocked, other] = [
      await joinVerified(database.pool, waitlist),
      await joinVerified(database.pool, waitlist),
    ];
    for (const { id } of [blocked, other]) await recordOpening(database.pool, await seqOf(id));
    const [blockedSeq, otherSeq] = [await seqOf(blocked.id), await seqOf(other.id)];
    await keepAll(dayNumber(1));
    await createExclusion(database.pool).block(decision, blocked.id);
    await keepAll(dayNumber(2));
    expect(await findHistory(database.pool, blockedSeq, dayNumber(2))).toEqual([]);
    await database.pool.query('UPDATE status_access SET opened_at = NULL');
    expect(await findHistory(database.pool, otherSeq, dayNumber(2))).toHaveLength(2);
    await keepAll(dayNumber(3));
    const { rowCount } = await database.pool.query('SELECT FROM rank_history');
    expect(rowCount).toBe(0);
  });

  it('goes with an erased user, also when their rank is being kept meanwhile', async () => {
    const waitlist = createWaitlist(database);
    const exclusion = createExclusion(database.newPool(4));
    const users = [];
    for (let count = 0; count < 30; count += 1) users.push(await joinVerified(database.pool, waitlist));
    for (const { id } of users) await recordOpening(database.pool, await seqOf(id));
    await keepAll(dayNumber(1));
    const [over, pool] = [new AbortController(), database.newPool(1)];
    const keeping = (async () => {
      for (let day = 2; !over.signal.aborted; day += 1) await keepAll(dayNumber(day), pool, 5);
    })();
    for (const { id } of users.slice(10)) await exclusion.erase(decision, id);
    over.abort();
    await keeping;
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS left, count(erased_at)::int AS erased FROM rank_history JOIN signup ON seq = signup_seq`,
    );
    expect(rows).toEqual([{ left: 10, erased: 0 }]);
  });
});
