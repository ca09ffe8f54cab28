-- Applications of campus ambassadors, how far the team is with them, and its notes.
CREATE TABLE ambassador_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0
);
INSERT INTO ambassador_head DEFAULT VALUES;

CREATE TABLE ambassador_application (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  applied_at timestamptz NOT NULL,
  id uuid NOT NULL CONSTRAINT ambassador_application_id_key UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL CONSTRAINT ambassador_application_email_key UNIQUE,
  phone text CHECK (phone ~ '^[+][0-9]+$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  college_name text NOT NULL,
  message text NOT NULL,
  erased_at timestamptz,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'accepted', 'declined')),
  accepted_at timestamptz,
  signup_seq bigint CONSTRAINT ambassador_application_signup_seq_key UNIQUE,
  CONSTRAINT ambassador_application_accepted_check CHECK (status <> 'accepted' OR accepted_at IS NOT NULL)
);

COMMENT ON TABLE ambassador_head IS 'One row: the lock of all applications, and the newest one, which is also their number.';
COMMENT ON TABLE ambassador_application IS 'An application to become a campus ambassador. seq is the order of applying: dense, from 1.';
COMMENT ON COLUMN ambassador_application.email_key IS 'The email normalized for comparison; one application each.';
COMMENT ON COLUMN ambassador_application.erased_at IS 'When everything personal in this row was erased, for good. The row stays: seq is dense.';

CREATE TABLE ambassador_note (
  id uuid PRIMARY KEY,
  application_seq bigint NOT NULL REFERENCES ambassador_application (seq),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ambassador_note_application_index ON ambassador_note (application_seq, written_at);

COMMENT ON COLUMN ambassador_application.status IS 'How far the team is with it.';
COMMENT ON COLUMN ambassador_application.accepted_at IS 'When it was first accepted: its applicant is emailed once.';
COMMENT ON COLUMN ambassador_application.signup_seq IS 'The signup that its applicant connected to it, because it did not verify the email: see the view ambassador_signup. No foreign key: signups are never deleted.';
COMMENT ON TABLE ambassador_note IS 'What the team noted on an application, in plain text. Deleted when its applicant is erased.';
COMMENT ON COLUMN ambassador_note.written_by IS 'Who wrote it, as they were called at the time: an email address, or the name of an API key.';
