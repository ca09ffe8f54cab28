import type { ClientBase, Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { isPlainText } from '../../platform/forms/field-rules.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank } from '../../platform/forms/given.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { hashesOfTyped } from './invite.code.ts';
import { recordInvites } from './invite.events.ts';
import { redemptionFailures as failures } from './invite.messages.ts';
import { acceptIssued, addToCount, findInvite, type InviteRow } from './invite.repository.ts';
import type { InviteState } from './invite.state.ts';

/** An invitation, as the app that redeems it sees it. */
export interface CheckedInvite {
  readonly state: InviteState;
  readonly signupId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly referralId: string;
  readonly expiresAt: Date;
}

/** The code that the app redeems, and the account it is for. */
export interface Redemption {
  readonly code?: Given;
  /** The app's id for the account, 1 to 200 characters. */
  readonly account?: Given;
  /** Left out: anyone with the code may redeem it. */
  readonly email?: Given;
}

export const accountMaxLength = 200;

/** Redeems invitations for accounts of the app, each once. */
export class RedemptionService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;

  constructor(pool: Pool, secrets: Secrets) {
    this.#pool = pool;
    this.#secrets = secrets;
  }

  /** Looks up a code; changes nothing. Fails with VALIDATION_FAILED and INVITE_INVALID. */
  async check(code: Given): Promise<Outcome<{ invite: CheckedInvite }>> {
    if (isBlank(code)) return firstFault({ code: 'code is required' });
    const invite = await this.#find(this.#pool, code ?? '');
    return invite === null ? failures.INVITE_INVALID : { ok: true, invite: toChecked(invite) };
  }

  /**
   * Accepts an invitation for an account of the app. However many calls for one code arrive at the same time, on any
   * instances, one accepts it; those for the same account succeed as well, with `alreadyRedeemed`.
   *
   * Fails with VALIDATION_FAILED (`code`, `account`, `email`), INVITE_INVALID, INVITE_USED (another account has it),
   * INVITE_EXPIRED, INVITE_REVOKED, INVITE_OTHER_PERSON (`email` is not theirs); none of these changes anything.
   */
  async redeem(
    { actor, clientAddress }: { readonly actor: AuditActor; readonly clientAddress: string },
    { code, account, email }: Redemption,
  ): Promise<Outcome<{ invite: CheckedInvite; alreadyRedeemed: boolean }>> {
    const name = (account ?? '').trim();
    const address = isBlank(email) ? null : parseEmail(email ?? '');
    const fault = faultOf(code, name, isBlank(email) || address !== null);
    if (fault !== null) return firstFault(fault);
    return inTransaction(this.#pool, async (client) => {
      const invite = await this.#find(client, code ?? '');
      if (invite === null) return failures.INVITE_INVALID;
      const emailKey = address?.key ?? null;
      const seconds = await acceptIssued(client, invite.seq, { account: name, emailKey });
      if (seconds === null) return this.#refusal(client, invite.id, name, emailKey);
      await recordAudit(client, {
        actor,
        clientAddress,
        action: 'invite.redeem',
        target: { kind: 'signup', id: invite.signupId },
      });
      await addToCount(client, 'accepted', 1, seconds);
      await addToCount(client, 'issued', -1);
      await recordInvites(client, 'accepted', [invite]);
      return { ok: true, invite: { ...toChecked(invite), state: 'accepted' }, alreadyRedeemed: false };
    });
  }

  /** Why nothing was accepted, based on the current invitation: another call may have come in between. */
  async #refusal(
    client: ClientBase,
    id: string,
    account: string,
    emailKey: string | null,
  ): Promise<Outcome<{ invite: CheckedInvite; alreadyRedeemed: boolean }>> {
    const invite = await findInvite(client, { id });
    if (typeof invite?.codeHash !== 'string') return failures.INVITE_INVALID;
    if (emailKey !== null && invite.emailKey !== emailKey) return failures.INVITE_OTHER_PERSON;
    if (invite.state === 'accepted' && invite.account === account)
      return { ok: true, invite: toChecked(invite), alreadyRedeemed: true };
    return refusalByState[invite.state];
  }

  async #find(client: ClientBase | Pool, typed: string): Promise<InviteRow | null> {
    const codeHashes = hashesOfTyped(this.#secrets, typed);
    return codeHashes === null ? null : findInvite(client, { codeHashes });
  }
}

/** An issued one was rejected because it expired between the two statements. */
const refusalByState: Readonly<Record<InviteState, Failure>> = {
  issued: failures.INVITE_EXPIRED,
  expired: failures.INVITE_EXPIRED,
  revoked: failures.INVITE_REVOKED,
  accepted: failures.INVITE_USED,
};

function faultOf(
  code: Given,
  account: string,
  emailIsFine: boolean,
): Readonly<Record<string, string>> | null {
  if (isBlank(code)) return { code: 'code is required' };
  if (account === '') return { account: 'account is required' };
  if (account.length > accountMaxLength || !isPlainText(account))
    return { account: `account must be plain text of at most ${accountMaxLength} characters` };
  return emailIsFine ? null : { email: 'email must be an email address' };
}

const toChecked = ({
  state,
  signupId,
  firstName,
  lastName,
  email,
  referralId,
  expiresAt,
}: InviteRow): CheckedInvite => ({ state, signupId, firstName, lastName, email, referralId, expiresAt });
