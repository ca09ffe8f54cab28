import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { honest, joinAll, ringOf } from '../fairness/fairness.scenario.ts';
import { ReviewService } from '../fairness/fairness.review.service.ts';
import { findWelcomes } from '../waitlist/waitlist.welcome.repository.ts';
import { findClaimNews } from './reward.claim.repository.ts';
import { addReward, caller, claimsOf, claimsOn, giveRewards, rewardsOn } from './reward.scenario.ts';

const database = testDatabase(perTest);
const decision = { actor: { kind: 'command-line' } } as const;

/** A user, and a way to let friends join with their code. */
async function newReferrer() {
  const [user] = await joinAll(database, undefined, honest(1));
  if (user === undefined) throw new Error('Nobody joined');
  const { id, referralId } = user;
  return { id, referralId, refer: (count: number) => joinAll(database, referralId, honest(count)) };
}

const eventsOf = async () => {
  const { rows } = await database.pool.query<{ type: string }>(
    `SELECT type FROM event WHERE type LIKE 'reward.%' ORDER BY seq`,
  );
  return rows.map(({ type }) => type.slice('reward.'.length));
};
const listen = () =>
  database.pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     VALUES (gen_random_uuid(), 'https://example.com', '', '{reward.reached}', false, 1, 1, 0, 0)`,
  );

describe('a reward', () => {
  it('is reached by the referral that makes it enough, once', async () => {
    const reward = await addReward(database.pool);
    const { referralId, refer } = await newReferrer();
    await refer(2);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([]);
    await refer(1);
    await giveRewards(database.pool);
    await refer(4);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[referralId, 'waiting']]);
    const { rows } = await database.pool.query(
      `SELECT kind, count(*)::int FROM notice WHERE kind = 'reward' GROUP BY 1`,
    );
    expect(rows).toEqual([{ kind: 'reward', count: 1 }]);
  });

  it('is not reached by fakes, not even for a moment', async () => {
    const reward = await addReward(database.pool);
    const { referralId } = await newReferrer();
    await joinAll(database, referralId, ringOf(6));
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([]);
  });

  it('is withdrawn when credits go, and reached again when they come back', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 2 });
    const { referralId, refer } = await newReferrer();
    const friends = await refer(2);
    await giveRewards(database.pool);
    const exclusion = createExclusion(database.pool);
    await exclusion.block(decision, friends[0]?.id ?? '');
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[referralId, 'withdrawn']]);
    await exclusion.unblock(decision, friends[0]?.id ?? '');
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[referralId, 'waiting']]);
    await expectConsistent(database.pool);
  });

  it('is flagged when credits go after it was fulfilled, and not when they come back', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 1 });
    const { id, referralId, refer } = await newReferrer();
    const [friend] = await refer(1);
    await giveRewards(database.pool);
    const waiting = await claimsOn(database.pool).list({ state: 'waiting' });
    const [claim] = waiting.ok ? waiting.page.docs : [];
    expect(claim).toMatchObject({ user: { id }, reward: { id: reward } });
    expect(await claimsOn(database.pool).fulfill([claim?.id ?? ''], caller)).toEqual({ ok: true, claims: 1 });
    const { rows: audit } = await database.pool.query(
      `SELECT target_id, details FROM audit_entry WHERE action = 'reward.fulfill'`,
    );
    expect(audit).toEqual([{ target_id: id, details: { reward: 'A T-shirt' } }]);
    const review = new ReviewService({
      ...{ pool: database.pool, reader: database.pool, exclusion: createExclusion(database.pool) },
    });
    const input = { about: [friend?.id ?? ''], action: 'reverse', block: false, reason: 'A fake' } as const;
    const preview = await review.preview(input);
    await review.decide({ ...input, version: preview.ok ? preview.preview.version : '' }, caller);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[referralId, 'flagged']]);
    const back = { ...input, action: 'release' } as const;
    const next = await review.preview(back);
    await review.decide({ ...back, version: next.ok ? next.preview.version : '' }, caller);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[referralId, 'fulfilled']]);
  });

  it('goes with its user: blocked, and erased', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 1 });
    const [one, other] = [await newReferrer(), await newReferrer()];
    await one.refer(1);
    await other.refer(1);
    await giveRewards(database.pool);
    const exclusion = createExclusion(database.pool);
    await exclusion.block(decision, one.id);
    await exclusion.erase(decision, other.id);
    await giveRewards(database.pool);
    expect((await claimsOf(database.pool, reward)).map(([, state]) => state)).toEqual([
      'withdrawn',
      'withdrawn',
    ]);
  });

  it('for both sides also goes to each friend who joined with a code', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 2, recipients: 'both' });
    const { referralId, refer } = await newReferrer();
    const [first] = await refer(1);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[first?.referralId, 'waiting']]);
    const [second] = await refer(1);
    await giveRewards(database.pool);
    expect((await claimsOf(database.pool, reward)).map(([who]) => who)).toEqual([
      first?.referralId,
      referralId,
      second?.referralId,
    ]);
    await createExclusion(database.pool).block(decision, first?.id ?? '');
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([
      [first?.referralId, 'withdrawn'],
      [referralId, 'withdrawn'],
      [second?.referralId, 'waiting'],
    ]);
  });

  it('goes to no more users than its limit, the first ones, and to the next when one is withdrawn', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 1, limit: 2 });
    const people = [await newReferrer(), await newReferrer(), await newReferrer(), await newReferrer()];
    const friends = [];
    for (const { refer } of people.slice(0, 3)) friends.push(...(await refer(1)));
    await giveRewards(database.pool);
    const codes = people.map(({ referralId }) => referralId);
    expect((await claimsOf(database.pool, reward)).map(([who]) => who)).toEqual(codes.slice(0, 2));
    await createExclusion(database.pool).block(decision, friends[0]?.id ?? '');
    await giveRewards(database.pool);
    await people[3]?.refer(1);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([
      [codes[0], 'withdrawn'],
      [codes[1], 'waiting'],
      [codes[3], 'waiting'],
    ]);
    await createExclusion(database.pool).unblock(decision, friends[0]?.id ?? '');
    await giveRewards(database.pool); // there is no room
    expect((await claimsOf(database.pool, reward)).filter(([, state]) => state === 'waiting')).toHaveLength(
      2,
    );
  });

  it('is not reached once it is stopped or has ended, but stays with those who have', async () => {
    const stopped = await addReward(database.pool, { referralsNeeded: 1 });
    const ended = await addReward(database.pool, {
      referralsNeeded: 1,
      endsAt: new Date(Date.now() + 60_000).toISOString(),
    });
    const before = await newReferrer();
    await before.refer(1);
    await giveRewards(database.pool);
    await rewardsOn(database.pool).setStopped(stopped, true, caller);
    await database.pool.query(`UPDATE reward SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      ended,
    ]);
    const after = await newReferrer();
    await after.refer(1);
    await giveRewards(database.pool);
    for (const reward of [stopped, ended])
      expect(await claimsOf(database.pool, reward)).toEqual([[before.referralId, 'waiting']]);
    expect(await rewardsOn(database.pool).open()).toEqual([]);
  });

  it('goes to those who met it meanwhile when it is resumed, or for more users or longer', async () => {
    const rewards = rewardsOn(database.pool);
    const early = await newReferrer();
    await early.refer(1);
    const terms = { name: 'A T-shirt', referralsNeeded: 1 };
    const stopped = await addReward(database.pool, terms);
    const full = await addReward(database.pool, { ...terms, limit: 1 });
    const ended = await addReward(database.pool, terms);
    await rewards.setStopped(stopped, true, caller);
    await database.pool.query(`UPDATE reward SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      ended,
    ]);
    const [one, other] = [await newReferrer(), await newReferrer()];
    await one.refer(1);
    await other.refer(1);
    await giveRewards(database.pool);
    const have = async (reward: string) => (await claimsOf(database.pool, reward)).map(([who]) => who);
    expect([await have(stopped), await have(full), await have(ended)]).toEqual([[], [one.referralId], []]);
    // One at a time: the join order is scanned for all of them.
    const both = [one.referralId, other.referralId];
    await rewards.setStopped(stopped, false, caller);
    await giveRewards(database.pool);
    expect([await have(stopped), await have(full), await have(ended)]).toEqual([both, [one.referralId], []]);
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    expect(await rewards.update({ ...terms, id: ended, revision: 1, endsAt }, caller)).toMatchObject({
      ok: true,
    });
    await giveRewards(database.pool);
    expect(await have(ended)).toEqual(both);
    expect(await have(full)).toEqual([one.referralId]);
    await rewards.update({ ...terms, id: full, revision: 1, limit: 2 }, caller);
    await giveRewards(database.pool);
    expect(await have(full)).toEqual(both);
  });
});

describe('users who meet the terms before they are set', () => {
  it('get it at once if wanted; otherwise with their next referral', async () => {
    const { referralId, refer } = await newReferrer();
    await refer(3);
    await giveRewards(database.pool);
    expect(
      await rewardsOn(database.pool).meeting({ id: null, recipients: 'referrer', referralsNeeded: 3 }),
    ).toBe(1);
    const now = await addReward(database.pool, { includesExisting: true });
    const later = await addReward(database.pool);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, now)).toEqual([[referralId, 'waiting']]);
    expect(await claimsOf(database.pool, later)).toEqual([]);
    expect(
      await rewardsOn(database.pool).meeting({ id: now, recipients: 'referrer', referralsNeeded: 3 }),
    ).toBe(0);
    await refer(1);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, later)).toEqual([[referralId, 'waiting']]);
  });

  it('are asked about when the threshold changes; what was reached stays reached', async () => {
    const reward = await addReward(database.pool, { referralsNeeded: 2 });
    const [two, one] = [await newReferrer(), await newReferrer()];
    await two.refer(2);
    await one.refer(1);
    await giveRewards(database.pool);
    const terms = { id: reward, name: 'A T-shirt', revision: 1 };
    const rewards = rewardsOn(database.pool);
    expect(await rewards.update({ ...terms, referralsNeeded: 1 }, caller)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { includesExisting: expect.any(String) as string },
    });
    expect(
      await rewards.update({ ...terms, referralsNeeded: 1, includesExisting: true }, caller),
    ).toMatchObject({ ok: true });
    await giveRewards(database.pool);
    expect((await claimsOf(database.pool, reward)).map(([who]) => who)).toEqual([
      two.referralId,
      one.referralId,
    ]);
    expect(
      await rewards.update({ ...terms, referralsNeeded: 5, includesExisting: false }, caller),
    ).toMatchObject({ code: 'CONFLICT' });
    await rewards.update({ ...terms, revision: 2, referralsNeeded: 5, includesExisting: false }, caller);
    await giveRewards(database.pool);
    expect((await claimsOf(database.pool, reward)).map(([, state]) => state)).toEqual(['waiting', 'waiting']);
  });
});

describe('a pool of codes', () => {
  it('gives each code once, the oldest claim first, and to those who waited once there are more', async () => {
    const reward = await addReward(database.pool, { kind: 'code_pool', referralsNeeded: 1 });
    const people = [await newReferrer(), await newReferrer(), await newReferrer()];
    const rewards = rewardsOn(database.pool);
    expect(await rewards.addCodes(reward, ['ONE', ' ONE ', 'TWO'], caller)).toMatchObject({ added: 2 });
    for (const { refer } of people) await refer(1);
    await giveRewards(database.pool);
    const codesOf = async () =>
      Promise.all(people.map(async ({ id }) => (await claimsOn(database.pool).ofOwner(id))[0]?.code));
    expect(await codesOf()).toEqual(['ONE', 'TWO', null]);
    expect(await rewards.addCodes(reward, ['TWO', 'THREE', 'FOUR'], caller)).toMatchObject({
      added: 2,
      reward: { codesLeft: 2, waiting: 1 },
    });
    await giveRewards(database.pool);
    expect(await codesOf()).toEqual(['ONE', 'TWO', 'THREE']);
    expect((await rewards.list())[0]).toMatchObject({ codesLeft: 1, fulfilled: 3, waiting: 0 });
    await createExclusion(database.pool).erase(decision, people[0]?.id ?? '');
    await giveRewards(database.pool);
    const { rows } = await database.pool.query('SELECT claim_seq FROM reward_code WHERE code = $1', ['ONE']);
    expect(rows).toEqual([{ claim_seq: null }]);
    expect((await rewards.list())[0]).toMatchObject({ codesLeft: 1 }); // it is not given again
  });
});

it('a welcome names what referrals earn, without what its user gets for joining with a code', async () => {
  await addReward(database.pool, { name: 'A month', recipients: 'both' });
  const { id, refer } = await newReferrer();
  const [friend] = await refer(1);
  const { rows } = await database.pool.query<{ seq: string }>(
    'SELECT seq::text FROM signup WHERE id = ANY ($1) ORDER BY seq',
    [[id, friend?.id]],
  );
  const welcomes = await findWelcomes(
    database.pool,
    rows.map(({ seq }) => seq),
  );
  expect(
    welcomes
      .toSorted((one, other) => Number(one.signupSeq) - Number(other.signupSeq))
      .map(({ rewards }) => rewards),
  ).toEqual([[{ name: 'A month', referralsNeeded: 3 }], []]);
});

it('users read the instructions of what they reached, of a code once they have it', async () => {
  await addReward(database.pool, { referralsNeeded: 1 });
  await addReward(database.pool, { name: 'A month', kind: 'code_pool', referralsNeeded: 1 });
  const { id, refer } = await newReferrer();
  const instructions = async () =>
    (await claimsOn(database.pool).ofOwner(id)).map((reward) => reward.instructions);
  expect(await instructions()).toEqual(['', '']);
  await refer(1);
  await giveRewards(database.pool);
  expect(await instructions()).toEqual(['Wear it.', '']);
});

it('a message says what a user can earn next', async () => {
  await addReward(database.pool, { referralsNeeded: 1 });
  await addReward(database.pool, { name: 'A month', referralsNeeded: 5 });
  const { refer } = await newReferrer();
  await refer(2);
  await giveRewards(database.pool);
  const { rows } = await database.pool.query<{ seq: string }>('SELECT seq::text FROM reward_claim');
  expect(
    await findClaimNews(
      database.pool,
      rows.map(({ seq }) => seq),
    ),
  ).toMatchObject([
    { name: 'A T-shirt', next: { name: 'A month', referralsLeft: 3 }, code: null, isWithdrawn: false },
  ]);
});

it('steps of two instances at once, and one that fails, give everything once', async () => {
  await listen();
  const reward = await addReward(database.pool, { referralsNeeded: 2, limit: 4 });
  const people = await Promise.all(Array.from({ length: 6 }, newReferrer));
  for (const { refer } of people) await refer(2);
  const other = database.newPool();
  await expect(
    inTransaction(database.pool, async (client) => {
      await client.query('SELECT FROM reward_head FOR UPDATE');
      await client.query('UPDATE reward_head SET last_seq = 5');
      throw new Error('a crash');
    }),
  ).rejects.toThrow('a crash');
  await Promise.all([database.pool, other, database.pool, other].map(giveRewards));
  const claims = await claimsOf(database.pool, reward);
  expect(claims).toHaveLength(4);
  expect(new Set(claims.map(([who]) => who)).size).toBe(4);
  expect(await eventsOf()).toEqual(['reached', 'reached', 'reached', 'reached']);
  await expectConsistent(database.pool);
});
