import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from 'pg';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startFlakyProxy } from '../../testing/flaky-proxy.ts';
import {
  createJoinQueue,
  createWaitlist,
  createWaitlistOn,
  joinVerified,
  noBrowser,
  person,
  pointsPerReferral,
  verifyEmail,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { newReferralId } from '../referral/referral.new-id.ts';
import { browserKey } from '../verification/verification.rules.ts';
import { parseJoin } from './waitlist.rules.ts';
import type { WaitlistService } from './waitlist.service.ts';

let database: TestDatabase;
let pool: Pool;
/** Two instances on one database. */
let instances: readonly [WaitlistService, WaitlistService];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  instances = [createWaitlist(database), createWaitlist(database)];
});
afterAll(async () => {
  await expectConsistent(pool);
  await database.drop();
});

const instance = (index: number): WaitlistService => instances[index % 2 === 0 ? 0 : 1];

async function creditsOf(
  referralId: string,
): Promise<{ credits: number; points: number; referrals: number }> {
  const { rows } = await pool.query<{ credits: number; points: number; referrals: number }>(
    `SELECT (SELECT count(*)::int FROM credit WHERE referrer_seq = seq) AS credits,
       coalesce(score.points, 0)::int AS points, coalesce(score.referral_count, 0)::int AS referrals
     FROM signup LEFT JOIN score USING (seq) WHERE referral_id = $1`,
    [referralId],
  );
  if (rows[0] === undefined) throw new Error(`Nobody has ${referralId}`);
  return rows[0];
}

const nothing = { credits: 0, points: 0, referrals: 0 };
const tryAgain = { ok: false, code: 'DATABASE_UNAVAILABLE', retryAfterSeconds: expect.any(Number) };

describe('joins that race', () => {
  it('makes one row and one credit of 50 identical joins over two instances', async () => {
    const referrer = await joinVerified(pool, instance(0));
    const input = person({ referralCode: referrer.referralId });
    await verifyEmail(pool, input.email);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => instance(index).join(input, noBrowser)),
    );
    const ids = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.id : outcome.code)));
    expect(ids.size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.alreadyJoined)).toHaveLength(1);
    expect(outcomes.every((outcome) => outcome.ok && outcome.referralCredited)).toBe(true);
    const { rows } = await pool.query('SELECT 1 FROM signup WHERE email = $1', [input.email]);
    expect(rows).toHaveLength(1);
    expect(await creditsOf(referrer.referralId)).toEqual({
      credits: 1,
      points: pointsPerReferral,
      referrals: 1,
    });
  });

  it('credits one code exactly 200 times for 200 different people over two instances', async () => {
    const referrer = await joinVerified(pool, instance(1));
    const inputs = Array.from({ length: 200 }, () =>
      person({ referralCode: ` ${referrer.referralId.toLowerCase()} ` }),
    );
    await Promise.all(inputs.map(({ email }) => verifyEmail(pool, email)));
    const outcomes = await Promise.all(inputs.map((input, index) => instance(index).join(input, noBrowser)));
    expect(
      outcomes.every((outcome) => outcome.ok && !outcome.alreadyJoined && outcome.referralCredited),
    ).toBe(true);
    expect(await creditsOf(referrer.referralId)).toEqual({
      credits: 200,
      points: 200 * pointsPerReferral,
      referrals: 200,
    });
  });

  it('counts everyone once while hundreds join, including those not yet in the stored counts', async () => {
    const { pool } = database;
    const inputs = Array.from({ length: 1300 }, (_, index) =>
      person({ country: ['IN', 'GB', 'US'][index % 3] ?? 'IN' }),
    );
    await Promise.all(inputs.map(({ email }) => verifyEmail(pool, email)));
    await Promise.all(inputs.map((input, index) => instance(index).join(input, noBrowser)));
    await expectConsistent(pool);
    const { rows } = await pool.query('SELECT counted_seq > 0 AS counted FROM waitlist_head');
    expect(rows).toEqual([{ counted: true }]);

    await pool.query('SELECT waitlist_count_signups()');
    await joinVerified(pool, instance(1));
    const { rows: heads } = await pool.query('SELECT last_seq - counted_seq AS uncounted FROM waitlist_head');
    expect(heads).toEqual([{ uncounted: '1' }]);
    await expectConsistent(pool);
  });

  it('lets one verification create one signup when it could create two', async () => {
    const phone = '+919876500001';
    await verifyPhone(pool, phone);
    const inputs = [person({ phoneNo: phone, country: 'IN' }), person({ phoneNo: phone, country: 'IN' })];
    const outcomes = await Promise.all(inputs.map((input, index) => instance(index).join(input, noBrowser)));
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.alreadyJoined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.alreadyJoined)).toHaveLength(1);
  });
});

