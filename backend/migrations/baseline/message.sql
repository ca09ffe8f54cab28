-- Templates of messages to users in versions, addresses that get none, and consent to news.
CREATE TABLE message_template (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('invite', 'reminder', 'broadcast', 'friend', 'no_friend', 'passed', 'reopen', 'welcome', 'reward')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  current_version integer NOT NULL CHECK (current_version > 0)
);

CREATE TABLE message_template_version (
  id uuid PRIMARY KEY,
  template_id uuid NOT NULL REFERENCES message_template (id),
  number integer NOT NULL CHECK (number > 0),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 150),
  preheader text NOT NULL CHECK (char_length(preheader) <= 200),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 10000),
  created_by uuid REFERENCES admin_account (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT message_template_version_number_key UNIQUE (template_id, number)
);
ALTER TABLE message_template ADD CONSTRAINT message_template_current_version
  FOREIGN KEY (id, current_version) REFERENCES message_template_version (template_id, number)
  DEFERRABLE INITIALLY DEFERRED;


COMMENT ON TABLE message_template IS 'Templates of messages to users. Rows are never deleted.';
COMMENT ON TABLE message_template_version IS 'What a template said and says. A version never changes: what was sent can be read later.';
COMMENT ON COLUMN message_template_version.body IS 'Markdown with variables such as {firstName}.';
COMMENT ON COLUMN message_template_version.created_by IS 'Null for the templates that every installation starts with, and for those saved with an API key.';

CREATE TABLE suppression (
  contact_hash text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('all', 'invites', 'news', 'updates')),
  email_key text,
  reason text NOT NULL CHECK (reason IN ('unsubscribe', 'bounce', 'complaint', 'manual')),
  mailing_seq bigint,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  reported_by uuid,
  PRIMARY KEY (contact_hash, scope)
);
CREATE INDEX suppression_bounce_index ON suppression (at) WHERE reason = 'bounce';
CREATE INDEX suppression_email_index ON suppression (email_key) WHERE email_key IS NOT NULL;

COMMENT ON TABLE suppression IS 'Email addresses that get no more messages to many users. Codes and other messages that users ask for still go there.';
COMMENT ON COLUMN suppression.contact_hash IS 'Keyed hash of the contact key, under a key of the application secret.';
COMMENT ON COLUMN suppression.scope IS 'Which messages do not go there: invitations, news, updates, or all of them.';
COMMENT ON COLUMN suppression.email_key IS 'Null once the user has been erased; the hash stays, so that a later import cannot reach them.';
COMMENT ON COLUMN suppression.mailing_seq IS 'The mailing whose message led to it, if known.';
COMMENT ON COLUMN suppression.reported_by IS 'The API key or account that reported what the mail provider said; null: the user, an admin, or the mail server itself.';

CREATE TABLE consent_entry (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  signup_seq bigint NOT NULL REFERENCES signup (seq),
  stream text NOT NULL CHECK (stream IN ('news')),
  granted boolean NOT NULL,
  wording smallint CHECK (wording > 0),
  source text NOT NULL CHECK (source IN ('join', 'status', 'unsubscribe', 'merge')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (granted = (wording IS NOT NULL))
);
CREATE INDEX consent_entry_signup_index ON consent_entry (signup_seq, stream, seq);

COMMENT ON TABLE consent_entry IS 'Changes of consent after the join; the newest one of a user and stream counts. Append-only until the user is erased.';
COMMENT ON COLUMN consent_entry.source IS 'join: an imported user agreed when they signed up; merge: a user who did not agree was merged into this one.';
COMMENT ON COLUMN consent_entry.wording IS 'The wording the user agreed to; null where they withdrew.';

CREATE TABLE broadcast_link (
  mailing_seq bigint NOT NULL,
  number smallint NOT NULL CHECK (number > 0),
  url text NOT NULL,
  erased_clicks integer NOT NULL DEFAULT 0 CHECK (erased_clicks >= 0),
  erased_first_clicks integer NOT NULL DEFAULT 0 CHECK (erased_first_clicks >= 0),
  PRIMARY KEY (mailing_seq, number)
);

CREATE TABLE broadcast_click (
  mailing_seq bigint NOT NULL,
  signup_seq bigint NOT NULL,
  link smallint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (mailing_seq, signup_seq, link)
);

COMMENT ON TABLE broadcast_link IS 'Links in the message of a broadcast whose clicks are counted, written down before it is sent. What was sent leads here, so rows are never deleted.';
COMMENT ON COLUMN broadcast_link.url IS 'Where it leads, as the template has it.';
COMMENT ON COLUMN broadcast_link.erased_clicks IS 'Users who clicked it and were erased since: their own rows are gone.';
COMMENT ON COLUMN broadcast_link.erased_first_clicks IS 'Of those, the users who clicked it before any other link of the broadcast.';
COMMENT ON TABLE broadcast_click IS 'The first click of a recipient on a link of a broadcast.';

CREATE TABLE sns_confirmation (
  topic_arn text PRIMARY KEY CHECK (char_length(topic_arn) <= 300),
  url text NOT NULL CHECK (char_length(url) <= 2000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

COMMENT ON TABLE sns_confirmation IS 'Links with which an admin confirms a subscription at Amazon. The server never opens them. They work for three days; older ones are deleted.';
