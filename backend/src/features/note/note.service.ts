import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import { includesRole } from '../../platform/auth/role.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { parseNote } from '../../platform/forms/note.ts';
import { lockUsers } from '../waitlist/waitlist.locked-users.repository.ts';
import {
  countNotes,
  insertNote,
  listNotes,
  type LockedNote,
  lockNote,
  type NoteRow,
  restorableHours,
  setDeleted,
  updateNote,
} from './note.repository.ts';

/** A note as a caller sees it. */
export interface Note extends Omit<NoteRow, 'authorId'> {
  /** Whether the caller may change and delete it: they wrote it, or are an ADMIN. */
  readonly mayChange: boolean;
}

/** The maximum number of notes on one user. */
export const notesAtMost = 200;

/** What the team notes on users. The audit log has who did what, without texts. */
export class NoteService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The notes on a user, newest first. Fails with NOT_FOUND. */
  async list(userId: string, caller: Caller): Promise<Outcome<{ notes: readonly Note[] }>> {
    const notes = isId(userId) ? await listNotes(this.#pool, userId) : null;
    return notes === null ? unknownUser : { ok: true, notes: notes.map((note) => seenBy(caller, note)) };
  }

  /** Adds a note. Fails with VALIDATION_FAILED (`text`), NOT_FOUND, LIMIT_REACHED. */
  async add(userId: string, given: Given, caller: Caller): Promise<Outcome<{ note: Note }>> {
    const parsed = parseNote(given);
    if (!parsed.ok) return parsed;
    if (!isId(userId)) return unknownUser;
    const { actor } = by(caller);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ note: Note }>> => {
      const [user] = await lockUsers(client, [userId]);
      if (user === undefined) return unknownUser;
      if ((await countNotes(client, user.seq)) >= notesAtMost) return tooMany;
      const written = { text: parsed.text, authorId: actor.id ?? null, writtenBy: nameOf(caller) };
      const note = await insertNote(client, user.seq, written);
      await record(client, 'signup.add-note', user.id, caller);
      return { ok: true, note: seenBy(caller, note) };
    });
  }

  /**
   * Changes the text of a note. Fails with VALIDATION_FAILED (`text`), NOT_FOUND, FORBIDDEN (someone else wrote it, and the
   * caller is not an ADMIN), CONFLICT (it was changed since `revision`).
   */
  async update(
    { id, text: given, revision }: { readonly id: string; readonly text: Given; readonly revision: number },
    caller: Caller,
  ): Promise<Outcome<{ note: Note }>> {
    const parsed = parseNote(given);
    if (!parsed.ok) return parsed;
    const { text } = parsed;
    return this.#change(id, caller, async (client, before) => {
      if (before.deletedAt !== null) return unknownNote;
      if (before.revision !== revision) return changed;
      if (before.text === text) return { ok: true, note: seenBy(caller, before) };
      const note = await updateNote(client, id, { text, changedBy: nameOf(caller) });
      await record(client, 'signup.update-note', before.userId, caller);
      return { ok: true, note: seenBy(caller, note) };
    });
  }

  /** Deletes a note, which can be restored for a day. Fails with NOT_FOUND, FORBIDDEN. */
  delete(id: string, caller: Caller): Promise<Outcome<{ id: string }>> {
    return this.#setDeleted(id, caller, true);
  }

  /** Brings back a deleted note as it was. Fails with NOT_FOUND, FORBIDDEN. */
  restore(id: string, caller: Caller): Promise<Outcome<{ id: string }>> {
    return this.#setDeleted(id, caller, false);
  }

  #setDeleted(id: string, caller: Caller, isDeleted: boolean): Promise<Outcome<{ id: string }>> {
    return this.#change(id, caller, async (client, note) => {
      if ((note.deletedAt !== null) === isDeleted || isGone(note)) return unknownNote;
      await setDeleted(client, note.id, isDeleted);
      await record(client, isDeleted ? 'signup.delete-note' : 'signup.restore-note', note.userId, caller);
      return { ok: true, id: note.id };
    });
  }

  async #change<T extends object>(
    id: string,
    caller: Caller,
    change: (client: ClientBase, note: LockedNote) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (!isId(id)) return unknownNote;
    return inTransaction(this.#pool, async (client) => {
      const note = await lockNote(client, id);
      if (note === null) return unknownNote;
      return mayChange(caller, note) ? change(client, note) : notYours;
    });
  }
}

function seenBy(caller: Caller, note: NoteRow): Note {
  const { id, text, writtenBy, writtenAt, changedBy, changedAt, revision } = note;
  const shown = { id, text, writtenBy, writtenAt, changedBy, changedAt, revision };
  return { ...shown, mayChange: mayChange(caller, note) };
}

/** An EDITOR who wrote it, or an ADMIN. */
function mayChange(caller: Caller, { authorId }: NoteRow): boolean {
  const { viewer } = caller;
  if (viewer === null || !('role' in viewer)) return false;
  if (includesRole(viewer.role, 'ADMIN')) return true;
  return includesRole(viewer.role, 'EDITOR') && authorId !== null && by(caller).actor.id === authorId;
}

/** Its time to be restored is over; the job has not removed it yet. */
const isGone = ({ deletedAt }: LockedNote): boolean =>
  deletedAt !== null && Date.now() - deletedAt.getTime() > restorableHours * 3_600_000;

const nameOf = (caller: Caller): string => {
  const { actor } = by(caller);
  return actor.name ?? actor.kind;
};

const record = (client: ClientBase, action: `signup.${string}`, userId: string, caller: Caller) =>
  recordAudit(client, { action, ...by(caller), target: { kind: 'signup', id: userId } });

const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
const unknownNote = failure('NOT_FOUND', 'This note no longer exists. Reload the notes.');
const notYours = failure('FORBIDDEN', 'Someone else wrote this note. Ask them or an admin to change it.');
const changed = failure(
  'CONFLICT',
  'Someone else has changed this note since you opened it. Nothing was saved.',
);
const tooMany = failure(
  'LIMIT_REACHED',
  `A user can have ${notesAtMost} notes. Delete one before you add another.`,
);
