import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction, lockByName } from '../../platform/database/database.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { typedLines } from '../../platform/forms/typed-text.ts';
import { statusClosed } from '../status/status.messages.ts';
import { answerKind } from './fairness.appeal.kind.ts';
import {
  answerAppeal,
  type AppealRow,
  findOwnHolds,
  insertAppeal,
  listAppeals,
  type OwnHolds,
} from './fairness.appeal.repository.ts';
import { answerFormSchema, appealFormSchema } from './fairness.form.ts';

/** How long an appeal bars the next one. */
const appealDays = 7;
const appealsAtMost = 100;

/** What users are told about their doubted credits, and what they may say to it. */
export class AppealService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** How many of a user's credits are being checked or not counted; null: there is no such user. */
  ofOwner(signupId: string): Promise<OwnHolds | null> {
    return findOwnHolds(this.#pool, signupId, appealDays);
  }

  /**
   * Asks to look again at credits that are not counted, at most once a week. Fails with VALIDATION_FAILED (`text`),
   * NOT_FOUND (no session of a status), WRONG_STATE (everything counts), RATE_LIMITED.
   *
   * @param signupId the session's user; null: there is none.
   */
  async appeal(signupId: string | null, text: Given): Promise<Outcome<{ holds: OwnHolds }>> {
    const faults = formFaults(appealFormSchema, { text });
    if (Object.keys(faults).length > 0) return firstFault(faults);
    if (signupId === null) return statusClosed;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ holds: OwnHolds }>> => {
      await lockByName(client, `appeal ${signupId}`);
      const before = await findOwnHolds(client, signupId, appealDays);
      if (before === null) return statusClosed;
      if (before.notCounted === 0) return nothingToAppeal;
      if (before.waitSeconds > 0)
        return failure('RATE_LIMITED', 'You asked us within the last week. We’ll answer that first.', {
          retryAfterSeconds: before.waitSeconds,
        });
      await insertAppeal(client, before.seq, typedLines(text ?? ''));
      const holds = await findOwnHolds(client, signupId, appealDays);
      return holds === null ? statusClosed : { ok: true, holds };
    });
  }

  /** Appeals without an answer, the oldest first; at most 100. */
  open(): Promise<readonly AppealRow[]> {
    return listAppeals(this.#pool, appealsAtMost);
  }

  /** Answers an appeal, by a message to its user. Fails with VALIDATION_FAILED (`answer`), NOT_FOUND (it is answered). */
  async answer(
    { id, answer }: { readonly id: string; readonly answer: Given },
    caller: Caller,
  ): Promise<Outcome<{ message: string }>> {
    const faults = formFaults(answerFormSchema, { answer });
    if (Object.keys(faults).length > 0) return firstFault(faults);
    if (isBlank(id) || !isId(id)) return unknownAppeal;
    const { actor } = by(caller);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ message: string }>> => {
      const seq = await answerAppeal(client, {
        id,
        answer: typedLines(answer ?? ''),
        by: actor.name ?? actor.kind,
      });
      if (seq === null) return unknownAppeal;
      await recordAudit(client, {
        action: 'hold.answer',
        ...by(caller),
        target: { kind: 'hold-appeal', id },
      });
      await queueNotices(client, answerKind, [seq]);
      return { ok: true, message: 'Your answer is on its way.' };
    });
  }
}

const nothingToAppeal = failure('WRONG_STATE', 'All of your invitations count, or are still being checked.');
const unknownAppeal = failure('NOT_FOUND', 'This was answered already, or the user was erased.');
