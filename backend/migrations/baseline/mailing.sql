-- Mailings to many users, their recipients, and how many messages each mail provider got: docs/decisions/mailings.md
CREATE TABLE mailing (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('invite', 'broadcast')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  state text NOT NULL DEFAULT 'draft',
  segment jsonb NOT NULL CHECK (jsonb_typeof(segment) = 'object'),
  template_version_id uuid NOT NULL REFERENCES message_template_version (id),
  per_hour integer NOT NULL CHECK (per_hour BETWEEN 1 AND 1000000),
  confirmed_people integer CHECK (confirmed_people > 0),
  starts_at timestamptz,
  minute_at timestamptz,
  minute_sent integer NOT NULL DEFAULT 0,
  sent bigint NOT NULL DEFAULT 0,
  bounced bigint NOT NULL DEFAULT 0,
  complained bigint NOT NULL DEFAULT 0,
  pause_reason text CHECK (pause_reason IN ('admin', 'bounces', 'complaints')),
  created_by uuid REFERENCES admin_account (id),
  created_by_key uuid REFERENCES admin_api_key (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  CONSTRAINT mailing_state_check
    CHECK (state IN ('draft', 'scheduled', 'preparing', 'running', 'paused', 'done', 'canceled')),
  CONSTRAINT mailing_confirmed_check CHECK (state IN ('draft', 'canceled') OR confirmed_people IS NOT NULL),
  CONSTRAINT mailing_scheduled_check CHECK (state <> 'scheduled' OR starts_at IS NOT NULL),
  CONSTRAINT mailing_paused_check CHECK ((state = 'paused') = (pause_reason IS NOT NULL)),
  CONSTRAINT mailing_ended_check CHECK (ended_at IS NULL OR state IN ('done', 'canceled')),
  CONSTRAINT mailing_done_check CHECK (state <> 'done' OR ended_at IS NOT NULL)
) WITH (fillfactor = 50);
CREATE INDEX mailing_work_index ON mailing (seq) WHERE ended_at IS NULL;
CREATE INDEX mailing_kind_index ON mailing (kind, seq);

CREATE TABLE mailing_recipient (
  mailing_seq bigint NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  signup_seq bigint NOT NULL,
  state text NOT NULL DEFAULT 'planned',
  reason text,
  domain text,
  rank_then bigint,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  maybe_sent boolean NOT NULL DEFAULT false,
  next_try_at timestamptz,
  marked_at timestamptz,
  sent_at timestamptz,
  PRIMARY KEY (mailing_seq, place),
  CONSTRAINT mailing_recipient_signup_key UNIQUE (mailing_seq, signup_seq),
  CONSTRAINT mailing_recipient_state_check CHECK (
    state IN ('planned', 'queued', 'sending', 'sent', 'refused', 'uncertain', 'skipped', 'canceled')),
  CONSTRAINT mailing_recipient_reason_check CHECK ((state = 'skipped') = (reason IS NOT NULL)),
  CONSTRAINT mailing_recipient_queued_check CHECK ((state = 'queued') = (next_try_at IS NOT NULL)),
  CONSTRAINT mailing_recipient_marked_check CHECK (state <> 'sending' OR marked_at IS NOT NULL),
  CONSTRAINT mailing_recipient_sent_check CHECK ((state = 'sent') = (sent_at IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX mailing_recipient_state_index ON mailing_recipient (mailing_seq, state, place);
CREATE INDEX mailing_recipient_due_index ON mailing_recipient (mailing_seq, next_try_at, place) WHERE state = 'queued';
CREATE INDEX mailing_recipient_signup_index ON mailing_recipient (signup_seq);

CREATE TABLE mail_domain_hour (
  domain text NOT NULL,
  hour timestamptz NOT NULL,
  sent integer NOT NULL CHECK (sent >= 0),
  PRIMARY KEY (domain, hour)
) WITH (fillfactor = 50);

COMMENT ON TABLE mailing IS 'A message to many users, written down once it starts and then handed over at its pace.';
COMMENT ON COLUMN mailing.revision IS 'Counts the changes of a draft, so that no one overwrites or starts what they have not seen.';
COMMENT ON COLUMN mailing.kind IS 'invite: admits users; broadcast: news. Settings of one kind are in a table of that kind.';
COMMENT ON COLUMN mailing.state IS 'draft, scheduled until starts_at, preparing while recipients are written down, running, paused, done, canceled.';
COMMENT ON COLUMN mailing.segment IS 'Which users were chosen, as SegmentInput was read.';
COMMENT ON COLUMN mailing.per_hour IS 'Messages an hour at most; a sixtieth of it, rounded up, in each minute of the clock.';
COMMENT ON COLUMN mailing.confirmed_people IS 'How many users an admin confirmed; the mailing never goes to more.';
COMMENT ON COLUMN mailing.starts_at IS 'When it is to start; null: at once.';
COMMENT ON COLUMN mailing.minute_at IS 'The minute in which minute_sent messages were handed over or tried.';
COMMENT ON COLUMN mailing.sent IS 'Messages that were sent or refused since it was last resumed; what bounced and complained are held against.';
COMMENT ON COLUMN mailing.bounced IS 'Recipients since then whose address is dead, as the mail server or a report said.';
COMMENT ON COLUMN mailing.complained IS 'Recipients since then who reported the message as spam.';
COMMENT ON COLUMN mailing.pause_reason IS 'admin: an admin paused it; bounces, complaints: it paused itself.';
COMMENT ON COLUMN mailing.created_by IS 'Null: created with an API key.';
COMMENT ON COLUMN mailing.ended_at IS 'When it was done, or when the last of its recipients was canceled.';
COMMENT ON TABLE mailing_recipient IS 'Whom a mailing goes to, best first. Only the runner changes rows, and resendUncertain.';
COMMENT ON COLUMN mailing_recipient.signup_seq IS 'No foreign key: it would lock the signup.';
COMMENT ON COLUMN mailing_recipient.state IS 'planned, queued once its kind has prepared it, sending during a try, then sent, refused or uncertain; skipped for a reason; canceled.';
COMMENT ON COLUMN mailing_recipient.domain IS 'Of the email address; null: a text message.';
COMMENT ON COLUMN mailing_recipient.rank_then IS 'Rank when the recipients were written down; null: none.';
COMMENT ON COLUMN mailing_recipient.tries IS 'Tries that said something of this message; a mail server that is away costs none.';
COMMENT ON COLUMN mailing_recipient.maybe_sent IS 'Whether an earlier try may have been taken.';
COMMENT ON COLUMN mailing_recipient.marked_at IS 'When the last try began. In state sending for longer than a try takes, nobody knows what became of it.';
COMMENT ON TABLE mail_domain_hour IS 'How many messages of mailings each recipient domain got in an hour; sms: text messages. Kept two days.';
