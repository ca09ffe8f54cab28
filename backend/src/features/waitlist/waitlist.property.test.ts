import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VerificationService } from '../verification/verification.service.ts';
import {
  codeFor,
  createService,
  noCookies,
  pass,
  sendMail,
  tryMail,
  wrong,
} from '../verification/verification.scenario.ts';
import { findNextSteps } from '../referral/referral.repository.ts';
import { ReferralService } from '../referral/referral.service.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import {
  createWaitlist,
  joinVerified,
  person,
  type Person,
  pointsPerReferral,
} from '../../testing/scenarios.ts';
import type { WaitlistService } from './waitlist.service.ts';

/** A step of a user; `who` picks the user, `whose` one who has joined, `on` the instance. */
type Step =
  | {
      readonly kind: 'send' | 'wrong code' | 'right code' | 'verify';
      readonly who: number;
      readonly on: 0 | 1;
    }
  | {
      readonly kind: 'join';
      readonly who: number;
      readonly on: 0 | 1;
      readonly whose: number;
      readonly code: 'theirs' | 'none' | 'unknown';
    }
  | { readonly kind: 'wait'; readonly seconds: number };

const people = 6;
const who = fc.nat(people - 1);
const on = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send' as const), who, on }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wrong code' as const), who, on }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('verify' as const), who, on }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('right code' as const), who, on }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      who,
      on,
      whose: who,
      code: fc.constantFrom('theirs', 'theirs', 'none', 'unknown'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(61, 301, 901) }),
  },
);

/** Steps that happen at the same time, one round after the other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }), {
  minLength: 15,
  maxLength: 40,
  size: 'max',
});

/** The expected state of those who joined, tracked independently of the product. */
interface Member {
  readonly id: string;
  readonly referralId: string;
  points: number;
}

class World {
  readonly #database: TestDatabase;
  readonly #waitlists: readonly WaitlistService[];
  readonly #verifications: readonly VerificationService[];
  readonly #people: readonly Person[];
  /** In join order. */
  readonly members = new Map<number, Member>();

  constructor(database: TestDatabase) {
    this.#database = database;
    const pools = [database.newPool(5), database.newPool(5)];
    this.#waitlists = pools.map(() => createWaitlist(database));
    this.#verifications = pools.map((pool) => createService(pool));
    this.#people = Array.from({ length: people }, () => person());
  }

  async take(action: Step): Promise<void> {
    if (action.kind === 'wait') return pass(this.#database.pool, action.seconds);
    const someone = this.#people[action.who];
    const verification = this.#verifications[action.on];
    if (someone === undefined || verification === undefined) throw new Error('Nobody is there');
    if (action.kind === 'join') return this.#join(action, someone);
    if (action.kind === 'send' || action.kind === 'verify') await sendMail(verification, someone.email);
    if (action.kind === 'send') return;
    const code = await codeFor(this.#database.pool, someone.email).catch(() => '0000');
    await tryMail(verification, someone.email, action.kind === 'wrong code' ? wrong(code) : code);
  }

  async #join(action: Step & { readonly kind: 'join' }, someone: Person): Promise<void> {
    const referrer = [...this.members.values()][action.whose % Math.max(1, this.members.size)];
    const codes = { theirs: referrer?.referralId, none: undefined, unknown: 'ZZZZZZZZZZ' };
    const outcome = await this.#waitlists[action.on]?.join(
      { ...someone, referralCode: codes[action.code] },
      noCookies,
    );
    if (outcome?.ok !== true) return expect(outcome?.code).toBe('VERIFICATION_REQUIRED');
    const known = this.members.get(action.who);
    if (known !== undefined)
      expect(outcome).toMatchObject({ alreadyJoined: true, id: known.id, referralId: known.referralId });
    if (outcome.alreadyJoined) return;
    this.members.set(action.who, { id: outcome.id, referralId: outcome.referralId, points: 0 });
    if (outcome.referralCredited && referrer !== undefined) referrer.points += pointsPerReferral;
  }

  /** Points as tracked by the test, and ranks according to their definition. */
  async expectAsKept(): Promise<void> {
    const referral = new ReferralService(this.#database.pool);
    const { rows } = await this.#database.pool.query<{ id: string }>('SELECT id FROM signup ORDER BY seq');
    const inOrder = rows.map(({ id }) => [...this.members.values()].find((member) => member.id === id));
    expect(inOrder).not.toContain(undefined);
    expect(inOrder).toHaveLength(this.members.size);
    for (const [place, member] of inOrder.entries()) {
      if (member === undefined) continue;
      const ahead = inOrder.filter(
        (other, otherPlace) =>
          other !== undefined &&
          (other.points > member.points || (other.points === member.points && otherPlace < place)),
      );
      expect(await referral.rank({ userId: member.id })).toMatchObject({
        rank: 1 + ahead.length,
        referralId: member.referralId,
      });
      expect(await referral.points(member.referralId)).toMatchObject({ referralPoints: member.points });
    }
  }

  /** The ranks of each member's next steps are those that so many friends then bring; friends between them change none. */
  async expectNextSteps(): Promise<number> {
    const { pool } = this.#database;
    const referral = new ReferralService(pool);
    const [waitlist] = this.#waitlists;
    if (waitlist === undefined) throw new Error('No instance is there');
    let friends = 0;
    for (const { id, referralId } of this.members.values()) {
      const rank = async () => {
        const outcome = await referral.rank({ userId: id });
        return outcome.ok ? outcome.rank : outcome.code;
      };
      let expected = await rank();
      let credited = 0;
      for (const step of await findNextSteps(pool, id, pointsPerReferral)) {
        for (; credited < step.referrals; credited += 1) {
          expect(await rank()).toBe(expected);
          await joinVerified(pool, waitlist, { referralCode: referralId });
        }
        expected = step.rank;
      }
      expect(await rank()).toBe(expected);
      friends += credited;
    }
    return friends;
  }
}

describe('any sequence of sending, verifying and joining on two instances', () => {
  it('leaves ledger, points, counts and ranks in agreement', { timeout: 120_000 }, async () => {
    let joined = 0;
    let credited = 0;
    let friends = 0;
    await fc.assert(
      fc.asyncProperty(rounds, async (script) => {
        const database = await createTestDatabase();
        try {
          const world = new World(database);
          for (const round of script) await Promise.all(round.map((action) => world.take(action)));
          await world.expectAsKept();
          friends += await world.expectNextSteps();
          await expectConsistent(database.pool);
          joined += world.members.size;
          credited += [...world.members.values()].filter(({ points }) => points > 0).length;
        } finally {
          await database.drop();
        }
      }),
      { numRuns: randomRuns(35), endOnFailure: true },
    );
    expect(joined).toBeGreaterThan(10);
    expect(credited).toBeGreaterThan(0);
    expect(friends).toBeGreaterThan(0);
  });
});
