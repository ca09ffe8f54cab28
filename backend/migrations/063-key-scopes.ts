import { Migration } from '@mikro-orm/migrations';

/** API keys that redeem invitations, or report what became of emails, and do nothing else. */
export class Migration063KeyScopes extends Migration {
  override up(): void {
    this.addSql(scopes);
  }
}

const scopes = /* sql */ `
ALTER TABLE admin_api_key
  DROP CONSTRAINT admin_api_key_scope_check,
  ADD CONSTRAINT admin_api_key_scope_check CHECK (scope IN ('ROLE', 'METRICS', 'INVITES', 'MAIL_EVENTS'));
COMMENT ON COLUMN admin_api_key.scope IS 'ROLE: what its role allows. Any other: only what names that scope.';
`;
