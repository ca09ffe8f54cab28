import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import type { Decision } from './waitlist.exclusion.service.ts';

type Step =
  | { readonly kind: 'join'; readonly whose: number }
  | { readonly kind: 'block' | 'unblock' | 'erase'; readonly who: number }
  | { readonly kind: 'maintain' }
  | { readonly kind: 'count' };

const who = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('join' as const), whose: who }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('block' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('unblock' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'maintain' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'count' as const }) },
);
/** Steps that happen at the same time, one round after the other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }), {
  minLength: 8,
  maxLength: 20,
  size: 'max',
});
const countSignups = `DO $$ BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  PERFORM waitlist_count_signups();
END $$`;
const decision: Decision = { actor: { kind: 'command-line' } };

describe('any sequence of joining, blocking, unblocking and erasing on two instances', () => {
  it('leaves ledger, points, counts and ranks in agreement', { timeout: 120_000 }, async () => {
    let blocked = 0;
    await fc.assert(
      fc.asyncProperty(rounds, async (script) => {
        const database = await createTestDatabase();
        try {
          const waitlists = [createWaitlist(database), createWaitlist(database)] as const;
          const exclusion = createExclusion(database.newPool(5));
          const people: { readonly id: string; readonly referralId: string }[] = [];
          const erased = new Set<string>();
          const at = (place: number) => people[place % Math.max(1, people.length)];
          const take = async (action: Step): Promise<void> => {
            if (action.kind === 'maintain') {
              await database.pool.query('SELECT waitlist_maintain_ranks(2)');
              return;
            }
            if (action.kind === 'count') {
              await database.pool.query(countSignups);
              return;
            }
            if (action.kind === 'join') {
              const referralCode = at(action.whose)?.referralId;
              people.push(
                await joinVerified(database.pool, waitlists[people.length % 2 === 0 ? 0 : 1], {
                  referralCode,
                }),
              );
              return;
            }
            const id = at(action.who)?.id;
            if (id === undefined) return;
            if (action.kind === 'erase') erased.add(id);
            const outcome = await exclusion[action.kind](decision, id);
            if (!outcome.ok) expect([erased.has(id), outcome.code]).toEqual([true, 'NOT_FOUND']);
            if (action.kind === 'block') blocked += 1;
          };
          for (const round of script) {
            await Promise.all(round.map(take));
            await expectConsistent(database.pool);
          }
        } finally {
          await database.drop();
        }
      }),
      { numRuns: randomRuns(35), endOnFailure: true },
    );
    expect(blocked).toBeGreaterThan(7);
  });
});
