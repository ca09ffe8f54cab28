import type { Pool, PoolClient } from 'pg';
import { answerSql } from '../../platform/forms/question.ts';
import { allChoices, allWritten } from '../../questions.form.ts';
import { type EventType, eventTypes } from '../../platform/events/event-types.ts';
import { parseTraceparent, type Trace } from '../../platform/trace/trace.ts';

/*
 * SQL, not entities: a body is read from several tables at once, for many events at a time, at the moment it is sent.
 */

/** Identifies an event: one of the join order, or a recorded one. */
export interface EventRef {
  readonly source: 'join' | 'event';
  /** A place in the join order, or `event.seq`. */
  readonly sourceSeq: number;
  readonly type: EventType;
  /** The `webhook-id`. */
  readonly eventId: string;
}

/** An event as receivers get it. */
export interface EventBody {
  readonly type: EventType;
  readonly version: 1;
  /** When it happened; ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The joins and credits in a range of the join order, oldest first: those after `from` up to and including `to`. Users
 * who were erased meanwhile are left out, and those who were imported and are not verified.
 */
export async function readJoinEvents(
  client: Pool | PoolClient,
  types: readonly string[],
  from: number,
  to: number,
): Promise<readonly EventRef[]> {
  const { rows } = await client.query<{ sourceSeq: string; type: EventType; eventId: string }>(
    `SELECT seq::text AS "sourceSeq", type, webhook_id(type, subject) AS "eventId" FROM (
       SELECT seq, 'signup.joined' AS type, 1 AS step, id AS subject FROM signup
       WHERE 'signup.joined' = ANY ($1) AND seq > $2 AND seq <= $3 AND verified_by IS NOT NULL AND erased_at IS NULL
       UNION ALL
       SELECT seq, 'signup.credited', 2, id FROM credit JOIN signup ON seq = referred_seq
       WHERE 'signup.credited' = ANY ($1) AND referred_seq > $2 AND referred_seq <= $3 AND revision = 0 AND verified_by IS NOT NULL) AS found
     ORDER BY seq, step`,
    [types, from, to],
  );
  return rows.map(({ sourceSeq, ...row }) => ({ ...row, source: 'join', sourceSeq: Number(sourceSeq) }));
}

/**
 * The current bodies of events, in the given order. Null if there is nothing to send anymore, because the user was
 * erased or the record has expired.
 *
 * @param personalData whether to include names and contacts.
 */
export async function loadBodies(
  pool: Pool,
  refs: readonly EventRef[],
  personalData: boolean,
): Promise<readonly (EventBody | null)[]> {
  const seqsOf = (wanted: (ref: EventRef) => boolean) =>
    refs.filter(wanted).map(({ sourceSeq }) => sourceSeq);
  const isJoin = (type: EventType) => (ref: EventRef) => ref.source === 'join' && ref.type === type;
  const found = [
    ...(await load(pool, 'webhook_joined', joinedSql, seqsOf(isJoin('signup.joined')), personalData)),
    ...(await load(pool, 'webhook_credited', creditedSql, seqsOf(isJoin('signup.credited')), personalData)),
    ...(await load(
      pool,
      'webhook_recorded',
      recordedSql,
      seqsOf(({ source }) => source === 'event'),
      personalData,
    )),
  ];
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return refs.map((ref) => {
    const row = byKey.get(keyOf(ref));
    return row === undefined ? null : toBody(row);
  });
}

const keyOf = ({ type, sourceSeq }: { readonly type: string; readonly sourceSeq: number | string }): string =>
  `${type} ${sourceSeq}`;

interface FoundEvent {
  readonly sourceSeq: string;
  readonly type: EventType;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

const toBody = ({ type, at, data }: FoundEvent): EventBody => ({
  type,
  version: 1,
  timestamp: at.toISOString(),
  data,
});

async function load(
  pool: Pool,
  name: string,
  text: string,
  seqs: readonly number[],
  personalData: boolean,
): Promise<readonly FoundEvent[]> {
  if (seqs.length === 0) return [];
  const { rows } = await pool.query<FoundEvent>({ name, text, values: [seqs, personalData] });
  return rows;
}

/** The personal fields of a signup, as SQL; none unless the endpoint subscribes to them. */
const personal = (signup: string): string => `CASE WHEN $2::boolean THEN json_build_object(
  'firstName', ${signup}.first_name, 'lastName', ${signup}.last_name, 'email', ${signup}.email, 'phoneNo', ${signup}.phone)::jsonb
  ELSE '{}' END`;

const answers = (questions: readonly { readonly key: string }[]): string =>
  `jsonb_build_object(${questions.map(({ key }) => `'${key}', ${answerSql('s.answers', key)}`).join(', ')})`;

const joinedSql = `SELECT s.seq::text AS "sourceSeq", 'signup.joined' AS type, s.joined_at AS at, jsonb_build_object(
    'signupId', s.id, 'referralId', s.referral_id, 'joinedNth', s.seq, 'country', s.country,
    'verifiedBy', s.verified_by, 'referrerSignupId', referrer.id, 'source', source.name, 'campaign', nullif(source.campaign, '')) || ${answers(allChoices)} || ${personal('s')}
    || CASE WHEN $2::boolean THEN ${answers(allWritten)} ELSE '{}' END AS data
  FROM signup AS s LEFT JOIN signup AS referrer ON referrer.seq = s.referrer_seq
    LEFT JOIN source ON source.id = s.source_id
  WHERE s.seq = ANY ($1) AND s.erased_at IS NULL`;

const creditedSql = `SELECT credit.referred_seq::text AS "sourceSeq", 'signup.credited' AS type, credit.created_at AS at, jsonb_build_object(
    'signupId', s.id, 'referralId', s.referral_id, 'points', credit.points, 'referredSignupId', referred.id) || ${personal('s')} AS data
  FROM credit JOIN signup AS referred ON referred.seq = credit.referred_seq JOIN signup AS s ON s.seq = referred.referrer_seq
  WHERE credit.referred_seq = ANY ($1) AND credit.revision = 0 AND s.erased_at IS NULL`;

const typesAbout = (subject: string): string =>
  Object.entries(eventTypes)
    .filter(([, { about }]) => about === subject)
    .map(([type]) => `'${type}'`)
    .join(', ');

const recordedSql = `SELECT event.seq::text AS "sourceSeq", event.type, event.at, event.data
    || CASE WHEN s.id IS NULL THEN '{}' ELSE jsonb_build_object('signupId', s.id, 'referralId', s.referral_id) END
    || CASE WHEN s.id IS NULL OR s.erased_at IS NOT NULL THEN '{}' ELSE ${personal('s')} END
    || CASE WHEN application.id IS NULL OR NOT $2::boolean THEN '{}' ELSE jsonb_build_object(
      'firstName', application.first_name, 'lastName', application.last_name, 'email', application.email,
      'phoneNo', application.phone, 'collegeName', application.college_name, 'message', application.message) END AS data
  FROM event
  LEFT JOIN signup AS s ON event.type IN (${typesAbout('signup')}) AND s.seq = event.signup_seq
  LEFT JOIN ambassador_application AS application
    ON event.type IN (${typesAbout('application')}) AND application.id = (event.data ->> 'applicationId')::uuid
  WHERE event.seq = ANY ($1) AND application.erased_at IS NULL
    AND (s.erased_at IS NULL OR event.type = 'signup.erased')`;

/**
 * The trace of events that are sent together; undefined if they have none, or different ones. Joins and credits have
 * none: a row for each would cost more than the join.
 */
export async function findSharedTrace(pool: Pool, refs: readonly EventRef[]): Promise<Trace | undefined> {
  if (refs.length === 0 || refs.some(({ source }) => source !== 'event')) return undefined;
  const { rows } = await pool.query<{ traceparent: string | null }>(
    'SELECT DISTINCT traceparent FROM event WHERE seq = ANY ($1) LIMIT 2',
    [refs.map(({ sourceSeq }) => sourceSeq)],
  );
  return rows.length === 1 ? parseTraceparent(rows[0]?.traceparent) : undefined;
}
