-- An audit entry changes in two ways only: names and addresses older than 90 days are removed, and what was corrected of a
-- user once they are erased.
CREATE OR REPLACE FUNCTION audit_entry_only_forgets() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  forgotten audit_entry := OLD;
BEGIN
  IF OLD.action = 'signup.correct' AND NEW.details = '{}' THEN
    forgotten.details := NEW.details;
    IF NEW IS NOT DISTINCT FROM forgotten THEN RETURN NEW; END IF;
  END IF;
  IF NEW.actor_name IS NULL THEN forgotten.actor_name := NULL; END IF;
  IF NEW.target_name IS NULL THEN forgotten.target_name := NULL; END IF;
  IF NEW.client_address IS NULL THEN forgotten.client_address := NULL; END IF;
  IF NEW IS DISTINCT FROM forgotten OR OLD.recorded_at > clock_timestamp() - interval '90 days' THEN
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_entry_only_forgets BEFORE UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION audit_entry_only_forgets();
