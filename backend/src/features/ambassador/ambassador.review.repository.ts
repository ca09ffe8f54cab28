import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { ApplicationStatus } from './ambassador.review.rules.ts';

/** A note of the team on an application. */
export interface NoteRow {
  readonly id: string;
  readonly text: string;
  /** The writer's name at the time. */
  readonly writtenBy: string;
  readonly writtenAt: Date;
}

interface LockedApplication {
  readonly seq: string;
  readonly status: ApplicationStatus;
}

const noteColumns = 'id, text, written_by AS "writtenBy", written_at AS "writtenAt"';

/**
 * Locks an application until the transaction ends; null for an unknown or erased one. Its eraser waits for the same
 * lock.
 */
export async function lockApplication(client: ClientBase, id: string): Promise<LockedApplication | null> {
  const { rows } = await client.query<LockedApplication>(
    'SELECT seq::text, status FROM ambassador_application WHERE id = $1 AND erased_at IS NULL FOR UPDATE',
    [id],
  );
  return rows[0] ?? null;
}

/** Locks the application that a note belongs to, likewise. */
export async function lockApplicationOfNote(
  client: ClientBase,
  noteId: string,
): Promise<(LockedApplication & { readonly id: string }) | null> {
  const { rows } = await client.query<LockedApplication & { readonly id: string }>(
    `SELECT seq::text, status, id FROM ambassador_application
     WHERE seq = (SELECT application_seq FROM ambassador_note WHERE id = $1) AND erased_at IS NULL FOR UPDATE`,
    [noteId],
  );
  return rows[0] ?? null;
}

export async function setStatus(client: ClientBase, seq: string, status: ApplicationStatus): Promise<void> {
  await client.query('UPDATE ambassador_application SET status = $2 WHERE seq = $1', [seq, status]);
}

/** The notes on an application, newest first; null for an unknown or erased one. */
export async function listNotes(pool: Pool, applicationId: string): Promise<readonly NoteRow[] | null> {
  const { rows } = await pool.query<NoteRow | { readonly id: null }>(
    `SELECT note.* FROM ambassador_application AS application
     LEFT JOIN LATERAL (SELECT ${noteColumns} FROM ambassador_note WHERE application_seq = application.seq) AS note ON true
     WHERE application.id = $1 AND application.erased_at IS NULL ORDER BY note."writtenAt" DESC, note.id`,
    [applicationId],
  );
  return rows.length === 0 ? null : rows.filter((row): row is NoteRow => row.id !== null);
}

export async function countNotes(client: ClientBase, seq: string): Promise<number> {
  const { rows } = await client.query<{ notes: number }>(
    'SELECT count(*)::integer AS notes FROM ambassador_note WHERE application_seq = $1',
    [seq],
  );
  return rows[0]?.notes ?? 0;
}

export async function insertNote(
  client: ClientBase,
  seq: string,
  { text, writtenBy }: Pick<NoteRow, 'text' | 'writtenBy'>,
): Promise<NoteRow> {
  const { rows } = await client.query<NoteRow>(
    `INSERT INTO ambassador_note (id, application_seq, text, written_by) VALUES ($1, $2, $3, $4) RETURNING ${noteColumns}`,
    [randomUUID(), seq, text, writtenBy],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no note');
  return row;
}

/** @returns whether there was one. */
export async function deleteNote(client: ClientBase, id: string): Promise<boolean> {
  return (await client.query('DELETE FROM ambassador_note WHERE id = $1', [id])).rowCount === 1;
}
