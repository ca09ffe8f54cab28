-- Adds a code as otp_add does; it is on disk when it returns.
--
-- otp_add, its commit and a flush run without a round trip to the client in between, as in waitlist_join_durably.
CREATE OR REPLACE PROCEDURE otp_add_durably(code jsonb, seen jsonb, counters text[], limits integer[], INOUT added boolean DEFAULT NULL, INOUT waits float8[] DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT answer.added, answer.waits INTO added, waits FROM otp_add(code, seen, counters, limits) AS answer;
  COMMIT;
  IF added THEN
    PERFORM waitlist_flush();
  END IF;
END $$;
