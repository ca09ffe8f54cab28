import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { isId } from '../../platform/forms/given.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { carryUnsubscribes } from '../message/message.suppression.repository.ts';
import { toReferralId } from '../referral/referral.rules.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { lockSignup } from '../waitlist/waitlist.standing.repository.ts';
import {
  findMergedInto,
  findOther,
  findPair,
  type MergedUser,
  moveAll,
  refreshSearch,
  takeOverContact,
} from './merge.repository.ts';

/** More would hold up joins for too long. */
export const friendsAtMost = 2000;

/** What merging two users would do. */
export interface MergePreview {
  /** Who joined first, and stays. */
  readonly kept: MergedUser;
  readonly merged: MergedUser;
  /** The points of the kept user afterwards. */
  readonly points: number;
  /** Whether the kept user gets the contacts of the other one: they verified none, and that one did. */
  readonly takesContact: boolean;
  /** Changes whenever one of these does. */
  readonly version: string;
}

export interface MergeDependencies {
  readonly pool: Pool;
  readonly exclusion: ExclusionService;
  /** With which suppressed contacts are hashed. */
  readonly suppressionKeys: Keys;
}

/** Makes one user of two. */
export class MergeService {
  readonly #dependencies: MergeDependencies;

  constructor(dependencies: MergeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * What merging a user with another one would do, whichever of them joined first.
   *
   * @param other the other's id or referral code, or the contact that they verified or were imported with. Fails with NOT_FOUND,
   * VALIDATION_FAILED (`other`), WRONG_STATE, LIMIT_REACHED.
   */
  async preview(userId: string, other: string): Promise<Outcome<{ preview: MergePreview }>> {
    const { pool } = this.#dependencies;
    if (!isId(userId)) return unknownUser;
    const given = other.trim();
    const otherId = isId(given) ? given : await findOther(pool, toReferralId(given), identitiesNamed(given));
    if (otherId === null) return invalidFields({ other: 'No user has this code, contact or id.' });
    if (otherId.toLowerCase() === userId.toLowerCase())
      return invalidFields({ other: 'This is the same user.' });
    return readPreview(pool, [userId, otherId]);
  }

  /**
   * Merges the later of two users into the earlier one, for good, in one transaction: what the preview said.
   *
   * Fails like {@link preview}, and with CONFLICT if its version is not that of the preview anymore.
   */
  async merge(
    ids: readonly [string, string],
    version: string,
    caller: Caller,
  ): Promise<Outcome<{ message: string; id: string }>> {
    const { pool, exclusion, suppressionKeys } = this.#dependencies;
    if (!ids.every(isId) || ids[0].toLowerCase() === ids[1].toLowerCase()) return unknownUser;
    return inTransaction(pool, async (client): Promise<Outcome<{ message: string; id: string }>> => {
      const signups = [await lockSignup(client, ids[0]), await lockSignup(client, ids[1])];
      const read = await readPreview(client, ids);
      if (!read.ok) return read;
      const { kept, merged, takesContact, version: current } = read.preview;
      const signup = signups.find((each) => each?.seq === merged.seq);
      if (signup === undefined || signup === null) return unknownUser;
      if (current !== version) return outdated;
      const keepsApplication = await moveAll(client, kept.seq, merged.seq);
      await exclusion.takeBackMerged(client, signup, keepsApplication);
      if (takesContact) await takeOverContact(client, kept.seq, merged);
      await refreshSearch(client, kept.seq);
      const { emailKey } = takesContact ? merged : kept;
      if (merged.verifiedBy === 'email' && emailKey !== merged.emailKey)
        await carryUnsubscribes(client, suppressionKeys, merged.emailKey, emailKey);
      await recordMerge(client, read.preview, caller);
      return { ok: true, id: kept.id, message: 'The users are merged.' };
    });
  }

  /** The user that one was merged into; null: they were not. */
  mergedInto(id: string): ReturnType<typeof findMergedInto> {
    return findMergedInto(this.#dependencies.pool, id);
  }
}

async function readPreview(
  client: ClientBase | Pool,
  ids: readonly string[],
): Promise<Outcome<{ preview: MergePreview }>> {
  const [kept, merged] = await findPair(client, ids);
  if (kept === undefined || merged === undefined) return unknownUser;
  if (kept.state === 'blocked' || merged.state === 'blocked') return isBlocked;
  if (kept.isLeaving || merged.isLeaving) return isLeaving;
  if (merged.state === 'invited') return isInvited;
  if (merged.state === 'accepted') return isAccepted;
  if (merged.friends > friendsAtMost) return tooMany;
  const version = createHash('sha256')
    .update(JSON.stringify([kept, merged]))
    .digest('base64url');
  const preview = {
    ...{ kept, merged, version },
    points: kept.points + merged.points - (merged.referrerSeq === kept.seq ? merged.creditGiven : 0),
    takesContact: kept.verifiedBy === null && merged.verifiedBy !== null,
  };
  return { ok: true, preview };
}

async function recordMerge(
  client: ClientBase,
  { kept, merged }: MergePreview,
  caller: Caller,
): Promise<void> {
  const action = 'signup.merge';
  const target = (id: string) => ({ kind: 'signup', id });
  const { id: mergedId, referralId: code } = merged;
  await recordAudit(client, { action, ...by(caller), target: target(kept.id), details: { mergedId, code } });
  await recordAudit(client, { action, ...by(caller), target: target(mergedId), details: { into: kept.id } });
  if (kept.verifiedBy !== null || merged.verifiedBy !== null)
    await recordEvent(client, {
      ...{ type: 'signup.merged', signupSeq: kept.seq },
      data: { mergedSignupId: mergedId, mergedReferralId: code },
    });
}

/** The contacts that a text may be, verified or of an import. */
function identitiesNamed(text: string): readonly string[] {
  const email = parseEmail(text);
  const phone = parsePhone(text, null);
  return [
    ...(email === null
      ? []
      : [`email:${email.key}`, `email:${email.address.toLowerCase()}`, `import:${email.key}`]),
    ...(phone === null ? [] : [`phone:${phone}`]),
  ];
}

const unknownUser = failure('NOT_FOUND', 'One of these users is not on the waitlist anymore.');
const outdated = failure(
  'CONFLICT',
  'One of the users has changed since you looked. Nothing was merged. Look at the preview again.',
);
const isBlocked = failure('WRONG_STATE', 'A blocked user can’t be merged. Unblock them first.');
const isLeaving = failure(
  'WRONG_STATE',
  'One of the users asked to leave the waitlist. They can be merged if that one decides to stay.',
);
const isInvited = failure(
  'WRONG_STATE',
  'The user who joined later has an open invitation. Revoke it first, and invite the one who stays.',
);
const isAccepted = failure(
  'WRONG_STATE',
  'The user who joined later accepted an invitation, so your app may know them. They can’t be merged.',
);
const tooMany = failure(
  'LIMIT_REACHED',
  `More than ${friendsAtMost.toLocaleString('en-US')} users joined with the code of the user who joined later. They can’t be merged.`,
);
