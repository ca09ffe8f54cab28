import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import type { NextRows } from '../../platform/paging/next-page.ts';
import { heldDays, strongFrom } from './fairness.signals.ts';

/** What a credit that is or was doubted can be. */
export type HoldState = 'watched' | 'held' | 'released' | 'reversed';
export type DecisionAction = 'release' | 'reverse' | 'undo';

/** Which credits a decision is about. */
export type DecisionScope =
  /** Those of a group of the queue that are open. */
  | { readonly kind: 'group'; readonly groupKind: string; readonly key: string }
  /** Those of one referrer that are open. */
  | { readonly kind: 'referrer'; readonly referrerId: string }
  /** Those that some referred users gave. */
  | { readonly kind: 'users'; readonly userIds: readonly string[] };

/** A credit that a decision would change. */
export interface TargetRow {
  readonly referredSeq: string;
  readonly referrerSeq: string;
  /** The state of its hold; null: there is none. */
  readonly state: HoldState | null;
  readonly points: number;
  /** Whether it counts now. */
  readonly counts: boolean;
  /** Whether the referred user is blocked. */
  readonly isBlocked: boolean;
}

/**
 * How open holds are grouped: by the strongest thing that several people share, otherwise by their referrer. Over
 * `credit_hold AS hold` and its `assessment`, which may be gone.
 */
export const groupKind = `CASE WHEN 'device' = ANY (hold.signals) AND device_key IS NOT NULL THEN 'device'
  WHEN 'stated' = ANY (hold.signals) AND stated_key IS NOT NULL THEN 'stated'
  WHEN 'alike' = ANY (hold.signals) AND alike_key IS NOT NULL THEN 'alike' ELSE 'referrer' END`;
export const groupKey = `CASE ${groupKind} WHEN 'device' THEN device_key WHEN 'stated' THEN stated_key WHEN 'alike' THEN alike_key
  ELSE hold.referrer_seq END`;
export const isOpen = `hold.referred_seq IN (SELECT open_hold.referred_seq FROM open_hold)`;

/** Over `credit AS joined`, whose revision is 0. */
const countsNow = `(SELECT sum(each.points) > 0 FROM credit AS each WHERE each.referred_seq = joined.referred_seq)`;

/** The credits of a scope whose hold is in another state, in the order in which they are moved. */
export async function findTargets(
  client: ClientBase,
  scope: DecisionScope,
  becomes: HoldState,
): Promise<readonly TargetRow[]> {
  const [where, values] = whereOf(scope, 2);
  const { rows } = await client.query<TargetRow>(
    `SELECT joined.referred_seq::text AS "referredSeq", person.referrer_seq::text AS "referrerSeq", hold.state, joined.points,
       ${countsNow} AS counts, person.blocked_at IS NOT NULL AS "isBlocked"
     FROM ${scope.kind === 'users' ? 'signup AS person JOIN credit AS joined ON joined.referred_seq = person.seq LEFT JOIN credit_hold AS hold USING (referred_seq)' : 'credit_hold AS hold JOIN credit AS joined USING (referred_seq) JOIN signup AS person ON person.seq = joined.referred_seq'}
       LEFT JOIN assessment ON assessment.seq = joined.referred_seq
     WHERE joined.revision = 0 AND hold.state IS DISTINCT FROM $1 AND ${where}
     ORDER BY person.referrer_seq, joined.referred_seq`,
    [becomes, ...values],
  );
  return rows;
}

/** The condition of a scope, over `credit_hold AS hold` and the `signup AS person` who was referred. @param from its first parameter. */
export function whereOf(
  scope: DecisionScope,
  from: number,
): readonly [where: string, values: readonly unknown[]] {
  if (scope.kind === 'group')
    return [
      `${isOpen} AND ${groupKind} = $${from} AND ${groupKey} = $${from + 1}::bigint`,
      [scope.groupKind, scope.key],
    ];
  if (scope.kind === 'referrer')
    return [
      `${isOpen} AND hold.referrer_seq = (SELECT seq FROM signup WHERE id = $${from})`,
      [scope.referrerId],
    ];
  return [`person.id = ANY ($${from}::uuid[]) AND person.erased_at IS NULL`, [scope.userIds]];
}

export interface NewDecision {
  readonly action: DecisionAction;
  readonly undoes: string | null;
  readonly reason: string;
  readonly blocks: boolean;
  readonly actor: AuditActor;
}

