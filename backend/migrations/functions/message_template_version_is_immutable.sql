-- A version of a template never changes and is never deleted.
CREATE OR REPLACE FUNCTION message_template_version_is_immutable() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a template never changes' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER message_template_version_is_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON message_template_version
  FOR EACH STATEMENT EXECUTE FUNCTION message_template_version_is_immutable();
