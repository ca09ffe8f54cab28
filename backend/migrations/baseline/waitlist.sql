-- Signups in join order, and what is counted from them.
--
-- One rule keeps the tables of the waitlist and of the ranking consistent: every writer first locks the one row of
-- waitlist_head. Writers therefore run one at a time, readers never wait, and at every commit signups, ledger, scores and
-- counts agree.
CREATE TABLE waitlist_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0,
  last_joined_at timestamptz NOT NULL DEFAULT 'epoch',
  referred_total bigint NOT NULL DEFAULT 0 CHECK (referred_total BETWEEN 0 AND last_seq),
  excluded_total bigint NOT NULL DEFAULT 0 CHECK (excluded_total BETWEEN 0 AND last_seq),
  counted_seq bigint NOT NULL DEFAULT 0 CHECK (counted_seq BETWEEN 0 AND last_seq),
  away_total bigint NOT NULL DEFAULT 0 CHECK (away_total >= 0),
  merged_total bigint NOT NULL DEFAULT 0 CHECK (merged_total >= 0),
  waiting_total bigint NOT NULL GENERATED ALWAYS AS (last_seq - excluded_total - away_total) STORED CHECK (waiting_total >= 0)
);
INSERT INTO waitlist_head DEFAULT VALUES;

CREATE TABLE signup (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  referrer_seq bigint CHECK (referrer_seq < seq),
  joined_at timestamptz NOT NULL,
  id uuid NOT NULL CONSTRAINT signup_id_key UNIQUE,
  referral_id text NOT NULL CONSTRAINT signup_referral_id_key UNIQUE,
  verified_by text CHECK (verified_by IN ('email', 'phone')),
  email text NOT NULL,
  email_key text NOT NULL,
  phone text NOT NULL,
  identity text NOT NULL GENERATED ALWAYS AS
    (CASE verified_by WHEN 'email' THEN 'email:' || email_key WHEN 'phone' THEN 'phone:' || phone ELSE 'import:' || email_key END) STORED
    CONSTRAINT signup_identity_key UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  system_country text,
  answers jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(answers) = 'object'),
  referral_code text,
  blocked_at timestamptz,
  erased_at timestamptz,
  withheld_referrer_seq bigint,
  news_wording smallint CHECK (news_wording > 0),
  source_id bigint,
  last_source_id bigint,
  leaves_at timestamptz,
  merged_into_seq bigint CHECK (merged_into_seq < seq)
);
CREATE INDEX signup_referrer_seq_index ON signup (referrer_seq, seq) WHERE referrer_seq IS NOT NULL;
CREATE INDEX signup_stated_email_index ON signup (email_key) WHERE verified_by = 'phone';
CREATE INDEX signup_merged_index ON signup (merged_into_seq) WHERE merged_into_seq IS NOT NULL;
CREATE INDEX signup_imported_phone_index ON signup (phone, seq) WHERE verified_by IS NULL AND phone <> '';
CREATE INDEX signup_unverified_index ON signup (seq) WHERE verified_by IS NULL;
CREATE INDEX signup_leaves_at_index ON signup (leaves_at, seq) WHERE leaves_at IS NOT NULL;

CREATE TYPE join_candidate AS (
  ord integer, id uuid, referral_id text, email text, email_key text, phone text, first_name text, last_name text,
  country text, system_country text, answers jsonb, referral_code text,
  channel text, identity text, known_seq bigint, known_id uuid, known_referral_id text, referrer_seq bigint,
  known_accepted boolean, known_blocked boolean, withheld_referrer_seq bigint, news_wording smallint,
  source_id bigint, last_source_id bigint, is_imported boolean, is_leaving boolean
);

CREATE TABLE signup_country_count (country text PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);
CREATE TABLE signup_day_count (day date PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);

CREATE TABLE welcome_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL CHECK (last_seq >= 0)
);
INSERT INTO welcome_head (last_seq) VALUES (0);

CREATE TABLE status_access (
  signup_seq bigint PRIMARY KEY,
  generation integer NOT NULL DEFAULT 0 CHECK (generation >= 0),
  revoked_at timestamptz,
  opened_at timestamptz,
  seen_at timestamptz,
  shows_first_name boolean NOT NULL DEFAULT true
);

CREATE TABLE erased_identity (hash text PRIMARY KEY);

