/**
 * What a user's own data is: every table that says something about a user, and each of its columns, is either disclosed to
 * them or left out for a reason. A test compares this with the database, so that a new table or column is one or the other.
 */

/** The rows of a table that are about one user. */
export interface OwnTable {
  readonly title: string;
  /**
   * A condition over `t`. `$1`: the place of the signup in the join order; `$2`: keys of their contacts, `email:…` and `phone:…`;
   * `$3`: addresses, lower case; `$4`: their email key.
   */
  readonly where: string;
  /** SQL by the name under which it is disclosed: a column of `t`, or what is said in place of one. */
  readonly shown: Readonly<Record<string, string>>;
  /** The other columns, by the reason for which they are left out. */
  readonly leftOut?: Readonly<Partial<Record<LeftOutReason, readonly string[]>>>;
}

type LeftOutReason =
  /** A number or key that only this database understands. */
  | 'internal'
  /** A copy of a column that is disclosed, normalized so that it can be compared. */
  | 'copy'
  /** About another user, or who in the team did it. */
  | 'another person'
  /** It would tell how fake sign-ups are found, or a code could be worked out from it. */
  | 'protection';

const columns = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, `t.${name}`]));

const ofSignup = 't.signup_seq = $1';

/** By table, in the order of the files. */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  signup: {
    title: 'Your sign-up',
    where: 't.seq = $1',
    shown: {
      ...columns('id', 'seq', 'joined_at', 'first_name', 'last_name', 'email', 'phone', 'verified_by'),
      ...columns('country', 'system_country', 'answers', 'referral_id', 'referral_code', 'news_wording'),
      ...columns('leaves_at'),
    },
    leftOut: {
      copy: ['email_key', 'identity'],
      internal: ['blocked_at', 'erased_at', 'source_id', 'last_source_id', 'merged_into_seq'], // null, or disclosed as "source"
      'another person': ['referrer_seq'],
      protection: ['withheld_referrer_seq'],
    },
  },
  contact_change: {
    title: 'Changes of your verified contact',
    where: ofSignup,
    shown: columns('changed_at'),
    leftOut: { internal: ['seq', 'signup_seq', 'channel', 'address'] },
  },
  status_access: {
    title: 'Your status page',
    where: ofSignup,
    shown: columns('opened_at', 'seen_at', 'revoked_at', 'shows_first_name'),
    leftOut: { internal: ['signup_seq', 'generation'] },
  },
  source: {
    title: 'Where you came from',
    where: 't.id IN (SELECT unnest(ARRAY[source_id, last_source_id]) FROM signup WHERE seq = $1)',
    shown: columns('name', 'medium', 'campaign', 'term', 'content', 'host', 'path', 'via'),
    leftOut: { internal: ['id'] },
  },
  score: {
    title: 'Your points',
    where: 't.seq = $1',
    shown: columns('points', 'referral_count', 'standing'),
    leftOut: { internal: ['seq'] },
  },
  credit: {
    title: 'Points for friends who joined with your code',
    where: 't.referrer_seq = $1 AND t.referred_seq IN (SELECT seq FROM signup WHERE referrer_seq = $1)',
    shown: columns('points', 'cause', 'created_at'),
    leftOut: { internal: ['referrer_seq', 'revision'], 'another person': ['referred_seq'] },
  },
  point_grant: {
    title: 'Points that we gave you',
    where: ofSignup,
    shown: {
      ...columns('points', 'granted_at', 'taken_back_at'),
      reason: 'CASE WHEN t.is_visible THEN t.reason END',
    },
    leftOut: {
      internal: ['seq', 'id', 'signup_seq', 'is_visible'],
      'another person': ['granted_by', 'taken_back_by'],
    },
  },
  rank_history: {
    title: 'Your ranks, one a day',
    where: ofSignup,
    shown: columns('day', 'ranks'),
    leftOut: { internal: ['signup_seq'] },
  },
  reward_claim: {
    title: 'Your rewards',
    where: ofSignup,
    shown: {
      reward: '(SELECT name FROM reward WHERE reward.seq = t.reward_seq)',
      ...columns('referrals_needed', 'reached_at', 'fulfilled_at', 'withdrawn_at'),
    },
    leftOut: {
      internal: ['seq', 'id', 'reward_seq', 'signup_seq'],
      'another person': ['fulfilled_by'],
      protection: ['flagged_at'],
    },
  },
  reward_code: {
    title: 'Codes of your rewards',
    where: 't.claim_seq IN (SELECT seq FROM reward_claim WHERE signup_seq = $1)',
    shown: columns('code', 'given_at'),
    leftOut: { internal: ['seq', 'reward_seq', 'claim_seq'] },
  },
  invite: {
    title: 'Your invitations',
    where: ofSignup,
    shown: {
      ...columns('state', 'rank_then', 'issued_at', 'expires_at', 'opened_at', 'accepted_at', 'account'),
      ...columns('revoked_at', 'messages', 'message_at', 'message_sent_at', 'message_refused_at'),
      ...columns('reminders_sent', 'next_reminder_at'),
    },
    leftOut: { internal: ['seq', 'id', 'signup_seq', 'mailing_seq'], protection: ['code_hash', 'code_salt'] },
  },
  mailing_recipient: {
    title: 'Invitations and news that we sent you',
    where: `${ofSignup} AND t.state NOT IN ('planned', 'queued', 'sending')`,
    shown: {
      kind: '(SELECT kind FROM mailing WHERE mailing.seq = t.mailing_seq)',
      ...columns('state', 'reason', 'domain', 'rank_then', 'sent_at'),
    },
    leftOut: {
      internal: ['mailing_seq', 'place', 'signup_seq', 'tries', 'maybe_sent', 'next_try_at', 'marked_at'],
    },
  },
  broadcast_click: {
    title: 'Links in news that you clicked',
    where: `${ofSignup} AND t.mailing_seq IN (SELECT mailing_seq FROM mailing_recipient WHERE signup_seq = $1)`,
    shown: {
      link: '(SELECT url FROM broadcast_link AS own WHERE own.mailing_seq = t.mailing_seq AND own.number = t.link)',
      ...columns('at'),
    },
    leftOut: { internal: ['mailing_seq', 'signup_seq'] },
  },
  trigger_message: {
    title: 'Messages that sent themselves',
    where: ofSignup,
    shown: columns('kind', 'at', 'skipped', 'rank_before'),
    leftOut: { internal: ['signup_seq', 'number'] },
  },
  notice: {
    title: 'Your welcome, and whether messages were delivered',
    where: `(t.kind, t.key) IN (SELECT 'welcome', $1::bigint::text
      UNION ALL SELECT kind, signup_seq || '-' || number FROM trigger_message WHERE signup_seq = $1
      UNION ALL SELECT kind, key FROM notice WHERE kind = 'retention' AND split_part(key, '-', 1) = $1::bigint::text)`,
    shown: columns('kind', 'state', 'reason', 'queued_at', 'settled_at'),
    leftOut: { internal: ['seq', 'key', 'tries', 'next_try_at', 'marked_at', 'traceparent'] },
  },
  consent_entry: {
    title: 'What you agreed to since you joined',
    where: ofSignup,
    shown: columns('stream', 'granted', 'wording', 'source', 'at'),
    leftOut: { internal: ['seq', 'signup_seq'] },
  },
  suppression: {
    title: 'Messages that your address gets no more',
    where: 't.email_key = $4',
    shown: columns('scope', 'reason', 'at'),
    leftOut: {
      copy: ['email_key'],
      internal: ['contact_hash', 'mailing_seq'],
      'another person': ['reported_by'],
    },
  },
  otp_challenge: {
    title: 'Verification codes that were requested for your contact, kept for 25 hours',
    where: 't.destination = ANY ($2)',
    shown: {
      ...columns('purpose', 'channel', 'address', 'client_country', 'created_at', 'expires_at', 'tries'),
      ...columns('stranger_tries', 'verified_at', 'consumed_at', 'replaced_at'),
    },
    leftOut: {
      copy: ['destination'],
      internal: ['code_length', 'max_tries', 'max_stranger_tries', 'asked_by', 'proof_id'],
      protection: ['id', 'client_key', 'network_key', 'browser_key'],
    },
  },
  outbox_message: {
    title: 'Messages that are kept here instead of being sent',
    where: 'lower(t.address) = ANY ($3)',
    shown: columns('channel', 'address', 'template', 'created_at'),
    leftOut: { internal: ['seq', 'id'], protection: ['params'] },
  },
  reopen_wish: {
    title: 'Your request to hear when sign-ups reopen',
    where: 't.email_key = $4',
    shown: columns('email', 'verified_at'),
    leftOut: { copy: ['email_key'], internal: ['seq', 'is_queued'] },
  },
  email_list_entry: {
    title: 'Lists of email addresses that we uploaded, and yours is on',
    where: 't.email_key = $4',
    shown: { uploaded_at: '(SELECT created_at FROM email_list WHERE email_list.id = t.list_id)' },
    leftOut: { copy: ['email_key'], internal: ['list_id'] },
  },
  ambassador_application: {
    title: 'Your application as a campus ambassador',
    where: '(t.email_key = $4 OR t.signup_seq = $1) AND t.erased_at IS NULL',
    shown: {
      ...columns('applied_at', 'status', 'accepted_at', 'first_name', 'last_name', 'email', 'phone'),
      ...columns('college_name', 'message'),
    },
    leftOut: { copy: ['email_key'], internal: ['seq', 'id', 'signup_seq', 'erased_at'] },
  },
  ambassador_note: {
    title: 'Notes of our team on your application',
    where: `t.application_seq IN (SELECT seq FROM ambassador_application AS of
      WHERE (of.email_key = $4 OR of.signup_seq = $1) AND of.erased_at IS NULL)`,
    shown: columns('text', 'written_at'),
    leftOut: { internal: ['id', 'application_seq'], 'another person': ['written_by'] },
  },
  assessment: {
    title: 'What we compare to find fake sign-ups, kept for 30 days',
    where: 't.seq = $1',
    shown: columns('joined_at', 'client_country'),
    leftOut: {
      internal: ['seq'],
      'another person': ['referrer_seq'],
      protection: ['alike_key', 'device_key', 'stated_key', 'network_key', 'signals', 'score', 'is_unjudged'],
    },
  },
  signup_tag: {
    title: 'Words that our team told you apart by',
    where: ofSignup,
    shown: { name: '(SELECT tag.name FROM tag WHERE tag.seq = t.tag_seq)', ...columns('added_at') },
    leftOut: { internal: ['signup_seq', 'tag_seq'], 'another person': ['added_by'] },
  },
  signup_note: {
    title: 'What our team noted about you',
    where: ofSignup,
    shown: columns('text', 'written_at', 'changed_at', 'deleted_at'),
    leftOut: {
      internal: ['id', 'signup_seq', 'revision'],
      'another person': ['author_id', 'written_by', 'changed_by'],
    },
  },
  import_row: {
    title: 'The line of a file that you were imported from, which we keep for a day',
    where: '(t.import_seq, t.line) IN (SELECT import_seq, line FROM import_user WHERE signup_seq = $1)',
    shown: columns(
      'email',
      'phone',
      'first_name',
      'last_name',
      'country',
      'answers',
      'joined_at',
      'own_code',
    ),
    leftOut: {
      internal: ['import_seq', 'line', 'state', 'reason', 'earns', 'referrer_line', 'referrer_state'],
      'another person': ['referrer'],
      copy: ['email_key', 'referral_id', 'referrer_code', 'referrer_id', 'referrer_key'],
    },
  },
  credit_hold: {
    title: 'Invitations that are being checked or not counted',
    where: `t.referrer_seq = $1 AND t.state IN ('held', 'reversed')`,
    shown: columns('state'),
    leftOut: {
      internal: ['referrer_seq', 'decision_seq'],
      'another person': ['referred_seq'],
      protection: ['signals', 'score', 'began_at', 'due_at'],
    },
  },
  hold_appeal: {
    title: 'What you asked us to look at again',
    where: ofSignup,
    shown: columns('text', 'asked_at', 'answer', 'answered_at'),
    leftOut: { internal: ['seq', 'id', 'signup_seq'], 'another person': ['answered_by'] },
  },
  audit_entry: {
    title: 'What was done with your sign-up',
    where: `t.target_kind = 'signup' AND t.target_id = (SELECT id::text FROM signup WHERE seq = $1)`,
    shown: {
      ...columns('action', 'recorded_at'),
      details: `CASE t.action WHEN 'signup.correct' THEN t.details END`,
    },
    leftOut: {
      internal: ['seq', 'target_kind', 'target_id'],
      copy: ['target_name'],
      'another person': ['actor_kind', 'actor_id', 'actor_name', 'client_address'],
    },
  },
};

