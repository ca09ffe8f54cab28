-- Copies the next signups, in join order (see join_order_through), to signup_search; returns how many.
--
-- Writers first lock signup_search_head. If a user is erased while the job copies them, the second of the two sees
-- what the first has written, so they are erased here too.
CREATE OR REPLACE FUNCTION signup_search_add(at_most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  from_seq bigint;
  to_seq bigint;
BEGIN
  SELECT through_seq + 1 INTO from_seq FROM signup_search_head FOR UPDATE;
  to_seq := join_order_through(from_seq + at_most - 1);
  IF to_seq < from_seq THEN
    RETURN 0;
  END IF;
  EXECUTE 'INSERT INTO signup_search SELECT * FROM signup_search_entry WHERE seq BETWEEN $1 AND $2' USING from_seq, to_seq;
  PERFORM gin_clean_pending_list('signup_search_terms_index');
  UPDATE signup_search_head SET through_seq = to_seq;
  RETURN to_seq - from_seq + 1;
END $$;
