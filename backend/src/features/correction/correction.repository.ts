import type { ClientBase } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** What can be corrected of a user; E.164 for the phone. */
export interface Corrected {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A user who is corrected. */
export interface CorrectedUser extends Corrected {
  readonly seq: string;
  /** Null: imported, not verified. */
  readonly verifiedBy: 'email' | 'phone' | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A user's values, unchanged until the transaction ends: it holds the lock of `waitlist_head`. */
export async function findCorrectable(client: ClientBase, seq: string): Promise<CorrectedUser | null> {
  const { rows } = await client.query<CorrectedUser>(
    `SELECT seq::text, verified_by AS "verifiedBy", first_name AS "firstName", last_name AS "lastName", email, phone, country
     FROM signup WHERE seq = $1`,
    [seq],
  );
  return rows[0] ?? null;
}

/** Whether another user verified an email, or was imported with it. @param keys by which it may be known. */
export async function isOthersEmail(
  client: ClientBase,
  seq: string,
  keys: readonly string[],
): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM signup WHERE identity = ANY ($1) AND seq <> $2', [
    keys.flatMap((key) => [`email:${key}`, `import:${key}`]),
    seq,
  ]);
  return rows.length > 0;
}

/** Writes corrected values, also where users are searched. */
export async function updateUser(
  client: ClientBase,
  seq: string,
  { firstName, lastName, email, phone }: Corrected,
  emailKey: string | null,
): Promise<void> {
  await client.query(
    `UPDATE signup SET first_name = $2, last_name = $3, email = $4, phone = $5, email_key = coalesce($6, email_key) WHERE seq = $1`,
    [seq, firstName, lastName, email, phone, emailKey],
  );
  await client.query('SELECT signup_search_refresh($1)', [seq]);
}

/** Removes what the audit log keeps of erased users: what was corrected. */
export const eraseCorrections: PersonEraser = async (client, people) => {
  await client.query(
    `UPDATE audit_entry SET details = '{}' WHERE action = 'signup.correct' AND target_kind = 'signup'
       AND target_id = ANY (ARRAY(SELECT id::text FROM signup WHERE seq = ANY ($1)))`,
    [seqsOf(people)],
  );
};