/** A credit, and the state that a decision is to give its hold; null: none. */
interface Planned {
  readonly referredSeq: string;
  readonly referrerSeq: string;
  readonly becomes: HoldState | null;
}

/** Writes a decision down, to be carried out by {@link findNextStep}. @returns its id. */
export async function insertDecision(
  client: ClientBase,
  { action, undoes, reason, blocks, actor }: NewDecision,
  planned: readonly Planned[],
): Promise<string> {
  const id = randomUUID();
  await client.query(
    `WITH decision AS (
       INSERT INTO hold_decision (id, action, undoes, reason, blocks, actor, credits)
       VALUES ($1, $2, $3, $4, $5, $6, cardinality($7::bigint[])) RETURNING seq)
     INSERT INTO hold_decision_credit (decision_seq, referred_seq, referrer_seq, becomes)
     SELECT decision.seq, planned.* FROM decision, unnest($7::bigint[], $8::bigint[], $9::text[]) AS planned`,
    [
      id,
      action,
      undoes,
      reason,
      blocks,
      JSON.stringify(actor),
      planned.map(({ referredSeq }) => referredSeq),
      planned.map(({ referrerSeq }) => referrerSeq),
      planned.map(({ becomes }) => becomes),
    ],
  );
  return id;
}

/** The next credits of the oldest decision that is not carried out. */
export interface Step {
  readonly decisionSeq: string;
  readonly action: DecisionAction;
  readonly undoes: string | null;
  readonly blocks: boolean;
  readonly actor: AuditActor;
  readonly credits: readonly { readonly referredSeq: string; readonly becomes: HoldState | null }[];
}

/** @param atMost how many credits; a fraction of them if users are to be blocked, which takes longer. */
export async function findNextStep(
  client: ClientBase | Pool,
  atMost: { readonly moved: number; readonly blocked: number },
): Promise<Step | null> {
  const { rows } = await client.query<Step>(
    `SELECT seq::text AS "decisionSeq", action, undoes::text, blocks, actor, ARRAY(
       SELECT json_build_object('referredSeq', referred_seq::text, 'becomes', becomes) FROM hold_decision_credit
       WHERE decision_seq = seq AND NOT is_done ORDER BY referrer_seq, referred_seq
       LIMIT CASE WHEN blocks OR EXISTS (SELECT FROM hold_decision AS undone WHERE undone.seq = next.undoes AND undone.blocks) THEN $2::integer ELSE $1::integer END) AS credits
     FROM (SELECT * FROM hold_decision WHERE done_at IS NULL ORDER BY seq LIMIT 1) AS next`,
    [atMost.moved, atMost.blocked],
  );
  return rows[0] ?? null;
}

/**
 * Gives credits the states that a decision plans for them, and remembers which it had. What an undone decision did not give,
 * or was decided again, stays. The caller holds the lock of `waitlist_head`, and moves the credits afterwards.
 *
 * @returns those that it changed, by their new states.
 */
export async function applyStep(
  client: ClientBase,
  { decisionSeq, undoes, credits }: Step,
): Promise<readonly { readonly referredSeq: string; readonly becomes: HoldState | null }[]> {
  const { rows } = await client.query<{ referredSeq: string; becomes: HoldState | null }>(
    `WITH planned AS MATERIALIZED (
       SELECT credit.referred_seq, (SELECT signup.referrer_seq FROM signup WHERE signup.seq = credit.referred_seq) AS referrer_seq, credit.becomes, hold.state AS was,
         hold.state IS DISTINCT FROM credit.becomes AND ($2::bigint IS NULL OR hold.decision_seq = $2) AS is_moved
       FROM hold_decision_credit AS credit LEFT JOIN credit_hold AS hold USING (referred_seq)
       WHERE credit.decision_seq = $1 AND credit.referred_seq = ANY ($3) AND NOT credit.is_done
     ), forgotten AS (
       DELETE FROM credit_hold USING planned WHERE credit_hold.referred_seq = planned.referred_seq AND is_moved AND becomes IS NULL
     ), given AS (
       INSERT INTO credit_hold (referred_seq, referrer_seq, state, decision_seq)
       SELECT referred_seq, referrer_seq, becomes, $1 FROM planned WHERE is_moved AND becomes IS NOT NULL ORDER BY referred_seq
       ON CONFLICT (referred_seq) DO UPDATE SET state = excluded.state, decision_seq = excluded.decision_seq,
         due_at = CASE WHEN excluded.state = 'held' AND credit_hold.score < $4 THEN clock_timestamp() + make_interval(days => $5) END
     ), done AS (
       UPDATE hold_decision_credit AS credit SET is_done = true, is_moved = planned.is_moved, was = planned.was
       FROM planned WHERE credit.decision_seq = $1 AND credit.referred_seq = planned.referred_seq
     ), counted AS (
       UPDATE hold_decision SET done = done + (SELECT count(*) FROM planned),
         done_at = CASE WHEN done + (SELECT count(*) FROM planned) = credits THEN clock_timestamp() END WHERE seq = $1
     )
     SELECT referred_seq::text AS "referredSeq", becomes FROM planned WHERE is_moved ORDER BY planned.referred_seq`,
    [decisionSeq, undoes, credits.map(({ referredSeq }) => referredSeq), strongFrom, heldDays],
  );
  return rows;
}

