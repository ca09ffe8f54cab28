import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import { versionOf } from '../../platform/database/version-of.ts';
import type { NextRows } from '../../platform/paging/next-page.ts';
import { type Bind, binding } from '../segment/segment.audience.ts';
import type { UserFilter } from '../segment/segment.rules.ts';
import { everyMatchSql } from '../user/user.list.repository.ts';
import { type BulkKind, kindRules } from './bulk.kinds.ts';

/** What is done, and to whom. */
export interface BulkTarget {
  readonly kind: BulkKind;
  readonly filter: UserFilter;
  /** The name of the tag; null: it is about none. */
  readonly tag: string | null;
}

/** Users whom a bulk action names. */
export interface NamedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralId: string;
}

/** What a bulk action would do, if nothing changed meanwhile. */
export interface BulkPreview {
  /** How many users it would change. */
  readonly users: number;
  /** How many of them lose their rank. */
  readonly ranked: number;
  /** How many of them gave points to the user with whose code they joined, which are taken back. */
  readonly credited: number;
  /** Those with the most points, at most {@link namedUsers}. */
  readonly named: readonly NamedUser[];
  /** Differs for other users. */
  readonly version: string;
}

const namedUsers = 10;

/** `target`: the places in the join order of those whom an action would change. */
const targets = async (client: ClientBase, { kind, filter, tag }: BulkTarget, bind: Bind) =>
  `WITH target AS MATERIALIZED (
     SELECT signup.seq FROM (${await everyMatchSql(client, { ...filter, referrers: false }, bind)}) AS matching
     JOIN signup USING (seq) WHERE ${kindRules[kind].changes(tag === null ? 'NULL' : `${bind(tag)}::text`)})`;

/** Over `target`. */
const version = versionOf('seq');

/** What an action would do to the users whom a filter selects now. */
export async function previewOf(client: ClientBase, target: BulkTarget): Promise<BulkPreview> {
  const { bind, values } = binding();
  const { kind } = target;
  const { endsRank } = kindRules[kind];
  const ranked = `(SELECT standing = 'waiting' FROM score WHERE score.seq = target.seq) IS NOT FALSE`;
  const credited = `(SELECT sum(points) > 0 FROM credit WHERE referred_seq = target.seq) IS TRUE`;
  const { rows } = await client.query<BulkPreview>(
    `${await targets(client, target, bind)}
     SELECT count(*)::int AS users, ${version} AS version,
       (count(*) FILTER (WHERE ${endsRank ? ranked : 'false'}))::int AS ranked,
       (count(*) FILTER (WHERE ${kind === 'block' ? credited : 'false'}))::int AS credited,
       (SELECT coalesce(json_agg(best.*), '[]') FROM (
          SELECT id, first_name AS "firstName", last_name AS "lastName", referral_id AS "referralId"
          FROM target JOIN signup USING (seq) LEFT JOIN score USING (seq)
          ORDER BY coalesce(score.points, 0) DESC, seq LIMIT ${namedUsers}) AS best) AS named
     FROM target`,
    [...values],
  );
  const [preview] = rows;
  if (preview === undefined) throw new Error('A count has no row');
  return preview;
}

export interface NewBulkAction extends BulkTarget {
  /** Of the preview: with other users, nothing is started. */
  readonly version: string;
  readonly points: number | null;
  readonly isVisible: boolean;
  readonly reason: string;
  readonly actor: AuditActor;
  readonly waitMinutes: number;
}

/** Writes an action down, with its users. @returns how many there are, and the action's id; null: they have changed. */
export async function insertBulkAction(
  client: ClientBase,
  { version: seen, points, isVisible, reason, actor, waitMinutes, ...target }: NewBulkAction,
): Promise<{ readonly users: number; readonly id: string | null }> {
  const { bind, values } = binding();
  const { kind, filter, tag } = target;
  const { search: _search, signupIds: _signupIds, ...kept } = filter;
  const found = await targets(client, target, bind);
  const columns = [
    bind(randomUUID()),
    ...[bind(kind), bind(JSON.stringify(kept)), bind(points), bind(isVisible), bind(reason)],
    bind(JSON.stringify(actor)),
    `clock_timestamp() + make_interval(mins => ${bind(waitMinutes)}::int)`,
    `(SELECT tag.id FROM tag WHERE tag.deleted_at IS NULL AND lower(tag.name) = lower(${bind(tag)}))`,
  ];
  const { rows } = await client.query<{ users: number; id: string | null }>(
    `${found}, action AS (
       INSERT INTO bulk_action (id, kind, filter, points, is_visible, reason, actor, due_at, tag_id, users)
       SELECT ${columns.map((value, at) => `${value}${['::uuid', '::text', '::jsonb', '::int', '::boolean', '::text', '::jsonb'][at] ?? ''}`).join(', ')}, count(*)
       FROM target HAVING count(*) > 0 AND ${version} = ${bind(seen)} RETURNING seq, id
     ), of AS (
       INSERT INTO bulk_action_user (action_seq, signup_seq) SELECT action.seq, target.seq FROM action, target
     )
     SELECT (SELECT count(*) FROM target)::int AS users, (SELECT id FROM action) AS id`,
    [...values],
  );
  return rows[0] ?? { users: 0, id: null };
}

