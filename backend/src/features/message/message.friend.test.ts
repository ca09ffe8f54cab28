import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { keepingSender, noticesOf, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { clientAddress } from '../../testing/accounts.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { block, erase } from '../../testing/people.ts';
import { createWaitlist, joinVerified, person, pointsPerReferral } from '../../testing/scenarios.ts';
import { settle as assess } from '../fairness/fairness.scenario.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { friendNotices } from './message.friend.kind.ts';
import { namesText, nextFriendText, standingText } from './message.friend.texts.ts';
import { insertSuppressions, suppressionLabel } from './message.suppression.repository.ts';
import { triggerOptionsOf, triggerSecrets, triggersOf } from './message.trigger.scenario.ts';

let database: TestDatabase;
let pool: Pool;
let waitlist: WaitlistService;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
  waitlist = createWaitlist(database);
});
afterAll(async () => {
  await expectConsistent(pool);
  await database.drop();
});
beforeEach(async () => {
  await set({ isOn: false });
  await set({ isOn: true });
});

const caller = { viewer: null, clientAddress };
const set = ({ isOn = true, delayMinutes = 0 }) =>
  triggersOf(pool).set({ kind: 'friend', isOn, delayMinutes }, caller);

const kindOn = (own: Pool, sender = keepingSender()) =>
  friendNotices(triggerOptionsOf('friend', own, sender));

interface Sent {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** Looks for fakes, and sends what is due. */
async function sendAll(own = pool): Promise<readonly Sent[]> {
  await assess(pool);
  const sender = keepingSender();
  await sendNotices(own, [kindOn(own, sender)]);
  return sender.sent.map(({ address, content }) => ({
    address,
    subject: 'subject' in content ? content.subject : '',
    text: content.text,
  }));
}

interface Joined {
  readonly id: string;
  readonly referralId: string;
  readonly email: string;
}
async function join(fields: Parameters<typeof person>[0] = {}): Promise<Joined> {
  const joining = person(fields);
  const { id, referralId } = await joinVerified(pool, waitlist, joining);
  return { id, referralId, email: joining.email };
}
const seqOf = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ seq: number }>('SELECT seq::int FROM signup WHERE id = $1', [id]);
  return rows[0]?.seq ?? 0;
};
/** As if everything that was sent had been sent earlier. */
const letPass = async (hours: number): Promise<void> => {
  await pool.query('UPDATE trigger_message SET at = at - make_interval(hours => $1)', [hours]);
  await pool.query('UPDATE friend_news_due SET due_at = due_at - make_interval(hours => $1)', [hours]);
};

