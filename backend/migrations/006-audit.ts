import { Migration } from '@mikro-orm/migrations';

/** The audit log: who did what, on whom, when and from where. */
export class Migration006Audit extends Migration {
  override up(): void {
    for (const statement of [auditEntry, appendOnly]) this.addSql(statement);
  }
}

const auditEntry = /* sql */ `
CREATE TABLE audit_entry (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  action text NOT NULL CHECK (action LIKE '%_._%'),
  actor_kind text NOT NULL CHECK (actor_kind IN ('admin', 'api-key', 'visitor', 'command-line')),
  actor_id uuid,
  actor_name text,
  target_kind text,
  target_id text,
  target_name text,
  client_address text,
  details jsonb NOT NULL,
  CHECK ((actor_kind IN ('admin', 'api-key')) = (actor_id IS NOT NULL)),
  CHECK ((target_kind IS NULL) = (target_id IS NULL))
);
CREATE INDEX audit_entry_actor_index ON audit_entry (actor_id, seq);
CREATE INDEX audit_entry_target_index ON audit_entry (target_id, seq);
CREATE INDEX audit_entry_action_index ON audit_entry (action, seq);
CREATE INDEX audit_entry_time_index ON audit_entry (recorded_at);
COMMENT ON TABLE audit_entry IS 'What people with authority did, append-only: no secret is ever in it, and no statement changes it.';
COMMENT ON COLUMN audit_entry.actor_name IS 'Their name at the time; accounts and keys may be renamed or removed.';
COMMENT ON COLUMN audit_entry.client_address IS 'Null for what was done on the command line.';
`;

const appendOnly = /* sql */ `
CREATE FUNCTION audit_entry_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entry_is_append_only();
`;
