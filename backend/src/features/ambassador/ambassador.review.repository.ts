import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { AmbassadorApplication, ApplicationNote } from './ambassador.entity.ts';

/** A note of the team on an application. */
export interface NoteRow {
  readonly id: string;
  readonly text: string;
  /** The writer's name at the time. */
  readonly writtenBy: string;
  readonly writtenAt: Date;
}

/**
 * Locks an application until the transaction ends; null for an unknown or erased one. Its eraser waits for the same
 * lock.
 */
export const lockApplication = (
  em: EntityManager,
  id: string,
): Promise<InferEntity<typeof AmbassadorApplication> | null> =>
  em.findOne(AmbassadorApplication, { id, erasedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Locks the application that a note belongs to, likewise. In SQL, because it looks up and locks in one statement. @returns its id. */
export async function lockApplicationOfNote(client: ClientBase, noteId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM ambassador_application
     WHERE seq = (SELECT application_seq FROM ambassador_note WHERE id = $1) AND erased_at IS NULL FOR UPDATE`,
    [noteId],
  );
  return rows[0]?.id ?? null;
}

/** The notes on an application, newest first; null for an unknown or erased one. */
export async function listNotes(pool: Pool, applicationId: string): Promise<readonly NoteRow[] | null> {
  const { rows } = await pool.query<NoteRow | { readonly id: null }>(
    `SELECT note.id, note.text, note.written_by AS "writtenBy", note.written_at AS "writtenAt"
     FROM ambassador_application AS application LEFT JOIN ambassador_note AS note ON note.application_seq = application.seq
     WHERE application.id = $1 AND application.erased_at IS NULL ORDER BY note.written_at DESC, note.id`,
    [applicationId],
  );
  return rows.length === 0 ? null : rows.filter((row): row is NoteRow => row.id !== null);
}

export const countNotes = (em: EntityManager, applicationSeq: number): Promise<number> =>
  em.count(ApplicationNote, { applicationSeq });

/** @returns whether there was one. */
export const deleteNote = async (em: EntityManager, id: string): Promise<boolean> =>
  (await em.nativeDelete(ApplicationNote, { id })) === 1;

/** Has the rewards of the applicant's user, if there is one, looked at again: whether they are an ambassador changed. */
export async function reconsiderRewards(client: ClientBase, applicationSeq: number): Promise<void> {
  await client.query(
    'SELECT reward_reconsider(array_agg(signup_seq)) FROM ambassador_signup WHERE application_seq = $1 HAVING count(*) > 0',
    [applicationSeq],
  );
}
