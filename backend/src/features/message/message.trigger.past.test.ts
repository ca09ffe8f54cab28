import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
  waitlist = createWaitlist(database);
});
afterAll(() => database.drop());

const caller = { viewer: null, clientAddress };
const set = (isOn: boolean, countries?: readonly string[]) =>
  triggersOf(pool).set(
    {
      ...{ kind: 'no_friend', isOn, delayMinutes: 1440 },
      segment: countries === undefined ? null : { countries },
    } as const,
    caller,
  );
const preview = async () => {
  const found = await triggersOf(pool).previewPast('no_friend');
  if (!found.ok) throw new Error(found.message);
  return found.preview;
};
const send = (people: number) => triggersOf(pool).sendPast('no_friend', people, caller);

async function join(fields: Parameters<typeof person>[0] = {}) {
  const joining = person({ newsConsent: true, ...fields });
  const { id, referralId } = await joinVerified(pool, waitlist, joining);
  const { rows } = await pool.query<{ seq: number; key: string }>(
    'SELECT seq::int, email_key AS key FROM signup WHERE id = $1',
    [id],
  );
  return { referralId, email: joining.email, seq: rows[0]?.seq ?? 0, key: rows[0]?.key ?? '' };
}

async function sendAll(pools = [pool]): Promise<readonly string[]> {
  await assess(pool);
  const sender = keepingSender();
  await Promise.all(
    pools.map((own) => sendNotices(own, [noFriendNotices(triggerOptionsOf('no_friend', own, sender))])),
  );
  return sender.sent.map(({ address }) => address).toSorted();
}

/** Whom a plain look at every row finds: who joined before, waits, agreed, has no friend and no suppression, in one country. */
async function expected(country: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `SELECT email FROM signup WHERE country = $1 AND seq <= (SELECT since_seq FROM message_trigger WHERE kind = 'no_friend')
       AND news_wording IS NOT NULL AND blocked_at IS NULL AND erased_at IS NULL
       AND NOT EXISTS (SELECT FROM signup AS friend JOIN credit ON referred_seq = friend.seq WHERE friend.referrer_seq = signup.seq)
       AND NOT EXISTS (SELECT FROM suppression WHERE suppression.email_key = signup.email_key)
       AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq AND standing <> 'waiting')
       AND (SELECT count(*) FROM trigger_message WHERE signup_seq = signup.seq) < 2
       AND NOT EXISTS (SELECT FROM trigger_message WHERE signup_seq = signup.seq AND kind = 'no_friend')`,
    [country],
  );
  return rows.map(({ email }) => email).toSorted();
}

describe('users who joined before a message was switched on', () => {
  it('get it once an admin confirms how many they are, exactly those of the dry run, once on two instances', async () => {
    const users = [];
    for (let each = 0; each < 40; each += 1)
      users.push(await join({ country: each % 3 === 0 ? 'FR' : 'IN', newsConsent: each % 5 !== 0 }));
    const [first, second, third, fourth, fifth] = users.filter((_, each) => each % 3 !== 0 && each % 5 !== 0);
    if (!first || !second || !third || !fourth || !fifth) throw new Error('There are too few users');
    await join({ referralCode: first.referralId });
    await block(pool, second.seq);
    await erase(pool, third.seq);
    await insertSuppressions(pool, triggerSecrets.keys(suppressionLabel), [
      { emailKey: fourth.key, scope: 'news', reason: 'unsubscribe', mailingSeq: null },
    ]);
    await pool.query(
      `INSERT INTO trigger_message (signup_seq, kind, number) VALUES ($1, 'friend', 1), ($1, 'friend', 2)`,
      [fifth.seq],
    );
    await set(true, ['IN']);
    const later = await join({ country: 'IN' });
    expect(await sendAll()).toEqual([]);
    const wanted = await expected('IN');
    expect(wanted.length).toBeGreaterThan(10);
    const { people, sample, excluded } = await preview();
    expect(people).toBe(wanted.length);
    expect(sample).toHaveLength(10);
    for (const { email } of sample) expect(wanted).toContain(email);
    expect(Object.fromEntries(excluded.map((each) => [each.reason, each.people]))).toMatchObject({
      HAS_REFERRALS: 1,
      AT_LIMIT: 1,
      JOINED_LATER: 1,
      UNSUBSCRIBED: 1,
    });
    expect(await send(people * 2)).toMatchObject({
      code: 'CONFLICT',
      fields: { confirmPeople: expect.stringContaining(`goes to ${people} users`) },
    });
    expect(await sendAll()).toEqual([]);
    expect(await send(people)).toMatchObject({ ok: true, setting: { pastLeft: people } });
    expect(await send(people)).toMatchObject({ code: 'WRONG_STATE' });
    const sent = await sendAll([database.newPool(2), database.newPool(2)]);
    expect(sent).toEqual(wanted);
    expect(sent).not.toContain(later.email);
    expect((await triggersOf(pool).list()).filter(({ pastLeft }) => pastLeft !== null)).toEqual([]);
    expect((await preview()).people).toBe(0);
    expect(await send(1)).toMatchObject({ code: 'CONFLICT' });
    expect(await sendAll()).toEqual([]);
  });

  it('are never more than were confirmed', async () => {
    await set(false);
    for (let each = 0; each < 25; each += 1) await join({ country: 'NO' });
    await set(true, ['NO']);
    expect((await preview()).people).toBe(25);
    expect(await send(24)).toMatchObject({ ok: true });
    expect(await sendAll()).toHaveLength(24);
  });

  it('get nothing more once it is switched off, nor while it is', async () => {
    await set(false);
    await join({ country: 'IS' });
    await set(true, ['IS']);
    expect(await send(1)).toMatchObject({ ok: true });
    await set(false, ['IS']);
    expect(await sendAll()).toEqual([]);
    expect(await send(1)).toMatchObject({ code: 'WRONG_STATE' });
    await set(true, ['IS']);
    expect(await sendAll()).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN])('are not confirmed by %s', async (people) => {
    expect(await send(people)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { confirmPeople: expect.any(String) },
    });
  });

  it('get no news of friends', async () => {
    expect(await triggersOf(pool).previewPast('friend')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await triggersOf(pool).sendPast('friend', 1, caller)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
