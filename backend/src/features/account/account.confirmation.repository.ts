import type { ClientBase, Pool } from 'pg';

/** Somebody who asked for an account and has yet to prove that the email is theirs. */
export interface SignupRequest {
  readonly id: string;
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** What addresses are compared by. */
  readonly emailKey: string;
}

/** Adds a request. A mailbox may have any number: each is a link of its own, and the first that is opened ends the others. */
export async function insertSignupRequest(
  client: ClientBase,
  { id, name, email, emailKey }: SignupRequest,
  validHours: number,
): Promise<void> {
  await client.query(
    `INSERT INTO admin_signup_request (id, name, email, email_key, created_at, expires_at)
     SELECT $1, $2, $3, $4, now, now + make_interval(hours => $5) FROM (SELECT clock_timestamp() AS now) AS moment`,
    [id, name, email, emailKey, validHours],
  );
}

/** A request whose link still works; null for any other id. */
export async function findSignupRequest(pool: Pool, id: string): Promise<SignupRequest | null> {
  const { rows } = await pool.query<SignupRequest>(
    `SELECT id, name, email, email_key AS "emailKey" FROM admin_signup_request
     WHERE id = $1 AND expires_at > clock_timestamp()`,
    [id],
  );
  return rows[0] ?? null;
}

/** Uses a link up: of any number of calls one answers true. */
export async function takeSignupRequest(client: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `DELETE FROM admin_signup_request WHERE id = $1 AND expires_at > clock_timestamp()`,
    [id],
  );
  return rowCount === 1;
}

/** Ends every link that was mailed to the mailbox. */
export async function deleteSignupRequests(client: ClientBase, emailKey: string): Promise<void> {
  await client.query(`DELETE FROM admin_signup_request WHERE email_key = $1`, [emailKey]);
}
