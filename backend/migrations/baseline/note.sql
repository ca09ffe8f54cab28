-- What the team notes on users.
CREATE TABLE signup_note (
  id uuid PRIMARY KEY,
  signup_seq bigint NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  author_id uuid,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_by text,
  changed_at timestamptz,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  deleted_at timestamptz,
  CHECK ((changed_by IS NULL) = (changed_at IS NULL))
);
CREATE INDEX signup_note_signup_index ON signup_note (signup_seq, written_at, id);
CREATE INDEX signup_note_deleted_index ON signup_note (deleted_at) WHERE deleted_at IS NOT NULL;

COMMENT ON TABLE signup_note IS 'What the team noted on users, in plain text, at most 200 each. Deleted when the user is erased.';
COMMENT ON COLUMN signup_note.signup_seq IS 'No foreign key: signups are never deleted.';
COMMENT ON COLUMN signup_note.author_id IS 'The account or API key that wrote it, which may change it. No foreign key: both may be removed.';
COMMENT ON COLUMN signup_note.written_by IS 'Who wrote it, as they were called at the time.';
COMMENT ON COLUMN signup_note.revision IS 'Counts the changes: an editor who read an older text does not overwrite a newer one unseen.';
COMMENT ON COLUMN signup_note.deleted_at IS 'When it was deleted. It can be restored for a day; then a job removes it.';
