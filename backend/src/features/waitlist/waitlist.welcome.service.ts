import type { Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { requeueNotice } from '../../platform/dispatch/notice.repository.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank } from '../../platform/forms/given.ts';
import { isUserId } from '../referral/referral.rules.ts';
import { type Decision, unknownSignup } from './waitlist.exclusion.service.ts';
import { findWelcomed, welcomeKind } from './waitlist.welcome.repository.ts';

/** Resends welcome messages that could not be delivered. */
export class WelcomeService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Queues a failed welcome again, to the contact the user verified. Of any number of calls for one failure, on any
   * instances, exactly one does so; the others fail.
   *
   * Fails with VALIDATION_FAILED (no id), NOT_FOUND (no such user, or erased), WELCOME_NOT_FAILED (it is queued or
   * sent, or the user is blocked or was invited).
   */
  async resend(decision: Decision, userId: Given): Promise<Outcome<{ message: string }>> {
    if (isBlank(userId)) return firstFault({ userId: 'userId is required' });
    const id = (userId ?? '').trim();
    if (!isUserId(id)) return unknownSignup;
    return inTransaction(this.#pool, async (client) => {
      const signup = await findWelcomed(client, id);
      if (signup === null) return unknownSignup;
      if (!signup.isWaiting || !(await requeueNotice(client, welcomeKind, signup.seq))) return notFailed;
      await recordAudit(client, {
        ...decision,
        action: 'signup.resend-welcome',
        target: { kind: 'signup', id },
      });
      return { ok: true, message: 'The welcome is being sent again.' };
    });
  }
}

const notFailed = failure(
  'WELCOME_NOT_FAILED',
  'Only a welcome that could not be delivered can be sent again. This one is queued or sent, or the user is blocked or invited: reload the page to see.',
);
