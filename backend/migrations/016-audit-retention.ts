import { Migration } from '@mikro-orm/migrations';

/** What is personal in the audit log can be taken out once its time is over; everything else stays as it was written. */
export class Migration016AuditRetention extends Migration {
  override up(): void {
    for (const statement of [appendOnly, comments]) this.addSql(statement);
  }
}

const appendOnly = /* sql */ `
DROP TRIGGER audit_entry_is_append_only ON audit_entry;
CREATE TRIGGER audit_entry_is_append_only BEFORE DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entry_is_append_only();

CREATE FUNCTION audit_entry_only_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten audit_entry := OLD;
BEGIN
  IF NEW.actor_name IS NULL THEN forgotten.actor_name := NULL; END IF;
  IF NEW.target_name IS NULL THEN forgotten.target_name := NULL; END IF;
  IF NEW.client_address IS NULL THEN forgotten.client_address := NULL; END IF;
  IF NEW IS DISTINCT FROM forgotten OR OLD.recorded_at > clock_timestamp() - interval '90 days' THEN
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entry_only_forgets BEFORE UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION audit_entry_only_forgets();
CREATE INDEX audit_entry_visitor_index ON audit_entry (recorded_at) WHERE actor_kind = 'visitor' AND client_address IS NOT NULL;
`;

const comments = /* sql */ `
COMMENT ON TABLE audit_entry IS 'What people with authority did, append-only: no secret is ever in it. No statement changes it, but that names and addresses older than 90 days may be taken out.';
COMMENT ON COLUMN audit_entry.actor_name IS 'Their name at the time; accounts and keys may be renamed or removed. Null once a removed account was erased.';
COMMENT ON COLUMN audit_entry.client_address IS 'Null for what was done on the command line, and once its time is over.';
COMMENT ON TABLE admin_account IS 'Who may work in the back office. The row of a removed account stays, without its password; 90 days later nothing personal is left in it.';
`;
