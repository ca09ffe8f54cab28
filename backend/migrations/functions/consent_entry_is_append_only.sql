-- Entries about consent are never changed, and are deleted only once their user has been erased.
CREATE OR REPLACE FUNCTION consent_entry_is_append_only() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM signup WHERE seq = OLD.signup_seq AND erased_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Entries about consent are append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER consent_entry_is_append_only BEFORE UPDATE OR DELETE ON consent_entry
  FOR EACH ROW EXECUTE FUNCTION consent_entry_is_append_only();
