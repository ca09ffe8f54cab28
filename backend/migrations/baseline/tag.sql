-- Tags that the team puts on users.
CREATE TABLE tag (
  seq integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL CONSTRAINT tag_id_key UNIQUE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40 AND name !~ ','),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX tag_name_key ON tag (lower(name)) WHERE deleted_at IS NULL;

CREATE TABLE signup_tag (
  signup_seq bigint NOT NULL,
  tag_seq integer NOT NULL REFERENCES tag (seq),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  added_by text NOT NULL,
  PRIMARY KEY (signup_seq, tag_seq)
);
CREATE INDEX signup_tag_tag_index ON signup_tag (tag_seq, signup_seq);

COMMENT ON TABLE tag IS 'Words that users are told apart by, shared by the team. At most 500.';
COMMENT ON COLUMN tag.name IS 'In its first spelling; unique whatever its case. Without commas, which separate tags.';
COMMENT ON COLUMN tag.deleted_at IS 'When it was deleted: from then on nobody has it, and a job removes what it is on, then its row.';
COMMENT ON TABLE signup_tag IS 'Which users have which tags, at most 20 each. Deleted when the user is erased.';
COMMENT ON COLUMN signup_tag.signup_seq IS 'No foreign key: signups are never deleted.';
COMMENT ON COLUMN signup_tag.added_by IS 'Who added it, as they were called at the time.';
