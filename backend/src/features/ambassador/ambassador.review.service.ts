import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { actorOf, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { queueNotices, requeueNotice } from '../../platform/dispatch/notice.repository.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { parseNote } from '../../platform/forms/note.ts';
import type { Given } from '../../platform/forms/given.ts';
import { lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import { acceptanceNotice } from './ambassador.acceptance.kind.ts';
import { ApplicationNote } from './ambassador.entity.ts';
import {
  countNotes,
  deleteNote,
  listNotes,
  lockApplication,
  lockApplicationOfNote,
  type NoteRow,
  reconsiderRewards,
} from './ambassador.review.repository.ts';
import { type ApplicationStatus, isReviewId, notesMax } from './ambassador.review.rules.ts';

/**
 * The team's operations on applications. Each change takes turns with the others of its application, and with its
 * erasure.
 */
export class AmbassadorReviewService {
  readonly #orm: Orm;
  readonly #pool: Pool;

  constructor(orm: Orm, pool: Pool) {
    this.#orm = orm;
    this.#pool = pool;
  }

  /**
   * Sets the status of an application. Repeating it changes nothing. An accepted applicant is emailed, once, however often the
   * status changes; their rewards follow from whether they are an ambassador. Fails with NOT_FOUND, CONFLICT.
   *
   * @param from the status that the caller saw; if it is another one by now, nothing is changed. Null: any.
   */
  setStatus(
    id: string,
    { status, from = null }: StatusChange,
    reviewer: Caller,
  ): Promise<Outcome<{ id: string; status: ApplicationStatus }>> {
    return this.#change(id, async (em, client) => {
      await lockRanking(client); // first, so that nobody joins, or is blocked or erased, until their rewards are known
      const application = await lockApplication(em, id);
      if (application === null) return unknownApplication;
      if (application.status !== status) {
        if (from !== null && from !== application.status) return statusChanged(application.status);
        const details = { from: application.status, to: status };
        application.status = status;
        if (status === 'accepted') application.acceptedAt ??= new Date();
        await em.flush();
        await recordAudit(client, entry('ambassador.set-status', id, reviewer, details));
        if (details.from === 'accepted' || status === 'accepted')
          await reconsiderRewards(client, application.seq);
        if (status === 'accepted') await tellAccepted(client, application);
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
    return this.#change(applicationId, async (em, client) => {
      const application = await lockApplication(em, applicationId);
      if (application === null) return unknownApplication;
      const { seq: applicationSeq } = application;
      if ((await countNotes(em, applicationSeq)) >= notesMax) return tooManyNotes;
      const { name, kind } = actorOf(reviewer.viewer);
      const written = { id: randomUUID(), applicationSeq, text, writtenBy: name ?? kind };
      const note = em.create(ApplicationNote, written);
      await em.flush();
      await recordAudit(client, entry('ambassador.add-note', applicationId, reviewer));
      return { ok: true, note };
    });
  }

  /** Deletes a note. Fails with NOT_FOUND: of any number of calls, one succeeds. */
  deleteNote(id: string, reviewer: Caller): Promise<Outcome<{ id: string }>> {
    return this.#change(id, async (em, client) => {
      const applicationId = await lockApplicationOfNote(client, id);
      if (applicationId === null || !(await deleteNote(em, id))) return unknownNote;
      await recordAudit(client, entry('ambassador.delete-note', applicationId, reviewer));
      return { ok: true, id: id.toLowerCase() };
    });
  }

  async #change<T extends object>(
    id: string,
    change: (em: EntityManager, client: ClientBase) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    return isReviewId(id) ? this.#orm.inTransaction(this.#pool, change) : unknownApplication;
  }
}

/** Other systems hear of every acceptance, the applicant of the first that is not taken back before the email is sent. */
async function tellAccepted(
  client: ClientBase,
  { seq, id }: { readonly seq: number; readonly id: string },
): Promise<void> {
  await queueNotices(client, acceptanceNotice, [String(seq)]);
  await requeueNotice(client, acceptanceNotice, String(seq));
  await recordEvent(client, { type: 'ambassador.accepted', data: { applicationId: id } });
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
