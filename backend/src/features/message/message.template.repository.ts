import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import type { MessageSource } from './message.render.ts';
import { type MessageKind, messageKinds } from './message.kinds.ts';

/** A version of a template. */
export interface TemplateVersionRow extends MessageSource {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** Email of the admin who saved it; null for one that came with the product or was saved with an API key. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** A template with its current version. */
export interface TemplateRow {
  readonly id: string;
  readonly kind: MessageKind;
  readonly name: string;
  readonly version: TemplateVersionRow;
}

interface Row extends TemplateVersionRow {
  readonly templateId: string;
  readonly name: string;
}

const columns = `template.id AS "templateId", template.kind, template.name, version.id, version.number, version.subject,
  version.preheader, version.body, creator.email AS "createdBy", version.created_at AS "createdAt"`;
const tables = `message_template AS template
  JOIN message_template_version AS version ON version.template_id = template.id
  LEFT JOIN admin_account AS creator ON creator.id = version.created_by`;
const isCurrent = 'version.number = template.current_version';

const toTemplate = ({ templateId, name, ...version }: Row): TemplateRow => ({
  id: templateId,
  kind: version.kind,
  name,
  version,
});

/** Every template of the kind, or of all kinds, by kind and name. There are few. */
export async function listTemplates(pool: Pool, kind: MessageKind | null): Promise<readonly TemplateRow[]> {
  const { rows } = await pool.query<Row>(
    `SELECT ${columns} FROM ${tables} WHERE ${isCurrent} AND ($1::text IS NULL OR template.kind = $1)
     ORDER BY array_position($2::text[], template.kind), lower(template.name) COLLATE "C", template.id`,
    [kind, messageKinds],
  );
  return rows.map(toTemplate);
}

/** A template with its current version, locked until the transaction ends; null when there is none. */
export async function lockTemplate(client: ClientBase, id: string): Promise<TemplateRow | null> {
  await client.query('SELECT FROM message_template WHERE id = $1 FOR UPDATE', [id]);
  return findTemplate(client, id);
}

/** A template with its current version; null when there is none. */
export async function findTemplate(client: ClientBase | Pool, id: string): Promise<TemplateRow | null> {
  const { rows } = await client.query<Row>(
    `SELECT ${columns} FROM ${tables} WHERE ${isCurrent} AND template.id = $1`,
    [id],
  );
  return rows[0] === undefined ? null : toTemplate(rows[0]);
}

/** The current version of the oldest template of a kind; null when there is none. */
export async function findFirstVersion(
  client: ClientBase | Pool,
  kind: MessageKind,
): Promise<TemplateVersionRow | null> {
  const { rows } = await client.query<Row>(
    `SELECT ${columns} FROM ${tables} WHERE ${isCurrent} AND template.kind = $1
     ORDER BY (SELECT created_at FROM message_template_version AS first WHERE first.template_id = template.id AND first.number = 1), template.id
     LIMIT 1`,
    [kind],
  );
  return rows[0] === undefined ? null : toTemplate(rows[0]).version;
}

/** A version by its id, current or not; null when there is none. */
export async function findVersion(pool: Pool, id: string): Promise<TemplateVersionRow | null> {
  const { rows } = await pool.query<Row>(`SELECT ${columns} FROM ${tables} WHERE version.id = $1`, [id]);
  return rows[0] === undefined ? null : toTemplate(rows[0]).version;
}

/** Versions of a template, newest first. @param before only those with a lower number; null: from the current one on. */
export async function listVersions(
  pool: Pool,
  templateId: string,
  before: number | null,
  atMost: number,
): Promise<readonly TemplateVersionRow[]> {
  const { rows } = await pool.query<Row>(
    `SELECT ${columns} FROM ${tables} WHERE template.id = $1 AND ($2::int IS NULL OR version.number < $2)
     ORDER BY version.number DESC LIMIT $3`,
    [templateId, before, atMost],
  );
  return rows.map((row) => toTemplate(row).version);
}

/** Makes this transaction the only one that adds templates. @returns how many there are. */
export async function lockTemplateCount(client: ClientBase): Promise<number> {
  await lockByName(client, 'message templates');
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM message_template',
  );
  return rows[0]?.count ?? 0;
}

/** Adds a template without its version, which {@link insertVersion} adds in the same transaction. */
export async function insertTemplate(
  client: ClientBase,
  { id, kind, name }: { readonly id: string; readonly kind: MessageKind; readonly name: string },
): Promise<void> {
  await client.query(
    'INSERT INTO message_template (id, kind, name, current_version) VALUES ($1, $2, $3, 1)',
    [id, kind, name],
  );
}

export async function insertVersion(
  client: ClientBase,
  version: Pick<TemplateVersionRow, 'id' | 'number' | 'subject' | 'preheader' | 'body'> & {
    readonly templateId: string;
    readonly adminId: string | null;
  },
): Promise<void> {
  const { id, templateId, number, subject, preheader, body, adminId } = version;
  await client.query(
    `INSERT INTO message_template_version (id, template_id, number, subject, preheader, body, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, templateId, number, subject, preheader, body, adminId],
  );
}

/** Renames a template and sets its current version. The caller holds its lock. */
export async function updateTemplate(
  client: ClientBase,
  { id, name, number }: { readonly id: string; readonly name: string; readonly number: number },
): Promise<void> {
  await client.query('UPDATE message_template SET name = $2, current_version = $3 WHERE id = $1', [
    id,
    name,
    number,
  ]);
}

/** The user a preview is rendered for. */
export interface PreviewUser {
  readonly firstName: string;
  readonly referralId: string;
  readonly rank: number | null;
  /** How many users have a rank. */
  readonly total: number;
}

/** The values of a message for a user; null for an unknown or erased one. */
export async function findPreviewUser(pool: Pool, signupId: string): Promise<PreviewUser | null> {
  const { rows } = await pool.query<PreviewUser>(
    `SELECT first_name AS "firstName", referral_id AS "referralId", waitlist_rank(seq)::float8 AS rank,
       (SELECT waiting_total::float8 FROM waitlist_head) AS total
     FROM signup WHERE id = $1 AND erased_at IS NULL`,
    [signupId],
  );
  return rows[0] ?? null;
}
