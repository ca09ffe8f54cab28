import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import type { Stream } from './message.streams.ts';
import { hashPads } from './message.suppression.repository.ts';

/** A user, as far as consent is concerned. */
export interface ConsentingUser {
  /** Place in the join order. */
  readonly seq: string;
  readonly joinedAt: Date;
  /** The key of the email address they verified; null if they verified a phone number. */
  readonly emailKey: string | null;
  /** The key of the email address that they verified or stated, which bulk messages went to. */
  readonly mailKey: string;
  /** What they agreed to when they joined; null: nothing. */
  readonly joinWording: number | null;
  /** Whether they agree to news now. */
  readonly granted: boolean;
}

export type ConsentSource = 'join' | 'status' | 'unsubscribe' | 'merge';

/** A change of consent. */
export interface ConsentEntry {
  readonly granted: boolean;
  /** The number of the wording; null if consent was withdrawn. */
  readonly wording: number | null;
  readonly source: ConsentSource;
  readonly at: Date;
}

const columns = `seq::text, joined_at AS "joinedAt", CASE verified_by WHEN 'email' THEN email_key END AS "emailKey",
  email_key AS "mailKey", news_wording AS "joinWording", granted`;

/** The user of an id; null for an unknown or erased one. */
export async function findConsentingUser(
  client: ClientBase | Pool,
  id: string,
): Promise<ConsentingUser | null> {
  const { rows } = await client.query<ConsentingUser>(
    `SELECT ${columns} FROM signup JOIN news_consent ON signup_seq = seq WHERE id = $1 AND erased_at IS NULL`,
    [id],
  );
  return rows[0] ?? null;
}

/** Like {@link findConsenter}, and the only transaction that changes the user's consent until it ends. */
export async function lockConsentingUser(client: ClientBase, id: string): Promise<ConsentingUser | null> {
  await client.query('SELECT FROM signup WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return findConsentingUser(client, id);
}

export async function insertConsent(
  client: ClientBase,
  seq: string,
  { granted, wording, source }: Omit<ConsentEntry, 'at'>,
): Promise<void> {
  await client.query(
    `INSERT INTO consent_entry (signup_seq, stream, granted, wording, source) VALUES ($1, 'news', $2, $3, $4)`,
    [seq, granted, wording, source],
  );
}

/** Changes after the join, oldest first. */
export async function findConsentEntries(
  client: ClientBase | Pool,
  seq: string,
): Promise<readonly ConsentEntry[]> {
  const { rows } = await client.query<ConsentEntry>(
    `SELECT granted, wording, source, at FROM consent_entry WHERE signup_seq = $1 AND stream = 'news' ORDER BY consent_entry.seq`,
    [seq],
  );
  return rows;
}

/**
 * Whether the user gets emails of a stream: at an address that they verified and that is not suppressed, and news only if they
 * agreed.
 */
export async function getsStream(
  client: ClientBase | Pool,
  keys: Keys,
  { emailKey, granted }: ConsentingUser,
  stream: Stream,
): Promise<boolean> {
  if (emailKey === null || (stream === 'news' && !granted)) return false;
  const { rows } = await client.query<{ suppressed: boolean }>(
    `SELECT is_suppressed($1, $2, $3) AS suppressed`,
    [emailKey, stream, hashPads(keys)],
  );
  return rows[0]?.suppressed === false;
}

/** Deletes erased users' consent. */
export const eraseConsent: PersonEraser = async (client, people) => {
  await client.query('DELETE FROM consent_entry WHERE signup_seq = ANY ($1)', [seqsOf(people)]);
};
