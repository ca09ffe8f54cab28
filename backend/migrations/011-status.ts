import { Migration } from '@mikro-orm/migrations';

/** A third purpose of codes, and what takes back the links and sessions that show somebody their own status. */
export class Migration011Status extends Migration {
  override up(): void {
    for (const statement of [purpose, statusAccess]) this.addSql(statement);
  }
}

const purpose = /* sql */ `
ALTER TABLE otp_challenge DROP CONSTRAINT otp_challenge_purpose_check;
ALTER TABLE otp_challenge ADD CONSTRAINT otp_challenge_purpose_check CHECK (purpose IN ('waitlist', 'ambassador', 'status'));
`;

const statusAccess = /* sql */ `
CREATE TABLE status_access (
  signup_seq bigint PRIMARY KEY,
  generation integer NOT NULL CHECK (generation > 0),
  revoked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE status_access IS 'Those who took back the links to their status. Most never do and have no row: their generation is 0.';
COMMENT ON COLUMN status_access.signup_seq IS 'No foreign key: signups are never deleted.';
COMMENT ON COLUMN status_access.generation IS 'Links and sessions of an earlier generation are good no more.';
`;
