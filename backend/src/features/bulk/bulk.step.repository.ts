import type { ClientBase, Pool } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import { type BulkKind, bulkKinds, kindRules } from './bulk.kinds.ts';

/** The next users of the oldest action that is due. */
export interface Step {
  readonly actionSeq: string;
  /** What is done to them, or undone. */
  readonly kind: BulkKind;
  /** The action that is undone; null: none is. */
  readonly undoes: string | null;
  readonly points: number | null;
  readonly tagId: string | null;
  readonly isVisible: boolean;
  readonly reason: string;
  readonly actor: AuditActor;
  readonly seqs: readonly string[];
}

/** Over `bulk_action`. */
const isDue = 'ended_at IS NULL AND due_at <= clock_timestamp()';

/** Whether an action is due. */
export async function isAnyDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `SELECT EXISTS (SELECT FROM bulk_action WHERE ${isDue}) AS due`,
  );
  return rows[0]?.due === true;
}

/** Locks the oldest action that is due, until the transaction ends. */
export async function lockNextStep(client: ClientBase): Promise<Step | null> {
  const atOnce = bulkKinds.map((kind) => `WHEN '${kind}' THEN ${kindRules[kind].atOnce}`).join(' ');
  const { rows } = await client.query<Step>(
    `WITH next AS MATERIALIZED (SELECT * FROM bulk_action WHERE ${isDue} ORDER BY seq LIMIT 1 FOR UPDATE),
     own AS (
       SELECT next.*, coalesce(undone.kind, next.kind) AS what, coalesce(undone.tag_id, next.tag_id) AS tag FROM next LEFT JOIN bulk_action AS undone ON undone.seq = next.undoes)
     SELECT seq::text AS "actionSeq", what AS kind, undoes::text, points, tag AS "tagId", is_visible AS "isVisible", reason, actor, ARRAY(
       SELECT signup_seq::text FROM bulk_action_user WHERE action_seq = seq AND NOT is_done
       ORDER BY bulk_action_user.signup_seq LIMIT CASE what ${atOnce} END) AS seqs
     FROM own`,
  );
  return rows[0] ?? null;
}

/** What an action did to a user. */
export interface Change {
  readonly seq: string;
  readonly grantId?: string;
}

/** Records that an action came to the users of a step, and whom of them it changed. */
export async function recordStep(
  client: ClientBase,
  { actionSeq, seqs }: Pick<Step, 'actionSeq' | 'seqs'>,
  changes: readonly Change[],
): Promise<void> {
  await client.query(
    `WITH changed AS MATERIALIZED (SELECT * FROM unnest($3::bigint[], $4::uuid[]) AS changed (seq, grant_id)),
     come AS (
       UPDATE bulk_action_user AS own SET is_done = true, changed_at = clock_timestamp(), grant_id = changed.grant_id,
         blocked_at = (SELECT signup.blocked_at FROM signup WHERE signup.seq = own.signup_seq)
       FROM changed WHERE own.action_seq = $1 AND own.signup_seq = changed.seq
     ), kept AS (
       UPDATE bulk_action_user AS own SET is_done = true
       WHERE own.action_seq = $1 AND own.signup_seq = ANY ($2::bigint[]) AND own.signup_seq NOT IN (SELECT seq FROM changed)
     )
     UPDATE bulk_action SET done = done + cardinality($2::bigint[]), changed = changed + (SELECT count(*) FROM changed),
       ended_at = CASE WHEN done + cardinality($2::bigint[]) = users THEN clock_timestamp() END
     WHERE seq = $1`,
    [actionSeq, seqs, changes.map(({ seq }) => seq), changes.map(({ grantId }) => grantId ?? null)],
  );
}

/** Of some users, those whom an action blocked and who have been blocked since. */
export async function findStillBlocked(
  client: ClientBase,
  actionSeq: string,
  seqs: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT signup_seq::text AS seq FROM bulk_action_user AS own JOIN signup ON signup.seq = signup_seq
     WHERE action_seq = $1 AND signup_seq = ANY ($2) AND own.blocked_at = signup.blocked_at`,
    [actionSeq, seqs],
  );
  return rows.map(({ seq }) => seq);
}

/** The points that an action gave some users. */
export async function findGrants(
  client: ClientBase,
  actionSeq: string,
  seqs: readonly string[],
): Promise<readonly { readonly seq: string; readonly grantId: string }[]> {
  const { rows } = await client.query<{ seq: string; grantId: string }>(
    `SELECT signup_seq::text AS seq, grant_id AS "grantId" FROM bulk_action_user
     WHERE action_seq = $1 AND signup_seq = ANY ($2) AND grant_id IS NOT NULL ORDER BY signup_seq`,
    [actionSeq, seqs],
  );
  return rows;
}
