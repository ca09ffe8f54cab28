import { Migration } from '@mikro-orm/migrations';

/** Invitations of colleagues, kept beside the sign-ups whose email is not confirmed: their links are opened alike. */
export class Migration092TeamInvitations extends Migration {
  override up(): void {
    for (const statement of [columns, comments]) this.addSql(statement);
  }
}

const columns = /* sql */ `
ALTER TABLE admin_signup_request
  ADD COLUMN role text CHECK (role IN ('VIEWER', 'EDITOR', 'ADMIN')),
  ADD COLUMN invited_by uuid REFERENCES admin_account (id),
  ADD CONSTRAINT admin_signup_request_invited_check CHECK ((role IS NULL) = (invited_by IS NULL));
CREATE UNIQUE INDEX admin_signup_request_invited_key ON admin_signup_request (email_key) WHERE role IS NOT NULL;
`;

const comments = /* sql */ `
COMMENT ON TABLE admin_signup_request IS 'Who asked for an admin account, or was invited by an admin, and has not opened the mailed link yet; without a password. Deleted when the link is used, and once it has expired.';
COMMENT ON COLUMN admin_signup_request.role IS 'The role that an invited colleague gets at once. Null: they asked themselves, and an admin has to approve them.';
COMMENT ON COLUMN admin_signup_request.invited_by IS 'The admin who invited them. The invitation ends when that account is removed or is no ADMIN any more.';
`;
