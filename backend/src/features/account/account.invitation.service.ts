import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { emailPatternMessage } from '../../platform/forms/field-rules.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { lockAsAdmin, recordChange } from './account.authority.ts';
import { sendConfirmationJob } from './account.confirmation.jobs.ts';
import { emailFault } from './account.form.ts';
import type { AttemptGate } from './account.gate.ts';
import {
  deleteInvitation,
  extendInvitation,
  findInvitation,
  insertInvitation,
  type InvitationRow,
  listInvitations,
} from './account.invitation.repository.ts';
import * as messages from './account.messages.ts';
import { findByEmail } from './account.repository.ts';
import { invitationValidDays } from './account.rules.ts';

export interface InvitationDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: Pick<AttemptGate, 'claimInvitationMail' | 'takeBack'>;
}

/**
 * Invites colleagues by email. At the emailed link they choose a password and are active immediately ({@link
 * ConfirmationService.confirm}): the admin who invited them has approved them.
 */
export class InvitationService {
  readonly #dependencies: InvitationDependencies;

  constructor(dependencies: InvitationDependencies) {
    this.#dependencies = dependencies;
  }

  /** The invitations whose links work, newest first. */
  list(): Promise<readonly InvitationRow[]> {
    return listInvitations(this.#dependencies.pool);
  }

  /**
   * Invites a mailbox for 7 days and has the link emailed, even while sign-up is closed. Of any number of calls on any
   * instances, one creates the invitation.
   *
   * Fails with VALIDATION_FAILED (`email`), ALREADY_REGISTERED (there is an account, or an invitation), RATE_LIMITED
   * (for this mailbox, or this admin); see {@link lockAsAdmin}. Nothing has changed then.
   */
  async invite(
    change: PersonCaller,
    { email: given, role }: { readonly email: Given; readonly role: Role },
  ): Promise<Outcome<{ message: string; invitation: InvitationRow }>> {
    const email = parseEmail(given ?? '');
    if (email === null) return firstFault({ email: emailFault(given ?? '') ?? emailPatternMessage });
    return this.#mailed(change, email.key, async (client) => {
      const account = await findByEmail(client, email);
      if (account?.state === 'active') return messages.alreadyRegistered;
      if (account !== null) return messages.waitsForApproval;
      const id = randomUUID();
      const invitedBy = change.viewer.adminId;
      const invitation = { id, email: email.address, emailKey: email.key, role, invitedBy };
      const added = await insertInvitation(client, { ...invitation, validDays: invitationValidDays });
      if (!added) return messages.alreadyInvited;
      await recordChange(client, change, 'admin.invite', invitation, { role });
      return id;
    });
  }

  /**
   * Emails the link once more and extends it by another 7 days.
   *
   * Fails with NOT_FOUND (used, revoked or expired), RATE_LIMITED; see {@link lockAsAdmin}.
   */
  async resend(
    change: PersonCaller,
    id: string,
  ): Promise<Outcome<{ message: string; invitation: InvitationRow }>> {
    const known = isId(id) ? await findInvitation(this.#dependencies.pool, id) : null;
    if (known === null) return messages.unknownInvitation;
    return this.#mailed(change, known.emailKey, async (client) => {
      const invitation = await findInvitation(client, id);
      if (invitation === null) return messages.unknownInvitation;
      await extendInvitation(client, id, invitationValidDays);
      await recordChange(client, change, 'admin.resend-invitation', invitation, { role: invitation.role });
      return id;
    });
  }

  /** Revokes an invitation: its link no longer works. Fails with NOT_FOUND; see {@link lockAsAdmin}. */
  revoke(change: PersonCaller, id: string): Promise<Outcome<{ id: string }>> {
    const { orm, pool } = this.#dependencies;
    return orm.inTransaction(pool, async (em, client) => {
      const refusal = await lockAsAdmin({ em, client }, change.viewer);
      if (refusal !== null) return refusal;
      const invitation = isId(id) ? await findInvitation(client, id) : null;
      if (invitation === null) return messages.unknownInvitation;
      await deleteInvitation(em, id);
      await recordChange(client, change, 'admin.revoke-invitation', invitation, { role: invitation.role });
      return { ok: true, id };
    });
  }

  /**
   * A change that emails a link, with all accounts locked and within the limits of emails; if it is rejected, nothing has
   * changed.
   */
  async #mailed(
    { viewer }: PersonCaller,
    emailKey: string,
    work: (client: ClientBase) => Promise<string | Failure>,
  ): Promise<Outcome<{ message: string; invitation: InvitationRow }>> {
    const { orm, pool, gate } = this.#dependencies;
    const claim = await gate.claimInvitationMail(emailKey, viewer.adminId);
    if (!claim.ok) return claim;
    const outcome = await orm.inTransaction(pool, async (em, client) => {
      const refusal = await lockAsAdmin({ em, client }, viewer);
      if (refusal !== null) return refusal;
      const id = await work(client);
      if (typeof id !== 'string') return id;
      await addJob(client, { type: sendConfirmationJob, payload: { requestId: id } });
      const invitation = await findInvitation(client, id);
      if (invitation === null) throw new Error('An invitation is gone that was just created');
      return { ok: true, message: messages.invitationSent(invitation.email), invitation } as const;
    });
    if (!outcome.ok) await gate.takeBack(claim);
    return outcome;
  }
}
