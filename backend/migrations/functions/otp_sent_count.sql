-- Counts one send in each counter, unless one has no room for it. Returns their otp_sent_waits; all 0: it is counted.
--
-- No counter exceeds its limit in any hour: senders take turns, in locks that last until the transaction ends. Only rows
-- are added: one row that every send updated would be read with all its dead versions while a long snapshot, such as a
-- backup's, keeps them.
CREATE OR REPLACE FUNCTION otp_sent_count(counters text[], limits integer[]) RETURNS float8[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  waits float8[];
BEGIN
  FOR i IN 1 .. cardinality(counters) LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('otp sent ' || counters[i], 0));
  END LOOP;
  waits := otp_sent_waits(counters, limits);
  IF 0 = ALL (waits) THEN
    INSERT INTO otp_sent (counter, number, sent_at)
    SELECT each.counter, coalesce((SELECT max(number) FROM otp_sent AS known WHERE known.counter = each.counter), 0) + 1, clock_timestamp()
    FROM unnest(counters) AS each (counter);
  END IF;
  RETURN waits;
END $$;
