import type { ClientBase, Pool } from 'pg';
import { contactsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { emailContact, emailKeysOf } from '../../platform/contact/contact-key.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import { type Listing, pageOfShortList, type ShortList } from '../../platform/paging/short-list.ts';
import { keyedHash, type Keys } from '../../platform/secrets/secrets.ts';

/** Which messages an address no longer gets. */
export type SuppressionScope = 'all' | 'invites' | 'news' | 'updates';
export type SuppressionReason = 'unsubscribe' | 'bounce' | 'complaint' | 'manual';

/** A listed suppressed address. */
export interface SuppressionRow {
  /** The scope and the hash of the contact. */
  readonly id: string;
  readonly scope: SuppressionScope;
  /** Null once the user has been erased. */
  readonly emailKey: string | null;
  readonly reason: SuppressionReason;
  readonly at: Date;
  /** The name of the API key, or the email of the account, that reported it; null: nobody did. */
  readonly reportedBy: string | null;
}

export interface NewSuppression {
  readonly emailKey: string;
  readonly scope: SuppressionScope;
  readonly reason: SuppressionReason;
  /** The mailing whose message led to it; null if unknown. */
  readonly mailingSeq: number | null;
  /** The API key or account that reported it; left out: nobody did. */
  readonly reportedBy?: string | null;
}

/** The label of the key with which suppressed contacts are hashed. */
export const suppressionLabel = 'suppression';

const hashesOf = (keys: Keys, emailKey: string): readonly string[] =>
  keys.map((key) => keyedHash(key, emailContact(emailKey)));

/**
 * The `hash_pads` argument of `is_suppressed`: with it, a statement over a few users leaves out suppressed ones. `NOT
 * is_suppressed(signup.email_key, 'invites', $1)`
 */
export const hashPads = (keys: Keys): readonly Buffer[] => keys.map(padsOf);

/**
 * `is_suppressed` as a condition over `signup`, for statements over many users. PostgreSQL does not inline a function with
 * subqueries but calls it for each user; it turns this condition into a hash table of the suppressed addresses. Users are
 * hashed only if a suppressed user was erased.
 *
 * @param pads placeholders of the {@link hashPads}, one each.
 */
export const suppressedSql = (stream: Exclude<SuppressionScope, 'all'>, pads: readonly string[]): string => {
  const scopes = `scope IN ('all', '${stream}')`;
  const hashed = pads.map(
    (pad) => `EXISTS (SELECT FROM suppression WHERE suppression.email_key IS NULL AND ${scopes}
      AND suppression.contact_hash = contact_hash('email:' || signup.email_key, ${pad}::bytea))`,
  );
  return `(EXISTS (SELECT FROM suppression WHERE suppression.email_key = signup.email_key AND ${scopes})
    OR EXISTS (SELECT FROM suppression WHERE suppression.email_key IS NULL AND ${scopes}) AND (${hashed.join(' OR ')}))`;
};

/** The pads of HMAC (RFC 2104) for a block of 64 bytes: SQL has SHA-256 but neither HMAC nor XOR of bytes. */
function padsOf(key: Buffer): Buffer {
  const block = Buffer.alloc(64);
  key.copy(block);
  return Buffer.concat([block.map((byte) => byte ^ 0x36), block.map((byte) => byte ^ 0x5c)]);
}

/** Suppresses addresses, see {@link writeSuppressions}. @returns how many were not suppressed before. */
export async function insertSuppressions(
  client: ClientBase | Pool,
  keys: Keys,
  added: readonly NewSuppression[],
): Promise<number> {
  return (await writeSuppressions(client, keys, added)).length;
}

/**
 * Suppresses addresses. Those already suppressed stay as they are, even if their hash is under a previous key. If an address
 * that bounced or complained belongs to no signup, only its hash is kept: its user may have been erased.
 *
 * @returns the addresses that were not suppressed before.
 */
export async function writeSuppressions(
  client: ClientBase | Pool,
  keys: Keys,
  added: readonly NewSuppression[],
): Promise<readonly NewSuppression[]> {
  const hashed = added.map((each) => ({ ...each, hashes: hashesOf(keys, each.emailKey) }));
  const { rows } = await client.query<Omit<NewSuppression, 'emailKey'> & { readonly hash: string }>(
    `INSERT INTO suppression (contact_hash, scope, email_key, reason, mailing_seq, reported_by)
     SELECT given.hashes[1], given.scope,
       CASE WHEN given.reason NOT IN ('bounce', 'complaint') OR EXISTS (SELECT FROM signup WHERE identity = 'email:' || given.email_key)
           OR EXISTS (SELECT FROM signup WHERE verified_by = 'phone' AND email_key = given.email_key)
         THEN given.email_key END, given.reason, given.mailing_seq, given.reported_by
     FROM (
       SELECT each->>'scope' AS scope, each->>'emailKey' AS email_key, each->>'reason' AS reason,
         (each->>'mailingSeq')::bigint AS mailing_seq, (each->>'reportedBy')::uuid AS reported_by, ARRAY(SELECT json_array_elements_text(each->'hashes')) AS hashes
       FROM json_array_elements($1::json) AS each) AS given
     WHERE NOT EXISTS (
       SELECT FROM suppression AS known
       WHERE known.scope = given.scope AND (known.contact_hash = ANY (given.hashes) OR known.email_key = given.email_key))
     ORDER BY 1, 2
     ON CONFLICT DO NOTHING
     RETURNING contact_hash AS hash, scope, reason, mailing_seq::float8 AS "mailingSeq"`,
    [JSON.stringify(hashed)],
  );
  const emailKeys = new Map(hashed.map(({ hashes, emailKey }) => [hashes[0], emailKey]));
  return rows.map(({ hash, ...row }) => ({ ...row, emailKey: emailKeys.get(hash) ?? '' }));
}

/** Lifts the suppressions of one address that have the scope and the reason. @returns whether there was one. */
export async function deleteSuppression(
  client: ClientBase | Pool,
  keys: Keys,
  { emailKey, scope, reason }: Omit<NewSuppression, 'mailingSeq'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `DELETE FROM suppression
     WHERE (contact_hash = ANY ($1) OR email_key = $2) AND scope = $3 AND reason = $4`,
    [hashesOf(keys, emailKey), emailKey, scope, reason],
  );
  return (rowCount ?? 0) > 0;
}

