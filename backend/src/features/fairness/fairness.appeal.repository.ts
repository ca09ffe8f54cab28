import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { personName, type PersonName } from '../user/user.repository.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';

/** What a user may know about their doubted credits: how many, never which, never why. */
export interface OwnHolds {
  readonly seq: string;
  readonly checking: number;
  /** When the last of them is released by itself; null: at least one waits for a decision. */
  readonly checkedBy: Date | null;
  readonly notCounted: number;
  /** Their last appeal; null: they have none. */
  readonly appeal: {
    readonly askedAt: string;
    readonly answer: string | null;
    readonly answeredAt: string | null;
  } | null;
  /** Points that they were given, and may know of, newest first. */
  readonly granted: readonly { readonly points: number; readonly reason: string; readonly at: string }[];
  /** Seconds until they may appeal again; 0: now. */
  readonly waitSeconds: number;
}

/** @param days how long an appeal bars the next one. */
export async function findOwnHolds(
  client: ClientBase | Pool,
  signupId: string,
  days: number,
): Promise<OwnHolds | null> {
  const { rows } = await client.query<OwnHolds>({
    name: 'own_holds',
    text: `SELECT signup.seq::text, holds.*, CASE WHEN last.seq IS NULL THEN NULL ELSE
         json_build_object('askedAt', last.asked_at, 'answer', last.answer, 'answeredAt', last.answered_at) END AS appeal,
       ARRAY(SELECT json_build_object('points', points, 'reason', reason, 'at', granted_at) FROM point_grant
         WHERE signup_seq = signup.seq AND is_visible AND taken_back_at IS NULL ORDER BY point_grant.seq DESC LIMIT 20) AS granted,
       greatest(0, ceil(extract(epoch FROM last.asked_at + make_interval(days => $2) - clock_timestamp())))::float8 AS "waitSeconds"
     FROM signup CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE state = 'held')::int AS checking,
         CASE WHEN count(*) FILTER (WHERE state = 'held' AND due_at IS NULL) = 0 THEN max(due_at) END AS "checkedBy",
         count(*) FILTER (WHERE state = 'reversed')::int AS "notCounted"
       FROM credit_hold WHERE referrer_seq = signup.seq) AS holds
     LEFT JOIN LATERAL (SELECT * FROM hold_appeal WHERE signup_seq = signup.seq ORDER BY seq DESC LIMIT 1) AS last ON true
     WHERE signup.id = $1 AND erased_at IS NULL AND blocked_at IS NULL`,
    values: [signupId, days],
  });
  return rows[0] ?? null;
}

export async function insertAppeal(client: ClientBase, signupSeq: string, text: string): Promise<void> {
  await client.query('INSERT INTO hold_appeal (id, signup_seq, text) VALUES ($1, $2, $3)', [
    randomUUID(),
    signupSeq,
    text,
  ]);
}

/** An appeal without an answer. */
export interface AppealRow {
  readonly id: string;
  readonly user: PersonName;
  readonly text: string;
  readonly askedAt: Date;
}

/** Open appeals, the oldest first. */
export async function listAppeals(client: ClientBase | Pool, atMost: number): Promise<readonly AppealRow[]> {
  const { rows } = await client.query<AppealRow>(
    `SELECT appeal.id, ${personName('person')} AS user, text, asked_at AS "askedAt"
     FROM hold_appeal AS appeal JOIN signup AS person ON person.seq = signup_seq WHERE answer IS NULL ORDER BY appeal.seq LIMIT $1`,
    [atMost],
  );
  return rows;
}

/** Answers an appeal. Of any number of calls, one returns its place; null: it has an answer, or there is none. */
export async function answerAppeal(
  client: ClientBase,
  { id, answer, by }: { readonly id: string; readonly answer: string; readonly by: string },
): Promise<string | null> {
  const { rows } = await client.query<{ seq: string }>(
    `UPDATE hold_appeal SET answer = $2, answered_at = clock_timestamp(), answered_by = $3
     WHERE id = $1 AND answer IS NULL RETURNING seq::text`,
    [id, answer, by],
  );
  return rows[0]?.seq ?? null;
}

/** An answer to be sent, to the contact that the user verified. */
export interface AppealAnswer {
  readonly seq: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly firstName: string;
  readonly answer: string;
  readonly isBlocked: boolean;
  readonly isLeaving: boolean;
}

export async function findAnswers(pool: Pool, seqs: readonly string[]): Promise<readonly AppealAnswer[]> {
  const { rows } = await pool.query<AppealAnswer>({
    name: 'appeal_answers',
    text: `SELECT appeal.seq::text, CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END AS channel,
       CASE verified_by WHEN 'email' THEN email ELSE phone END AS address, first_name AS "firstName", answer,
       blocked_at IS NOT NULL AS "isBlocked", ${isLeavingSql} AS "isLeaving"
     FROM hold_appeal AS appeal JOIN signup ON signup.seq = signup_seq
     WHERE appeal.seq = ANY ($1) AND answer IS NOT NULL AND erased_at IS NULL`,
    values: [seqs],
  });
  return rows;
}
