import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perFile } from '../../testing/lifetime.ts';
import { manySignups } from '../../testing/matrix.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  rankOrCode,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { ReferralService } from '../referral/referral.service.ts';
import type { Decision } from './waitlist.exclusion.service.ts';
import { findWelcomes, queueAllWelcomes } from './waitlist.welcome.repository.ts';

const database = testDatabase();
const waitlist = perFile(() => createWaitlist(database));
const referral = perFile(() => new ReferralService(database.pool));
const exclusion = perFile(() => createExclusion(database.pool));
const decision: Decision = { actor: { kind: 'command-line' } };

const rankOf = (userId: string) => rankOrCode(referral, userId);
const ranksOf = (...people: readonly { readonly id: string }[]) =>
  Promise.all(people.map(({ id }) => rankOf(id)));
const auditOf = async (id: string): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit_entry WHERE target_id = $1 ORDER BY seq',
    [id],
  );
  return rows.map(({ action }) => action);
};

describe('blocking', () => {
  it('removes a user from the ranking immediately, and unblocking restores their rank', async () => {
    const join = (referralCode?: string) => joinVerified(database.pool, waitlist, { referralCode });
    const [first, second, third] = [await join(), await join(), await join()];
    const fourth = await join(second.referralId);
    expect(await ranksOf(second, first, third, fourth)).toEqual([1, 2, 3, 4]);

    await exclusion.block(decision, second.id);
    expect(await ranksOf(second, first, third, fourth)).toEqual(['NOT_FOUND', 1, 2, 3]);
    await exclusion.block(decision, first.id);
    expect(await ranksOf(second, first, third, fourth)).toEqual(['NOT_FOUND', 'NOT_FOUND', 1, 2]);
    await expectConsistent(database.pool);

    await exclusion.unblock(decision, second.id);
    expect(await ranksOf(second, first, third, fourth)).toEqual([1, 'NOT_FOUND', 2, 3]);
    await exclusion.unblock(decision, first.id);
    expect(await ranksOf(second, first, third, fourth)).toEqual([1, 2, 3, 4]);
    await expectConsistent(database.pool);
  });

  it('makes their code credit no one, and the reply of the join says so', async () => {
    const owner = await joinVerified(database.pool, waitlist);
    await joinVerified(database.pool, waitlist, { referralCode: owner.referralId });
    await exclusion.block(decision, owner.id);
    expect(await joinVerified(database.pool, waitlist, { referralCode: owner.referralId })).toMatchObject({
      referralCredited: false,
      message: expect.stringContaining('credited no one'),
    });
    expect(await referral.points(owner.referralId)).toMatchObject({ code: 'REFERRAL_NOT_FOUND' });
    await exclusion.unblock(decision, owner.id);
    expect(await referral.points(owner.referralId)).toMatchObject({ referralPoints: 10 });
    expect(await joinVerified(database.pool, waitlist, { referralCode: owner.referralId })).toMatchObject({
      referralCredited: true,
    });
    await expectConsistent(database.pool);
  });

  it('takes back the credit that their join gave, and gives it again when they are unblocked, however often', async () => {
    const [owner, rival] = [
      await joinVerified(database.pool, waitlist),
      await joinVerified(database.pool, waitlist),
    ];
    const fake = await joinVerified(database.pool, waitlist, { referralCode: owner.referralId });
    await joinVerified(database.pool, waitlist, { referralCode: rival.referralId });
    const pointsOf = async ({ referralId }: { readonly referralId: string }) =>
      (await referral.points(referralId)) as {
        readonly referralPoints?: number;
        readonly referralCount?: number;
      };
    const before = await ranksOf(owner, rival);
    for (const turn of [1, 2]) {
      await Promise.all([exclusion.block(decision, fake.id), exclusion.block(decision, fake.id)]);
      expect(await pointsOf(owner), `turn ${turn}`).toMatchObject({ referralPoints: 0 });
      const [ownRank = 0, rivalRank = 0] = await ranksOf(owner, rival);
      expect(Number(ownRank)).toBeGreaterThan(Number(rivalRank));
      await expectConsistent(database.pool);
      await Promise.all([exclusion.unblock(decision, fake.id), exclusion.unblock(decision, fake.id)]);
      expect(await pointsOf(owner)).toMatchObject({ referralPoints: 10 });
      expect(await ranksOf(owner, rival)).toEqual(before);
      await expectConsistent(database.pool);
    }
    const { rows } = await database.pool.query<{ points: number; cause: string }>(
      `SELECT points, cause FROM credit JOIN signup ON signup.seq = referred_seq WHERE id = $1 ORDER BY revision`,
      [fake.id],
    );
    expect(rows.map(({ points, cause }) => `${cause} ${points}`)).toEqual([
      'join 10',
      'reverse -10',
      'restore 10',
      'reverse -10',
      'restore 10',
    ]);
  });

  it('takes the credit back from an owner who is invited or blocked, too', async () => {
    const [invited, blocked] = [
      await joinVerified(database.pool, waitlist),
      await joinVerified(database.pool, waitlist),
    ];
    const fakes = [
      await joinVerified(database.pool, waitlist, { referralCode: invited.referralId }),
      await joinVerified(database.pool, waitlist, { referralCode: blocked.referralId }),
    ];
    await database.pool.query(
      `SELECT waitlist_set_standing(array_agg(seq), 'away') FROM signup WHERE id = $1`,
      [invited.id],
    );
    await exclusion.block(decision, blocked.id);
    for (const { id } of fakes) await exclusion.block(decision, id);
    await expectConsistent(database.pool);
    for (const { id } of fakes) await exclusion.unblock(decision, id);
    await expectConsistent(database.pool);
  });

  it('leaves them their signup: joining again makes no other, and is answered again once they are unblocked', async () => {
    const input = person();
    const joined = await joinVerified(database.pool, waitlist, input);
    await exclusion.block(decision, joined.id);
    await verifyEmail(database.pool, input.email);
    expect(await waitlist.join(input, noBrowser)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await rankOf(joined.id)).toBe('NOT_FOUND');
    await expectConsistent(database.pool);
    await exclusion.unblock(decision, joined.id);
    expect(await waitlist.join(input, noBrowser)).toMatchObject({
      ok: true,
      alreadyJoined: true,
      id: joined.id,
    });
  });

  it('welcomes no blocked user', async () => {
    const [before, after] = [
      await joinVerified(database.pool, waitlist),
      await joinVerified(database.pool, waitlist),
    ];
    const { rows } = await database.pool.query<{ seq: string }>(
      'SELECT seq::text FROM signup WHERE id = ANY ($1) ORDER BY seq',
      [[before.id, after.id]],
    );
    const seqs = rows.map(({ seq }) => seq);
    const queued = async () =>
      (await database.pool.query(`SELECT key FROM notice WHERE kind = 'welcome' AND key = ANY ($1)`, [seqs]))
        .rows;
    const blocked = async () => (await findWelcomes(database.pool, seqs)).map(({ isBlocked }) => isBlocked);
    await exclusion.block(decision, before.id);
    await inTransaction(database.pool, queueAllWelcomes);
    expect(await queued()).toEqual([{ key: seqs[1] }]);
    await exclusion.block(decision, after.id);
    expect(await blocked()).toEqual([true, true]);
    await exclusion.unblock(decision, after.id);
    expect((await blocked()).toSorted()).toEqual([false, true]);
  });

  it('is done once and audited once, even in a race', async () => {
    const { id } = await joinVerified(database.pool, waitlist);
    const both = [exclusion, createExclusion(database.newPool())];
    const blocked = await Promise.all(both.map((service) => service.block(decision, id)));
    expect(blocked[0]).toEqual(blocked[1]);
    expect(await auditOf(id)).toEqual(['signup.block']);
    await Promise.all(both.map((service) => service.unblock(decision, id)));
    expect(await auditOf(id)).toEqual(['signup.block', 'signup.unblock']);
    await expectConsistent(database.pool);
  });

  it.each(['01a1fd8d-2914-76e1-9b6f-e01272ce977a', "' OR 1=1 --", ''])(
    'answers NOT_FOUND for %j and writes nothing',
    async (id) => {
      expect(await exclusion.block(decision, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
      expect(await exclusion.unblock(decision, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
      expect(await auditOf(id)).toEqual([]);
    },
  );
});

describe('ranks at thousands of signups, ties shared by thousands included', () => {
  it(
    'stay exact while two instances join, block and unblock at the same time',
    { timeout: 60_000 },
    async () => {
      await seedSignups(database.pool, {
        signups: manySignups,
        pointsPerReferral: 10,
        onProgress: () => undefined,
      });
      await database.pool.query('SELECT waitlist_maintain_ranks(40)');
      const waitlists = [waitlist, createWaitlist(database)];
      const { rows } = await database.pool.query<{ id: string; referral_id: string }>(
        `(SELECT id, referral_id FROM signup JOIN score USING (seq) ORDER BY random() LIMIT 100)
       UNION ALL (SELECT id, referral_id FROM signup ORDER BY random() LIMIT 100)`,
      );
      const inputs = rows.flatMap(({ referral_id: referralCode }) => [
        person({ referralCode }),
        person({ referralCode }),
      ]);
      await Promise.all(inputs.map(({ email }) => verifyEmail(database.pool, email)));
      await Promise.all([
        ...inputs.map((input, index) => waitlists[index % 2]?.join(input, noBrowser)),
        ...rows.map(({ id }) => exclusion.block(decision, id)),
        ...rows.slice(50, 150).map(({ id }) => exclusion.unblock(decision, id)),
        ...Array.from({ length: 4 }, () => database.pool.query('SELECT waitlist_maintain_ranks(40)')),
      ]);
      await expectConsistent(database.pool);
      await Promise.all(rows.map(({ id }) => exclusion.unblock(decision, id)));
      await database.pool.query('SELECT waitlist_maintain_ranks(40)');
      await expectConsistent(database.pool);
      const { rows: left } = await database.pool.query(
        `SELECT seq FROM score JOIN signup USING (seq) WHERE id = ANY ($1) AND standing <> 'waiting'`,
        [rows.map(({ id }) => id)],
      );
      expect(left).toEqual([]);
    },
  );
});
