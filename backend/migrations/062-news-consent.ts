import { Migration } from '@mikro-orm/migrations';

/** Consent to news: given with the join, and changed later. */
export class Migration062NewsConsent extends Migration {
  override up(): void {
    for (const statement of [columns, entries, comments]) this.addSql(statement);
  }
}

const columns = /* sql */ `
ALTER TABLE signup ADD COLUMN news_wording smallint CHECK (news_wording > 0);
ALTER TYPE join_candidate ADD ATTRIBUTE news_wording smallint;
`;

const entries = /* sql */ `
CREATE TABLE consent_entry (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  signup_seq bigint NOT NULL REFERENCES signup (seq),
  stream text NOT NULL CHECK (stream IN ('news')),
  granted boolean NOT NULL,
  wording smallint CHECK (wording > 0),
  source text NOT NULL CHECK (source IN ('status', 'unsubscribe')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (granted = (wording IS NOT NULL))
);
CREATE INDEX consent_entry_signup_index ON consent_entry (signup_seq, stream, seq);
`;

const comments = /* sql */ `
COMMENT ON COLUMN signup.news_wording IS 'What the user agreed to when they joined: the number of a wording in waitlist.consent.wordings.ts. Null: they did not agree to news.';
COMMENT ON TABLE consent_entry IS 'Changes of consent after the join; the newest one of a user and stream counts. Append-only until the user is erased.';
COMMENT ON COLUMN consent_entry.wording IS 'The wording the user agreed to; null where they withdrew.';
`;
