import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { newBrowserToken } from '../verification/verification.rules.ts';
import type { Decision } from '../waitlist/waitlist.exclusion.service.ts';
import { setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { GrantService } from './fairness.grant.service.ts';
import { ReviewService, type DecisionInput } from './fairness.review.service.ts';
import { randomLetters, settle, tidyUp } from './fairness.scenario.ts';

type Step =
  | { readonly kind: 'join'; readonly whose: number; readonly fake: boolean }
  | {
      readonly kind: 'decide';
      readonly who: number;
      readonly action: 'release' | 'reverse';
      readonly by: By;
      readonly block: boolean;
    }
  | { readonly kind: 'undo'; readonly which: number }
  | { readonly kind: 'block' | 'unblock' | 'erase' | 'invite' | 'return'; readonly who: number }
  | { readonly kind: 'grant' | 'take back'; readonly who: number; readonly points: number }
  | { readonly kind: 'settle' | 'release' | 'maintain' };
type By = 'user' | 'referrer' | 'group';

const who = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('join' as const), whose: fc.nat(4), fake: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'settle' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'release' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'maintain' as const }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      action: fc.constantFrom('release' as const, 'reverse' as const),
      by: fc.constantFrom<By>('user', 'referrer', 'group'),
      block: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('grant' as const, 'take back' as const),
      who,
      points: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'block' as const,
        'unblock' as const,
        'erase' as const,
        'invite' as const,
        'return' as const,
      ),
      who,
    }),
  },
);
/** Steps that happen at the same time, one round after the other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5, size: 'max' }), {
  minLength: 10,
  maxLength: 22,
  size: 'max',
});
const decision: Decision = { actor: { kind: 'command-line' } };
const caller = { viewer: null, clientAddress: '192.0.2.1' };
const ringsBrowser = newBrowserToken();

type GrantStep = Step & { kind: 'grant' | 'take back' };

/** Two instances, and the users who have joined. */
class World {
  readonly database: TestDatabase;
  readonly #people: { readonly id: string; readonly referralId: string }[] = [];
  readonly #instances;
  #turn = 0;
  decided = 0;
  undone = 0;
  granted = 0;

  constructor(database: TestDatabase) {
    this.database = database;
    this.#instances = [0, 1].map(() => {
      const pool = database.newPool(5);
      const exclusion = createExclusion(pool);
      return {
        waitlist: createWaitlist(database),
        exclusion,
        review: new ReviewService({ pool, reader: pool, exclusion }),
        grants: new GrantService(pool),
      };
    });
  }

  async take(action: Step): Promise<void> {
    this.#turn += 1;
    const instance = this.#instances[this.#turn % 2];
    if (instance === undefined) throw new Error('There is no instance');
    const { pool } = this.database;
    const { waitlist, exclusion, review, grants } = instance;
    switch (action.kind) {
      case 'join': {
        const email = `${randomLetters(8)}@${action.fake ? 'mailinator.com' : 'example.com'}`;
        const referralCode = this.#at(action.whose)?.referralId;
        const verified = action.fake ? { browserToken: ringsBrowser } : {};
        this.#people.push(await joinVerified(pool, waitlist, { email, referralCode }, verified));
        return;
      }
      case 'settle':
        return settle(pool);
      case 'release':
        await pool.query(`UPDATE credit_hold SET due_at = now() WHERE due_at IS NOT NULL`);
        return tidyUp(pool);
      case 'maintain':
        await pool.query('SELECT waitlist_maintain_ranks(2)');
        return;
      case 'decide':
        return this.#decide(review, action);
      case 'undo': {
        const found = await review.decisions({ first: 10, after: null });
        const chosen = found.ok ? found.decisions[action.which] : undefined;
        if (chosen === undefined) return;
        const outcome = await review.undo(chosen.id, caller);
        if (outcome.ok) this.undone += 1;
        else expect(['NOT_FOUND', 'WRONG_STATE']).toContain(outcome.code);
        return;
      }
      case 'grant':
      case 'take back':
        return this.#grant(grants, action);
      case 'invite':
      case 'return': {
        const id = this.#at(action.who)?.id;
        const becomes = action.kind === 'invite' ? 'away' : 'waiting';
        await inTransaction(pool, async (client) => {
          await client.query('SELECT FROM waitlist_head FOR UPDATE');
          const { rows } = await client.query<{ seq: string }>(
            'SELECT seq FROM signup WHERE id = $1 AND blocked_at IS NULL AND erased_at IS NULL',
            [id],
          );
          await setStanding(
            client,
            rows.map(({ seq }) => seq),
            becomes,
          );
        });
        return;
      }
      case 'block':
      case 'unblock':
      case 'erase': {
        const id = this.#at(action.who)?.id;
        if (id !== undefined) await exclusion[action.kind](decision, id);
      }
    }
  }

  async #decide(
    review: ReviewService,
    { who: place, action, by, block }: Step & { kind: 'decide' },
  ): Promise<void> {
    const user = this.#at(place);
    if (user === undefined) return;
    const groups = by === 'group' ? await review.groups({ first: 10, after: null }) : null;
    const group = groups?.ok === true ? groups.groups[place % Math.max(1, groups.groups.length)] : undefined;
    const about = {
      user: user.id,
      referrer: `referrer:${user.id}`,
      group: group === undefined ? 'referrer.1' : `${group.kind}.${group.key}`,
    };
    const input: DecisionInput = { about: [about[by]], action, block: action === 'reverse' && block };
    const seen = await review.preview(input);
    if (!seen.ok) return expect(seen.code).toBe('NOT_FOUND');
    const outcome = await review.decide(
      { ...input, reason: 'As it looks', version: seen.preview.version },
      caller,
    );
    if (outcome.ok) this.decided += 1;
    else expect(['CONFLICT', 'NOT_FOUND']).toContain(outcome.code);
  }

  async #grant(grants: GrantService, { kind, who: place, points }: GrantStep): Promise<void> {
    const userId = this.#at(place)?.id ?? '';
    if (kind === 'grant') {
      const given = await grants.grant(
        { userId, points, reason: 'Helped at a stand', isVisible: true },
        caller,
      );
      if (given.ok) this.granted += 1;
      else expect(given.code).toBe('NOT_FOUND');
      return;
    }
    const [newest] = await grants.ofUser(userId);
    const taken = newest === undefined ? null : await grants.takeBack(newest.id, caller);
    if (taken?.ok === false) expect(taken.code).toBe('NOT_FOUND');
  }

  #at(place: number) {
    return this.#people[place % Math.max(1, this.#people.length)];
  }
}

describe('any sequence of joining, holding, deciding, undoing, granting, blocking, inviting and erasing on two instances', () => {
  it('leaves ledger, points, counts and ranks in agreement', { timeout: 240_000 }, async () => {
    let [decided, undone, granted] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(rounds, async (script) => {
        const database = await createTestDatabase();
        try {
          const world = new World(database);
          for (const round of script) {
            await Promise.all(round.map((each) => world.take(each)));
            await expectConsistent(database.pool);
          }
          decided += world.decided;
          undone += world.undone;
          granted += world.granted;
        } finally {
          await database.drop();
        }
      }),
      { numRuns: randomRuns(35), endOnFailure: true },
    );
    expect([decided > 2, undone > 0, granted > 2]).toEqual([true, true, true]);
  });
});
