import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { MailingKindName } from '../segment/segment.form.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';
import type { Segment } from '../segment/segment.rules.ts';

export type MailingState = 'draft' | 'scheduled' | 'preparing' | 'running' | 'paused' | 'done' | 'canceled';

/** Who paused a mailing: an admin, or itself. */
export type PauseReason = 'admin' | 'bounces' | 'complaints';

export interface MailingRow {
  readonly seq: string;
  readonly id: string;
  readonly kind: MailingKindName;
  readonly name: string;
  readonly state: MailingState;
  readonly segment: Segment;
  readonly templateVersionId: string;
  readonly templateId: string;
  readonly templateName: string;
  /** The number of the version within its template. */
  readonly templateVersion: number;
  readonly perHour: number;
  /** Counts the changes of the draft, from 1. */
  readonly revision: number;
  /** Null until it starts. */
  readonly confirmedPeople: number | null;
  readonly startsAt: Date | null;
  readonly pauseReason: PauseReason | null;
  /** Email of the admin; null for one created with an API key. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** The fields that an admin sets while a mailing is a draft. */
export interface MailingDraft {
  readonly name: string;
  readonly segment: Segment;
  readonly templateVersionId: string;
  readonly perHour: number;
}

const columns = `mailing.seq::text, mailing.id, mailing.kind, mailing.name, mailing.state, mailing.segment,
  mailing.template_version_id AS "templateVersionId", version.template_id AS "templateId", template.name AS "templateName",
  version.number AS "templateVersion", mailing.per_hour AS "perHour", mailing.revision, mailing.confirmed_people AS "confirmedPeople",
  mailing.starts_at AS "startsAt", mailing.pause_reason AS "pauseReason", creator.email AS "createdBy",
  mailing.created_at AS "createdAt", mailing.started_at AS "startedAt", mailing.ended_at AS "endedAt"`;
const tables = `mailing JOIN message_template_version AS version ON version.id = mailing.template_version_id
  JOIN message_template AS template ON template.id = version.template_id
  LEFT JOIN admin_account AS creator ON creator.id = mailing.created_by`;

/** Adds a draft, in the transaction of `client`. */
export async function createMailing(
  client: ClientBase,
  draft: MailingDraft & {
    readonly kind: MailingKindName;
    /** Null: created with an API key. */
    readonly adminId: string | null;
    /** The key it was created with; null or missing: by a person. */
    readonly apiKeyId?: string | null;
  },
): Promise<MailingRow> {
  const { kind, name, segment, templateVersionId, perHour, adminId, apiKeyId = null } = draft;
  const id = randomUUID();
  await client.query(
    `INSERT INTO mailing (id, kind, name, segment, template_version_id, per_hour, created_by, created_by_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, kind, name, JSON.stringify(segment), templateVersionId, perHour, adminId, apiKeyId],
  );
  const mailing = await findMailing(client, { id });
  if (mailing === null) throw new Error('The mailing was not added');
  return mailing;
}

/** Changes a draft, which the caller has locked. @returns it; null if it is no longer a draft. */
export async function updateDraft(
  client: ClientBase,
  seq: string,
  { name, segment, templateVersionId, perHour }: MailingDraft,
): Promise<MailingRow | null> {
  const { rowCount } = await client.query(
    `UPDATE mailing SET name = $2, segment = $3, template_version_id = $4, per_hour = $5, revision = revision + 1
     WHERE seq = $1 AND state = 'draft'`,
    [seq, name, JSON.stringify(segment), templateVersionId, perHour],
  );
  return rowCount === 1 ? findMailing(client, { seq }) : null;
}

/** Deletes a draft and its kind's settings. The caller has locked it. */
export async function deleteDraft(client: ClientBase, seq: string): Promise<void> {
  await client.query(`DELETE FROM mailing WHERE seq = $1 AND state = 'draft'`, [seq]);
}

/** One mailing; null when there is none. */
export async function findMailing(
  client: ClientBase | Pool,
  key: { readonly id: string } | { readonly seq: string },
): Promise<MailingRow | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['seq', key.seq];
  const { rows } = await client.query<MailingRow>(
    `SELECT ${columns} FROM ${tables} WHERE mailing.${column} = $1`,
    [value],
  );
  return rows[0] ?? null;
}

/** Like {@link findMailing}, locked until the transaction ends. */
export async function lockMailing(client: ClientBase, id: string): Promise<MailingRow | null> {
  await client.query('SELECT FROM mailing WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return findMailing(client, { id });
}

/** A page of the mailings of a kind, newest first, and how many there are. */
export async function findMailings(
  client: ClientBase | Pool,
  kind: MailingKindName,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly mailings: readonly MailingRow[]; readonly total: number }> {
  const { rows } = await client.query<MailingRow>(
    `SELECT ${columns} FROM ${tables} WHERE mailing.kind = $1 ORDER BY mailing.seq DESC LIMIT $2 OFFSET $3`,
    [kind, limit, offset],
  );
  const counted = await client.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM mailing WHERE kind = $1',
    [kind],
  );
  return { mailings: rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many recipients a mailing has in each state. */
export interface RecipientCounts {
  readonly planned: number;
  /** Including those being sent. */
  readonly queued: number;
  readonly sent: number;
  readonly refused: number;
  readonly uncertain: number;
  readonly skipped: number;
  readonly canceled: number;
  readonly skippedFor: readonly { readonly reason: ExclusionReason; readonly people: number }[];
}

interface CountRow {
  readonly state: string;
  readonly reason: ExclusionReason | null;
  readonly people: number;
}

/** Counts by index: a million recipients take about a tenth of a second. */
export async function recipientCounts(
  client: ClientBase | Pool,
  mailingSeqs: readonly string[],
): Promise<ReadonlyMap<string, RecipientCounts>> {
  const { rows } = await client.query<CountRow & { readonly seq: string }>(
    `SELECT mailing_seq::text AS seq, state, NULL AS reason, count(*)::int AS people
     FROM mailing_recipient WHERE mailing_seq = ANY ($1::bigint[]) AND state <> 'skipped' GROUP BY mailing_seq, state
     UNION ALL
     SELECT mailing_seq::text, state, reason, count(*)::int
     FROM mailing_recipient WHERE mailing_seq = ANY ($1::bigint[]) AND state = 'skipped' GROUP BY mailing_seq, state, reason`,
    [mailingSeqs],
  );
  return new Map(mailingSeqs.map((seq) => [seq, countsOf(rows.filter((row) => row.seq === seq))]));
}

function countsOf(rows: readonly CountRow[]): RecipientCounts {
  const people = (...states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.people, 0);
  return {
    planned: people('planned'),
    queued: people('queued', 'sending'),
    sent: people('sent'),
    refused: people('refused'),
    uncertain: people('uncertain'),
    skipped: people('skipped'),
    canceled: people('canceled'),
    skippedFor: rows
      .flatMap(({ reason, people: count }) => (reason === null ? [] : [{ reason, people: count }]))
      .toSorted((a, b) => b.people - a.people || a.reason.localeCompare(b.reason)),
  };
}
