-- Seconds until each counter allows another send; 0: now.
--
-- Sends are numbered, so an hour has no room while the send that is the limit before the next one is younger.
CREATE OR REPLACE FUNCTION otp_sent_waits(counters text[], limits integer[]) RETURNS float8[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  waits float8[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(counters) LOOP
    waits := waits || CASE WHEN limits[i] = 0 THEN 3600 ELSE coalesce((
      SELECT greatest(0, extract(epoch FROM sent_at - clock_timestamp()) + 3600)::float8 FROM otp_sent
      WHERE counter = counters[i] AND number = (SELECT max(number) FROM otp_sent WHERE counter = counters[i]) + 1 - limits[i]), 0) END;
  END LOOP;
  RETURN waits;
END $$;
