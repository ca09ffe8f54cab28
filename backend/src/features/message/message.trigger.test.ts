import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { keepingSender, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { clientAddress } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { settle as assess } from '../fairness/fairness.scenario.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { friendNotices } from './message.friend.kind.ts';
import { messageKinds, type TriggerKind, triggerKinds } from './message.kinds.ts';
import { noFriendNotices } from './message.no-friend.kind.ts';
import { triggerOptionsOf, triggersOf } from './message.trigger.scenario.ts';
import type { TriggerInput } from './message.trigger.service.ts';

let database: TestDatabase;
let pool: Pool;
let waitlist: WaitlistService;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
  waitlist = createWaitlist(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  for (const kind of triggerKinds) await set(kind, { isOn: false, segment: null });
});

const set = (kind: TriggerKind, change: Partial<TriggerInput> = {}) =>
  triggersOf(pool).set(
    { kind, isOn: true, delayMinutes: kind === 'no_friend' ? 1440 : 0, ...change },
    { viewer: null, clientAddress },
  );

async function join(fields: Parameters<typeof person>[0] = {}) {
  const joining = person({ newsConsent: true, ...fields });
  return { ...(await joinVerified(pool, waitlist, joining)), email: joining.email };
}

const kindsOn = (own: Pool, sender = keepingSender()) => [
  friendNotices(triggerOptionsOf('friend', own, sender)),
  noFriendNotices(triggerOptionsOf('no_friend', own, sender)),
];

/** Sends what is due when some time has passed since everybody joined. */
async function sendAll(after = '25 hours', own = pool): Promise<readonly string[]> {
  await pool.query(`UPDATE signup SET joined_at = joined_at - $1::interval`, [after]);
  await assess(pool);
  const sender = keepingSender();
  await sendNotices(own, kindsOn(own, sender));
  return sender.sent.map(({ id, address }) => `${id.split('-')[0] ?? ''} ${address}`).toSorted();
}

const reasons = async () =>
  (
    await pool.query<{ reason: string }>(
      `SELECT reason FROM notice WHERE state = 'skipped' ORDER BY settled_at DESC LIMIT 1`,
    )
  ).rows.map(({ reason }) => reason);

describe('the kinds', () => {
  it('of the code and of the tables are the same, and each that sends itself has a template', async () => {
    const { rows } = await pool.query<{ kind: string }>('SELECT kind FROM message_trigger ORDER BY kind');
    expect(rows.map(({ kind }) => kind)).toEqual(triggerKinds.toSorted());
    const { rows: templates } = await pool.query<{ kind: string }>(
      'SELECT DISTINCT kind FROM message_template ORDER BY kind',
    );
    expect(templates.map(({ kind }) => kind)).toEqual(
      messageKinds.filter((kind) => kind !== 'broadcast').toSorted(),
    );
  });
});