/** Writes down that an action is undone, for those whom it changed. @returns the id; null: it changed nobody. */
export async function insertUndo(
  client: ClientBase,
  { seq, reason }: Pick<BulkActionRow, 'seq' | 'reason'>,
  actor: AuditActor,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `WITH target AS MATERIALIZED (SELECT signup_seq FROM bulk_action_user WHERE action_seq = $1 AND changed_at IS NOT NULL),
     action AS (
       INSERT INTO bulk_action (id, kind, undoes, filter, reason, actor, users)
       SELECT $2, 'undo', $1, '{}', $3, $4, count(*) FROM target HAVING count(*) > 0 RETURNING seq, id
     ), of AS (
       INSERT INTO bulk_action_user (action_seq, signup_seq) SELECT action.seq, signup_seq FROM action, target
     ) SELECT id FROM action`,
    [seq, randomUUID(), reason, JSON.stringify(actor)],
  );
  return rows[0]?.id ?? null;
}

/** A bulk action, as admins see it. */
export interface BulkActionRow {
  readonly seq: string;
  readonly id: string;
  readonly kind: BulkKind | 'undo';
  /** What it undoes; null: nothing. */
  readonly undoneKind: BulkKind | null;
  /** The tag's name; null: it is about none, or the tag was deleted. */
  readonly tag: string | null;
  readonly points: number | null;
  readonly reason: string;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly dueAt: Date;
  readonly users: number;
  readonly done: number;
  readonly changed: number;
  /** Null: it waits, or is being carried out. */
  readonly endedAt: Date | null;
  readonly isUndone: boolean;
}

const columns = `seq::text, id, kind, points, reason, coalesce(actor ->> 'name', actor ->> 'kind') AS "startedBy",
  (SELECT name FROM tag WHERE tag.id = tag_id AND deleted_at IS NULL) AS tag,
  started_at AS "startedAt", due_at AS "dueAt", users, done, changed, ended_at AS "endedAt",
  (SELECT undone.kind FROM bulk_action AS undone WHERE undone.seq = bulk_action.undoes) AS "undoneKind",
  EXISTS (SELECT FROM bulk_action AS undoing WHERE undoing.undoes = bulk_action.seq) AS "isUndone"`;

export async function findBulkAction(client: ClientBase | Pool, id: string): Promise<BulkActionRow | null> {
  const { rows } = await client.query<BulkActionRow>(`SELECT ${columns} FROM bulk_action WHERE id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Locks an action until the transaction ends: no step of it is carried out meanwhile. */
export async function lockBulkAction(client: ClientBase, id: string): Promise<BulkActionRow | null> {
  const { rowCount } = await client.query('SELECT FROM bulk_action WHERE id = $1 FOR UPDATE', [id]);
  return rowCount === 1 ? findBulkAction(client, id) : null;
}

/** Bulk actions, newest first, after the one with a place. */
export async function listBulkActions(
  pool: Pool,
  { after, limit }: NextRows<string>,
): Promise<readonly BulkActionRow[]> {
  const { rows } = await pool.query<BulkActionRow>(
    `SELECT ${columns} FROM bulk_action WHERE seq < coalesce($1::bigint, 9223372036854775807) ORDER BY bulk_action.seq DESC LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** Ends an action before its last user. */
export async function stopBulkAction(client: ClientBase, seq: string): Promise<void> {
  await client.query('UPDATE bulk_action SET ended_at = clock_timestamp() WHERE seq = $1', [seq]);
}
