import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { recordedEvents, seedEndpoint } from '../webhook/webhook.scenario.ts';
import { AppealService } from './fairness.appeal.service.ts';
import { GrantService } from './fairness.grant.service.ts';
import { honest, joinAll, pointsOf } from './fairness.scenario.ts';

const database = testDatabase(perTest);
const caller = { viewer: null, clientAddress: '192.0.2.1' };
const decision = { actor: { kind: 'command-line' } } as const;
const grants = () => new GrantService(database.pool);
const rankOf = async (id: string): Promise<number | null> => {
  const { rows } = await database.pool.query<{ rank: number | null }>(
    'SELECT waitlist_rank(seq)::int AS rank FROM signup WHERE id = $1',
    [id],
  );
  return rows[0]?.rank ?? null;
};
const gift = { points: 30, reason: 'Found a bug', isVisible: true };

describe('points that an admin gives', () => {
  it('count at once, and are taken back whole, once', async () => {
    await seedEndpoint(database.pool, { url: 'https://hooks.example.com/' });
    const people = await joinAll(database, undefined, honest(5));
    const { id = '', referralId = '' } = people.at(-1) ?? {};
    const given = await grants().grant({ userId: id, ...gift }, caller);
    expect(given).toMatchObject({
      ok: true,
      grants: [{ points: 30, reason: 'Found a bug', takenBackAt: null }],
    });
    expect([await rankOf(id), await pointsOf(database.pool, referralId)]).toEqual([1, 30]);
    await expectConsistent(database.pool);
    const grantId = given.ok ? (given.grants[0]?.id ?? '') : '';
    const taken = await Promise.all([grants().takeBack(grantId, caller), grants().takeBack(grantId, caller)]);
    expect(taken.map((outcome) => (outcome.ok ? 'taken' : outcome.code)).sort()).toEqual([
      'NOT_FOUND',
      'taken',
    ]);
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    expect(await grants().ofUser(id)).toMatchObject([{ takenBackAt: expect.any(Date) as Date }]);
    expect(await recordedEvents(database.pool)).toEqual(['points.granted', 'points.taken-back']);
    await expectConsistent(database.pool);
  });

  it('add to those for referrals, also while their user is blocked', async () => {
    const [user] = await joinAll(database, undefined, honest(1));
    const { id = '', referralId = '' } = user ?? {};
    await joinAll(database, referralId, honest(2));
    const exclusion = createExclusion(database.pool);
    await exclusion.block(decision, id);
    await grants().grant({ userId: id, ...gift }, caller);
    await expectConsistent(database.pool);
    await exclusion.unblock(decision, id);
    expect(await pointsOf(database.pool, referralId)).toBe(50);
    await expectConsistent(database.pool);
  });

  it('are shown to the user only if they may see it, and forgotten with them', async () => {
    const [user] = await joinAll(database, undefined, honest(1));
    const { id = '' } = user ?? {};
    await grants().grant({ userId: id, ...gift }, caller);
    await grants().grant({ userId: id, ...gift, reason: 'A friend of mine', isVisible: false }, caller);
    expect(await new AppealService(database.pool).ofOwner(id)).toMatchObject({
      granted: [{ points: 30, reason: 'Found a bug' }],
    });
    await createExclusion(database.pool).erase(decision, id);
    expect((await grants().ofUser(id)).map(({ reason }) => reason)).toEqual(['', '']);
    expect(await grants().grant({ userId: id, ...gift }, caller)).toMatchObject({ code: 'NOT_FOUND' });
    await expectConsistent(database.pool);
  });

  it.each([
    [{ points: 0 }, 'points'],
    [{ points: -5 }, 'points'],
    [{ points: 1.5 }, 'points'],
    [{ points: 1_000_001 }, 'points'],
    [{ reason: ' a ' }, 'reason'],
  ])('are refused with %j, and nothing changes', async (changes, field) => {
    const [user] = await joinAll(database, undefined, honest(1));
    const outcome = await grants().grant({ userId: user?.id ?? '', ...gift, ...changes }, caller);
    expect(outcome).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) as string },
    });
    expect(await grants().ofUser(user?.id ?? '')).toEqual([]);
  });
});
