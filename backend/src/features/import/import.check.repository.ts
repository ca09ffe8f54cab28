import type { ClientBase } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import type { ImportLayout } from './import.columns.ts';
import type { ImportLine } from './import.line.ts';

/** A checked line, and what the lines of the same batch say about it. */
export interface CheckedLine extends ImportLine {
  /** An earlier line of the batch has this user. */
  readonly isTwin: boolean;
  /** False: this identity was erased after it had credited a referrer. */
  readonly earns: boolean;
}

/** For this transaction: right after a file has arrived, the planner takes its table for an empty one. */
export async function preferIndexes(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL enable_seqscan = off');
}

/** The number of the next import. */
export async function nextImport(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT nextval(pg_get_serial_sequence('import', 'seq'))::text AS seq`,
  );
  if (rows[0] === undefined) throw new Error('The database gave no number');
  return rows[0].seq;
}

/** Of some hashes, those of erased identities that have credited a referrer. */
export async function findErased(
  client: ClientBase,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ hash: string }>({
    name: 'import_erased',
    text: 'SELECT hash FROM erased_identity WHERE hash = ANY ($1)',
    values: [hashes],
  });
  return new Set(rows.map(({ hash }) => hash));
}

/** Writes lines in their order, each with what becomes of it by what is known before the next ones. */
export async function insertLines(
  client: ClientBase,
  importSeq: string,
  lines: readonly CheckedLine[],
): Promise<void> {
  await client.query({
    name: 'import_insert_lines',
    text: `WITH checked AS MATERIALIZED (
     SELECT given.line, CASE WHEN given.reason IS NOT NULL THEN 'invalid' WHEN given."isTwin" OR earlier.line IS NOT NULL THEN 'repeated'
         WHEN known.seq IS NOT NULL THEN 'here' ELSE 'valid' END AS state,
       CASE WHEN given.reason IS NOT NULL THEN given.reason WHEN given."isTwin" OR earlier.line IS NOT NULL THEN 'An earlier line has this user.'
         WHEN known.seq IS NOT NULL THEN 'They are on the list.' END AS reason,
       coalesce(given."joinedAt", 'epoch') AS joined_at, given.email, given."emailKey" AS email_key, given.phone, given."firstName" AS first_name, given."lastName" AS last_name, given.country, given.answers,
       CASE WHEN (SELECT other.line FROM import_row AS other WHERE other.import_seq = $1 AND other.own_code = given."ownCode" LIMIT 1) IS NULL THEN given."ownCode" END AS own_code,
       CASE WHEN (SELECT other.line FROM import_row AS other WHERE other.import_seq = $1 AND other.referral_id = given."referralId" LIMIT 1) IS NULL THEN given."referralId" END AS referral_id,
       given.referrer, given."referrerCode" AS referrer_code, given."referrerId" AS referrer_id, given."referrerKey" AS referrer_key, given.earns, known.seq
     FROM json_to_recordset($2) AS given (line integer, reason text, "isTwin" boolean, "joinedAt" timestamptz, email text, "emailKey" text, phone text,
         "firstName" text, "lastName" text, country text, answers jsonb, "ownCode" text, "referralId" text, referrer text, "referrerCode" text,
         "referrerId" text, "referrerKey" text, earns boolean)
       LEFT JOIN LATERAL (
         SELECT other.line FROM import_row AS other
         WHERE other.import_seq = $1 AND other.email_key = given."emailKey" AND other.state IN ('valid', 'here') LIMIT 1) AS earlier ON true
       LEFT JOIN LATERAL (
         SELECT signup.seq FROM signup
         WHERE identity = ANY (ARRAY['email:' || given."emailKey", 'email:' || lower(given.email), 'import:' || given."emailKey"])
         ORDER BY signup.seq LIMIT 1) AS known ON true
     ), users AS (
       INSERT INTO import_user (import_seq, line, signup_seq, state) SELECT $1, line, seq, state FROM checked WHERE state = 'here'
     )
     INSERT INTO import_row (import_seq, line, state, reason, joined_at, email, email_key, phone, first_name, last_name, country, answers,
       own_code, referral_id, referrer, referrer_code, referrer_id, referrer_key, earns)
     SELECT $1, line, state, reason, joined_at, email, email_key, phone, first_name, last_name, country, answers,
       own_code, referral_id, referrer, referrer_code, referrer_id, referrer_key, earns FROM checked`,
    values: [importSeq, JSON.stringify(lines)],
  });
}

/** Has lines stand in the order of the file: not all of them say when their users joined. */
export async function forgetDates(client: ClientBase, importSeq: string): Promise<void> {
  await client.query(
    `UPDATE import_row SET joined_at = 'epoch' WHERE import_seq = $1 AND joined_at <> 'epoch'`,
    [importSeq],
  );
}

/**
 * Finds the referrers of lines after one, through another: in the file, by what they call the referrer, else on the list.
 * `import_add` decides again in its turn.
 */
export async function findReferrers(
  client: ClientBase,
  importSeq: string,
  after: number,
  through: number,
): Promise<void> {
  await client.query({
    name: 'import_find_referrers',
    text: `UPDATE import_row AS own SET referrer_line = found.line, referrer_state = CASE WHEN found.is_known THEN 'known' ELSE 'unknown' END,
       reason = CASE WHEN NOT found.is_known THEN CASE
         WHEN NOT found.earns THEN 'No credit for the referrer: this user was erased after they had credited one.'
         WHEN found.is_own THEN 'No credit for the referrer: it is the user themselves.'
         WHEN found.line IS NOT NULL THEN 'No credit for the referrer: they joined after this user.'
         ELSE 'The referrer is neither in the file nor on the list.' END END
     FROM (
       SELECT given.line AS of_line, target.line, given.earns,
         target.email_key = given.email_key OR given.phone <> '' AND target.phone = given.phone
           OR outside.email_key = given.email_key OR given.phone <> '' AND outside.phone = given.phone AS is_own,
         given.earns AND coalesce(target.email_key <> given.email_key AND (given.phone = '' OR target.phone <> given.phone)
             AND (target.state = 'here' OR (target.joined_at, target.line) < (given.joined_at, given.line)),
           outside.email_key <> given.email_key AND (given.phone = '' OR outside.phone <> given.phone), false) AS is_known
       FROM import_row AS given
       LEFT JOIN LATERAL (
         SELECT each.* FROM (
           SELECT other.* FROM import_row AS other WHERE other.import_seq = $1 AND other.own_code = given.referrer_code
           UNION ALL SELECT other.* FROM import_row AS other WHERE other.import_seq = $1 AND other.email_key = given.referrer_key AND other.state IN ('valid', 'here')) AS each
         WHERE each.state IN ('valid', 'here') ORDER BY each.line LIMIT 1) AS target ON true
       LEFT JOIN LATERAL (
         SELECT each.email_key, each.phone FROM (
           SELECT owner.* FROM signup AS named JOIN signup AS owner ON owner.seq = coalesce(named.merged_into_seq, named.seq) WHERE named.referral_id = given.referrer_id
           UNION ALL SELECT signup.* FROM signup WHERE identity = ANY (ARRAY['email:' || given.referrer_key, 'import:' || given.referrer_key])) AS each
         WHERE target.line IS NULL AND each.blocked_at IS NULL AND each.erased_at IS NULL LIMIT 1) AS outside ON true
       WHERE given.import_seq = $1 AND given.line > $2 AND given.line <= $3 AND given.state = 'valid' AND given.referrer IS NOT NULL) AS found
     WHERE own.import_seq = $1 AND own.line = found.of_line`,
    values: [importSeq, after, through],
  });
}

/** What is known of a file once it was checked. */
export interface NewImport {
  readonly seq: string;
  readonly id: string;
  readonly name: string;
  readonly layout: ImportLayout;
  readonly hasDates: boolean;
  readonly pointsPerReferral: number;
  readonly actor: AuditActor;
  /** Whether it is one user, and no file. */
  readonly isSingle?: boolean;
}

/** Writes the row of a file whose lines are stored, with their counts. */
export async function insertImport(client: ClientBase, given: NewImport): Promise<void> {
  const { seq, id, name, layout, hasDates, pointsPerReferral, actor, isSingle = false } = given;
  await client.query(
    `INSERT INTO import (seq, id, name, headings, columns, has_dates, points_per_referral, actor, is_single, lines, valid, invalid, repeated, here, unknown_referrer)
     OVERRIDING SYSTEM VALUE
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, count(*), count(*) FILTER (WHERE state = 'valid'), count(*) FILTER (WHERE state = 'invalid'),
       count(*) FILTER (WHERE state = 'repeated'), count(*) FILTER (WHERE state = 'here'), count(*) FILTER (WHERE referrer_state = 'unknown')
     FROM import_row WHERE import_seq = $1`,
    [
      ...[seq, id, name, layout.headings, JSON.stringify(layout.columns), hasDates, pointsPerReferral],
      ...[JSON.stringify(actor), isSingle],
    ],
  );
}

/** Tells the planner about the lines of a file. */
export async function analyzeLines(client: ClientBase): Promise<void> {
  await client.query('ANALYZE import_row, import_user');
}