/** Lifts a listed suppression. @returns its scope and reason; null when there is none. */
export async function deleteSuppressionById(
  client: ClientBase,
  id: string,
): Promise<Pick<SuppressionRow, 'scope' | 'reason'> | null> {
  const { rows } = await client.query<Pick<SuppressionRow, 'scope' | 'reason'>>(
    `DELETE FROM suppression WHERE contact_hash = $2 AND scope = $1 RETURNING scope, reason`,
    [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)],
  );
  return rows[0] ?? null;
}

/** Over `suppression`. */
const reporterName = `coalesce((SELECT name FROM admin_api_key WHERE admin_api_key.id = reported_by),
  (SELECT email FROM admin_account WHERE admin_account.id = reported_by))`;

const suppressions: ShortList<SuppressionRow, 'at'> = {
  source: `SELECT scope || '.' || contact_hash AS id, scope, email_key AS "emailKey", reason, at, coalesce(email_key, '') AS searched,
      ${reporterName} AS "reportedBy" FROM suppression`,
  sortKeys: { at: 'at' },
  tieKey: 'id',
  toRow: ({ id, scope, emailKey, reason, at, reportedBy }) => ({
    id,
    scope,
    emailKey,
    reason,
    at,
    reportedBy,
  }),
};

/** A page of the suppressions with the term in the address, newest first. Reads every suppression. */
export const listSuppressions = (
  pool: Pool,
  term: string,
  request: PageRequest,
): Promise<Listing<SuppressionRow>> =>
  pageOfShortList(pool, suppressions, term, { sort: 'at', direction: 'descending' }, request);

/** Who reported suppressions. */
export interface SuppressionReporter {
  readonly id: string;
  /** Of the API key, or the email of the account. */
  readonly name: string;
  /** How many of what they reported still holds. */
  readonly suppressions: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Those whose reports still hold, the latest first. */
export async function listReporters(pool: Pool): Promise<readonly SuppressionReporter[]> {
  const { rows } = await pool.query<SuppressionReporter>(
    `SELECT reported_by AS id, coalesce(${reporterName}, 'Removed') AS name, count(*)::int AS suppressions,
       min(at) AS "firstAt", max(at) AS "lastAt"
     FROM suppression WHERE reported_by IS NOT NULL GROUP BY reported_by ORDER BY max(at) DESC LIMIT 100`,
  );
  return rows;
}

/** Lifts what one of them reported in a time, its ends included. @returns how many addresses that concerned. */
export async function deleteReported(
  client: ClientBase,
  { reporterId, from, to }: { readonly reporterId: string; readonly from: Date; readonly to: Date },
): Promise<number> {
  const { rowCount } = await client.query(
    'DELETE FROM suppression WHERE reported_by = $1 AND at BETWEEN $2 AND $3',
    [reporterId, from, to],
  );
  return rowCount ?? 0;
}

/** Lifts suppressions of addresses for these reasons; others only if they were reported. @returns how many. */
export async function deleteReasons(
  client: ClientBase,
  keys: Keys,
  emailKeys: readonly string[],
  reasons: readonly SuppressionReason[],
): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM suppression WHERE (contact_hash = ANY ($1) OR email_key = ANY ($2)) AND reason = ANY ($3)
       AND (reason IN ('bounce', 'complaint') OR reported_by IS NOT NULL)`,
    [emailKeys.flatMap((emailKey) => hashesOf(keys, emailKey)), emailKeys, reasons],
  );
  return rowCount ?? 0;
}

/** Why an address is suppressed. */
export async function findScopes(
  client: ClientBase | Pool,
  keys: Keys,
  emailKey: string,
): Promise<readonly SuppressionScope[]> {
  const { rows } = await client.query<{ scope: SuppressionScope }>(
    'SELECT DISTINCT scope FROM suppression WHERE contact_hash = ANY ($1) OR email_key = $2 ORDER BY scope',
    [hashesOf(keys, emailKey), emailKey],
  );
  return rows.map(({ scope }) => scope);
}

/** Has what an address unsubscribed from hold for another one of the same user, too. */
export async function carryUnsubscribes(
  client: ClientBase,
  keys: Keys,
  fromEmailKey: string,
  toEmailKey: string,
): Promise<void> {
  const { rows } = await client.query<Omit<NewSuppression, 'emailKey'>>(
    `SELECT scope, reason, mailing_seq::float8 AS "mailingSeq" FROM suppression
     WHERE (contact_hash = ANY ($1) OR email_key = $2) AND reason = 'unsubscribe'`,
    [hashesOf(keys, fromEmailKey), fromEmailKey],
  );
  await insertSuppressions(
    client,
    keys,
    rows.map((row) => ({ ...row, emailKey: toEmailKey })),
  );
}

/** Clears the addresses of erased users. The hashes stay: a later import must not reach them. */
export const eraseSuppressions: PersonEraser = async (client, people) => {
  await client.query('UPDATE suppression SET email_key = NULL WHERE email_key = ANY ($1)', [
    emailKeysOf(contactsOf(people)),
  ]);
};