describe('an audience', () => {
  it('leaves out a user outside of it, of each kind, and counts nothing against them', async () => {
    await set('friend', { segment: { countries: ['IN'] } });
    await set('no_friend', { segment: { countries: ['IN'] } });
    const [inside, outside] = [await join({ country: 'IN' }), await join({ country: 'FR' })];
    const [alone, aloneOutside] = [await join({ country: 'IN' }), await join({ country: 'FR' })];
    for (const { referralId } of [inside, outside])
      await join({ referralCode: referralId, newsConsent: false });
    expect(await sendAll()).toEqual([`friend ${inside.email}`, `no_friend ${alone.email}`].toSorted());
    expect(await reasons()).toEqual(['NOT_IN_SEGMENT']);
    await set('friend', { segment: null });
    const { rows } = await pool.query(
      `SELECT FROM trigger_message JOIN signup ON seq = signup_seq WHERE email = ANY ($1) AND NOT skipped`,
      [[outside.email, aloneOutside.email]],
    );
    expect(rows).toHaveLength(0);
    await join({ referralCode: outside.referralId, newsConsent: false });
    expect(await sendAll('0 hours')).toEqual([`friend ${outside.email}`]);
  });

  it('is looked at when the message is written', async () => {
    await set('friend', { segment: { maxPoints: 10 } });
    const owner = await join();
    await join({ referralCode: owner.referralId, newsConsent: false });
    await assess(pool);
    const [friends] = kindsOn(pool);
    const { claims } = friends ?? {};
    const client = await pool.connect();
    await claims?.claim(client, 100);
    client.release();
    await join({ referralCode: owner.referralId, newsConsent: false });
    expect(await sendAll('0 hours')).toEqual([]);
    expect(await reasons()).toEqual(['NOT_IN_SEGMENT']);
  });

  it('counts who could get the message, as a scan of the rows does, and says why others could not', async () => {
    await join({ country: 'NO' });
    await join({ country: 'NO', newsConsent: false });
    await join({ country: 'IS' });
    const found = await triggersOf(pool).previewAudience('no_friend', { countries: ['NO', 'IS'] });
    expect(found).toMatchObject({
      ok: true,
      preview: { people: 2, excluded: [{ reason: 'NO_CONSENT', people: 1 }] },
    });
    const ofFriends = await triggersOf(pool).previewAudience('friend', { countries: ['NO', 'IS'] });
    expect(ofFriends).toMatchObject({ ok: true, preview: { people: 3, excluded: [] } });
  });

  it.each([
    [{ topByRank: 5 }, 'segment.topByRank'],
    [{ randomSample: 5 }, 'segment.randomSample'],
    [{ emailListId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' }, 'segment.emailListId'],
    [{ states: ['ACCEPTED'] }, 'segment.states'],
    [{ countries: ['Atlantis'] }, 'segment.countries'],
  ])('cannot be %j', async (segment, field) => {
    expect(await set('no_friend', { segment })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
    expect(await triggersOf(pool).previewAudience('no_friend', segment)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('stays if it is left out, and ends with null', async () => {
    await set('friend', { segment: { countries: ['IN'] } });
    const own = async () => (await triggersOf(pool).list()).find(({ kind }) => kind === 'friend')?.segment;
    await set('friend', { delayMinutes: 5 });
    expect(await own()).toMatchObject({ countries: ['IN'] });
    await set('friend', { segment: null });
    expect(await own()).toBeNull();
  });
});

describe('all of them together', () => {
  it('write to nobody more than twice in seven days, on two instances', async () => {
    await set('friend');
    await set('no_friend');
    const owners = await Promise.all(Array.from({ length: 8 }, () => join()));
    const pools = [database.newPool(3), database.newPool(3)];
    const sender = keepingSender();
    for (let day = 0; day < 6; day += 1) {
      const lucky = owners.filter((_, each) => (each + day) % 3 === 0);
      await Promise.all(
        lucky.map(({ referralId }) => join({ referralCode: referralId, newsConsent: false })),
      );
      await pool.query(`UPDATE signup SET joined_at = joined_at - interval '25 hours'`);
      await pool.query(`UPDATE trigger_message SET at = at - interval '25 hours'`);
      await assess(pool);
      await Promise.all(pools.flatMap((own) => kindsOn(own, sender).map((kind) => sendNotices(own, [kind]))));
    }
    const counts = owners.map(({ email }) => sender.sent.filter(({ address }) => address === email).length);
    expect(Math.max(...counts)).toBe(2);
    expect(new Set(sender.sent.map(({ id }) => id)).size).toBe(sender.sent.length);
  });

  it('send nothing that is queued once they are switched off', async () => {
    await set('friend');
    const owner = await join();
    await join({ referralCode: owner.referralId, newsConsent: false });
    await assess(pool);
    const client = await pool.connect();
    await kindsOn(pool)[0]?.claims?.claim(client, 100);
    client.release();
    await set('friend', { isOn: false });
    expect(await sendAll('0 hours')).toEqual([]);
    expect(await reasons()).toEqual(['OFF']);
  });
});
