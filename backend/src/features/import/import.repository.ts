import type { ClientBase, Pool } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import { contactsOf, seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { emailKeysOf } from '../../platform/contact/contact-key.ts';
import type { ImportColumns } from './import.columns.ts';

export type ImportState = 'checked' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone';

/** A file that was checked, and what has become of it. */
export interface ImportRow {
  readonly seq: string;
  readonly id: string;
  readonly name: string;
  readonly state: ImportState;
  readonly headings: readonly string[];
  readonly columns: ImportColumns;
  readonly lines: number;
  /** How many users the check would add. */
  readonly valid: number;
  readonly invalid: number;
  readonly repeated: number;
  readonly here: number;
  readonly unknownReferrer: number;
  readonly hasDates: boolean;
  readonly keepsDates: boolean;
  readonly added: number;
  readonly skipped: number;
  readonly takenBack: number;
  /** Who started it, else who checked it. */
  readonly by: string;
  readonly checkedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** Whether the check is too old to be started. */
  readonly isOutdated: boolean;
  /** Until when it can be undone if nobody of it verifies; null: it cannot be, or not yet. */
  readonly undoableUntil: Date | null;
}

/** For how long lines are kept, and an import can be undone. */
export const keptHours = 24;

const columns = `seq::text, id, name, state, headings, columns, lines, valid, invalid, repeated, here, unknown_referrer AS "unknownReferrer",
  has_dates AS "hasDates", keeps_dates AS "keepsDates", added, skipped, taken_back AS "takenBack", coalesce(actor ->> 'name', actor ->> 'kind') AS by,
  checked_at AS "checkedAt", started_at AS "startedAt", ended_at AS "endedAt",
  state = 'checked' AND (ended_at IS NOT NULL OR checked_at < clock_timestamp() - interval '${keptHours} hours') AS "isOutdated",
  CASE WHEN state IN ('stopped', 'done') AND added > 0 AND ended_at > clock_timestamp() - interval '${keptHours} hours' THEN ended_at + interval '${keptHours} hours' END AS "undoableUntil"`;

/** The newest imports. */
export async function listImports(pool: Pool, atMost: number): Promise<readonly ImportRow[]> {
  const { rows } = await pool.query<ImportRow>(
    `SELECT ${columns} FROM import WHERE NOT is_single ORDER BY import.seq DESC LIMIT $1`,
    [atMost],
  );
  return rows;
}

/** An import as filters name it. */
export interface ImportName {
  readonly id: string;
  readonly name: string;
  readonly startedAt: Date;
}

/** The newest imports that users came by. */
export async function listNames(pool: Pool, atMost: number): Promise<readonly ImportName[]> {
  const { rows } = await pool.query<ImportName>(
    `SELECT id, name, started_at AS "startedAt" FROM import WHERE NOT is_single AND added > 0 ORDER BY import.seq DESC LIMIT $1`,
    [atMost],
  );
  return rows;
}

export async function findImport(client: ClientBase | Pool, id: string): Promise<ImportRow | null> {
  const { rows } = await client.query<ImportRow>(`SELECT ${columns} FROM import WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locks an import until the transaction ends. */
export async function lockImport(client: ClientBase, id: string): Promise<ImportRow | null> {
  const { rowCount } = await client.query('SELECT FROM import WHERE id = $1 FOR UPDATE', [id]);
  return rowCount === 1 ? findImport(client, id) : null;
}

/** Has an import run. The caller holds the lock of `waitlist_head`, so that it stays true whether the list is empty. */
export async function setRunning(client: ClientBase, seq: string, actor: AuditActor): Promise<void> {
  await client.query(
    `UPDATE import SET state = 'running', ended_at = NULL, started_at = coalesce(started_at, clock_timestamp()), actor = $2,
       keeps_dates = CASE WHEN started_at IS NULL THEN has_dates AND last_seq = excluded_total ELSE keeps_dates END,
       first_seq = coalesce(first_seq, last_seq + 1), joined_before = coalesce(joined_before, last_joined_at)
     FROM waitlist_head WHERE import.seq = $1`,
    [seq, JSON.stringify(actor)],
  );
}

export async function setStopped(client: ClientBase, seq: string): Promise<void> {
  await client.query(`UPDATE import SET state = 'stopped', ended_at = clock_timestamp() WHERE seq = $1`, [
    seq,
  ]);
}

/** Has an import be undone, and ends earlier checks: they found its users on the list. */
export async function setUndoing(client: ClientBase, seq: string): Promise<void> {
  await client.query(`UPDATE import SET state = 'undoing' WHERE seq = $1`, [seq]);
  await client.query(
    `UPDATE import SET ended_at = clock_timestamp() WHERE state = 'checked' AND ended_at IS NULL`,
  );
}

/** How many of an import have verified a contact. */
export async function countVerified(client: ClientBase | Pool, seq: string): Promise<number> {
  const { rows } = await client.query<{ people: number }>(
    `SELECT count(*)::int AS people FROM import_user JOIN signup ON signup.seq = signup_seq
     WHERE import_seq = $1 AND import_user.state = 'added' AND verified_by IS NOT NULL AND erased_at IS NULL`,
    [seq],
  );
  return rows[0]?.people ?? 0;
}

/** Whether an import is being undone. */
export async function isUndoing(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM import WHERE state = 'undoing') AS found`,
  );
  return rows[0]?.found === true;
}

/** What an import that is under way does next. */
export interface OpenImport {
  readonly seq: string;
  readonly state: 'running' | 'undoing';
}

/** The oldest import that is under way; null: there is none. */
export async function findOpenImport(client: ClientBase | Pool): Promise<OpenImport | null> {
  const { rows } = await client.query<OpenImport>(
    `SELECT seq::text, state FROM import WHERE state IN ('running', 'undoing') ORDER BY import.seq LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** Adds the next users: `import_add`. @returns how many lines it took. */
export async function addNext(
  client: ClientBase | Pool,
  seq: string,
  ids: readonly string[],
  codes: readonly string[],
): Promise<number> {
  const { rows } = await client.query<{ taken: number }>({
    name: 'import_add',
    text: 'SELECT import_add($1, $2::uuid[], $3) AS taken',
    values: [seq, ids, codes],
  });
  return rows[0]?.taken ?? 0;
}

/** The user of an import's only line, who was added by it or is on the list. */
export interface SingleUser {
  readonly id: string;
  readonly referralId: string;
  readonly isNew: boolean;
  readonly referralCredited: boolean;
}

export async function findSingle(client: ClientBase, seq: string): Promise<SingleUser> {
  const { rows } = await client.query<SingleUser>(
    `SELECT signup.id, signup.referral_id AS "referralId", import_user.state = 'added' AS "isNew", signup.referrer_seq IS NOT NULL AS "referralCredited"
     FROM import_user JOIN signup ON signup.seq = signup_seq WHERE import_seq = $1`,
    [seq],
  );
  if (rows[0] === undefined) throw new Error('The line has no user');
  return rows[0];
}

/** Has the commit wait for the disk again: a step of an import does not. */
export async function commitDurably(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL synchronous_commit TO DEFAULT');
}

/** The next lines of an import that is being undone. */
export interface UndoneLines {
  readonly lines: number;
  /** Users to take back: without those who verified a contact, or were erased, meanwhile. */
  readonly seqs: readonly string[];
}

/** The next users to take back, in join order. The caller holds the lock of `waitlist_head`. */
export async function takeUndone(client: ClientBase, seq: string, atMost: number): Promise<UndoneLines> {
  const { rows } = await client.query<{ seq: string; stays: boolean }>(
    `SELECT signup_seq::text AS seq, verified_by IS NOT NULL OR erased_at IS NOT NULL AS stays
     FROM (SELECT signup_seq FROM import_user WHERE import_seq = $1 AND state = 'added'
         AND signup_seq >= (SELECT first_seq FROM import WHERE import.seq = $1) ORDER BY signup_seq LIMIT $2) AS next
     JOIN signup ON signup.seq = signup_seq ORDER BY next.signup_seq`,
    [seq, atMost],
  );
  await client.query(
    `UPDATE import_user SET state = 'verified'
     WHERE import_seq = $1 AND state = 'added' AND signup_seq = ANY ($2)`,
    [seq, rows.filter(({ stays }) => stays).map((row) => row.seq)],
  );
  return { lines: rows.length, seqs: rows.filter(({ stays }) => !stays).map((row) => row.seq) };
}

/** Gives the codes of users who are taken back free, by giving them new ones. */
export async function freeCodes(
  client: ClientBase,
  seqs: readonly string[],
  codes: readonly string[],
): Promise<void> {
  await client.query(
    'UPDATE signup SET referral_id = given.code FROM unnest($1::bigint[], $2::text[]) AS given (seq, code) WHERE signup.seq = given.seq',
    [seqs, codes],
  );
}

/**
 * If nobody has joined since an import began, the places of those who were taken back have no dates of their own, so that
 * another import can keep its dates. They are the first ones, so dates still rise with places.
 */
export async function freeDates(
  client: ClientBase,
  importSeq: string,
  seqs: readonly string[],
): Promise<void> {
  await client.query(
    `UPDATE signup SET joined_at = joined_before FROM import, waitlist_head AS head
     WHERE signup.seq = ANY ($2) AND import.seq = $1 AND ${onlyImported}`,
    [importSeq, seqs],
  );
}

const onlyImported = `head.last_seq = import.first_seq - 1 + import.added`;

export async function countTakenBack(client: ClientBase, seq: string, people: number): Promise<void> {
  await client.query('UPDATE import SET taken_back = taken_back + $2 WHERE seq = $1', [seq, people]);
}

/** All of an import was taken back. */
export async function setUndone(client: ClientBase, seq: string): Promise<void> {
  await client.query(`UPDATE import SET state = 'undone', ended_at = clock_timestamp() WHERE seq = $1`, [
    seq,
  ]);
  await client.query(
    `UPDATE waitlist_head AS head SET last_joined_at = (SELECT max(joined_at) FROM signup WHERE signup.seq = head.last_seq)
     FROM import WHERE import.seq = $1 AND ${onlyImported}`,
    [seq],
  );
}

/** A line, as a check shows it. */
export interface ShownLine {
  readonly kind: SampleKind;
  readonly line: number;
  readonly text: string;
  readonly reason: string | null;
}

export const sampleKinds = ['valid', 'invalid', 'repeated', 'here', 'unknown_referrer'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const conditionOf: Readonly<Record<SampleKind, string>> = {
  valid: `state = 'valid'`,
  invalid: `state = 'invalid'`,
  repeated: `state = 'repeated'`,
  here: `state = 'here'`,
  unknown_referrer: `state = 'valid' AND reason IS NOT NULL`,
};

/** The first lines of each kind. */
export async function findSamples(pool: Pool, seq: string, each: number): Promise<readonly ShownLine[]> {
  const parts = sampleKinds.map(
    (
      kind,
    ) => `(SELECT '${kind}' AS kind, line, ${shownText} AS text, CASE WHEN '${kind}' <> 'valid' THEN reason END AS reason
      FROM import_row WHERE import_seq = $1 AND ${conditionOf[kind]} ORDER BY line LIMIT $2)`,
  );
  const { rows } = await pool.query<ShownLine>(parts.join(' UNION ALL '), [seq, each]);
  return rows;
}

const shownText = `concat_ws(', ', nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), nullif(email, ''))`;

/** Lines that are not imported, or not as the file has them. */
export interface RejectedLine {
  readonly line: number;
  readonly email: string;
  readonly reason: string;
}

export async function findRejected(
  pool: Pool,
  seq: string,
  after: number,
  atMost: number,
): Promise<readonly RejectedLine[]> {
  const { rows } = await pool.query<RejectedLine>({
    name: 'import_rejected',
    text: `SELECT line, email, CASE import_user.state WHEN 'joined' THEN 'They joined before their turn.'
         WHEN 'verified' THEN 'They verified a contact before the import was undone.' ELSE reason END AS reason
     FROM import_row LEFT JOIN import_user USING (import_seq, line)
     WHERE import_seq = $1 AND line IN (
       (SELECT line FROM import_row WHERE import_seq = $1 AND line > $2 AND reason IS NOT NULL ORDER BY line LIMIT $3)
       UNION (SELECT line FROM import_user WHERE import_seq = $1 AND line > $2 AND state IN ('joined', 'verified') ORDER BY line LIMIT $3))
     ORDER BY line LIMIT $3`,
    values: [seq, after, atMost],
  });
  return rows;
}

/** Deletes some expired lines, and the row of a check that was never started with its last ones. @returns whether anything had expired. */
export async function deleteOld(client: ClientBase, atMost: number): Promise<boolean> {
  const { rows } = await client.query<{ seq: string; isCheck: boolean }>(
    `SELECT seq::text, state = 'checked' AS "isCheck" FROM import
     WHERE state NOT IN ('running', 'undoing') AND coalesce(ended_at, checked_at) < clock_timestamp() - interval '${keptHours} hours'
       AND (state IN ('checked', 'stopped') OR EXISTS (SELECT FROM import_row WHERE import_seq = import.seq))
     ORDER BY import.seq LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  const [old] = rows;
  if (old === undefined) return false;
  const { rowCount } = await client.query(
    `WITH old AS MATERIALIZED (SELECT line FROM import_row WHERE import_seq = $1 ORDER BY line LIMIT $2), users AS (
       DELETE FROM import_user WHERE import_seq = $1 AND line IN (SELECT line FROM old))
     DELETE FROM import_row WHERE import_seq = $1 AND line IN (SELECT line FROM old)`,
    [old.seq, atMost],
  );
  if (old.isCheck && (rowCount ?? 0) < atMost)
    await client.query('DELETE FROM import WHERE seq = $1', [old.seq]);
  else await client.query(`UPDATE import SET state = 'done' WHERE seq = $1 AND state = 'stopped'`, [old.seq]);
  return true;
}

/** Deletes the lines of erased users. */
export const eraseFromImports: PersonEraser = async (client, people) => {
  await client.query(
    `WITH own AS MATERIALIZED (
       SELECT import_seq, line FROM import_user WHERE signup_seq = ANY ($1)
       UNION SELECT import_seq, line FROM import_row WHERE email_key = ANY ($2) AND state IN ('valid', 'here')
       UNION SELECT import_seq, line FROM import_row WHERE email_key = ANY ($2) AND state IN ('invalid', 'repeated')
     ), users AS (
       DELETE FROM import_user USING own WHERE import_user.import_seq = own.import_seq AND import_user.line = own.line)
     DELETE FROM import_row USING own WHERE import_row.import_seq = own.import_seq AND import_row.line = own.line`,
    [seqsOf(people), emailKeysOf(contactsOf(people))],
  );
};
