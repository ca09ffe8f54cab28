-- Copies all signups up to one again, and builds the indexes after that. For a table that is empty or nearly so:
-- searches wait.
CREATE OR REPLACE FUNCTION signup_search_fill(to_seq bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  of_sort text;
BEGIN
  PERFORM FROM signup_search_head FOR UPDATE;
  TRUNCATE signup_search;
  DROP INDEX IF EXISTS signup_search_terms_index;
  FOREACH of_sort IN ARRAY '{first_name,last_name,email,phone,country,broker,referral_id,referral_code}'::text[] LOOP
    EXECUTE format('DROP INDEX IF EXISTS %I', 'signup_search_' || of_sort || '_index');
  END LOOP;
  INSERT INTO signup_search SELECT * FROM signup_search_entry WHERE seq <= to_seq;
  UPDATE signup_search_head SET through_seq = (SELECT count(*) FROM signup_search);
  FOREACH of_sort IN ARRAY '{first_name,last_name,email,phone,country,broker,referral_id,referral_code}'::text[] LOOP
    EXECUTE format('CREATE INDEX %I ON signup_search (%I, seq)', 'signup_search_' || of_sort || '_index', of_sort);
  END LOOP;
  CREATE INDEX signup_search_terms_index ON signup_search USING gin (terms gin_trgm_ops);
END $$;