describe('news of friends', () => {
  it('tells who joined, the rank, what it gained, and what the next friend brings', async () => {
    const owner = await join({ firstName: 'Priya' });
    for (let each = 0; each < 5; each += 1) await join();
    for (let each = 0; each < 3; each += 1) await join({ referralCode: (await join()).referralId });
    await join({ firstName: 'Sam', referralCode: owner.referralId });
    const sent = await sendAll();
    const own = sent.filter(({ address }) => address === owner.email);
    expect(own).toHaveLength(1);
    const { rows } = await pool.query<{ rank: number; before: number }>(
      `SELECT rank::int, before::int FROM (
         SELECT seq, row_number() OVER (ORDER BY points DESC, seq) AS rank, row_number() OVER (ORDER BY points - gained DESC, seq) AS before
         FROM (SELECT seq, coalesce(points, 0) AS points, CASE seq WHEN $1 THEN ${pointsPerReferral} ELSE 0 END AS gained
           FROM signup LEFT JOIN score USING (seq) WHERE coalesce(standing, 'waiting') = 'waiting') AS scored) AS ranked WHERE seq = $1`,
      [await seqOf(owner.id)],
    );
    const { rank = 0, before = 0 } = rows[0] ?? {};
    expect(before).toBeGreaterThan(rank);
    expect(own[0]?.subject).toBe('Sam joined with your code');
    expect(own[0]?.text).toContain(`You’re now #${rank}, up ${before - rank}`);
    expect(own[0]?.text).toMatch(/friends? moves? you|top of the list/);
    expect(own[0]?.text).toContain(`https://site.example/status#${owner.id}`);
    expect(own[0]?.text).toContain('https://site.example/u/');
  });

  it('gathers friends who join in between, and tells of each once', async () => {
    await set({ delayMinutes: 30 });
    const owner = await join();
    for (const firstName of ['Sam', 'Priya', 'Lee', 'Kim'])
      await join({ firstName, referralCode: owner.referralId });
    expect(await sendAll()).toEqual([]);
    await letPass(1);
    const [first, ...others] = (await sendAll()).filter(({ address }) => address === owner.email);
    expect(first?.subject).toBe('Sam, Priya and 2 others joined with your code');
    expect(others).toEqual([]);
    await letPass(48);
    expect((await sendAll()).filter(({ address }) => address === owner.email)).toEqual([]);
  });

  it('comes at most once a day, and twice in seven days', async () => {
    const owner = await join();
    const subjects: string[] = [];
    for (let day = 0; day < 9; day += 1) {
      await join({ firstName: `F${String.fromCharCode(65 + day)}`, referralCode: owner.referralId });
      for (const part of [1, 2]) {
        const own = (await sendAll()).filter(({ address }) => address === owner.email);
        subjects.push(...own.map(({ subject }) => `${day}.${part} ${subject}`));
        await letPass(12);
      }
    }
    expect(subjects).toEqual([
      '0.1 FA joined with your code',
      '1.1 FB joined with your code',
      '7.1 FC, FD and 4 others joined with your code',
      '8.1 FI joined with your code',
    ]);
  });

  it('is not sent of the past, nor of friends who joined while it was off', async () => {
    const owner = await join();
    await join({ referralCode: owner.referralId });
    await assess(pool);
    await set({ isOn: false });
    await join({ referralCode: owner.referralId });
    await assess(pool);
    expect(await sendAll()).toEqual([]);
    await set({ isOn: true });
    expect(await sendAll()).toEqual([]);
    await join({ firstName: 'Lee', referralCode: owner.referralId });
    expect((await sendAll()).map(({ subject }) => subject)).toEqual(['Lee joined with your code']);
  });

  it('waits until a friend counts: held ones are told of once they are released, blocked and erased ones never', async () => {
    const owner = await join();
    const held = await join({ firstName: 'Held', referralCode: owner.referralId });
    await pool.query(`INSERT INTO credit_hold (referred_seq, referrer_seq, state) VALUES ($1, $2, 'held')`, [
      await seqOf(held.id),
      await seqOf(owner.id),
    ]);
    await pool.query(`SELECT FROM waitlist_move_credits(ARRAY[$1::bigint], 'hold')`, [await seqOf(held.id)]);
    const gone = await join({ firstName: 'Gone', referralCode: owner.referralId });
    const barred = await join({ firstName: 'Barred', referralCode: owner.referralId });
    await erase(pool, await seqOf(gone.id));
    await block(pool, await seqOf(barred.id));
    expect((await sendAll()).filter(({ address }) => address === owner.email)).toEqual([]);
    await pool.query(`UPDATE credit_hold SET state = 'released' WHERE referred_seq = $1`, [
      await seqOf(held.id),
    ]);
    await pool.query(`SELECT FROM waitlist_move_credits(ARRAY[$1::bigint], 'release')`, [
      await seqOf(held.id),
    ]);
    expect((await sendAll()).map(({ subject }) => subject)).toEqual(['Held joined with your code']);
  });

  it('leaves out a friend who is blocked before the message is sent, until they are unblocked', async () => {
    await set({ delayMinutes: 30 });
    const owner = await join();
    const friend = await seqOf((await join({ firstName: 'Sam', referralCode: owner.referralId })).id);
    expect(await sendAll()).toEqual([]);
    await block(pool, friend);
    await letPass(1);
    expect(await sendAll()).toEqual([]);
    await pool.query('UPDATE signup SET blocked_at = NULL WHERE seq = $1', [friend]);
    await pool.query(`SELECT waitlist_set_standing(ARRAY[$1::bigint], 'waiting')`, [friend]);
    await pool.query(`SELECT FROM waitlist_move_credits(ARRAY[$1::bigint], 'restore')`, [friend]);
    await letPass(1);
    expect((await sendAll()).map(({ subject }) => subject)).toEqual(['Sam joined with your code']);
  });

  it('forgets who waited to be told of when it was switched off', async () => {
    await set({ delayMinutes: 30 });
    const owner = await join();
    await join({ firstName: 'Sam', referralCode: owner.referralId });
    expect(await sendAll()).toEqual([]);
    await set({ isOn: false });
    await set({ isOn: true });
    await join({ firstName: 'Lee', referralCode: owner.referralId });
    expect((await sendAll()).map(({ subject }) => subject)).toEqual(['Lee joined with your code']);
  });

  it('goes to nobody who unsubscribed, is blocked, erased or let in', async () => {
    const owners = [await join(), await join(), await join(), await join()];
    const [unsubscribed, barred, gone, invited] = owners;
    for (const { referralId } of owners) await join({ referralCode: referralId });
    const { rows } = await pool.query<{ key: string }>('SELECT email_key AS key FROM signup WHERE id = $1', [
      unsubscribed?.id,
    ]);
    await insertSuppressions(pool, triggerSecrets.keys(suppressionLabel), [
      { emailKey: rows[0]?.key ?? '', scope: 'updates', reason: 'unsubscribe', mailingSeq: null },
    ]);
    await block(pool, await seqOf(barred?.id ?? ''));
    await erase(pool, await seqOf(gone?.id ?? ''));
    await pool.query(`SELECT waitlist_set_standing(ARRAY[$1::bigint], 'away')`, [
      await seqOf(invited?.id ?? ''),
    ]);
    expect(await sendAll()).toEqual([]);
  });

  it('tells of each friend once on several instances, whatever else happens', async () => {
    const pools = [database.newPool(3), database.newPool(3)];
    const owners = await Promise.all(Array.from({ length: 12 }, () => join()));
    const sender = keepingSender();
    const sending = pools.map(async (own) => {
      for (let turn = 0; turn < 25; turn += 1) {
        await sendNotices(own, [kindOn(own, sender)]);
        await assess(own);
      }
    });
    const joins = Array.from({ length: 120 }, async (_, each) => {
      const friend = await join({ referralCode: owners[each % owners.length]?.referralId ?? '' });
      if (each % 11 === 0) await block(pool, await seqOf(friend.id));
      if (each % 13 === 0) await letPass(26);
    });
    await Promise.all([...sending, ...joins]);
    await assess(pool);
    for (let day = 0; day < 20; day += 1) {
      await letPass(26);
      for (const own of pools) await sendNotices(own, [kindOn(own, sender)]);
    }
    const ids = sender.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await pool.query<{ untold: number; twice: number }>(
      `SELECT count(*) FILTER (WHERE message IS NULL AND (SELECT sum(points) FROM credit WHERE credit.referred_seq = friend_news.referred_seq) > 0)::int AS untold
       FROM friend_news JOIN message_trigger ON kind = 'friend' AND referred_seq > since_seq`,
    );
    expect(rows[0]?.untold).toBe(0);
    const { rows: wrong } = await pool.query(
      `SELECT seq FROM signup, message_trigger WHERE kind = 'friend' AND seq > since_seq AND referrer_seq IS NOT NULL AND erased_at IS NULL
         AND (SELECT sum(points) FROM credit WHERE credit.referred_seq = signup.seq) > 0
         AND NOT EXISTS (SELECT FROM friend_news WHERE friend_news.referred_seq = signup.seq)`,
    );
    expect(wrong).toEqual([]);
    expect((await noticesOf(pool, 'friend'))['queued'] ?? 0).toBe(0);
  });
});

