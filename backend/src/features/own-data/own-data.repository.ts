import type { ClientBase } from 'pg';
import type { ContactKey } from '../../platform/contact/contact-key.ts';
import { emailContact, phoneContact } from '../../platform/contact/contact-key.ts';
import { lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import type { Channel } from '../verification/verification.rules.ts';
import { ownTables } from './own-data.tables.ts';

/** A user whose own data is read or changed. */
export interface Owner {
  /** Place in the join order. */
  readonly seq: string;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly verifiedBy: 'email' | 'phone';
  readonly email: string;
  readonly emailKey: string;
  /** E.164. */
  readonly phone: string;
  readonly identity: ContactKey;
  /** When they will be erased, at their own request; null: they did not ask to leave. */
  readonly leavesAt: Date | null;
}

const ownerColumns = `seq::text, id, first_name AS "firstName", last_name AS "lastName", verified_by AS "verifiedBy", email,
  email_key AS "emailKey", phone, identity, leaves_at AS "leavesAt"`;

/** Null for a blocked or erased user, too. */
export async function findOwner(client: Pick<ClientBase, 'query'>, id: string): Promise<Owner | null> {
  const { rows } = await client.query<Owner>({
    name: 'find_owner',
    text: `SELECT ${ownerColumns} FROM signup WHERE id = $1 AND blocked_at IS NULL AND erased_at IS NULL`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The current owner, unchanged until the transaction ends: it takes the lock of all who write signups. */
export async function lockOwner(client: ClientBase, id: string): Promise<Owner | null> {
  await lockRanking(client);
  return findOwner(client, id);
}

/** Where codes for a user go: the contact they verified. */
export const contactOf = ({ verifiedBy, email, phone }: Owner) =>
  verifiedBy === 'email'
    ? ({ channel: 'email', email } as const)
    : ({ channel: 'sms', mobileNumber: phone } as const);

/** A row as it is disclosed. */
export type OwnRow = Readonly<Record<string, unknown>>;
/** The rows of each table. */
export type OwnRows = Readonly<Record<string, readonly OwnRow[]>>;

const everyTable = Object.entries(ownTables)
  .map(([table, { where, shown }]) => {
    const list = Object.entries(shown).map(([name, sql]) => `${sql} AS ${name}`);
    return `'${table}', (SELECT coalesce(json_agg(own), '[]') FROM (SELECT ${list.join(', ')} FROM ${table} AS t WHERE ${where}) AS own)`;
  })
  .join(',\n');

/** Everything about a user, at one moment. Moments are in UTC. */
export async function findOwnRows(client: ClientBase, owner: Owner): Promise<OwnRows> {
  const { seq, verifiedBy, email, emailKey, phone } = owner;
  const verified = verifiedBy === 'email' ? emailContact(emailKey) : phoneContact(phone);
  const address = verifiedBy === 'email' ? email.toLowerCase() : phone;
  await client.query(`SET LOCAL timezone = 'UTC'`);
  const { rows } = await client.query<{ tables: OwnRows }>(
    `SELECT json_build_object(${everyTable}) AS tables`,
    [seq, [verified], [address], verifiedBy === 'email' ? emailKey : null],
  );
  return rows[0]?.tables ?? {};
}

/** Corrects the name, also where users are searched. */
export async function updateName(
  client: ClientBase,
  { seq }: Owner,
  { firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>,
): Promise<void> {
  await client.query('UPDATE signup SET first_name = $2, last_name = $3 WHERE seq = $1', [
    seq,
    firstName,
    lastName,
  ]);
  await client.query('SELECT signup_search_refresh($1)', [seq]);
}

/** Whether another user has verified one of these contacts, whatever became of them since. */
export async function isVerifiedByAnother(
  client: ClientBase,
  { seq }: Owner,
  identities: readonly ContactKey[],
): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM signup WHERE identity = ANY ($1) AND seq <> $2', [
    identities,
    seq,
  ]);
  return rows.length > 0;
}

/** A contact that was verified, in the forms in which a signup has it. */
export interface NewContact {
  readonly channel: Channel;
  /** As typed, or E.164. */
  readonly address: string;
  readonly key: ContactKey;
}

/**
 * Makes a contact the one that the user verified, also where users are searched. An ambassador keeps their application, which
 * the email they verified before had led to.
 */
export async function updateContact(client: ClientBase, owner: Owner, contact: NewContact): Promise<void> {
  const { seq } = owner;
  if (owner.verifiedBy === 'email') {
    await client.query('SELECT FROM ambassador_head FOR UPDATE');
    await client.query(
      `UPDATE ambassador_application SET signup_seq = $1 WHERE seq =
         (SELECT application_seq FROM ambassador_signup WHERE signup_seq = $1) AND signup_seq IS NULL`,
      [seq],
    );
  }
  if (contact.channel === 'email')
    await client.query(`UPDATE signup SET verified_by = 'email', email = $2, email_key = $3 WHERE seq = $1`, [
      seq,
      contact.address,
      contact.key.slice('email:'.length),
    ]);
  else
    await client.query(`UPDATE signup SET verified_by = 'phone', phone = $2 WHERE seq = $1`, [
      seq,
      contact.address,
    ]);
  await client.query('SELECT reward_reconsider(ARRAY[$1::bigint])', [seq]);
  await client.query('SELECT signup_search_refresh($1)', [seq]);
}

/** Records that a contact was changed. @returns the key of the notice to the one before. */
export async function insertContactChange(client: ClientBase, owner: Owner): Promise<string> {
  const [channel, address] = owner.verifiedBy === 'email' ? ['email', owner.email] : ['sms', owner.phone];
  const { rows } = await client.query<{ key: string }>(
    'INSERT INTO contact_change (signup_seq, channel, address) VALUES ($1, $2, $3) RETURNING seq::text AS key',
    [owner.seq, channel, address],
  );
  if (rows[0] === undefined) throw new Error('The database gave no key');
  return rows[0].key;
}
