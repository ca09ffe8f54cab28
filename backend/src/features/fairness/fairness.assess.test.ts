import { describe, expect, it } from 'vitest';
import { seedSignups } from '../../seed/seed-signups.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { manySignups } from '../../testing/matrix.ts';
import { newBrowserToken } from '../verification/verification.rules.ts';
import type { Joined } from '../waitlist/waitlist.service.ts';
import {
  creditsOf,
  honest,
  joinAll,
  type Newcomer,
  pointsOf,
  randomLetters,
  ringOf,
  settle,
  spread,
  tidyUp,
} from './fairness.scenario.ts';

const database = testDatabase(perTest);

async function referrer(): Promise<Joined> {
  const [joined] = await joinAll(database, undefined, honest(1));
  if (joined === undefined) throw new Error('Nobody joined');
  return joined;
}

const bestTen = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT referral_id AS id FROM score JOIN signup USING (seq) WHERE standing = 'waiting' ORDER BY -points, seq LIMIT 10`,
  );
  return rows.map(({ id }) => id);
};

describe('a ring of a thousand fakes', () => {
  it('gains its referrer nothing, and honest friends among them count', { timeout: 120_000 }, async () => {
    const rivals = await joinAll(database, undefined, honest(10));
    for (const [nth, rival] of rivals.entries()) await joinAll(database, rival.referralId, honest(30 - nth));
    const before = await bestTen();
    const { referralId } = await referrer();
    const ring = [...ringOf(200)];
    for (let nth = 0; nth < 20; nth += 1) ring.splice(nth * 51, 0, ...honest(1));
    await joinAll(database, referralId, ring);
    expect((await bestTen())[0]).toBe(referralId);
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ held: 1000, counted: 20 });
    expect(await pointsOf(database.pool, referralId)).toBe(200);
    expect(await bestTen()).toEqual(before);
    for (const rival of rivals)
      expect(await creditsOf(database.pool, rival.referralId)).not.toHaveProperty('held');
    await expectConsistent(database.pool);
  });

  it.each([1, 3, 19])('is held whole, however it arrives: %i at a time', async (atATime) => {
    const { referralId } = await referrer();
    const ring = ringOf(20);
    for (let from = 0; from < ring.length; from += atATime) {
      await joinAll(database, referralId, ring.slice(from, from + atATime));
      await settle(database.pool);
    }
    expect(await creditsOf(database.pool, referralId)).toEqual({ held: 100 });
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    await expectConsistent(database.pool);
  });
});

describe('people who are together and no fakes', () => {
  const router = { verified: { networkKey: 'one router' } };

  it('are not held: fifty families behind one router', async () => {
    const parents = await joinAll(database, undefined, honest(50, router));
    for (const { referralId } of parents) {
      const phoneNo = `+4930${String(Math.random()).slice(2, 10)}`;
      const browserToken = newBrowserToken();
      await joinAll(database, referralId, [
        ...honest(2, { person: { phoneNo }, ...router }),
        ...honest(2, { verified: { ...router.verified, browserToken } }),
        ...honest(2, router),
      ]);
    }
    await spread(database.pool, 600);
    await settle(database.pool);
    expect(await states()).toEqual({ counted: 300 });
  });

  it('are not held: a campus of forty on one network', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, honest(40, router));
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ counted: 40 });
  });

  it("are not held: an influencer's five hundred within ten minutes", { timeout: 60_000 }, async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, honest(500));
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ counted: 500 });
    expect(await pointsOf(database.pool, referralId)).toBe(5000);
  });

  it.each([
    'privaterelay.appleid.com',
    'icloud.com',
    'mozmail.com',
    'duck.com',
    'simplelogin.com',
    'x1.passmail.net',
  ])('are not held: addresses of the relay %s', async (domain) => {
    const { referralId } = await referrer();
    const hidden = (): Newcomer => ({ person: { email: `${randomLetters(9)}@${domain}` } });
    await joinAll(database, referralId, Array.from({ length: 12 }, hidden));
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ counted: 12 });
  });

  it('are hardly ever held: a campaign like any other', { timeout: 120_000 }, async () => {
    await seedSignups(database.pool, {
      signups: manySignups,
      pointsPerReferral: 10,
      onProgress: () => undefined,
    });
    await settle(database.pool);
    const { held = 0 } = await states();
    expect(held / manySignups).toBeLessThan(0.005);
  });
});

describe('a cluster', () => {
  const browserToken = newBrowserToken();
  const inOneBrowser = (count: number) => honest(count, { verified: { browserToken, seconds: 1 } });

  it('gives away the first of it with the one who makes it large enough, over referrers and runs', async () => {
    const [one, other] = [await referrer(), await referrer()];
    await joinAll(database, one.referralId, inOneBrowser(2));
    await joinAll(database, other.referralId, inOneBrowser(1));
    await settle(database.pool);
    expect(await states()).toEqual({ counted: 3 });
    await joinAll(database, other.referralId, inOneBrowser(1));
    await settle(database.pool);
    expect([
      await creditsOf(database.pool, one.referralId),
      await creditsOf(database.pool, other.referralId),
    ]).toEqual([{ held: 2 }, { held: 2 }]);
  });

  it('ends with a gap: addresses that are alike, and joined weeks apart', async () => {
    const { referralId } = await referrer();
    await joinAll(
      database,
      referralId,
      honest(6).map((_, nth) => ({
        person: { email: `john.smith${nth}@example.com` },
        verified: { seconds: 1 },
      })),
    );
    await spread(database.pool, 8 * 24 * 60 * 60);
    await settle(database.pool);
    expect(await states()).toEqual({ counted: 6 });
  });
});

describe('a held credit', () => {
  const throwAway = (count: number, more: Newcomer['verified'] = {}): readonly Newcomer[] =>
    honest(count).map(() => ({ person: { email: `${randomLetters(8)}@mailinator.com` }, verified: more }));
  const pass = (days: number) =>
    database.pool.query('UPDATE credit_hold SET due_at = due_at - make_interval(days => $1)', [days]);

  it('is released by itself after a week, once', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, throwAway(3));
    await settle(database.pool);
    await pass(6);
    await tidyUp(database.pool);
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    await pass(2);
    await tidyUp(database.pool);
    await tidyUp(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 3 });
    expect(await pointsOf(database.pool, referralId)).toBe(30);
    await expectConsistent(database.pool);
  });

  it('waits for a person if it is strong', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, throwAway(3, { seconds: 1 }));
    await settle(database.pool);
    const { rows } = await database.pool.query('SELECT score, due_at FROM credit_hold');
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ score: 85, due_at: null })));
  });

  it('is held anew for what fires later: a welcome that was refused', async () => {
    const { referralId } = await referrer();
    const [fake] = await joinAll(database, referralId, throwAway(1));
    await settle(database.pool);
    await pass(6);
    await database.pool.query(
      `INSERT INTO notice (kind, key, state, next_try_at, settled_at)
       SELECT 'welcome', seq, 'refused', NULL, now() FROM signup WHERE id = $1`,
      [fake?.id],
    );
    await tidyUp(database.pool);
    const { rows } = await database.pool.query('SELECT state, signals, score, due_at FROM credit_hold');
    expect(rows).toEqual([{ state: 'held', signals: ['disposable', 'bounced'], score: 90, due_at: null }]);
  });

  it('is only watched where credits are not held', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, throwAway(2));
    await settle(database.pool, 'watched');
    expect(await creditsOf(database.pool, referralId)).toEqual({ watched: 2 });
    expect(await pointsOf(database.pool, referralId)).toBe(20);
    await expectConsistent(database.pool);
  });
});

describe('people who never come back', () => {
  it('are lifeless where others live', async () => {
    const [living, dead] = [await referrer(), await referrer()];
    const alive = await joinAll(database, living.referralId, honest(30));
    await joinAll(database, dead.referralId, honest(30));
    await settle(database.pool);
    await database.pool.query(`UPDATE assessment SET joined_at = joined_at - interval '4 days'`);
    const flagged = async () => {
      await tidyUp(database.pool);
      const { rows } = await database.pool.query<{ of: string; people: number }>(
        `SELECT referrer_seq::text AS of, count(*)::int AS people FROM assessment WHERE 'lifeless' = ANY (signals) GROUP BY 1`,
      );
      return rows.map(({ people }) => people);
    };
    expect(await flagged()).toEqual([]);
    await database.pool.query(
      'INSERT INTO status_access (signup_seq, opened_at) SELECT seq, now() FROM signup WHERE id = ANY ($1)',
      [alive.slice(0, 10).map(({ id }) => id)],
    );
    expect(await flagged()).toEqual([]); // compared within the hour
    await database.pool.query(`UPDATE fairness_head SET compared_at = now() - interval '2 hours'`);
    expect(await flagged()).toEqual([30]);
  });
});

async function states(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.pool.query<{ state: string; credits: number }>(
    `SELECT coalesce(state, 'counted') AS state, count(*)::int AS credits
     FROM signup LEFT JOIN credit_hold ON referred_seq = seq WHERE signup.referrer_seq IS NOT NULL GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ state, credits }) => [state, credits]));
}
