-- Questions and answers for visitors.
CREATE TABLE faq (
  id uuid PRIMARY KEY,
  position integer NOT NULL CHECK (position > 0) CONSTRAINT faq_position_key UNIQUE DEFERRABLE INITIALLY IMMEDIATE,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 200),
  answer text NOT NULL CHECK (char_length(answer) BETWEEN 1 AND 2000),
  is_active boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

COMMENT ON TABLE faq IS 'Questions and answers, plain text; {brand}, {supportEmail} and {pointsPerReferral} are replaced for visitors. Rows are never deleted.';
COMMENT ON COLUMN faq.position IS 'The display order over all rows: 1 and up without a gap. Checked at the end of a statement, so one UPDATE can reorder.';
COMMENT ON COLUMN faq.revision IS 'Counts the changes to this row, except of its position: an editor who read an older one does not overwrite a newer one unseen.';
COMMENT ON COLUMN faq.is_active IS 'Whether visitors see it; deleting an FAQ sets it to false.';