describe('its setting', () => {
  it.each([-1, 1.5, 10_081, Number.NaN])('refuses to wait for %s minutes', async (delayMinutes) => {
    expect(await set({ delayMinutes })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { delayMinutes: expect.any(String) },
    });
  });

  it('is audited when it changes', async () => {
    const count = async () =>
      (await pool.query(`SELECT FROM audit_entry WHERE action = 'message.set-trigger'`)).rowCount;
    await set({ delayMinutes: 5 });
    const before = await count();
    await set({ delayMinutes: 5 });
    expect(await count()).toBe(before);
    await set({ delayMinutes: 6 });
    expect(await count()).toBe((before ?? 0) + 1);
  });
});

describe('its words', () => {
  const friends = { names: ['Sam'], count: 1 };
  it.each([
    [{}, 'Sam'],
    [{ names: ['Sam', 'Priya'], count: 2 }, 'Sam and Priya'],
    [{ names: ['Sam', 'Priya'], count: 3 }, 'Sam, Priya and 1 other'],
    [{ names: ['Sam', 'Priya'], count: 1234 }, 'Sam, Priya and 1,232 others'],
    [{ names: ['www.evil.example'], count: 1 }, 'A friend'],
    [{ names: ['evil.example', 'Sam'], count: 2 }, 'Sam and 1 other'],
  ])('name the friends of %j', (changes, text) => {
    expect(namesText({ ...friends, ...changes })).toBe(text);
  });

  it('say where the user is, with a gain or without, and what comes next', () => {
    expect(standingText({ gained: 0, rank: 251 })).toBe('#251');
    expect(standingText({ gained: 2575, rank: 251 })).toBe('now #251, up 2,575');
    expect(nextFriendText({ next: null, rank: 1 })).toMatch(/top/);
    expect(nextFriendText({ next: null, rank: 2 })).toMatch(/counts/);
    expect(nextFriendText({ next: { referrals: 1, rank: 58 }, rank: 251 })).toBe(
      'Your next friend moves you to about #58.',
    );
    expect(nextFriendText({ next: { referrals: 1, rank: 58 }, rank: 251, isFirst: true })).toBe(
      'Your first friend moves you to about #58.',
    );
    expect(nextFriendText({ next: { referrals: 3, rank: 1 }, rank: 2 })).toBe(
      '3 more friends move you to #1.',
    );
  });
});