/** Tables that are left out as a whole. */
export const otherTables: Readonly<Record<string, readonly string[]>> = {
  'says nothing about a user': [
    ...['sql_definition', 'runner', 'job_worker', 'request_count', 'mikro_orm_migrations'],
    ...['waitlist_head', 'signup_country_count', 'signup_day_count', 'welcome_head', 'signup_pause'],
    ...['rank_histogram', 'rank_block', 'rank_dense_points', 'otp_count', 'otp_sent', 'visit_count'],
    ...['faq', 'reward', 'reward_head', 'message_template', 'message_template_version', 'message_trigger'],
    ...[
      'mailing',
      'broadcast_link',
      'invite_wave',
      'invite_count',
      'mail_domain_hour',
      'sns_confirmation',
      'email_list',
    ],
    ...['signup_search_head', 'fairness_head', 'ambassador_head'],
    ...['webhook_endpoint', 'webhook_hour', 'webhook_replay', 'user_view', 'tag', 'bulk_action', 'import'],
    'retention',
  ],
  'about the team': [
    ...['admin_account', 'admin_session', 'admin_known_site', 'admin_password_reset', 'admin_api_key'],
    ...['admin_attempt', 'admin_setup_link', 'admin_signup_request', 'digest_subscription'],
  ],
  'a copy of what is disclosed': ['signup_search'],
  'ids for other work, and nothing that the other tables do not have': [
    ...['event', 'webhook_delivery', 'reward_due', 'friend_news', 'friend_news_due', 'bulk_action_user'],
    'import_user',
  ],
  'how fake sign-ups are found': ['hold_decision', 'hold_decision_credit', 'fairness_list_entry'],
  'a keyed hash of a contact that belongs to no one anymore': ['erased_identity'],
};
