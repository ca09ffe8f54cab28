-- Lists of other products that admins import, and their lines until a day after the import: features/import/README.md
CREATE TABLE import (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (char_length(name) <= 200),
  state text NOT NULL DEFAULT 'checked' CHECK (state IN ('checked', 'running', 'stopped', 'done', 'undoing', 'undone')),
  headings text[] NOT NULL,
  columns jsonb NOT NULL,
  lines integer NOT NULL CHECK (lines >= 0),
  valid integer NOT NULL CHECK (valid >= 0),
  invalid integer NOT NULL CHECK (invalid >= 0),
  repeated integer NOT NULL CHECK (repeated >= 0),
  here integer NOT NULL CHECK (here >= 0),
  unknown_referrer integer NOT NULL CHECK (unknown_referrer >= 0),
  has_dates boolean NOT NULL,
  points_per_referral integer NOT NULL CHECK (points_per_referral > 0),
  keeps_dates boolean NOT NULL DEFAULT false,
  joined_before timestamptz,
  first_seq bigint,
  seqs int8multirange NOT NULL DEFAULT '{}',
  taken_at timestamptz,
  taken_line integer,
  added integer NOT NULL DEFAULT 0 CHECK (added >= 0),
  skipped integer NOT NULL DEFAULT 0 CHECK (skipped >= 0),
  taken_back integer NOT NULL DEFAULT 0 CHECK (taken_back BETWEEN 0 AND added),
  is_single boolean NOT NULL DEFAULT false,
  actor jsonb NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT import_started_check CHECK ((started_at IS NULL) = (state = 'checked'))
);
CREATE INDEX import_open_index ON import (seq) WHERE state IN ('running', 'undoing');

CREATE TABLE import_row (
  import_seq bigint NOT NULL,
  line integer NOT NULL CHECK (line > 0),
  state text NOT NULL CHECK (state IN ('valid', 'invalid', 'repeated', 'here')),
  reason text,
  joined_at timestamptz NOT NULL DEFAULT 'epoch',
  email text NOT NULL,
  email_key text,
  phone text NOT NULL DEFAULT '',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'ZZ',
  answers jsonb NOT NULL DEFAULT '{}',
  own_code text,
  referral_id text,
  referrer text,
  referrer_code text,
  referrer_id text,
  referrer_key text,
  referrer_line integer,
  referrer_state text NOT NULL DEFAULT 'none' CHECK (referrer_state IN ('none', 'known', 'unknown')),
  earns boolean NOT NULL DEFAULT true,
  PRIMARY KEY (import_seq, line)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX import_row_email_index ON import_row (email_key, import_seq) WHERE state IN ('valid', 'here');
CREATE INDEX import_row_rejected_email_index ON import_row (email_key) WHERE state IN ('invalid', 'repeated');
CREATE INDEX import_row_code_index ON import_row (import_seq, own_code, line) WHERE own_code IS NOT NULL;
CREATE INDEX import_row_referral_id_index ON import_row (import_seq, referral_id) WHERE referral_id IS NOT NULL;
CREATE INDEX import_row_order_index ON import_row (import_seq, joined_at, line) WHERE state = 'valid';
CREATE INDEX import_row_reason_index ON import_row (import_seq, line) WHERE reason IS NOT NULL;

CREATE TABLE import_user (
  import_seq bigint NOT NULL,
  line integer NOT NULL,
  signup_seq bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('here', 'added', 'joined', 'verified')),
  PRIMARY KEY (import_seq, line)
);
CREATE INDEX import_user_signup_index ON import_user (signup_seq);
CREATE INDEX import_user_rejected_index ON import_user (import_seq, line) WHERE state IN ('joined', 'verified');

COMMENT ON TABLE import IS 'Files of sign-ups that admins checked, and the imports that came of them. Carried out in steps, in the order of seq.';
COMMENT ON COLUMN import.columns IS 'Which column of the file, from 0, holds each field.';
COMMENT ON COLUMN import.here IS 'Lines of users who were on the list when the file was checked.';
COMMENT ON COLUMN import.skipped IS 'Lines whose users joined between the check and their turn.';
COMMENT ON COLUMN import.ended_at IS 'When it was done or stopped; of a check, when undoing an import outdated it.';
COMMENT ON COLUMN import.has_dates IS 'Whether every valid line says when its user joined.';
COMMENT ON COLUMN import.is_single IS 'Whether it is no file, but one user whom an admin or an API key added. Lists leave it out.';
COMMENT ON COLUMN import.keeps_dates IS 'Whether the list was empty when it started, so that its users keep the dates of the file.';
COMMENT ON COLUMN import.joined_before IS 'When the last user had joined before it started.';
COMMENT ON COLUMN import.first_seq IS 'The place in the join order that its first user could get when it started.';
COMMENT ON COLUMN import.seqs IS 'The places of its users in the join order, by which they are found after its lines are deleted. Joins go on in between.';
COMMENT ON COLUMN import.taken_line IS 'The last line whose turn has come, in the order of joined_at and line; taken_at is its joined_at.';
COMMENT ON COLUMN import.points_per_referral IS 'As it was when the file was checked.';
COMMENT ON COLUMN import.actor IS 'Who started it, else who checked it, as in the audit log.';
COMMENT ON TABLE import_row IS 'A line of a file. Deleted a day after its import has ended, or after the check if it was not started.';
COMMENT ON COLUMN import_row.line IS 'From 1; where a record of several lines begins.';
COMMENT ON COLUMN import_row.joined_at IS 'As the file says; epoch: it does not.';
COMMENT ON COLUMN import_row.own_code IS 'The code in the file by which other lines name this user. Null: none, or an earlier line has it.';
COMMENT ON COLUMN import_row.referral_id IS 'The same, if it can be a referral code here.';
COMMENT ON COLUMN import_row.referrer_line IS 'The line of the referrer. Null: the file has none.';
COMMENT ON COLUMN import_row.earns IS 'Whether a referrer may be credited: not for an identity that was erased after it had credited one.';
COMMENT ON COLUMN import_row.state IS 'What the check found; a line does not change after it.';
COMMENT ON COLUMN import_row.reason IS 'Why it is not imported, or not as the file has it.';
COMMENT ON TABLE import_user IS 'The users of lines. Deleted with them.';
COMMENT ON COLUMN import_user.state IS 'here: the check found them on the list; added: imported from this line; joined: they joined before its turn; verified: they stayed when the import was undone, because they had verified a contact.';
