import type { ClientBase, Pool } from 'pg';
import type { MailingKindName } from '../segment/segment.form.ts';
import type { MailingState } from './mailing.repository.ts';

/** A mailing that an admin leaves behind. */
export interface LeftMailing {
  readonly id: string;
  readonly name: string;
  readonly kind: MailingKindName;
  readonly state: MailingState;
}

/** By the admin or with one of their API keys; it will send messages, or is sending them. */
const isLeft = `(created_by = $1 OR created_by_key IN (SELECT id FROM admin_api_key WHERE created_by = $1))
  AND state IN ('scheduled', 'preparing', 'running')`;

/** The mailings of an admin that send messages or will, oldest first. */
export async function mailingsLeftBy(
  client: ClientBase | Pool,
  adminId: string,
): Promise<readonly LeftMailing[]> {
  const { rows } = await client.query<LeftMailing>(
    `SELECT id, name, kind, state FROM mailing WHERE ${isLeft} ORDER BY seq`,
    [adminId],
  );
  return rows;
}

/**
 * Pauses {@link mailingsLeftBy} an admin. One that has no recipients yet becomes a draft again, for another admin to look
 * at and start.
 */
export async function pauseMailingsLeftBy(client: ClientBase, adminId: string): Promise<void> {
  await client.query(
    `UPDATE mailing SET
       state = CASE state WHEN 'running' THEN 'paused' ELSE 'draft' END,
       pause_reason = CASE state WHEN 'running' THEN 'admin' END,
       confirmed_people = CASE state WHEN 'running' THEN confirmed_people END,
       starts_at = CASE state WHEN 'running' THEN starts_at END,
       started_at = CASE state WHEN 'running' THEN started_at END
     WHERE ${isLeft}`,
    [adminId],
  );
}

/** Makes another admin the creator of the mailings that an admin created. */
export async function takeOverMailings(client: ClientBase, adminId: string, byId: string): Promise<void> {
  await client.query(
    `UPDATE mailing SET created_by = $2, created_by_key = NULL
     WHERE created_by = $1 OR created_by_key IN (SELECT id FROM admin_api_key WHERE created_by = $1)`,
    [adminId, byId],
  );
}
