import type { ClientBase, Pool } from 'pg';
import { recordAudits } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { isUserId } from '../referral/referral.rules.ts';
import { type Decision, unknownSignup } from '../waitlist/waitlist.exclusion.service.ts';
import { lockSignup, setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { knownCode } from './invite.code.ts';
import { issueInvites } from './invite.issue.ts';
import { readInviteToken } from './invite.link.ts';
import { linkInvalid, unknownInvite } from './invite.messages.ts';
import { recordInvites } from './invite.events.ts';
import { queueInvitations } from './invite.message.repository.ts';
import {
  acceptIssued,
  addToCount,
  type CannotInvite,
  endIssued,
  findInvite,
  findSeqs,
  type InviteRow,
  noteOpened,
} from './invite.repository.ts';
import type { InviteState } from './invite.state.ts';

/** An invitation as its owner sees it. */
export interface OwnInvite {
  readonly state: InviteState;
  /** As in `TW7K-9QPM-4XJD`; null unless it can still be accepted. */
  readonly code: string | null;
  readonly expiresAt: Date;
  /** Where the app accepts the code; null unless it can still be accepted, and before the app's address is known. */
  readonly url: string | null;
}

/** Result of inviting users. */
export interface Invited {
  readonly message: string;
  readonly invited: number;
  readonly leftOut: readonly { readonly signupId: string; readonly reason: CannotInvite }[];
}

export interface InviteDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The app's address, without a trailing slash; null: it is not open yet. */
  readonly webAppUrl: string | null;
}

