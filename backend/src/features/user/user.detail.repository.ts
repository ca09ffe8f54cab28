import type { ClientBase } from 'pg';
import type { NextRows } from '../../platform/paging/next-page.ts';
import { triggerKinds } from '../message/message.kinds.ts';
import type { Source } from '../source/source.rules.ts';
import type { Purpose } from '../verification/verification.rules.ts';
import { personName, type PersonName, userColumns, type UserRow } from './user.repository.ts';

/** The columns of one user. */
export interface PersonRow extends UserRow {
  /** Place in the join order. */
  readonly seq: string;
  /** Null: they were imported and are not verified. */
  readonly verifiedBy: 'email' | 'phone' | null;
  /** ISO 3166-1 alpha-2 code of their apparent location. */
  readonly systemCountry: string | null;
  readonly blockedAt: Date | null;
  readonly erasedAt: Date | null;
  /** Number of users with a rank. */
  readonly waiting: number;
  /** Users with a rank and more points. */
  readonly ahead: number;
  /** Where they came from at first, and where last if that was another; null: unknown. */
  readonly firstSource: Source | null;
  readonly lastSource: Source | null;
  /** The contact they verified; the other one is only stated and may be a stranger's. */
  readonly identity: string;
}

const sourceOf = (id: string): string =>
  `(SELECT to_jsonb(source) - 'id' FROM source WHERE source.id = ${id})`;

/** The user with an id; null if there is none. */
export async function findPerson(client: ClientBase, id: string): Promise<PersonRow | null> {
  const { rows } = await client.query<PersonRow>(
    `SELECT ${userColumns}, signup.seq::text, signup.verified_by AS "verifiedBy",
       signup.system_country AS "systemCountry", signup.blocked_at AS "blockedAt", signup.erased_at AS "erasedAt",
       head.waiting_total::float8 AS waiting, waitlist_people_ahead(coalesce(score.points, 0))::float8 AS ahead,
       signup.identity, ${sourceOf('signup.source_id')} AS "firstSource", ${sourceOf('signup.last_source_id')} AS "lastSource"
     FROM signup CROSS JOIN waitlist_head AS head LEFT JOIN score USING (seq) WHERE signup.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** An entry of the ledger: the points a referrer got for one referral. */
export interface CreditRow {
  /** The referral's place in the join order. */
  readonly seq: string;
  /** 0 is the credit for the join; higher ones correct it. */
  readonly revision: number;
  readonly points: number;
  readonly cause: 'join' | 'hold' | 'release' | 'reverse' | 'restore' | 'merge';
  readonly createdAt: Date;
  readonly referred: PersonName;
}

/** The end of a page of the ledger. */
export interface CreditCursor {
  readonly seq: string;
  readonly revision: number;
}

/** A referrer's credits, newest join first, after a cursor. Walks the index on the referrer. */
export async function findCredits(
  client: ClientBase,
  referrerSeq: string,
  { after, limit }: NextRows<CreditCursor>,
): Promise<readonly CreditRow[]> {
  const { rows } = await client.query<CreditRow>(
    `SELECT came.seq::text, credit.revision, credit.points, credit.cause, credit.created_at AS "createdAt",
       ${personName('came')} AS referred
     FROM signup AS came JOIN credit ON credit.referred_seq = came.seq AND credit.referrer_seq = came.referrer_seq
     WHERE came.referrer_seq = $1 AND came.seq <= coalesce($2::bigint, 9223372036854775807)
       AND ($2::bigint IS NULL OR (came.seq, credit.revision) < ($2::bigint, $3::smallint))
     ORDER BY came.seq DESC, credit.revision DESC LIMIT $4`,
    [referrerSeq, after?.seq ?? null, after?.revision ?? null, limit],
  );
  return rows;
}

/** What a message to a user can be: those that send themselves have a kind each. */
export const userMessageKinds = ['welcome', 'code', 'retention', ...triggerKinds] as const;

/** A message to a user: never its text, never a code. */
export interface MessageRow {
  readonly kind: (typeof userMessageKinds)[number];
  readonly channel: 'email' | 'sms';
  /** The code's purpose; null for other messages. */
  readonly purpose: Purpose | null;
  /** `unrecorded`: for codes, only whether they were entered is kept. */
  readonly state: 'queued' | 'sent' | 'failed' | 'unrecorded';
  readonly queuedAt: Date;
  /** When it was accepted by the mail server or SMS service; null: not, or not recorded. */
  readonly sentAt: Date | null;
  /** When it was given up: permanently refused, or the last attempt failed. */
  readonly failedAt: Date | null;
  /** When the code was entered correctly. */
  readonly enteredAt: Date | null;
}

/** Messages to a user, newest first; codes to the contact they verified, as long as they are kept, about a day. */
export async function findMessages(
  client: ClientBase,
  { seq, identity }: PersonRow,
  limit: number,
): Promise<readonly MessageRow[]> {
  const { rows } = await client.query<MessageRow>(
    `SELECT kind, channel, NULL AS purpose,
       CASE WHEN state = 'sent' THEN 'sent' WHEN settled_at IS NULL THEN 'queued' ELSE 'failed' END AS state, queued_at AS "queuedAt",
       CASE WHEN state = 'sent' THEN settled_at END AS "sentAt", CASE WHEN state <> 'sent' THEN settled_at END AS "failedAt",
       NULL::timestamptz AS "enteredAt"
     FROM (
       SELECT notice.*, CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END AS channel
       FROM notice, signup WHERE kind = 'welcome' AND key = $1::bigint::text AND signup.seq = $1::bigint
       UNION ALL
       SELECT notice.*, CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END
       FROM notice, signup WHERE kind = 'retention' AND split_part(key, '-', 1) = $1::bigint::text AND state <> 'skipped' AND signup.seq = $1::bigint
       UNION ALL
       SELECT notice.*, 'email' FROM trigger_message AS own JOIN notice USING (kind)
       WHERE own.signup_seq = $1::bigint AND notice.key = own.signup_seq || '-' || own.number AND notice.state <> 'skipped'
     ) AS noticed
     UNION ALL
     SELECT 'code', channel, purpose, CASE WHEN verified_at IS NULL THEN 'unrecorded' ELSE 'sent' END, created_at, NULL, NULL, verified_at
     FROM otp_challenge WHERE destination = $2
     ORDER BY "queuedAt" DESC LIMIT $3`,
    [seq, identity, limit],
  );
  return rows;
}
