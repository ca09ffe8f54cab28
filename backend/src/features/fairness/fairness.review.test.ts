import { describe, expect, it } from 'vitest';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { recordedEvents, seedEndpoint } from '../webhook/webhook.scenario.ts';
import type { Joined } from '../waitlist/waitlist.service.ts';
import { newBrowserToken } from '../verification/verification.rules.ts';
import { type DecisionInput, ReviewService } from './fairness.review.service.ts';
import type { Move, Preview } from './fairness.preview.ts';
import { creditsOf, honest, joinAll, pointsOf, randomLetters, settle } from './fairness.scenario.ts';

const database = testDatabase(perTest);
const nobody = '00000000-0000-4000-8000-000000000000';
const caller = { viewer: null, clientAddress: '192.0.2.1' };
const decision = { actor: { kind: 'command-line' } } as const;
const fakes = (count: number) =>
  honest(count).map(() => ({ person: { email: `${randomLetters(8)}@mailinator.com` } }));
const review = () => {
  const { pool } = database;
  return new ReviewService({ pool, reader: pool, exclusion: createExclusion(pool) });
};

async function referrer(): Promise<Joined> {
  const [joined] = await joinAll(database, undefined, honest(1));
  if (joined === undefined) throw new Error('Nobody joined');
  return joined;
}

async function preview(input: DecisionInput): Promise<Preview> {
  const outcome = await review().preview(input);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.preview;
}

const decide = async (input: DecisionInput, reason = 'As it looks') =>
  review().decide({ ...input, reason, version: (await preview(input)).version }, caller);

async function firstGroup() {
  const found = await review().groups({ first: 10, after: null });
  if (!found.ok || found.groups[0] === undefined) throw new Error('There is no group');
  return { ...found.groups[0], id: `${found.groups[0].kind}.${found.groups[0].key}` };
}

/** Everyone's rank, by id, as a window function gives it. */
async function ranks(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.pool.query<{ id: string; rank: number }>(
    `SELECT id, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq)::int AS rank
     FROM signup LEFT JOIN score USING (seq) WHERE coalesce(standing, 'waiting') = 'waiting'`,
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

it('decisions come newest first, however many there are', async () => {
  const { referralId } = await referrer();
  await joinAll(database, referralId, fakes(1));
  await settle(database.pool);
  const { id } = await firstGroup();
  const all: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const made = await decide({ about: [id], action: 'reverse', block: false });
    const undone = await review().undo(made.ok ? made.decision.id : '', caller);
    for (const each of [made, undone]) all.unshift(each.ok ? each.decision.id : each.code);
  }
  const listed = await review().decisions({ first: 20, after: null });
  expect(listed.ok && listed.decisions.map((each) => each.id)).toEqual(all);
});

describe('a preview', () => {
  it.each([
    { action: 'release', block: false },
    { action: 'reverse', block: false },
    { action: 'reverse', block: true },
  ] as const)(
    'says exactly whom a decision moves, and who enters and leaves the top: $action, blocking: $block',
    async (how) => {
      const early = await joinAll(database, undefined, honest(110));
      const browserToken = newBrowserToken();
      const owners = [early[105], early[50], early[90], early[3]];
      for (const [nth, owner] of owners.entries())
        await joinAll(database, owner?.referralId, [
          ...honest(nth),
          ...honest(2 + nth).map(() => ({ verified: { browserToken, seconds: 1 } })),
        ]);
      for (const nth of [20, 70, 104]) await joinAll(database, early[nth]?.referralId, honest(2));
      await settle(database.pool, how.action === 'release' ? 'held' : 'watched');
      const group = await firstGroup();
      expect(group).toMatchObject({ kind: 'device', size: 14, referrers: 4, points: 140 });
      const input = { about: [group.id], ...how };
      const before = await ranks();
      const seen = await preview(input);
      expect(seen).toMatchObject({ credits: 14, points: 140, referrers: 4 });
      expect(await decide(input)).toMatchObject({ ok: true, decision: { credits: 14, done: 14 } });
      const after = await ranks();
      const inTop = (at: ReadonlyMap<string, number>, id: string) => (at.get(id) ?? 1000) <= 100;
      const changed = (enters: boolean) =>
        [...before.keys()].filter((id) => inTop(before, id) !== enters && inTop(after, id) === enters);
      const ids = (moves: readonly Move[]) => moves.map(({ user }) => user.id);
      expect(new Set(ids(seen.entering))).toEqual(new Set(changed(true)));
      expect(new Set(ids(seen.leaving))).toEqual(new Set(changed(false)));
      expect(seen.entering.length).toBeGreaterThan(0);
      for (const { user, points, rank } of [...seen.moves, ...seen.entering, ...seen.leaving]) {
        expect([user.id, rank.before]).toEqual([user.id, before.get(user.id) ?? null]);
        expect([user.id, rank.after]).toEqual([user.id, after.get(user.id) ?? null]);
        expect(await pointsOf(database.pool, user.referralId)).toBe(points.after);
      }
      await expectConsistent(database.pool);
    },
  );

  it('is outdated once its group has changed, and then nothing is decided', async () => {
    const { referralId, id } = await referrer();
    await joinAll(database, referralId, fakes(3));
    await settle(database.pool);
    const { version } = await preview({ action: 'reverse', about: [`referrer:${id}`] });
    await joinAll(database, referralId, fakes(1));
    await settle(database.pool);
    const late = { action: 'reverse', about: [`referrer:${id}`], reason: 'As it looks', version } as const;
    expect(await review().decide(late, caller)).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await creditsOf(database.pool, referralId)).toEqual({ held: 4 });
  });
});

