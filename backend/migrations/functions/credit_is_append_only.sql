-- The ledger of credits is append-only: no row changes and none is deleted.
CREATE OR REPLACE FUNCTION credit_is_append_only() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of credits is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER credit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit
  FOR EACH STATEMENT EXECUTE FUNCTION credit_is_append_only();
