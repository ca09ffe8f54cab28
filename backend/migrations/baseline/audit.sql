-- The audit log: each admin action with its actor, target, time and client address.
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
CREATE INDEX audit_entry_visitor_index ON audit_entry (recorded_at) WHERE actor_kind = 'visitor' AND client_address IS NOT NULL;

COMMENT ON TABLE audit_entry IS 'Admin actions, append-only; never contains a secret. Two changes are allowed: to remove names and addresses older than 90 days, and what was corrected of an erased user.';
COMMENT ON COLUMN audit_entry.actor_name IS 'The name at the time; accounts and keys may be renamed or removed. Null once a removed account was erased.';
COMMENT ON COLUMN audit_entry.client_address IS 'Null for the command line, and after its retention time.';