describe('a connection lost during the commit', () => {
  it('gives the same signup and one credit when the answer is lost and the batch is tried again', async () => {
    const proxy = await startFlakyProxy(database.url);
    const proxied = new Pool({ connectionString: proxy.url, max: 2 });
    proxied.on('error', () => undefined);
    const waitlist = createWaitlistOn(createJoinQueue(proxied));
    const referrer = await joinVerified(pool, instance(0));
    const input = person({ referralCode: referrer.referralId });
    await verifyEmail(pool, input.email);
    proxy.loseAnswerWith('joined');
    const outcome = await waitlist.join(input, noBrowser);
    expect(proxy.answersLost).toBe(1);
    expect(outcome).toMatchObject({ ok: true, alreadyJoined: false, referralCredited: true });
    const again = await waitlist.join(input, noBrowser);
    expect(again).toMatchObject({ ok: true, alreadyJoined: true, id: outcome.ok ? outcome.id : '' });
    expect(await creditsOf(referrer.referralId)).toEqual({
      credits: 1,
      points: pointsPerReferral,
      referrals: 1,
    });
    await proxied.end();
    await proxy.close();
  });

  it('answers that the database is unavailable, with a time to retry, when it stays so', async () => {
    const gone = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 1 });
    const waitlist = createWaitlistOn(createJoinQueue(gone, { deadlineMs: 300 }));
    expect(await waitlist.join(person(), noBrowser)).toMatchObject(tryAgain);
    await gone.end();
  });
});

