import { Migration } from '@mikro-orm/migrations';
import { isPreRelease } from '../pre-release.ts';

/** Functions and views come from files, and this table says which are applied: docs/decisions/migrations.md */
export class DefinitionsBaseline extends Migration {
  override async up(): Promise<void> {
    if (await isPreRelease(this)) this.addSql(dropPreRelease);
    this.addSql(table);
  }
}

const table = /* sql */ `
CREATE TABLE sql_definition (
  name text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('routine', 'view')),
  text_sha256 text NOT NULL,
  signature_sha256 text NOT NULL
);
COMMENT ON TABLE sql_definition IS 'Functions and views that the app made from files. Without its row, one is made again at the next start.';
COMMENT ON COLUMN sql_definition.signature_sha256 IS 'Of the statement without the body. If it changes, the function is dropped before it is made again.';
`;

/**
 * Migrations made the functions and views of a pre-release database. All are listed before the first is dropped,
 * because some go with another one.
 */
const dropPreRelease = /* sql */ `
DROP VIEW signup_search_entry, signups_by_country, signups_by_day;
DO $$
DECLARE
  routine text;
BEGIN
  FOREACH routine IN ARRAY ARRAY(
    SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
      AND proname ~ '^(ambassador_apply|audit_entry_|credit_is_append_only|otp_|people_before|signup_|uncounted_signups|waitlist_)')
  LOOP
    EXECUTE 'DROP ROUTINE IF EXISTS ' || routine || ' CASCADE';
  END LOOP;
END $$;
`;
