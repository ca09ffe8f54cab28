import type { ClientBase, Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import { type ContactKey, emailContact, phoneContact } from '../../platform/contact/contact-key.ts';
import { type Email, parseEmail } from '../../platform/contact/email.ts';
import { parsePhone } from '../../platform/contact/phone.ts';
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
  readonly verifiedBy: 'email' | 'phone';
  /** The contact that they verified, as they typed it; null: it is the other one. What they only stated may be a stranger's. */
  readonly email: string | null;
  /** E.164 text; likewise. */
  readonly phone: string | null;
  readonly referralId: string;
  readonly expiresAt: Date;
}

/** The code that the app redeems, and the account it is for. */
export interface Redemption {
  readonly code?: Given;
  /** The app's id for the account, 1 to 200 characters. */
  readonly account?: Given;
  /** Contacts that the account verified: one must be the one that the user verified. None: anyone with the code may redeem it. */
  readonly email?: Given;
  readonly phoneNo?: Given;
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
   * Fails with VALIDATION_FAILED (`code`, `account`, `email`, `phoneNo`), INVITE_INVALID, INVITE_USED (another account has
   * it), INVITE_EXPIRED, INVITE_REVOKED, INVITE_OTHER_PERSON (the user verified none of the contacts); none of these changes
   * anything.
   */
  async redeem(
    { actor, clientAddress }: { readonly actor: AuditActor; readonly clientAddress: string },
    { code, account, email, phoneNo }: Redemption,
  ): Promise<Outcome<{ invite: CheckedInvite; alreadyRedeemed: boolean }>> {
    const name = (account ?? '').trim();
    const address = isBlank(email) ? undefined : parseEmail(email ?? '');
    const phone = isBlank(phoneNo) ? undefined : parsePhone(phoneNo ?? '', null);
    const fault = faultOf({ code, account: name, address, phone });
    if (fault !== null) return firstFault(fault);
    const contacts = [
      ...(address ? [emailContact(address.key)] : []),
      ...(phone ? [phoneContact(phone)] : []),
    ];
    return inTransaction(this.#pool, async (client) => {
      const invite = await this.#find(client, code ?? '');
      if (invite === null) return failures.INVITE_INVALID;
      const seconds = await acceptIssued(client, invite.seq, { account: name, contacts });
      if (seconds === null) return this.#refusal(client, invite.id, name, contacts);
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
    contacts: readonly ContactKey[],
  ): Promise<Outcome<{ invite: CheckedInvite; alreadyRedeemed: boolean }>> {
    const invite = await findInvite(client, { id });
    if (typeof invite?.codeHash !== 'string') return failures.INVITE_INVALID;
    if (contacts.length > 0 && !contacts.includes(invite.identity)) return failures.INVITE_OTHER_PERSON;
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

interface ReadRedemption {
  readonly code: Given;
  readonly account: string;
  /** Undefined: none was given; null: it cannot be read. */
  readonly address: Email | null | undefined;
  readonly phone: string | null | undefined;
}

function faultOf({ code, account, address, phone }: ReadRedemption): Readonly<Record<string, string>> | null {
  if (isBlank(code)) return { code: 'code is required' };
  if (account === '') return { account: 'account is required' };
  if (account.length > accountMaxLength || !isPlainText(account))
    return { account: `account must be plain text of at most ${accountMaxLength} characters` };
  if (address === null) return { email: 'email must be an email address' };
  return phone === null
    ? { phoneNo: 'phoneNo must be a phone number with its country code, such as +91 98765 43210' }
    : null;
}

const toChecked = ({
  state,
  signupId,
  firstName,
  lastName,
  referralId,
  expiresAt,
  ...user
}: InviteRow): CheckedInvite => ({
  state,
  signupId,
  firstName,
  lastName,
  verifiedBy: user.verifiedBy,
  email: user.verifiedBy === 'email' ? user.email : null,
  phone: user.verifiedBy === 'phone' ? user.phone : null,
  referralId,
  expiresAt,
});