describe('a deadline', () => {
  /** Connections to a database that hangs on demand. */
  async function stalling(deadlineMs: number) {
    const proxy = await startFlakyProxy(database.url);
    const proxied = new Pool({ connectionString: proxy.url, max: 2, connectionTimeoutMillis: 2000 });
    proxied.on('error', () => undefined);
    proxied.on('connect', (client) => client.on('error', () => undefined));
    const queue = createJoinQueue(proxied, { deadlineMs });
    onTestFinished(async () => {
      proxy.resume();
      await queue.drain();
      await proxied.end();
      await proxy.close();
    });
    return { proxy, queue, waitlist: createWaitlistOn(queue) };
  }

  it('holds for every join from its arrival on: under way, tried again or still waiting; then all goes on', async () => {
    const deadlineMs = 1000;
    const { proxy, waitlist } = await stalling(deadlineMs);
    await joinVerified(pool, waitlist);
    const inputs = Array.from({ length: 600 }, () => person());
    await Promise.all(inputs.map(({ email }) => verifyEmail(pool, email)));
    proxy.stall();
    const joins = inputs.map(async (input) => {
      const began = performance.now();
      const outcome = await waitlist.join(input, noBrowser);
      return { outcome, ms: performance.now() - began };
    });
    for (const { outcome, ms } of await Promise.all(joins)) {
      expect(outcome).toMatchObject(tryAgain);
      expect(ms).toBeLessThan(deadlineMs + 3000);
    }
    proxy.resume();
    const again = await Promise.all(inputs.map((input) => waitlist.join(input, noBrowser)));
    expect(again.every(({ ok }) => ok)).toBe(true);
    const { rows } = await pool.query('SELECT count(*)::int AS signups FROM signup WHERE email = ANY ($1)', [
      inputs.map(({ email }) => email),
    ]);
    expect(rows).toEqual([{ signups: inputs.length }]);
  });

  it('leaves it open what became of a join that was under way; joining again finds the same signup', async () => {
    const { proxy, waitlist } = await stalling(500);
    const referrer = await joinVerified(pool, waitlist);
    const input = person({ referralCode: referrer.referralId });
    await verifyEmail(pool, input.email);
    const holder = await pool.connect();
    await holder.query('BEGIN; SELECT FROM waitlist_head FOR UPDATE');
    const join = waitlist.join(input, noBrowser);
    await expect.poll(() => waitingForHead()).toBe(1);
    proxy.stall(); // the answer does not get through
    await holder.query('COMMIT');
    holder.release();
    expect(await join).toMatchObject(tryAgain);
    const made = await pool.query<{ id: string }>('SELECT id FROM signup WHERE email = $1', [input.email]);
    expect(made.rows).toHaveLength(1);
    proxy.resume();
    expect(await waitlist.join(input, noBrowser)).toMatchObject({
      ok: true,
      alreadyJoined: true,
      id: made.rows[0]?.id,
    });
    expect(await creditsOf(referrer.referralId)).toMatchObject({ credits: 1 });
  });

  it('is not awaited while the database is known to be unavailable', async () => {
    const queue = createJoinQueue(pool, { isDatabaseAway: () => true });
    const waitlist = createWaitlistOn(queue);
    const input = person();
    await verifyEmail(pool, input.email);
    expect(await waitlist.join(input, noBrowser)).toMatchObject(tryAgain);
    expect((await pool.query('SELECT FROM signup WHERE email = $1', [input.email])).rowCount).toBe(0);
  });

  const waitingForHead = async (): Promise<number> => {
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'CALL waitlist_join_durably%'`,
    );
    return rows[0]?.waiting ?? 0;
  };
});

describe('what a join needs', () => {
  const refused = { ok: false, code: 'VERIFICATION_REQUIRED' };

  it('refuses a visitor who verified nothing, and changes nothing', async () => {
    const input = person();
    expect(await instance(0).join(input, noBrowser)).toMatchObject(refused);
    expect((await pool.query('SELECT 1 FROM signup WHERE email = $1', [input.email])).rows).toEqual([]);
  });

  it('refuses a verification that is older than 15 minutes and takes one that is not', async () => {
    const late = person();
    await verifyEmail(pool, late.email, { minutesAgo: 15.05 });
    expect(await instance(0).join(late, noBrowser)).toMatchObject(refused);
    const inTime = person();
    await verifyEmail(pool, inTime.email, { minutesAgo: 14.9 });
    expect(await instance(0).join(inTime, noBrowser)).toMatchObject({ ok: true });
  });

  it('refuses a verification for another purpose', async () => {
    const input = person();
    await verifyEmail(pool, input.email, { purpose: 'ambassador' });
    expect(await instance(0).join(input, noBrowser)).toMatchObject(refused);
  });

  it("refuses another browser's verification", async () => {
    const token = 'a'.repeat(43);
    const input = person();
    await verifyEmail(pool, input.email, { browserKey: browserKey(token) });
    expect(await instance(0).join(input, noBrowser)).toMatchObject(refused);
    expect(await instance(0).join(input, { broughtCookies: true, token: 'b'.repeat(43) })).toMatchObject(
      refused,
    );
    expect(await instance(0).join(input, { broughtCookies: true, token })).toMatchObject({
      ok: true,
      alreadyJoined: false,
    });
  });

  it('answers joining again within the 15 minutes with the existing signup, whatever else changed', async () => {
    const input = person();
    await verifyEmail(pool, input.email);
    const first = await instance(0).join(input, noBrowser);
    const again = await instance(1).join(
      { ...input, firstName: 'Augusta', phoneNo: '+4930999999' },
      noBrowser,
    );
    expect(again).toMatchObject({
      ok: true,
      alreadyJoined: true,
      message: 'You are already on the waitlist',
      id: first.ok ? first.id : '',
    });
  });

  it('takes the spellings of one mailbox for one person', async () => {
    const unique = Date.now();
    const joined = await joinVerified(pool, instance(0), { email: `ada.lovelace${unique}@gmail.com` });
    const again = await joinVerified(pool, instance(1), { email: `AdaLove.lace${unique}+x@googlemail.com` });
    expect(again).toMatchObject({ alreadyJoined: true, id: joined.id });
  });

  it('neither blocks nor reveals the owner of a contact that is only stated', async () => {
    const owner = person();
    await verifyEmail(pool, owner.email);
    await instance(0).join(owner, noBrowser);
    const phone = '+919876500077';
    await verifyPhone(pool, phone);
    const other = await instance(1).join(
      person({ phoneNo: phone, country: 'IN', email: owner.email }),
      noBrowser,
    );
    expect(other).toMatchObject({ ok: true, alreadyJoined: false });
  });
});

describe('referral codes', () => {
  it.each([
    ['unknown', 'QQQQQQQQQQ'],
    ['too short', 'QQQ'],
    ['hostile', "'; DROP TABLE signup; --%"],
  ])('stores a code that is %s, joins, and credits nobody', async (_kind, code) => {
    const before = await pool.query('SELECT referred_total FROM waitlist_head');
    const joined = await joinVerified(pool, instance(0), { referralCode: code });
    expect(joined).toMatchObject({ referralCredited: false, alreadyJoined: false });
    expect(joined.message).toContain('credited no one');
    const { rows } = await pool.query('SELECT referral_code, referrer_seq FROM signup WHERE id = $1', [
      joined.id,
    ]);
    expect(rows).toEqual([{ referral_code: code, referrer_seq: null }]);
    expect((await pool.query('SELECT referred_total FROM waitlist_head')).rows).toEqual(before.rows);
  });

  it('never credits users for themselves, in any disguise', async () => {
    const unique = `${Date.now()}`;
    const self = await joinVerified(pool, instance(0), {
      email: `self.${unique}@gmail.com`,
      phoneNo: '+91 98765 00099',
      country: 'IN',
    });
    const referralCode = self.referralId.toLowerCase();
    const [other, another] = [`other${unique}@example.com`, `another${unique}@example.com`];
    const disguises = [
      {
        phoneNo: '+919876500098',
        email: `s.e.l.f${unique}+me@googlemail.com`,
        verified: '+919876500098',
        isTold: false,
      },
      { phoneNo: '098765-00099', email: other, verified: other, isTold: false },
      { phoneNo: '919876500099', email: another, verified: '+919876500099', isTold: true },
    ];
    for (const { verified, isTold, ...contacts } of disguises) {
      await (verified.includes('@') ? verifyEmail(pool, verified) : verifyPhone(pool, verified));
      const outcome = await instance(1).join(
        person({ ...contacts, country: 'India', referralCode }),
        noBrowser,
      );
      expect(outcome).toMatchObject({ ok: true, alreadyJoined: false, referralCredited: !isTold });
    }
    expect(await creditsOf(self.referralId)).toEqual(nothing);
  });

  it('takes another referralId when the first is taken', async () => {
    const taken = await joinVerified(pool, instance(0));
    const joining = person();
    const parsed = parseJoin(joining);
    if (!parsed.ok) throw new Error('The scenario is not valid');
    await verifyEmail(pool, joining.email);
    const row = await createJoinQueue(database.newPool(2)).join({
      ...parsed.request,
      id: randomUUIDv7(),
      referralId: taken.referralId,
      browserKey: null,
      erasedHashes: { email: [], phone: [] },
      sources: { first: null, last: null },
    });
    expect(row).toMatchObject({ outcome: 'joined' });
    expect(row).not.toMatchObject({ referralId: taken.referralId });
  });
});

describe('a batch', () => {
  it('lets a row that the database rejects fail alone', async () => {
    const queue = createJoinQueue(database.newPool(2));
    const requests = await Promise.all(
      Array.from({ length: 9 }, async (_, index) => {
        const joining = person();
        const parsed = parseJoin(joining);
        if (!parsed.ok) throw new Error('The scenario is not valid');
        await verifyEmail(pool, joining.email);
        const { request } = parsed;
        return {
          ...request,
          columns: index === 4 ? { ...request.columns, first_name: 'A\0' } : request.columns,
          id: randomUUIDv7(),
          referralId: newReferralId(),
          browserKey: null,
          erasedHashes: { email: [], phone: [] },
          sources: { first: null, last: null },
        };
      }),
    );
    const settled = await Promise.allSettled(requests.map((request) => queue.join(request)));
    expect(settled.map(({ status }) => status)).toEqual(
      requests.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
    );
  });

  it('is answered in full while it drains', async () => {
    const queue = createJoinQueue(database.newPool(2));
    const waitlist = createWaitlistOn(queue);
    const inputs = Array.from({ length: 300 }, () => person());
    await Promise.all(inputs.map(({ email }) => verifyEmail(pool, email)));
    const answers = inputs.map((input) => waitlist.join(input, noBrowser));
    await queue.drain();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  });
});

describe('the ledger', () => {
  it.each(['UPDATE credit SET points = 1000', 'DELETE FROM credit', 'TRUNCATE credit'])(
    'refuses %s',
    async (sql) => {
      await expect(pool.query(sql)).rejects.toThrow('append-only');
    },
  );
});
