import type { ClientBase, Pool } from 'pg';
import { actorOf, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Given } from '../../platform/forms/given.ts';
import {
  countNotes,
  deleteNote,
  insertNote,
  listNotes,
  lockApplication,
  lockApplicationOfNote,
  type NoteRow,
  setStatus,
} from './ambassador.review.repository.ts';
import { type ApplicationStatus, isReviewId, notesMax, parseNote } from './ambassador.review.rules.ts';

/**
 * The team's operations on applications. Each change takes turns with the others of its application, and with its
 * erasure.
 */
export class AmbassadorReviewService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Sets the status of an application. Repeating it changes nothing. Fails with NOT_FOUND, CONFLICT.
   *
   * @param from the status that the caller saw; if it is another one by now, nothing is changed. Null: any.
   */
  setStatus(
    id: string,
    { status, from = null }: StatusChange,
    reviewer: Caller,
  ): Promise<Outcome<{ id: string; status: ApplicationStatus }>> {
    return this.#change(id, async (client) => {
      const application = await lockApplication(client, id);
      if (application === null) return unknownApplication;
      if (application.status !== status) {
        if (from !== null && from !== application.status) return statusChanged(application.status);
        await setStatus(client, application.seq, status);
        const details = { from: application.status, to: status };
        await recordAudit(client, entry('ambassador.set-status', id, reviewer, details));
      }
      return { ok: true, id: id.toLowerCase(), status };
    });
  }

  /** The notes on an application, newest first. Fails with NOT_FOUND. */
  async notes(applicationId: string): Promise<Outcome<{ notes: readonly NoteRow[] }>> {
    const notes = isReviewId(applicationId) ? await listNotes(this.#pool, applicationId) : null;
    return notes === null ? unknownApplication : { ok: true, notes };
  }

  /**
   * Adds a note. Fails with VALIDATION_FAILED (`text`), NOT_FOUND, LIMIT_REACHED. The audit log does not contain its
   * text.
   */
  async addNote(applicationId: string, given: Given, reviewer: Caller): Promise<Outcome<{ note: NoteRow }>> {
    const parsed = parseNote(given);
    if (!parsed.ok) return parsed;
    const { text } = parsed;
    return this.#change(applicationId, async (client) => {
      const application = await lockApplication(client, applicationId);
      if (application === null) return unknownApplication;
      if ((await countNotes(client, application.seq)) >= notesMax) return tooManyNotes;
      const { name, kind } = actorOf(reviewer.viewer);
      const note = await insertNote(client, application.seq, { text, writtenBy: name ?? kind });
      await recordAudit(client, entry('ambassador.add-note', applicationId, reviewer));
      return { ok: true, note };
    });
  }

  /** Deletes a note. Fails with NOT_FOUND: of any number of calls, one succeeds. */
  deleteNote(id: string, reviewer: Caller): Promise<Outcome<{ id: string }>> {
    return this.#change(id, async (client) => {
      const application = await lockApplicationOfNote(client, id);
      if (application === null || !(await deleteNote(client, id))) return unknownNote;
      await recordAudit(client, entry('ambassador.delete-note', application.id, reviewer));
      return { ok: true, id: id.toLowerCase() };
    });
  }

  async #change<T extends object>(
    id: string,
    change: (client: ClientBase) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    return isReviewId(id) ? inTransaction(this.#pool, change) : unknownApplication;
  }
}

interface StatusChange {
  readonly status: ApplicationStatus;
  readonly from?: ApplicationStatus | null;
}

const entry = (
  action: `ambassador.${string}`,
  id: string,
  caller: Caller,
  details: Readonly<Record<string, string>> = {},
) => ({ action, ...by(caller), target: { kind: 'ambassador', id }, details });

const unknownApplication = failure('NOT_FOUND', 'There is no application with this id. Reload the list.');
const statusChanged = (status: ApplicationStatus) =>
  failure('CONFLICT', `Someone else has set the status to ${status} meanwhile. Nothing was changed.`);
const unknownNote = failure('NOT_FOUND', 'This note no longer exists. Reload the notes.');
const tooManyNotes = failure(
  'LIMIT_REACHED',
  `An application can have ${notesMax} notes. Delete one before you add another.`,
);
