import type { ClientBase, Pool } from 'pg';
import { type ContactKey, emailContact, phoneContact } from '../contact/contact-key.ts';
import { parseEmail } from '../contact/email.ts';
import { contactsOf, type PersonEraser } from '../erasure/person-eraser.ts';

/** A message that stays here: the name of its template and what to render, never a code. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** Email address or E.164 number. */
  readonly address: string;
  readonly template: string;
  readonly params: object;
}

/** A stored message. */
export interface StoredMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly template: string;
  readonly params: unknown;
  readonly created_at: Date;
}

const kept = 1000;
/** Old messages are deleted once for so many new ones. */
const cleanedEvery = 100;
const columns = 'id, channel, address, template, params, created_at';

/**
 * Stores a message; one that already exists, by id, stays as it is. Older ones than the newest 1000 are deleted now and
 * then. The commit does not wait for the disk: that of the job that sends the message comes after it, and does.
 */
export async function addOutboxMessage(
  pool: Pool,
  { id, channel, address, template, params }: OutboxMessage,
): Promise<void> {
  const { rows } = await pool.query<{ seq: string }>({
    name: 'add_outbox_message',
    text: `INSERT INTO outbox_message (id, channel, address, template, params)
     SELECT $1, $2, $3, $4, $5::jsonb FROM set_config('synchronous_commit', 'off', true)
     ON CONFLICT (id) DO NOTHING RETURNING seq`,
    values: [id, channel, address, template, JSON.stringify(params)],
  });
  if (Number(rows[0]?.seq) % cleanedEvery !== 0) return;
  await pool.query(
    `DELETE FROM outbox_message WHERE seq <= (SELECT seq FROM outbox_message ORDER BY seq DESC OFFSET $1 LIMIT 1)`,
    [kept],
  );
}

/** The newest messages, newest first. */
export async function listOutboxMessages(pool: Pool, limit = kept): Promise<readonly StoredMessage[]> {
  const { rows } = await pool.query<StoredMessage>(
    `SELECT ${columns} FROM outbox_message ORDER BY seq DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

export async function findOutboxMessage(pool: Pool, id: string): Promise<StoredMessage | null> {
  const { rows } = await pool.query<StoredMessage>(`SELECT ${columns} FROM outbox_message WHERE id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Deletes the messages to users. */
export const eraseOutboxMessages: PersonEraser = (client, people) =>
  deleteMessagesTo(client, [...contactsOf(people), ...people.flatMap(({ addresses }) => addresses)]);

/**
 * Deletes the messages to addresses and contacts, however they are spelled. There are few messages, so all of them are read.
 *
 * @param but ids of those that stay.
 */
export async function deleteMessagesTo(
  client: ClientBase,
  whom: readonly string[],
  but: readonly string[] = [],
): Promise<void> {
  const own = new Set([...whom, ...whom.map((each) => each.toLowerCase())]);
  const { rows } = await client.query<Pick<StoredMessage, 'id' | 'channel' | 'address'>>(
    'SELECT id, channel, address FROM outbox_message',
  );
  const isOwn = ({ id, channel, address }: (typeof rows)[number]): boolean =>
    !but.includes(id) && (own.has(address.toLowerCase()) || own.has(contactOf(channel, address) ?? ''));
  await client.query('DELETE FROM outbox_message WHERE id = ANY ($1)', [
    rows.filter(isOwn).map(({ id }) => id),
  ]);
}

/** The contact of an address; null if there is none. */
export function contactOf(channel: StoredMessage['channel'], address: string): ContactKey | null {
  if (channel === 'sms') return phoneContact(address);
  const email = parseEmail(address);
  return email === null ? null : emailContact(email.key);
}