/** Remembers that a decision blocked some users, and when. */
export async function rememberBlocks(
  client: ClientBase,
  decisionSeq: string,
  referredSeqs: readonly string[],
): Promise<void> {
  await client.query(
    `UPDATE hold_decision_credit AS credit SET blocked_at = signup.blocked_at FROM signup
     WHERE decision_seq = $1 AND referred_seq = ANY ($2) AND signup.seq = referred_seq`,
    [decisionSeq, referredSeqs],
  );
}

/** Of some users, those that a decision blocked and that are still blocked. */
export async function findBlockedBy(
  client: ClientBase,
  decisionSeq: string,
  referredSeqs: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT referred_seq::text AS seq FROM hold_decision_credit AS credit JOIN signup ON seq = referred_seq
     WHERE decision_seq = $1 AND referred_seq = ANY ($2) AND credit.blocked_at = signup.blocked_at ORDER BY referred_seq`,
    [decisionSeq, referredSeqs],
  );
  return rows.map(({ seq }) => seq);
}

/** A decision, as admins see it. */
export interface DecisionRow {
  readonly seq: string;
  readonly id: string;
  readonly action: DecisionAction;
  readonly reason: string;
  readonly blocks: boolean;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  /** How many credits it is about, and how many of them it has come to. */
  readonly credits: number;
  readonly done: number;
  readonly doneAt: Date | null;
  readonly isUndone: boolean;
}

const decisionColumns = `seq::text, id, action, reason, blocks, coalesce(actor ->> 'name', actor ->> 'kind') AS "decidedBy",
  decided_at AS "decidedAt", credits, done, done_at AS "doneAt",
  EXISTS (SELECT FROM hold_decision AS undoing WHERE undoing.undoes = hold_decision.seq) AS "isUndone"`;

export async function findDecision(client: ClientBase | Pool, id: string): Promise<DecisionRow | null> {
  const { rows } = await client.query<DecisionRow>(
    `SELECT ${decisionColumns} FROM hold_decision WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Decisions, newest first, after the one with a place. */
export async function listDecisions(
  pool: Pool,
  { after, limit }: NextRows<string>,
): Promise<readonly DecisionRow[]> {
  const { rows } = await pool.query<DecisionRow>(
    `SELECT ${decisionColumns} FROM hold_decision WHERE seq < coalesce($1::bigint, 9223372036854775807) ORDER BY hold_decision.seq DESC LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** What a decision gave states, and which they had before: what undoing it is about. */
export async function findMovedBy(client: ClientBase, decisionSeq: string): Promise<readonly Planned[]> {
  const { rows } = await client.query<Planned>(
    `SELECT referred_seq::text AS "referredSeq", referrer_seq::text AS "referrerSeq", was AS becomes
     FROM hold_decision_credit WHERE decision_seq = $1 AND is_moved ORDER BY referrer_seq, referred_seq`,
    [decisionSeq],
  );
  return rows;
}

/** Locks a decision until the transaction ends. */
export async function lockDecision(client: ClientBase, id: string): Promise<DecisionRow | null> {
  const { rowCount } = await client.query('SELECT FROM hold_decision WHERE id = $1 FOR UPDATE', [id]);
  return rowCount === 1 ? findDecision(client, id) : null;
}
