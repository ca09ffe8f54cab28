import { Migration } from '@mikro-orm/migrations';

/** Links that make the first admin. */
export class Migration041SetupLinks extends Migration {
  override up(): void {
    this.addSql(setupLinks);
  }
}

const setupLinks = /* sql */ `
CREATE TABLE admin_setup_link (
  instance text PRIMARY KEY,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE admin_setup_link IS 'The link of each instance that makes the first admin. Empty once there is one.';
COMMENT ON COLUMN admin_setup_link.instance IS 'A hash of what names an instance across restarts: each start replaces its link.';
COMMENT ON COLUMN admin_setup_link.token_hash IS 'SHA-256 of 256 random bits, which are stored nowhere else but in a file on the instance''s own machine.';
`;