COMMENT ON TABLE waitlist_head IS 'One row: the lock of all writers, the newest signup, how many users are blocked or erased, and how many of the others joined with a known code.';
COMMENT ON COLUMN waitlist_head.excluded_total IS 'How many users are blocked or erased.';
COMMENT ON COLUMN waitlist_head.away_total IS 'How many users are away.';
COMMENT ON COLUMN waitlist_head.merged_total IS 'How many users were merged into others: joins that read the owner of a code before the lock see that it may have moved.';
COMMENT ON COLUMN waitlist_head.waiting_total IS 'How many users have a rank.';
COMMENT ON COLUMN waitlist_head.counted_seq IS 'The newest signup included in signup_country_count and signup_day_count.';
COMMENT ON TABLE signup IS 'A user on the waitlist. seq is the join order: dense, from 1, rising with joined_at.';
COMMENT ON COLUMN signup.referrer_seq IS 'The referrer. No foreign key: it would lock a popular referrer''s row at every join, and rows are never deleted.';
COMMENT ON COLUMN signup.verified_by IS 'Null: imported, not verified. Their first right code verifies them: waitlist_verify_imported.';
COMMENT ON COLUMN signup.identity IS 'The verified contact; one signup each. Of a user who is imported and not verified, the email of the file.';
COMMENT ON INDEX signup_imported_phone_index IS 'Finds imported users who verify the phone number of the file.';
COMMENT ON INDEX signup_stated_email_index IS 'Finds users by an address that they stated and did not verify: docs/decisions/segments.md';
COMMENT ON COLUMN signup.answers IS 'Answers by question, see src/questions.form.ts: slugs of options, or texts. Empty for an erased user, and for an imported one until they are verified.';
COMMENT ON COLUMN signup.country IS 'ZZ: unknown, or the user is erased.';
COMMENT ON COLUMN signup.referral_code IS 'The code as entered, known or not.';
COMMENT ON COLUMN signup.blocked_at IS 'When an admin blocked the user. A blocked user has no rank, and their code credits nobody.';
COMMENT ON COLUMN signup.erased_at IS 'When everything personal in this row was erased, for good.';
COMMENT ON COLUMN signup.merged_into_seq IS 'The earlier user that this one was merged into, who owns its code by now; never one who was merged themselves.';
COMMENT ON COLUMN signup.withheld_referrer_seq IS 'Owner of the entered code, if the credit was withheld without telling the user.';
COMMENT ON COLUMN signup.news_wording IS 'What the user agreed to when they joined: the number of a wording in waitlist.consent.wordings.ts. Null: they did not agree to news.';
COMMENT ON COLUMN signup.source_id IS 'Where they came from at first. No foreign key: rows of source are never deleted. Null: unknown, or the user is erased.';
COMMENT ON COLUMN signup.last_source_id IS 'Where they came from last before they joined, if that was another.';
COMMENT ON COLUMN signup.leaves_at IS 'When the user is to be erased, at their own request. Until then, they get no messages and can stay: waitlist_stay.';
COMMENT ON TYPE join_candidate IS 'A join request with what waitlist_join read about it before it took the lock.';
COMMENT ON TABLE signup_country_count IS 'Signups by country up to waitlist_head.counted_seq, without blocked and erased users.';
COMMENT ON TABLE signup_day_count IS 'Signups by day, UTC, up to waitlist_head.counted_seq, without blocked and erased users.';
COMMENT ON TABLE welcome_head IS 'One row: the newest signup whose welcome message has been queued. Later signups still need theirs.';
COMMENT ON TABLE status_access IS 'Users who came back, revoked the links to it, or set whether their first name is shown. Others have no row: their generation is 0.';
COMMENT ON COLUMN status_access.signup_seq IS 'No foreign key: signups are never deleted.';
COMMENT ON COLUMN status_access.opened_at IS 'When they first came back: the visit in which they joined does not count.';
COMMENT ON COLUMN status_access.seen_at IS 'When they last came back: opened their status, joined again, or were verified after an import. Written at most once an hour when they open it.';
COMMENT ON COLUMN status_access.generation IS 'Links and sessions of an earlier generation no longer work.';
COMMENT ON COLUMN status_access.shows_first_name IS 'Whether friends who open their referral link see their first name.';
COMMENT ON TABLE erased_identity IS 'For each erased signup that credited a referrer, and each contact that a user changed for another: a keyed hash of the identity, under a key of the application secret. That identity earns nobody another credit.';

CREATE TABLE signup_pause (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  paused_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  paused_by text NOT NULL
);

CREATE TABLE reopen_wish (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email !~ '[[:cntrl:]]'),
  email_key text NOT NULL UNIQUE,
  verified_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  is_queued boolean NOT NULL DEFAULT false
);
CREATE INDEX reopen_wish_due_index ON reopen_wish (seq) WHERE NOT is_queued;
CREATE INDEX reopen_wish_verified_index ON reopen_wish (verified_at);
COMMENT ON TABLE reopen_wish IS 'Visitors who want to be told once that sign-ups are open: until they were told, and for 12 months at most.';
COMMENT ON COLUMN reopen_wish.email IS 'As typed; a code has verified it.';
COMMENT ON COLUMN reopen_wish.email_key IS 'The key by which addresses are compared.';
COMMENT ON COLUMN reopen_wish.is_queued IS 'Whether its message is queued: sign-ups were open.';

COMMENT ON TABLE signup_pause IS 'One row while an admin has paused sign-ups, else none. Checked by otp_add: no code to join is sent meanwhile.';
COMMENT ON COLUMN signup_pause.paused_by IS 'Who paused them, as they were called at the time: an email address, or the name of an API key.';