describe('a decision', () => {
  it('is final: neither time nor anything that fires later changes it', async () => {
    const { referralId, id } = await referrer();
    const [fake] = await joinAll(database, referralId, fakes(2));
    await settle(database.pool);
    await decide({ action: 'release', about: [`referrer:${id}`] });
    expect(await pointsOf(database.pool, referralId)).toBe(20);
    await database.pool.query(
      `UPDATE assessment SET signals = signals || '{bounced}', score = 90, is_unjudged = true`,
    );
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 2 });
    expect(await decide({ action: 'reverse', about: [fake?.id ?? ''] })).toMatchObject({ ok: true });
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 1, reversed: 1 });
    expect(await pointsOf(database.pool, referralId)).toBe(10);
    await expectConsistent(database.pool);
  });

  it('can name a user whom nobody doubts; undone, nobody does again', async () => {
    const { referralId } = await referrer();
    const [friend] = await joinAll(database, referralId, honest(1));
    const decided = await decide({ action: 'reverse', about: [friend?.id ?? ''] });
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    await review().undo(decided.ok ? decided.decision.id : '', caller);
    expect(await creditsOf(database.pool, referralId)).toEqual({ counted: 1 });
    expect(await pointsOf(database.pool, referralId)).toBe(10);
    await expectConsistent(database.pool);
  });

  it('undone restores what it moved and nobody moved since, and unblocks whom it blocked', async () => {
    const { referralId, id } = await referrer();
    const people = await joinAll(database, referralId, fakes(4));
    const [first, second] = people.map((person) => person.id);
    const exclusion = createExclusion(database.pool);
    await seedEndpoint(database.pool, { url: 'https://hooks.example.com/' });
    await settle(database.pool);
    await exclusion.block(decision, second ?? '');
    const decided = await decide({ action: 'reverse', about: [`referrer:${id}`], block: true });
    await decide({ action: 'release', about: [first ?? ''] });
    const undone = await review().undo(decided.ok ? decided.decision.id : '', caller);
    expect(undone).toMatchObject({ ok: true, decision: { action: 'undo', credits: 3, done: 3 } }); // a blocked user's credit waits for no decision
    expect(await creditsOf(database.pool, referralId)).toEqual({ held: 3, released: 1 });
    const told = Map.groupBy(await recordedEvents(database.pool), (type) => type);
    expect(Object.fromEntries([...told].map(([type, { length }]) => [type, length]))).toEqual({
      'credit.held': 4, // nor do those that are held count when they are reversed, or restored
      'signup.blocked': 4,
      'signup.unblocked': 2,
    });
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM signup WHERE blocked_at IS NOT NULL',
    );
    // The first was decided anew, so stays as that left them; the second was blocked by somebody else.
    expect(new Set(rows.map((row) => row.id))).toEqual(new Set([first, second]));
    expect(await review().undo(decided.ok ? decided.decision.id : '', caller)).toMatchObject({
      code: 'WRONG_STATE',
    });
    await expectConsistent(database.pool);
  });

  it.each([
    [{ reason: 'no' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ about: null }, 'about'],
    [{ action: 'keep' }, 'action'],
    [{ about: [] }, 'about'],
    [{ action: 'release' as const, block: true }, 'block'],
    [
      {
        about: Array.from(
          { length: 201 },
          (_, nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
        ),
      },
      'about',
    ],
  ])('with %j is refused, at that field', async (changes, field) => {
    const input = { action: 'reverse', about: [nobody], reason: 'As it looks', version: '' } as const;
    expect(await review().decide({ ...input, ...changes }, caller)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it.each([
    'device.1',
    'nothing.1',
    'device.99999999999999999999',
    'referrer:nobody',
    'nobody',
    `referrer:${nobody}`,
    nobody,
  ])('about what does not exist is NOT_FOUND: %s', async (id) => {
    expect(await review().preview({ action: 'reverse', about: [id] })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the queue', () => {
  it('groups by what people share, largest first, and pages', async () => {
    const [one, other] = [await referrer(), await referrer()];
    const browserToken = newBrowserToken();
    await joinAll(database, one.referralId, honest(5, { verified: { browserToken, seconds: 1 } }));
    await joinAll(database, other.referralId, fakes(2));
    await settle(database.pool);
    const page = await review().groups({ first: 1, after: null });
    expect(page).toMatchObject({
      groups: [{ kind: 'device', size: 5, signals: expect.arrayContaining(['device', 'quick']) as string[] }],
      open: { groups: 2, credits: 7, points: 70 },
    });
    expect(await review().groups({ first: 1, after: '1' })).toMatchObject({
      groups: [{ kind: 'referrer', size: 2, referrer: { id: other.id } }],
    });
    const { id } = await firstGroup();
    const holds = await review().groupHolds(id, { first: 3, after: null });
    expect(holds).toMatchObject({
      holds: [{ state: 'held', referrer: { id: one.id } }, {}, {}],
      nextAfter: expect.any(String) as string,
    });
    const rest = await review().groupHolds(id, { first: 3, after: holds.ok ? holds.nextAfter : null });
    expect(rest).toMatchObject({ holds: [{}, {}], nextAfter: null });
    expect(await review().ofUser(one.id)).toMatchObject({
      given: null,
      earned: Array.from({ length: 5 }, () => ({ state: 'held' })),
    });
  });

  it('leaves out blocked users until they are unblocked', async () => {
    const { referralId } = await referrer();
    const [fake] = await joinAll(database, referralId, fakes(3));
    await settle(database.pool);
    const exclusion = createExclusion(database.pool);
    const sizes = async () => {
      const { groups, open } = resultOf(await review().groups({ first: 9, after: null }));
      return [groups.map(({ size }) => size), open.credits, open.points];
    };
    expect(await sizes()).toEqual([[3], 3, 30]);
    await exclusion.block(decision, fake?.id ?? '');
    expect(await sizes()).toEqual([[2], 2, 20]);
    await exclusion.unblock(decision, fake?.id ?? '');
    expect(await sizes()).toEqual([[3], 3, 30]);
    await expectConsistent(database.pool);
  });
});
