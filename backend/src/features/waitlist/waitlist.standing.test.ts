import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { isFullMatrix, manySignups } from '../../testing/matrix.ts';
import { perFile } from '../../testing/lifetime.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  rankOrCode,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { ReferralService } from '../referral/referral.service.ts';
import type { Decision } from './waitlist.exclusion.service.ts';
import { setStanding, type Standing } from './waitlist.standing.repository.ts';

const database = testDatabase();
const waitlist = perFile(() => createWaitlist(database));
const referral = perFile(() => new ReferralService(database.pool));

const decision: Decision = { actor: { kind: 'command-line' } };
const join = (referralCode?: string) => joinVerified(database.pool, waitlist, { referralCode });
const seqsOf = async (...ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ seq: string }>(
    'SELECT seq::text FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN signup USING (id) ORDER BY place',
    [ids],
  );
  return rows.map(({ seq }) => seq);
};
const change = (seqs: readonly string[], becomes: Standing) =>
  inTransaction(database.pool, (client) => setStanding(client, seqs, becomes));
const rankOf = (userId: string) => rankOrCode(referral, userId);

describe('a user who is away', () => {
  it('has no rank, everyone behind moves up immediately, and points count when they return', async () => {
    const [first, second, third] = [await join(), await join(), await join()];
    const [seq = ''] = await seqsOf(first.id);
    expect(await change([seq], 'away')).toEqual([seq]);
    expect([await rankOf(first.id), await rankOf(second.id), await rankOf(third.id)]).toEqual([
      'NOT_FOUND',
      1,
      2,
    ]);
    const friend = await join(first.referralId);
    expect(friend).toMatchObject({ referralCredited: true });
    expect(await referral.points(first.referralId)).toMatchObject({ referralPoints: 10 });
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual(['NOT_FOUND', 1]);
    await expectConsistent(database.pool);
    expect(await change([seq], 'away'), 'nothing to change').toEqual([]);
    expect(await change([seq], 'waiting')).toEqual([seq]);
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual([1, 2]);
    await expectConsistent(database.pool);
  });

  it('is still a user, in the counts by country and day, until they are blocked', async () => {
    const { id } = await join();
    const [seq = ''] = await seqsOf(id);
    const counts = async () =>
      (
        await database.pool.query<{ excluded: number; signups: number; users: number }>(
          `SELECT excluded_total::int AS excluded, (SELECT sum(signups)::int FROM signups_by_day) AS signups,
             waiting_total::int + away_total::int AS users FROM waitlist_head`,
        )
      ).rows[0];
    const before = (await counts()) ?? { excluded: 0, signups: 0, users: 0 };
    await change([seq], 'away');
    expect(await counts()).toEqual(before);
    await change([seq], 'excluded');
    expect(await counts()).toEqual({
      excluded: before.excluded + 1,
      signups: before.signups - 1,
      users: before.users - 1,
    });
    await change([seq], 'waiting');
    expect(await counts()).toEqual(before);
  });

  it('is taken once when two instances take the same people', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => join()));
    const seqs = await seqsOf(...people.map(({ id }) => id));
    const other = database.newPool();
    const taken = await Promise.all([
      change(seqs, 'away'),
      inTransaction(other, (client) => setStanding(client, [...seqs].reverse(), 'away')),
    ]);
    expect(taken.flat().toSorted()).toEqual([...seqs].toSorted());
    expect(taken.some((all) => all.length === 0)).toBe(true);
    await expectConsistent(database.pool);
  });
});

describe('ranks at thousands of signups, ties shared by thousands included', () => {
  it(
    'stay exact, round after round, while people join, leave the ranking, return and are blocked',
    { timeout: 120_000 },
    async () => {
      await seedSignups(database.pool, {
        signups: manySignups,
        pointsPerReferral: 10,
        onProgress: () => undefined,
      });
      await database.pool.query('SELECT waitlist_maintain_ranks(40)');
      const instances = [database.pool, database.newPool()];
      const waitlists = [waitlist, createWaitlist(database)];
      const exclusion = createExclusion(database.pool);
      const standings: readonly Standing[] = ['away', 'waiting', 'away', 'away'];
      const rounds = 6;
      for (let round = 1; round <= rounds; round += 1) {
        const { rows } = await database.pool.query<{ id: string; seq: string; referral_id: string }>(
          `(SELECT id, seq::text, referral_id FROM signup JOIN score USING (seq) WHERE blocked_at IS NULL ORDER BY random() LIMIT 400)
           UNION (SELECT id, seq::text, referral_id FROM signup WHERE blocked_at IS NULL ORDER BY random() LIMIT 400)`,
        );
        const batches = Array.from({ length: 8 }, (_none, index) =>
          rows.filter((_row, at) => at % 8 === index),
        );
        const inputs = rows.slice(0, 60).map(({ referral_id: referralCode }) => person({ referralCode }));
        await Promise.all(inputs.map(({ email }) => verifyEmail(database.pool, email)));
        await Promise.all([
          ...batches.map((batch, index) =>
            inTransaction(instances[index % 2] ?? database.pool, (client) =>
              setStanding(
                client,
                batch.map(({ seq }) => seq),
                standings[index % standings.length] ?? 'away',
              ),
            ),
          ),
          ...inputs.map((input, index) => waitlists[index % 2]?.join(input, noBrowser)),
          ...rows.slice(0, 20).map(({ id }) => exclusion.block(decision, id)),
          ...rows.slice(10, 30).map(({ id }) => exclusion.unblock(decision, id)),
          database.pool.query('SELECT waitlist_maintain_ranks(40)'),
        ]);
        // A batch may have changed the standing of a user blocked meanwhile: services look at both under one lock.
        await database.pool.query(
          `SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE blocked_at IS NOT NULL), 'excluded')`,
        );
        // All counts every time; all ranks in the end.
        await expectConsistent(database.pool, isFullMatrix || round === rounds ? undefined : 2000);
      }
      const { rows: counted } = await database.pool.query<{ away: number }>(
        'SELECT away_total::int AS away FROM waitlist_head',
      );
      expect(counted[0]?.away).toBeGreaterThan(500);
    },
  );
});
