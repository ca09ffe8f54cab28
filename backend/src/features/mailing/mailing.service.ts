import type { ClientBase, Pool } from 'pg';
import { type AuditDetails, by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { isBlank, isId } from '../../platform/forms/given.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { type CountedMailing, counted, isRevision } from './mailing.draft.ts';
import { paceFormSchema } from './mailing.form.ts';
import type { MailingKind } from './mailing.kind.ts';
import * as messages from './mailing.messages.ts';
import { queuePlan } from './mailing.plan.ts';
import { deleteDraft, findMailing, lockMailing, type MailingRow } from './mailing.repository.ts';
import { pauseRunning } from './mailing.run.repository.ts';
import { confirmSlack, parseStart } from './mailing.rules.ts';
import { queueUncertain } from './mailing.settle.repository.ts';
import {
  countPeople,
  secondsUntil,
  setCanceled,
  setPace,
  setRunning,
  startDraft,
} from './mailing.transition.repository.ts';

/** A mailing after a change. */
export interface Changed extends CountedMailing {
  readonly message: string;
}

/** What an admin enters when a mailing starts. */
export interface Start {
  /** How many users it goes to, as the admin typed it. */
  readonly confirmPeople: number;
  /** The draft's, as the admin saw it. */
  readonly revision: number;
  /** ISO 8601; null: immediately. */
  readonly startsAt: string | null;
}

/** The users each kind of mailing may address. */
export type Audiences = Readonly<Partial<Record<MailingKind['name'], Pick<MailingKind, 'audience'>>>>;

interface Done {
  readonly message: string;
  readonly details?: AuditDetails;
}

/** Moves mailings from one state to the next. Every change is audited; an invalid one fails with WRONG_STATE. */
export class MailingService {
  readonly #pool: Pool;
  readonly #kinds: Audiences;

  constructor(pool: Pool, kinds: Audiences) {
    this.#pool = pool;
    this.#kinds = kinds;
  }

  /**
   * Starts a draft, now or at a given time. It then goes to the users its segment finds at that time, never to more
   * than `confirmPeople`. Users join and leave meanwhile, so that number may be off by 5 percent.
   *
   * Fails with VALIDATION_FAILED (`confirmPeople`, `revision`, `startsAt`), NOT_FOUND, WRONG_STATE, and with CONFLICT if the
   * draft has another revision, or goes to another number of users.
   */
  async start(
    caller: Caller,
    id: string,
    { confirmPeople, revision, startsAt }: Start,
  ): Promise<Outcome<Changed>> {
    const time = parseStart(startsAt, new Date());
    const isCount = Number.isInteger(confirmPeople) && confirmPeople >= 1;
    const fields = {
      ...(isBlank(id) && { id: messages.missingId }),
      ...(!isCount && { confirmPeople: messages.confirmNothing }),
      ...(!isRevision(revision) && { revision: messages.missingRevision }),
      ...(time === undefined && { startsAt: messages.badStart }),
    };
    if (time === undefined || Object.keys(fields).length > 0) return firstFault(fields);
    const draft = isId(id) ? await findMailing(this.#pool, { id }) : null;
    if (draft === null) return messages.unknownMailing;
    if (draft.state !== 'draft') return messages.cannotStart(draft);
    if (draft.revision !== revision) return messages.changedMeanwhile(draft);
    const refused = await this.#confirm(draft, confirmPeople);
    if (refused !== null) return refused;
    return this.#change(caller, id, 'mailing.start', async (client, mailing) => {
      if (mailing.state !== 'draft') return messages.cannotStart(mailing);
      if (mailing.revision !== revision) return messages.changedMeanwhile(mailing);
      await startDraft(client, mailing.seq, confirmPeople, time);
      await queuePlan(client, id, time === null ? 0 : Math.max(0, await secondsUntil(client, time)));
      return {
        message: time === null ? messages.started(mailing) : messages.scheduled(mailing),
        details: { confirmPeople, startsAt: time?.toISOString() ?? null },
      };
    });
  }

  /** Stops everything but at most 16 messages in progress. Fails with NOT_FOUND and WRONG_STATE. */
  pause(caller: Caller, id: string): Promise<Outcome<Changed>> {
    return this.#change(caller, id, 'mailing.pause', async (client, mailing) =>
      (await pauseRunning(client, mailing.seq, 'admin'))
        ? { message: messages.paused(mailing) }
        : messages.cannotPause(mailing),
    );
  }

  /** Resumes a paused mailing at its pace, without making up for lost time. Fails with NOT_FOUND and WRONG_STATE. */
  resume(caller: Caller, id: string): Promise<Outcome<Changed>> {
    return this.#change(caller, id, 'mailing.resume', async (client, mailing) => {
      if (mailing.state !== 'paused') return messages.cannotResume(mailing);
      await setRunning(client, mailing.seq);
      await wakeRunner(client, 'dispatch');
      return { message: messages.resumed(mailing) };
    });
  }

  /**
   * Changes the pace of a mailing that was started and has not ended. The next messages that are marked count by it; those
   * of this minute count as before. Fails with VALIDATION_FAILED (`perHour`), NOT_FOUND and WRONG_STATE.
   */
  async setPace(caller: Caller, id: string, perHour: number): Promise<Outcome<Changed>> {
    const faults = formFaults(paceFormSchema, { perHour });
    if (Object.keys(faults).length > 0) return firstFault(faults);
    return this.#change(caller, id, 'mailing.set-pace', async (client, mailing) => {
      const { seq, state } = mailing;
      if (state === 'draft' || state === 'done' || state === 'canceled')
        return messages.cannotSetPace(mailing);
      await setPace(client, seq, perHour);
      if (state === 'running') await wakeRunner(client, 'dispatch');
      const details = changeDetails({ perHour: mailing.perHour }, { perHour });
      return { message: messages.paceSet(mailing, perHour), details };
    });
  }

  /**
   * Ends a mailing permanently. Recipients who were sent nothing get nothing, and what its kind did for them is undone,
   * in the background. Fails with NOT_FOUND and WRONG_STATE.
   */
  cancel(caller: Caller, id: string): Promise<Outcome<Changed>> {
    return this.#change(caller, id, 'mailing.cancel', async (client, mailing) => {
      const { seq, state } = mailing;
      if (state === 'done' || state === 'canceled') return messages.cannotCancel(mailing);
      const hasRecipients = state !== 'draft' && state !== 'scheduled';
      await setCanceled(client, seq, hasRecipients);
      if (hasRecipients) await wakeRunner(client, 'dispatch');
      return { message: messages.canceled(mailing) };
    });
  }

  /** Deletes a draft. Fails with NOT_FOUND and WRONG_STATE. @returns it as it was. */
  delete(caller: Caller, id: string): Promise<Outcome<Changed>> {
    return this.#change(caller, id, 'mailing.delete', async (client, mailing) => {
      if (mailing.state !== 'draft') return messages.cannotDelete(mailing);
      await deleteDraft(client, mailing.seq);
      return { message: messages.deleted(mailing) };
    });
  }

  /**
   * Resends messages that may or may not have been sent; those recipients may get them twice. Fails with NOT_FOUND and
   * WRONG_STATE.
   */
  resendUncertain(caller: Caller, id: string): Promise<Outcome<Changed>> {
    return this.#change(caller, id, 'mailing.resend-uncertain', async (client, mailing) => {
      const { seq, state } = mailing;
      if (state !== 'running' && state !== 'paused' && state !== 'done')
        return messages.cannotResend(mailing);
      const people = await queueUncertain(client, seq);
      if (people === 0) return messages.nothingUncertain(mailing);
      if (state === 'done') await setRunning(client, seq);
      if (state !== 'paused') await wakeRunner(client, 'dispatch');
      return { message: messages.resending(people), details: { people } };
    });
  }

  async #confirm(mailing: MailingRow, confirmPeople: number): Promise<Failure | null> {
    const { segment, kind: name } = mailing;
    const kind = this.#kinds[name];
    if (kind === undefined) throw new Error(`There is no kind ${name} of mailings`);
    const people = await countPeople(this.#pool, segment, kind.audience);
    if (people === 0) return messages.noRecipients;
    return Math.abs(people - confirmPeople) > confirmSlack(people)
      ? messages.confirmMismatch(mailing, people, confirmPeople)
      : null;
  }

  async #change(
    caller: Caller,
    id: string,
    action: `mailing.${string}`,
    work: (client: ClientBase, mailing: MailingRow) => Promise<Done | Failure>,
  ): Promise<Outcome<Changed>> {
    if (isBlank(id)) return firstFault({ id: messages.missingId });
    if (!isId(id)) return messages.unknownMailing;
    return inTransaction(this.#pool, async (client) => {
      const mailing = await lockMailing(client, id);
      if (mailing === null) return messages.unknownMailing;
      const done = await work(client, mailing);
      if ('ok' in done) return done;
      const target = { kind: 'mailing', id, name: mailing.name };
      const details = { kind: mailing.kind, ...done.details };
      await recordAudit(client, { action, ...by(caller), target, details });
      const changed = (await findMailing(client, { id })) ?? mailing;
      return { ok: true, message: done.message, ...(await counted(client, changed)) };
    });
  }
}
