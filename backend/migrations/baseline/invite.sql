-- Invitations, how many there are, and what a mailing that invites users has besides: docs/decisions/invites.md, waves.md
CREATE TABLE invite (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  signup_seq bigint NOT NULL,
  mailing_seq bigint,
  rank_then bigint CHECK (rank_then > 0),
  state text NOT NULL DEFAULT 'issued',
  code_hash text UNIQUE,
  code_salt smallint NOT NULL DEFAULT 0 CHECK (code_salt >= 0),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  accepted_at timestamptz,
  account text,
  revoked_at timestamptz,
  messages smallint NOT NULL DEFAULT 0 CHECK (messages >= 0),
  message_at timestamptz,
  message_sent_at timestamptz,
  message_refused_at timestamptz,
  reminders_sent smallint NOT NULL DEFAULT 0 CHECK (reminders_sent >= 0),
  next_reminder_at timestamptz,
  CONSTRAINT invite_state_check CHECK (state IN ('issued', 'accepted', 'expired', 'revoked')),
  CONSTRAINT invite_expires_check CHECK (expires_at > issued_at),
  CONSTRAINT invite_accepted_check CHECK ((state = 'accepted') = (accepted_at IS NOT NULL)),
  CONSTRAINT invite_revoked_check CHECK ((state = 'revoked') = (revoked_at IS NOT NULL)),
  CONSTRAINT invite_account_check CHECK (account IS NULL OR state = 'accepted')
) WITH (fillfactor = 90);
CREATE UNIQUE INDEX invite_live_index ON invite (signup_seq) WHERE state IN ('issued', 'accepted');
CREATE INDEX invite_signup_seq_index ON invite (signup_seq, seq);
CREATE INDEX invite_mailing_index ON invite (mailing_seq, state, seq) WHERE mailing_seq IS NOT NULL;
CREATE INDEX invite_opened_index ON invite (mailing_seq, seq) WHERE mailing_seq IS NOT NULL AND opened_at IS NOT NULL;
CREATE INDEX invite_reminder_index ON invite (mailing_seq, next_reminder_at) WHERE state = 'issued' AND next_reminder_at IS NOT NULL;
CREATE INDEX invite_expires_index ON invite (expires_at) WHERE state = 'issued';

CREATE TABLE invite_count (
  state text NOT NULL CHECK (state IN ('issued', 'accepted')),
  shard smallint NOT NULL,
  people bigint NOT NULL,
  seconds double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (state, shard)
) WITH (fillfactor = 50);

COMMENT ON TABLE invite IS 'An invitation to a user. Of one user at most one is issued or accepted; later ones replace those that ended.';
COMMENT ON COLUMN invite.state IS 'issued: can be accepted until expires_at; accepted: for good; expired: its time is over; revoked: taken back.';
COMMENT ON COLUMN invite.code_hash IS 'Keyed hash of the code, which is derived from id and code_salt and stored nowhere. Null once the user is erased.';
COMMENT ON COLUMN invite.code_salt IS 'Above 0 only if codes of smaller salts were taken.';
COMMENT ON COLUMN invite.opened_at IS 'When its page was first opened.';
COMMENT ON COLUMN invite.account IS 'What the app that the invitation is for calls the account it was accepted with.';
COMMENT ON COLUMN invite.messages IS 'How many messages with this invitation were asked for.';
COMMENT ON COLUMN invite.message_at IS 'When the last of them was asked for.';
COMMENT ON COLUMN invite.message_sent_at IS 'When the last of them was handed to the mail server or SMS service; null: not yet.';
COMMENT ON COLUMN invite.message_refused_at IS 'When the last of them was refused for good.';
COMMENT ON COLUMN invite.rank_then IS 'The user''s rank when they were invited, or when their wave was prepared. Null: they had none.';
COMMENT ON TABLE invite_count IS 'How many users who are not blocked have an issued or accepted invitation: the sum over the shards. One transaction writes one shard, so that few wait for each other.';
COMMENT ON COLUMN invite_count.seconds IS 'Sum over the accepted: from joining to acceptance.';

CREATE TABLE invite_wave (
  mailing_seq bigint PRIMARY KEY REFERENCES mailing (seq) ON DELETE CASCADE,
  expires_in_minutes integer NOT NULL CHECK (expires_in_minutes BETWEEN 1 AND 525600),
  reminder_days smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(reminder_days) <= 2),
  reminder_version_id uuid REFERENCES message_template_version (id),
  revoke_asked_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT invite_wave_reminder_check CHECK ((cardinality(reminder_days) > 0) = (reminder_version_id IS NOT NULL)),
  CONSTRAINT invite_wave_revoked_check CHECK (revoked_at IS NULL OR revoke_asked_at IS NOT NULL)
);


COMMENT ON TABLE invite_wave IS 'What a mailing that invites users has besides what every mailing has.';
COMMENT ON COLUMN invite_wave.expires_in_minutes IS 'How long each invitation can be accepted, counted from when it is issued.';
COMMENT ON COLUMN invite_wave.reminder_days IS 'How many days before the end reminders are sent, the earliest reminder first.';
COMMENT ON COLUMN invite_wave.revoke_asked_at IS 'When an admin took back every invitation of the wave that was not accepted.';
COMMENT ON COLUMN invite_wave.revoked_at IS 'When the job had done so.';
COMMENT ON COLUMN invite.reminders_sent IS 'Reminders that were queued.';
COMMENT ON COLUMN invite.next_reminder_at IS 'When the next reminder is due; null: there is none.';
