-- Admin accounts, their sessions and API keys. No row is a usable secret: passwords are argon2id hashes, API keys are keyed
-- hashes, and session tokens and reset links are derived under the application secret and never stored.
CREATE TABLE admin_account (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL CHECK (email !~ '[[:cntrl:]]'),
  email_key text NOT NULL,
  password_hash text CHECK (password_hash LIKE '$argon2id$%'),
  role text NOT NULL CHECK (role IN ('VIEWER', 'EDITOR', 'ADMIN')),
  state text NOT NULL CHECK (state IN ('pending', 'active', 'removed')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  approved_at timestamptz,
  removed_at timestamptz,
  last_login_at timestamptz,
  CHECK ((state = 'removed') = (password_hash IS NULL)),
  CHECK ((state = 'removed') = (removed_at IS NOT NULL)),
  CHECK (state <> 'active' OR approved_at IS NOT NULL),
  CHECK (state <> 'pending' OR approved_at IS NULL)
);
CREATE UNIQUE INDEX admin_account_email_key ON admin_account (email_key) WHERE state <> 'removed';

CREATE TABLE admin_session (
  id uuid PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admin_account (id),
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  browser text,
  country text,
  ended_by text CHECK (ended_by IN ('owner', 'admin')),
  CONSTRAINT admin_session_ended_is_bare CHECK (ended_by IS NULL OR (browser IS NULL AND country IS NULL))
);
CREATE INDEX admin_session_admin_index ON admin_session (admin_id);
CREATE INDEX admin_session_expires_index ON admin_session (expires_at);

CREATE TABLE admin_known_site (
  admin_id uuid NOT NULL REFERENCES admin_account (id),
  site_key text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (admin_id, site_key)
);
CREATE INDEX admin_known_site_seen_index ON admin_known_site (seen_at);

CREATE TABLE admin_password_reset (
  id uuid PRIMARY KEY,
  admin_id uuid REFERENCES admin_account (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX admin_password_reset_admin_index ON admin_password_reset (admin_id) WHERE used_at IS NULL;
CREATE INDEX admin_password_reset_created_index ON admin_password_reset (created_at);

CREATE TABLE admin_api_key (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  role text CHECK (role IN ('VIEWER', 'EDITOR', 'ADMIN')),
  key_hash text NOT NULL CONSTRAINT admin_api_key_hash_key UNIQUE,
  created_by uuid NOT NULL REFERENCES admin_account (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  scope text NOT NULL DEFAULT 'ROLE' CHECK (scope IN ('ROLE', 'METRICS', 'INVITES', 'MAIL_EVENTS')),
  CONSTRAINT admin_api_key_role_of_scope CHECK ((scope = 'ROLE') = (role IS NOT NULL))
);
CREATE INDEX admin_api_key_creator_index ON admin_api_key (created_by) WHERE revoked_at IS NULL;

CREATE TABLE admin_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX admin_attempt_key_index ON admin_attempt (kind, key, attempted_at);
CREATE INDEX admin_attempt_age_index ON admin_attempt (attempted_at);

COMMENT ON TABLE admin_account IS 'Accounts of the back office. A removed account keeps its row without the password; 90 days later nothing personal is left in it.';
COMMENT ON INDEX admin_account_email_key IS 'One account per mailbox. A removed admin may sign up again.';
COMMENT ON TABLE admin_session IS 'Sessions. A token is invalid without its row, and once ended_by is set. Logging out and new passwords delete rows.';
COMMENT ON COLUMN admin_session.browser IS 'Family and system, such as Chrome on macOS, from where it began; null if unknown. Nothing else of the header is kept.';
COMMENT ON COLUMN admin_session.country IS 'ISO 3166-1 alpha-2, of the address where it began, which is not kept; null if unknown.';
COMMENT ON COLUMN admin_session.ended_by IS 'Who ended it from another session, so that its own browser can be told; the row stays until it would have expired.';
COMMENT ON TABLE admin_known_site IS 'Where the owners of accounts logged in during the last 90 days: failed logins elsewhere do not delay them there.';
COMMENT ON COLUMN admin_known_site.site_key IS 'Keyed hash of the network that the client address belongs to: a /24 or a /48, or the address itself if it is private.';
COMMENT ON TABLE admin_password_reset IS 'Links to set a new password. A request for an unknown address also adds a row, without an account, so both take the same work.';
COMMENT ON COLUMN admin_api_key.key_hash IS 'HMAC-SHA-256 of the key under a key of the application secret. The key itself is shown once and never stored.';
COMMENT ON COLUMN admin_api_key.last_used_at IS 'Written at most once a minute.';
COMMENT ON TABLE admin_attempt IS 'What the limits of login, sign-up and password reset count; kept for a day. Keys are keyed hashes of addresses.';

COMMENT ON COLUMN admin_api_key.scope IS 'ROLE: what its role allows. Any other: only what names that scope.';

CREATE TABLE admin_setup_link (
  instance text PRIMARY KEY,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE admin_setup_link IS 'The link of each instance that makes the first admin. Empty once there is one.';
COMMENT ON COLUMN admin_setup_link.instance IS 'A hash of what names an instance across restarts: each start replaces its link.';
COMMENT ON COLUMN admin_setup_link.token_hash IS 'SHA-256 of 256 random bits, which are stored nowhere else but in a file on the instance''s own machine.';

CREATE TABLE admin_signup_request (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL CHECK (email !~ '[[:cntrl:]]'),
  email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  role text CHECK (role IN ('VIEWER', 'EDITOR', 'ADMIN')),
  invited_by uuid REFERENCES admin_account (id),
  CONSTRAINT admin_signup_request_invited_check CHECK ((role IS NULL) = (invited_by IS NULL))
);
CREATE INDEX admin_signup_request_email_index ON admin_signup_request (email_key);
CREATE INDEX admin_signup_request_expires_index ON admin_signup_request (expires_at);

COMMENT ON COLUMN admin_account.state IS 'pending: the email is verified and an admin has to approve; active: can log in; removed: can never log in again.';

CREATE UNIQUE INDEX admin_signup_request_invited_key ON admin_signup_request (email_key) WHERE role IS NOT NULL;

COMMENT ON TABLE admin_signup_request IS 'Who asked for an admin account, or was invited by an admin, and has not opened the mailed link yet; without a password. Deleted when the link is used, and once it has expired.';
COMMENT ON COLUMN admin_signup_request.role IS 'The role that an invited colleague gets at once. Null: they asked themselves, and an admin has to approve them.';
COMMENT ON COLUMN admin_signup_request.invited_by IS 'The admin who invited them. The invitation ends when that account is removed or is no ADMIN any more.';
