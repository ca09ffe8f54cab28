import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** A note of the team on a user. */
export interface NoteRow {
  readonly id: string;
  readonly text: string;
  /** The account or API key that wrote it. */
  readonly authorId: string | null;
  /** The writer's name at the time. */
  readonly writtenBy: string;
  readonly writtenAt: Date;
  /** Who changed it last, likewise; null: it is as it was written. */
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
  readonly revision: number;
}

/** A note that no one else changes until the transaction ends. */
export interface LockedNote extends NoteRow {
  readonly userId: string;
  readonly deletedAt: Date | null;
}

const columns = `note.id, note.text, note.author_id AS "authorId", note.written_by AS "writtenBy", note.written_at AS "writtenAt",
  note.changed_by AS "changedBy", note.changed_at AS "changedAt", note.revision`;

/** How long a deleted note can be restored. */
export const restorableHours = 24;

/** The notes on a user, newest first; null: there is no such user, or they are erased. */
export async function listNotes(pool: Pool, userId: string): Promise<readonly NoteRow[] | null> {
  const { rows } = await pool.query<NoteRow | { readonly id: null }>(
    `SELECT ${columns} FROM signup
     LEFT JOIN signup_note AS note ON note.signup_seq = signup.seq AND note.deleted_at IS NULL
     WHERE signup.id = $1 AND signup.erased_at IS NULL ORDER BY note.written_at DESC, note.id`,
    [userId],
  );
  return rows.length === 0 ? null : rows.filter((row): row is NoteRow => row.id !== null);
}

export async function countNotes(client: ClientBase, signupSeq: string): Promise<number> {
  const { rows } = await client.query<{ notes: number }>(
    'SELECT count(*)::int AS notes FROM signup_note WHERE signup_seq = $1 AND deleted_at IS NULL',
    [signupSeq],
  );
  return rows[0]?.notes ?? 0;
}

export async function insertNote(
  client: ClientBase,
  signupSeq: string,
  note: Pick<NoteRow, 'text' | 'authorId' | 'writtenBy'>,
): Promise<NoteRow> {
  const { rows } = await client.query<NoteRow>(
    `INSERT INTO signup_note AS note (id, signup_seq, text, author_id, written_by) VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
    [randomUUID(), signupSeq, note.text, note.authorId, note.writtenBy],
  );
  return onlyRow(rows);
}

/** A note, deleted or not, locked; null: there is none. */
export async function lockNote(client: ClientBase, id: string): Promise<LockedNote | null> {
  const { rows } = await client.query<LockedNote>(
    `SELECT ${columns}, note.deleted_at AS "deletedAt", signup.id AS "userId"
     FROM signup_note AS note JOIN signup ON signup.seq = note.signup_seq WHERE note.id = $1 FOR UPDATE OF note`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateNote(
  client: ClientBase,
  id: string,
  { text, changedBy }: { readonly text: string; readonly changedBy: string },
): Promise<NoteRow> {
  const { rows } = await client.query<NoteRow>(
    `UPDATE signup_note AS note SET text = $2, changed_by = $3, changed_at = clock_timestamp(), revision = revision + 1
     WHERE id = $1 RETURNING ${columns}`,
    [id, text, changedBy],
  );
  return onlyRow(rows);
}

export async function setDeleted(client: ClientBase, id: string, isDeleted: boolean): Promise<void> {
  await client.query(
    'UPDATE signup_note SET deleted_at = CASE WHEN $2 THEN clock_timestamp() END WHERE id = $1',
    [id, isDeleted],
  );
}

/** Removes notes that can no longer be restored. */
export async function removeDeleted(pool: Pool): Promise<void> {
  await pool.query(
    'DELETE FROM signup_note WHERE deleted_at < clock_timestamp() - make_interval(hours => $1)',
    [restorableHours],
  );
}

/** Erased users have no notes, neither deleted ones. */
export const eraseNotes: PersonEraser = async (client, people) => {
  await client.query('DELETE FROM signup_note WHERE signup_seq = ANY ($1)', [seqsOf(people)]);
};

function onlyRow(rows: readonly NoteRow[]): NoteRow {
  const [row] = rows;
  if (row === undefined) throw new Error('The note was not written');
  return row;
}
