import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { lockRanking, lockSignup } from '../waitlist/waitlist.standing.repository.ts';
import { grantFormSchema } from './fairness.form.ts';
import { type GrantRow, insertGrant, listGrants, takeGrantBack } from './fairness.grant.repository.ts';

export interface GrantInput {
  readonly userId: string;
  readonly points: number;
  readonly reason: Given;
  /** Whether the user sees it, with its reason. */
  readonly isVisible: boolean;
}

/** Points that admins give and take back, besides those for referrals. */
export class GrantService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** What a user was given, newest first; of an unknown user, nothing. */
  async ofUser(userId: string): Promise<readonly GrantRow[]> {
    return isId(userId) ? listGrants(this.#pool, userId) : [];
  }

  /** Gives a user points. Fails with VALIDATION_FAILED (`points`, `reason`), NOT_FOUND. */
  async grant(input: GrantInput, caller: Caller): Promise<Outcome<{ grants: readonly GrantRow[] }>> {
    const { userId, points, isVisible } = input;
    const reason = typedLine(input.reason ?? '');
    const faults = formFaults(grantFormSchema, { points, reason });
    if (Object.keys(faults).length > 0) return firstFault(faults);
    if (!isId(userId)) return unknownUser;
    const { actor } = by(caller);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ grants: readonly GrantRow[] }>> => {
      const signup = await lockSignup(client, userId);
      if (signup?.erasedAt !== null) return unknownUser;
      const grantedBy = actor.name ?? actor.kind;
      await givePoints(client, signup.seq, { points, reason, isVisible, grantedBy });
      await recordAudit(client, {
        ...{ action: 'points.grant', ...by(caller), target: { kind: 'signup', id: userId } },
        details: { points, reason },
      });
      return { ok: true, grants: await listGrants(client, userId) };
    });
  }

  /** Takes back what was given, whole. Fails with NOT_FOUND (there is no such grant, or it is taken back). */
  async takeBack(id: string, caller: Caller): Promise<Outcome<{ message: string }>> {
    if (!isId(id)) return unknownGrant;
    const { actor } = by(caller);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ message: string }>> => {
      await lockRanking(client);
      const points = await takePointsBack(client, id, actor.name ?? actor.kind);
      if (points === null) return unknownGrant;
      await recordAudit(client, {
        ...{ action: 'points.take-back', ...by(caller), target: { kind: 'point-grant', id } },
        details: { points },
      });
      return { ok: true, message: 'The points are taken back.' };
    });
  }
}

/** Gives points in the transaction of `client`, which holds the lock of `waitlist_head`. @returns the grant's id. */
export async function givePoints(
  client: ClientBase,
  signupSeq: string,
  grant: Parameters<typeof insertGrant>[2],
): Promise<string> {
  const grantId = await insertGrant(client, signupSeq, grant);
  const data = { points: grant.points, grantId };
  await recordEvent(client, { type: 'points.granted', signupSeq, data });
  return grantId;
}

/** Takes points back, likewise. @returns how many; null: there are none, or they are taken back. */
export async function takePointsBack(
  client: ClientBase,
  grantId: string,
  by: string,
): Promise<number | null> {
  const taken = await takeGrantBack(client, grantId, by);
  if (taken === null) return null;
  const { points, signupSeq } = taken;
  await recordEvent(client, { type: 'points.taken-back', signupSeq, data: { points, grantId } });
  return points;
}

const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
const unknownGrant = failure('NOT_FOUND', 'There are no such points, or they were taken back already.');
