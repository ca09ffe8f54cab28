import { startingFaqs } from '../../src/features/faq/faq.starting-texts.ts';
import { Baseline } from '../pre-release.ts';

/** A text as an SQL literal, under `standard_conforming_strings`, which is on since PostgreSQL 9.1. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Questions and answers for visitors, and those that every installation starts with. */
export class FaqBaseline extends Baseline {
  protected readonly tables = /* sql */ `
CREATE TABLE faq (
  id uuid PRIMARY KEY,
  position integer NOT NULL CHECK (position > 0) CONSTRAINT faq_position_key UNIQUE DEFERRABLE INITIALLY IMMEDIATE,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 200),
  answer text NOT NULL CHECK (char_length(answer) BETWEEN 1 AND 2000),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO faq (id, position, question, answer) VALUES
${startingFaqs.map(([question, answer], at) => `(gen_random_uuid(), ${at + 1}, ${literal(question)}, ${literal(answer)})`).join(',\n')};
`;

  protected readonly comments = /* sql */ `
COMMENT ON TABLE faq IS 'Questions and answers, plain text; {brand}, {supportEmail} and {pointsPerReferral} are replaced for visitors. Rows are never deleted.';
COMMENT ON COLUMN faq.position IS 'The display order over all rows: 1 and up without a gap. Checked at the end of a statement, so one UPDATE can reorder.';
COMMENT ON COLUMN faq.is_active IS 'Whether visitors see it; deleting an FAQ sets it to false.';
`;
}
