import { Migration } from '@mikro-orm/migrations';

/** How far the team is with an application, and its notes. */
export class Migration091AmbassadorReview extends Migration {
  override up(): void {
    for (const statement of [tables, comments]) this.addSql(statement);
  }
}

const tables = /* sql */ `
ALTER TABLE ambassador_application
  ADD COLUMN status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'accepted', 'declined'));

CREATE TABLE ambassador_note (
  id uuid PRIMARY KEY,
  application_seq bigint NOT NULL REFERENCES ambassador_application (seq),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ambassador_note_application_index ON ambassador_note (application_seq, written_at);
`;

const comments = /* sql */ `
COMMENT ON COLUMN ambassador_application.status IS 'How far the team is with it.';
COMMENT ON TABLE ambassador_note IS 'What the team noted on an application, in plain text. Deleted when its applicant is erased.';
COMMENT ON COLUMN ambassador_note.written_by IS 'Who wrote it, as they were called at the time: an email address, or the name of an API key.';
`;
