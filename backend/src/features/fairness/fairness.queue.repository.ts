import type { ClientBase, Pool } from 'pg';
import type { NextRows } from '../../platform/paging/next-page.ts';
import {
  type DecisionScope,
  groupKey,
  groupKind,
  type HoldState,
  isOpen,
  whereOf,
} from './fairness.decision.repository.ts';
import { personName, type PersonName } from '../user/user.repository.ts';
import { isSignalName, type SignalName } from './fairness.signals.ts';

export type GroupKind = 'device' | 'stated' | 'alike' | 'referrer';

/** Open holds that belong together. */
export interface GroupRow {
  readonly kind: GroupKind;
  readonly key: string;
  /** How many referred users. */
  readonly size: number;
  readonly referrers: number;
  /** One of the referrers: the one who brought most of them. */
  readonly referrer: PersonName;
  /** Whether one of the referrers asked to look again. */
  readonly isAppealed: boolean;
  /** Points that would count if all of them did. */
  readonly points: number;
  readonly oldest: Date;
  /** What fired for any of them. */
  readonly signals: readonly SignalName[];
}

/** All open holds. */
export interface OpenHolds {
  readonly groups: number;
  readonly credits: number;
  readonly points: number;
  readonly oldest: Date | null;
}

/** Those whose referrers appealed come first, then the largest. */
export async function listGroups(
  client: ClientBase,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly groups: readonly GroupRow[]; readonly open: OpenHolds }> {
  const { rows } = await client.query<GroupRow & { readonly signals: readonly string[] }>(
    `WITH grouped AS MATERIALIZED (${grouped})
     SELECT found.*, ${personName('person')} AS referrer FROM (
       SELECT kind, key::text, bool_or(EXISTS (SELECT FROM hold_appeal WHERE signup_seq = referrer_seq AND answer IS NULL)) AS "isAppealed",
         count(*)::int AS size, count(DISTINCT referrer_seq)::int AS referrers,
         mode() WITHIN GROUP (ORDER BY referrer_seq) AS main, sum(points)::float8 AS points, min(began_at) AS oldest,
         ARRAY(SELECT DISTINCT unnest(string_to_array(string_agg(array_to_string(signals, ' '), ' '), ' '))) AS signals
       FROM grouped GROUP BY kind, key ORDER BY "isAppealed" DESC, size DESC, oldest, key OFFSET $1 LIMIT $2) AS found
     JOIN signup AS person ON person.seq = main ORDER BY "isAppealed" DESC, size DESC, oldest, key`,
    [offset, limit],
  );
  return {
    groups: rows.map((row) => ({ ...row, signals: row.signals.filter(isSignalName) })),
    open: await countOpen(client),
  };
}

const grouped = `SELECT ${groupKind} AS kind, ${groupKey} AS key, hold.referred_seq, hold.referrer_seq, hold.began_at, hold.signals, credit.points
  FROM open_hold AS hold JOIN credit USING (referred_seq) LEFT JOIN assessment ON assessment.seq = hold.referred_seq
  WHERE credit.revision = 0`;

export async function countOpen(client: ClientBase | Pool): Promise<OpenHolds> {
  const { rows } = await client.query<OpenHolds>(
    `SELECT count(DISTINCT (kind, key))::int AS groups, count(*)::int AS credits, coalesce(sum(points), 0)::float8 AS points,
       min(began_at) AS oldest FROM (${grouped}) AS grouped`,
  );
  return rows[0] ?? { groups: 0, credits: 0, points: 0, oldest: null };
}

/** A doubted credit, with both sides. */
export interface HoldRow {
  readonly seq: string;
  readonly referred: PersonName & {
    readonly email: string;
    readonly phoneNo: string;
    readonly verifiedBy: 'email' | 'phone';
    readonly isBlocked: boolean;
    readonly isErased: boolean;
  };
  readonly referrer: PersonName;
  readonly joinedAt: Date;
  /** Of the address that asked for the code; null: unknown, or not kept anymore. */
  readonly clientCountry: string | null;
  readonly state: HoldState;
  readonly signals: readonly SignalName[];
  readonly score: number;
  readonly points: number;
  readonly beganAt: Date;
  readonly dueAt: Date | null;
  /** An admin's last decision; null: there is none. */
  readonly decision: {
    readonly reason: string;
    readonly decidedBy: string;
    readonly decidedAt: string;
  } | null;
}

const holdColumns = `hold.referred_seq::text AS seq, json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
    'referralId', person.referral_id, 'email', person.email, 'phoneNo', person.phone, 'verifiedBy', person.verified_by,
    'isBlocked', person.blocked_at IS NOT NULL, 'isErased', person.erased_at IS NOT NULL) AS referred,
  ${personName('owner')} AS referrer, person.joined_at AS "joinedAt", client_country AS "clientCountry", hold.state, hold.signals, hold.score, credit.points,
  hold.began_at AS "beganAt", hold.due_at AS "dueAt",
  (SELECT json_build_object('reason', reason, 'decidedBy', coalesce(actor ->> 'name', actor ->> 'kind'), 'decidedAt', decided_at)
   FROM hold_decision WHERE hold_decision.seq = hold.decision_seq) AS decision`;
const holdTables = `credit_hold AS hold JOIN credit ON credit.referred_seq = hold.referred_seq AND credit.revision = 0
  JOIN signup AS person ON person.seq = hold.referred_seq JOIN signup AS owner ON owner.seq = hold.referrer_seq
  LEFT JOIN assessment ON assessment.seq = hold.referred_seq`;

/** The open holds of a group, or of a referrer, in join order. */
export async function listGroupHolds(
  client: ClientBase,
  scope: Exclude<DecisionScope, { readonly kind: 'users' }>,
  { after, limit }: NextRows<string>,
): Promise<readonly HoldRow[]> {
  const [where, values] = whereOf(scope, 3);
  const { rows } = await client.query<HoldRow>(
    `SELECT ${holdColumns} FROM ${holdTables}
     WHERE ${where} AND hold.referred_seq > coalesce($1::bigint, 0) ORDER BY hold.referred_seq LIMIT $2`,
    [after, limit, ...values],
  );
  return rows.map(withKnownSignals);
}

/** The doubted credits of a referrer, open ones first, then in join order. */
export async function listReferrerHolds(
  client: ClientBase,
  referrerId: string,
  limit: number,
): Promise<readonly HoldRow[]> {
  const { rows } = await client.query<HoldRow>(
    `SELECT ${holdColumns} FROM ${holdTables}
     WHERE hold.referrer_seq = (SELECT seq FROM signup WHERE id = $1) ORDER BY ${isOpen} DESC, hold.referred_seq DESC LIMIT $2`,
    [referrerId, limit],
  );
  return rows.map(withKnownSignals);
}

/** The credit that a user's own join gave, if it is or was doubted. */
export async function findGivenHold(client: ClientBase, userId: string): Promise<HoldRow | null> {
  const { rows } = await client.query<HoldRow>(
    `SELECT ${holdColumns} FROM ${holdTables} WHERE person.id = $1`,
    [userId],
  );
  return rows[0] === undefined ? null : withKnownSignals(rows[0]);
}

const withKnownSignals = (row: HoldRow): HoldRow => ({
  ...row,
  signals: (row.signals as readonly string[]).filter(isSignalName),
});
