import type { ClientBase } from 'pg';
import type { NextRows } from '../../platform/paging/next-page.ts';
import { personName, type PersonName } from './user.repository.ts';

/** What can have happened to a user. */
export const timelineKinds = [
  'joined',
  'imported',
  'added',
  'credit_join',
  'credit_hold',
  'credit_release',
  'credit_reverse',
  'credit_restore',
  'credit_merge',
  'message_queued',
  'message_sent',
  'message_failed',
  'link_clicked',
  'invited',
  'invitation_opened',
  'invitation_accepted',
  'invitation_expired',
  'invitation_revoked',
  'points_given',
  'points_taken_back',
  'tagged',
  'untagged',
  'note',
  'corrected',
  'merged',
  'blocked',
  'unblocked',
  'leaving',
  'stayed',
  'welcome_resent',
  'trusted',
  'not_trusted',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened to a user. */
export interface TimelineRow {
  readonly kind: TimelineKind;
  /** When, ISO 8601, to the microsecond. */
  readonly at: string;
  /** Tells apart what happened at the same moment. */
  readonly key: string;
  /** Who of the team did it, as they were called at the time; null: no one of the team, or no longer known. */
  readonly by: string | null;
  /** What it was about: the source, the tag, the start of the note, the reason, the broadcast, the kind of message. */
  readonly detail: string | null;
  readonly points: number | null;
  /** The friend: whose code they joined with, or who joined with theirs. */
  readonly other: PersonName | null;
}

/** The end of a page. */
export type TimelineCursor = Pick<TimelineRow, 'at' | 'key'>;

/** Actions on a user that no table besides the audit log has. */
const actions: Readonly<Record<string, TimelineKind>> = {
  'signup.block': 'blocked',
  'signup.unblock': 'unblocked',
  'signup.leave': 'leaving',
  'signup.stay': 'stayed',
  'signup.untag': 'untagged',
  'signup.correct': 'corrected',
  'signup.merge': 'merged',
  'signup.resend-welcome': 'welcome_resent',
  'fairness-list.add': 'trusted',
  'fairness-list.remove': 'not_trusted',
};

const excerptLength = 160;
/** After all that has happened. */
const end: TimelineCursor = { at: 'infinity', key: '' };

/** Columns: at, key, kind, by, detail, points, other. `$1` is the user's place in the join order, `$2` and `$3` the cursor. */
const sources: readonly string[] = [
  `SELECT joined_at, 'join', CASE WHEN added.seq IS NOT NULL THEN 'added' WHEN verified_by IS NULL THEN 'imported' ELSE 'joined' END,
     added.actor_name, (SELECT name FROM source WHERE id = source_id), NULL, referrer_seq
   FROM signup LEFT JOIN LATERAL (
     SELECT seq, actor_name FROM audit_entry WHERE target_kind = 'signup' AND target_id = signup.id::text AND action = 'signup.add' LIMIT 1
   ) AS added ON true WHERE signup.seq = $1::bigint`,
  `SELECT credit.created_at, creditkey(credit), 'credit_' || cause, NULL, NULL, points, referred_seq
   FROM credit WHERE referrer_seq = $1 AND revision > 0 AND credit.created_at <= $2`,
  `SELECT settled_or_queued, 'notice.' || seq, 'message_' || CASE WHEN state = 'sent' THEN 'sent' WHEN settled_at IS NULL THEN 'queued' ELSE 'failed' END,
     NULL, kind, NULL, NULL
   FROM (
     SELECT notice.*, coalesce(settled_at, queued_at) AS settled_or_queued FROM notice WHERE kind = 'welcome' AND key = $1::bigint::text
     UNION ALL
     SELECT notice.*, coalesce(settled_at, queued_at) FROM notice WHERE kind = 'retention' AND split_part(key, '-', 1) = $1::bigint::text
     UNION ALL
     SELECT notice.*, coalesce(settled_at, queued_at) FROM trigger_message AS own JOIN notice USING (kind)
     WHERE own.signup_seq = $1 AND notice.key = own.signup_seq || '-' || own.number) AS sent WHERE state <> 'skipped'`,
  `SELECT coalesce(sent_at, marked_at), 'broadcast.' || mailing.seq, CASE WHEN mailing_recipient.state = 'sent' THEN 'message_sent' ELSE 'message_failed' END,
     NULL, mailing.name, NULL, NULL
   FROM mailing_recipient JOIN mailing ON mailing.seq = mailing_seq
   WHERE signup_seq = $1 AND mailing.kind = 'broadcast' AND mailing_recipient.state IN ('sent', 'refused')`,
  `SELECT min(broadcast_click.at), 'click.' || mailing.seq, 'link_clicked', NULL, mailing.name, NULL, NULL
   FROM mailing_recipient JOIN broadcast_click USING (mailing_seq, signup_seq) JOIN mailing ON mailing.seq = mailing_seq
   WHERE signup_seq = $1 GROUP BY mailing.seq`,
  `SELECT at, 'invite.' || invite.seq || '.' || kind, kind, NULL, NULL, NULL, NULL
   FROM invite CROSS JOIN LATERAL (VALUES (issued_at, 'invited'), (opened_at, 'invitation_opened'), (accepted_at, 'invitation_accepted'),
     (revoked_at, 'invitation_revoked'),
     (CASE WHEN state = 'expired' OR state = 'issued' AND expires_at <= now() THEN expires_at END, 'invitation_expired')) AS event (at, kind)
   WHERE signup_seq = $1`,
  `SELECT at, 'grant.' || point_grant.seq || '.' || kind, kind, by, nullif(reason, ''), point_grant.points, NULL
   FROM point_grant CROSS JOIN LATERAL (VALUES (granted_at, 'points_given', granted_by), (taken_back_at, 'points_taken_back', taken_back_by)) AS event (at, kind, by)
   WHERE signup_seq = $1`,
  `SELECT added_at, 'tag.' || tag.seq, 'tagged', added_by, name, NULL, NULL
   FROM signup_tag JOIN tag ON tag.seq = tag_seq WHERE signup_seq = $1 AND deleted_at IS NULL`,
  `SELECT written_at, 'note.' || id, 'note', written_by, left(text, ${excerptLength}), NULL, NULL
   FROM signup_note WHERE signup_seq = $1 AND deleted_at IS NULL`,
  `SELECT changed_at, 'bulk.' || own.action_seq, CASE coalesce(undone.kind, bulk_action.kind)
     WHEN 'block' THEN CASE WHEN undone IS NULL THEN 'blocked' ELSE 'unblocked' END
     WHEN 'unblock' THEN CASE WHEN undone IS NULL THEN 'unblocked' ELSE 'blocked' END
     WHEN 'tag' THEN CASE WHEN undone IS NULL THEN 'tagged' ELSE 'untagged' END
     ELSE 'untagged' END, bulk_action.actor ->> 'name',
     coalesce((SELECT name FROM tag WHERE tag.id = coalesce(undone.tag_id, bulk_action.tag_id)),
       (SELECT nullif(bulk_action.reason, '') FROM signup WHERE seq = $1 AND erased_at IS NULL)), NULL, NULL
   FROM bulk_action_user AS own JOIN bulk_action ON bulk_action.seq = own.action_seq LEFT JOIN bulk_action AS undone ON undone.seq = bulk_action.undoes
   WHERE own.signup_seq = $1 AND changed_at IS NOT NULL
     AND (coalesce(undone.kind, bulk_action.kind) IN ('block', 'unblock') OR bulk_action.kind = 'untag' OR undone.kind = 'tag'
       OR bulk_action.kind = 'tag' AND NOT EXISTS (SELECT FROM signup_tag JOIN tag ON tag.seq = tag_seq WHERE signup_tag.signup_seq = $1 AND tag.id = bulk_action.tag_id))`,
  `SELECT recorded_at, 'audit.' || audit_entry.seq, CASE action ${Object.entries(actions)
    .map(([action, kind]) => `WHEN '${action}' THEN '${kind}'`)
    .join(' ')} END, actor_name,
     CASE action WHEN 'signup.correct' THEN (
       SELECT string_agg(format('%s → %s', coalesce(nullif(was.value, ''), '–'), coalesce(nullif(details ->> replace(was.key, '.from', '.to'), ''), '–')), ', ' ORDER BY was.key)
       FROM jsonb_each_text(details) AS was WHERE was.key LIKE '%.from') WHEN 'signup.merge' THEN details ->> 'code' ELSE details ->> 'tags' END, NULL, NULL
   FROM audit_entry WHERE target_kind = 'signup' AND target_id = (SELECT id::text FROM signup WHERE seq = $1)
     AND action = ANY ('{${Object.keys(actions).join(',')}}')`,
].map((source) => source.replace('creditkey(credit)', creditKey('credit.revision')));

/** In the order of joins: a referrer's credits are walked in that of an index. */
function creditKey(revision: string): string {
  return `'credit.' || lpad(referred_seq::text, 16, '0') || '.' || lpad(${revision}::text, 5, '0')`;
}

const columns = '(at, key, kind, by, detail, points, other)';
/** The credits for joining may be very many: those before the cursor are not read. */
const joins = `SELECT * FROM (
    SELECT came.joined_at, ${creditKey('0')}, 'credit_join', NULL::text, NULL::text, credit.points, came.seq
    FROM signup AS came JOIN credit ON credit.referred_seq = came.seq AND credit.revision = 0 AND credit.referrer_seq = came.referrer_seq
    WHERE came.referrer_seq = $1 AND came.seq <= CASE WHEN $2::timestamptz = 'infinity' THEN 9223372036854775807
      ELSE (SELECT waitlist_seq_before($2::timestamptz + interval '1 microsecond')) END
    ORDER BY came.seq DESC) AS walked ${columns}`;

const page = (source: string): string =>
  `(SELECT at, key, kind, by::text, detail::text, points::integer, other::bigint FROM (${source}) AS event ${columns} WHERE at IS NOT NULL AND (at, key) < ($2, $3) ORDER BY at DESC, key DESC LIMIT $4)`;

/** What happened to the user at a place in the join order, newest first, after a cursor. */
export async function findEvents(
  client: ClientBase,
  seq: string,
  { after, limit }: NextRows<TimelineCursor>,
): Promise<readonly TimelineRow[]> {
  const { at, key } = after ?? end;
  const walked = `(SELECT * FROM (${joins}) AS event WHERE (at, key) < ($2, $3) LIMIT $4)`;
  const { rows } = await client.query<TimelineRow>(
    `SELECT kind, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, key, by, detail, points,
       (SELECT ${personName('friend')} FROM signup AS friend WHERE friend.seq = other) AS other
     FROM (${[walked, ...sources.map(page)].join(' UNION ALL ')}) AS event ${columns}
     ORDER BY event.at DESC, key DESC LIMIT $4`,
    [seq, at, key, limit],
  );
  return rows;
}
