-- Copies all signups up to one again, and builds the indexes after that. For a table that is empty or nearly so:
-- searches wait.
CREATE OR REPLACE FUNCTION signup_search_fill(to_seq bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  names text[];
  definitions text[];
  each text;
BEGIN
  PERFORM FROM signup_search_head FOR UPDATE;
  TRUNCATE signup_search;
  SELECT array_agg(indexrelid::regclass::text), array_agg(pg_get_indexdef(indexrelid)) INTO names, definitions
  FROM pg_index WHERE indrelid = 'signup_search'::regclass AND NOT indisprimary;
  FOREACH each IN ARRAY names LOOP
    EXECUTE 'DROP INDEX ' || each;
  END LOOP;
  INSERT INTO signup_search SELECT * FROM signup_search_entry WHERE seq <= to_seq;
  UPDATE signup_search_head SET through_seq = (SELECT count(*) FROM signup_search);
  FOREACH each IN ARRAY definitions LOOP
    EXECUTE each;
  END LOOP;
END $$;
