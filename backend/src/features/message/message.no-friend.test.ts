import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { keepingSender, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { clientAddress } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { block, erase } from '../../testing/people.ts';
import { createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { settle as assess } from '../fairness/fairness.scenario.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { noFriendNotices } from './message.no-friend.kind.ts';
import { insertSuppressions, suppressionLabel } from './message.suppression.repository.ts';
import { triggerOptionsOf, triggerSecrets, triggersOf } from './message.trigger.scenario.ts';

let database: TestDatabase;
let pool: Pool;
let waitlist: WaitlistService;
let atFirst: unknown;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
  waitlist = createWaitlist(database);
  atFirst = (await pool.query('SELECT kind FROM message_trigger WHERE is_on')).rows;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await set(false);
  await set(true);
});

const set = (isOn: boolean, delayMinutes = 1440) =>
  triggersOf(pool).set({ kind: 'no_friend', isOn, delayMinutes }, { viewer: null, clientAddress });

/** Sends what is due when some time has passed. */
async function sendAll(after = '25 hours') {
  await pool.query(`UPDATE signup SET joined_at = joined_at - $1::interval`, [after]);
  await assess(pool);
  const sender = keepingSender();
  const kind = noFriendNotices(triggerOptionsOf('no_friend', pool, sender));
  await sendNotices(pool, [kind]);
  return sender.sent.map(({ address, content }) => ({ address, text: content.text }));
}

async function join(fields: Parameters<typeof person>[0] = {}) {
  const joining = person({ newsConsent: true, ...fields });
  const { id, referralId } = await joinVerified(pool, waitlist, joining);
  const { rows } = await pool.query<{ seq: number }>('SELECT seq::int FROM signup WHERE id = $1', [id]);
  return { referralId, email: joining.email, seq: rows[0]?.seq ?? 0 };
}

describe('the reminder of users without a friend', () => {
  it('is off in a new installation, and of nobody who joined before it was switched on', async () => {
    await set(false);
    await join();
    expect(await sendAll()).toEqual([]);
    await set(true);
    expect(await sendAll()).toEqual([]);
    expect(atFirst).toEqual([{ kind: 'friend' }]);
  });

  it('comes once, to those who agreed to news and have no friend', async () => {
    const owner = await join();
    const lonely = await join();
    const silent = await join({ newsConsent: false });
    await join({ newsConsent: false, referralCode: owner.referralId });
    const sent = await sendAll();
    expect(sent.map(({ address }) => address)).toEqual([lonely.email]);
    expect(sent[0]?.text).toMatch(/^Your rank: #\d+/m);
    expect(sent[0]?.text).toContain(`https://site.example/?ref=${lonely.referralId}`);
    expect(await sendAll()).toEqual([]);
    expect(silent.email).not.toBe('');
  });

  it('waits as long as it is set to', async () => {
    await set(true, 2880);
    const { email } = await join();
    expect(await sendAll()).toEqual([]);
    expect((await sendAll()).map(({ address }) => address)).toEqual([email]);
  });

  it('waits for a day at least', async () => {
    expect(await set(true, 1439)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { delayMinutes: 'delayMinutes must be a whole number from 1440 to 10080' },
    });
  });

  it('goes to nobody who unsubscribed, is blocked, erased, let in, or had two messages this week', async () => {
    const [unsubscribed, barred, gone, invited, busy, other] = [
      await join(),
      await join(),
      await join(),
      await join(),
      await join(),
      await join(),
    ];
    const { rows } = await pool.query<{ key: string }>('SELECT email_key AS key FROM signup WHERE seq = $1', [
      unsubscribed.seq,
    ]);
    await insertSuppressions(pool, triggerSecrets.keys(suppressionLabel), [
      { emailKey: rows[0]?.key ?? '', scope: 'news', reason: 'unsubscribe', mailingSeq: null },
    ]);
    await block(pool, barred.seq);
    await erase(pool, gone.seq);
    await pool.query(`SELECT waitlist_set_standing(ARRAY[$1::bigint], 'away')`, [invited.seq]);
    await pool.query(
      `INSERT INTO trigger_message (signup_seq, kind, number) VALUES ($1, 'friend', 1), ($1, 'friend', 2)`,
      [busy.seq],
    );
    expect((await sendAll()).map(({ address }) => address)).toEqual([other.email]);
  });
});