/** Invitations as their users see them, and admins' operations on them. */
export class InviteService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #webAppUrl: string | null;

  constructor({ pool, secrets, webAppUrl }: InviteDependencies) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#webAppUrl = webAppUrl;
  }

  /** Opens the page of an invitation by its link, which is recorded once. Fails with INVITE_LINK_INVALID. */
  async open(token: string): Promise<Outcome<{ invite: OwnInvite & { readonly firstName: string } }>> {
    const id = readInviteToken(this.#secrets, token);
    const invite = id === null ? null : await findInvite(this.#pool, { id });
    if (typeof invite?.codeHash !== 'string') return linkInvalid;
    if (invite.openedAt === null) await noteOpened(this.#pool, invite.seq);
    return { ok: true, invite: { ...this.#toOwn(invite), firstName: invite.firstName } };
  }

  /** The last invitation of a user; null: they never had one, or were erased. */
  async ofSignup(signupSeq: string): Promise<OwnInvite | null> {
    const invite = await findInvite(this.#pool, { signupSeq });
    return typeof invite?.codeHash === 'string' ? this.#toOwn(invite) : null;
  }

  /**
   * Invites users immediately and queues a message to each. Blocked, erased, invited and accepted users are left out.
   *
   * Fails with VALIDATION_FAILED (`ids`, `expiresInMinutes`) and NOT_FOUND: an id is unknown; then no one is invited.
   */
  async invite(
    decision: Decision,
    { ids: given, expiresInMinutes }: { readonly ids: readonly string[]; readonly expiresInMinutes: number },
  ): Promise<Outcome<Invited>> {
    const ids = [...new Set(given.map((id) => id.trim().toLowerCase()))];
    if (ids.length < 1 || ids.length > inviteAtMost)
      return firstFault({ ids: `ids must name 1 to ${inviteAtMost} users` });
    if (!(expiresInMinutes >= 1 && expiresInMinutes <= validMinutesMax))
      return firstFault({ expiresInMinutes: `expiresInMinutes must be from 1 to ${validMinutesMax}` });
    if (!ids.every(isUserId)) return unknownSignup;
    return inTransaction(this.#pool, async (client) => {
      const seqOf = await findSeqs(client, ids);
      if (seqOf.size < ids.length) return unknownSignup;
      const terms = { mailingSeq: null, expiresInMinutes };
      const issued = await issueInvites(client, this.#secrets, [...seqOf.values()], terms);
      const outcomes = ids.map((id) => ({ id, outcome: issued.get(seqOf.get(id) ?? '') }));
      const invited = outcomes.flatMap(({ id, outcome }) =>
        outcome !== undefined && 'inviteId' in outcome ? [{ id, inviteId: outcome.inviteId }] : [],
      );
      const leftOut = outcomes.flatMap(({ id, outcome }) =>
        outcome !== undefined && 'reason' in outcome ? [{ signupId: id, reason: outcome.reason }] : [],
      );
      await queueInvitations(
        client,
        invited.map(({ inviteId }) => inviteId),
        resending,
      );
      await this.#note(
        client,
        decision,
        'invite.issue',
        invited.map(({ id }) => id),
      );
      return { ok: true, message: invitedMessage(invited.length), invited: invited.length, leftOut };
    });
  }

  /**
   * Sends an invitation again, with the same code. Fails with NOT_FOUND, and WRONG_STATE if it was accepted or has
   * ended, was sent three times, or within the last hour.
   */
  async resend(decision: Decision, id: string): Promise<Outcome<{ message: string }>> {
    return this.#change(decision, id, 'invite.resend', async (client) => {
      const queued = await queueInvitations(client, [id], resending);
      return queued === 0 ? tooSoon : 'The invitation is being sent again';
    });
  }

  /**
   * Revokes an open invitation: its user immediately gets the rank that points and join order determine. Fails with
   * NOT_FOUND, and WRONG_STATE if it was accepted or has ended.
   */
  async revoke(decision: Decision, id: string): Promise<Outcome<{ message: string }>> {
    return this.#change(decision, id, 'invite.revoke', async (client, { signupSeq }) => {
      const revoked = await endIssued(client, [signupSeq], 'revoked');
      if (revoked.length === 0) return wrongState;
      await setStanding(client, [signupSeq], 'waiting');
      await addToCount(client, 'issued', -1);
      await recordInvites(client, 'revoked', revoked);
      return 'Revoked: they are on the waitlist again, at the place that their points give them';
    });
  }

  /**
   * Accepts the invitation of a user who was let in without redeeming their code. Fails like {@link
   * InviteService.revoke}.
   */
  async accept(decision: Decision, id: string): Promise<Outcome<{ message: string }>> {
    return this.#change(decision, id, 'invite.accept', async (client, invite) => {
      const seconds = await acceptIssued(client, invite.seq, { account: null, contacts: [] });
      if (seconds === null) return wrongState;
      await addToCount(client, 'accepted', 1, seconds);
      await addToCount(client, 'issued', -1);
      await recordInvites(client, 'accepted', [invite]);
      return 'Accepted: they are in';
    });
  }

  /**
   * Puts a user whose invitation has expired back in line, at their request.
   *
   * Fails with WRONG_STATE: they are waiting, or their invitation is still valid or accepted; NOT_FOUND: blocked or erased.
   */
  async rejoin(signupId: string): Promise<Outcome<{ message: string }>> {
    return inTransaction(this.#pool, async (client) => {
      const signup = await lockSignup(client, signupId);
      if (signup?.blockedAt !== null || signup.erasedAt !== null) return unknownSignup;
      const invite = await findInvite(client, { signupSeq: signup.seq });
      if (invite?.state !== 'expired') return cannotRejoin;
      const overdue = await endIssued(client, [signup.seq], 'expired');
      const moved = await setStanding(client, [signup.seq], 'waiting');
      await addToCount(client, 'issued', -overdue.length);
      await recordInvites(client, 'expired', overdue);
      return moved.length === 0 ? cannotRejoin : { ok: true, message: 'You are back in line' };
    });
  }

  /** Changes an invitation under the lock that every change of the ranking takes. */
  async #change(
    decision: Decision,
    id: string,
    action: `invite.${string}`,
    work: (client: ClientBase, invite: InviteRow) => Promise<string | Failure>,
  ): Promise<Outcome<{ message: string }>> {
    if (!isUserId(id)) return unknownInvite;
    return inTransaction(this.#pool, async (client) => {
      const known = await findInvite(client, { id });
      if (known === null) return unknownInvite;
      await lockSignup(client, known.signupId);
      const invite = await findInvite(client, { id });
      if (invite?.state !== 'issued') return wrongState;
      const message = await work(client, invite);
      if (typeof message !== 'string') return message;
      await this.#note(client, decision, action, [invite.signupId]);
      return { ok: true, message };
    });
  }

  #note(
    client: ClientBase,
    decision: Decision,
    action: `invite.${string}`,
    signupIds: readonly string[],
  ): Promise<void> {
    return recordAudits(
      client,
      signupIds.map((id) => ({ ...decision, action, target: { kind: 'signup', id } })),
    );
  }

  #toOwn({ id, state, codeHash, codeSalt, expiresAt }: InviteRow): OwnInvite {
    const code =
      state === 'issued' && codeHash !== null ? knownCode(this.#secrets, id, codeSalt, codeHash) : null;
    const app = this.#webAppUrl;
    return {
      state,
      code,
      expiresAt,
      url: code === null || app === null ? null : `${app}/signUp?invite=${encodeURIComponent(code)}`,
    };
  }
}

const inviteAtMost = 100;
/** A year. */
const validMinutesMax = 525_600;
const resending = { atMost: 3, everyMinutes: 60 };

const invitedMessage = (invited: number): string =>
  invited === 1 ? 'One user was invited' : `${invited} users were invited`;

const tooSoon = failure(
  'WRONG_STATE',
  'An invitation is sent three times at most, an hour apart. Its owner also finds it on the status page.',
);
const wrongState = failure(
  'WRONG_STATE',
  'This invitation was accepted or has ended. Reload the page to see what became of it.',
);
const cannotRejoin = failure(
  'WRONG_STATE',
  'You are on the waitlist, or your invitation is still good. Reload the page to see where you stand.',
);
