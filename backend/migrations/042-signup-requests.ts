import { Migration } from '@mikro-orm/migrations';

/**
 * Requests for an admin account whose email is not verified yet. Accounts that were waiting for approval before were never
 * verified and hold a password that anybody may have typed: they are removed, and their owners sign up again.
 */
export class Migration042SignupRequests extends Migration {
  override up(): void {
    for (const statement of [requests, unverifiedAccounts, comments]) this.addSql(statement);
  }
}

const requests = /* sql */ `
CREATE TABLE admin_signup_request (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL CHECK (email !~ '[[:cntrl:]]'),
  email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX admin_signup_request_email_index ON admin_signup_request (email_key);
CREATE INDEX admin_signup_request_expires_index ON admin_signup_request (expires_at);
`;

const unverifiedAccounts = /* sql */ `
WITH unverified AS (
  UPDATE admin_account SET state = 'removed', removed_at = clock_timestamp(), password_hash = NULL
  WHERE state = 'pending' RETURNING id)
UPDATE admin_password_reset SET used_at = clock_timestamp()
WHERE used_at IS NULL AND admin_id IN (SELECT id FROM unverified);
`;

const comments = /* sql */ `
COMMENT ON TABLE admin_signup_request IS 'Who asked for an admin account and has not opened the mailed link yet; without a password. Deleted when the link is used, and once it has expired.';
COMMENT ON COLUMN admin_account.state IS 'pending: the email is verified and an admin has to approve; active: can log in; removed: can never log in again.';
`;
