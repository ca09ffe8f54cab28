-- Counts one send, unless the hour has no room for it. Returns seconds until there is room; 0: it is counted.
--
-- The counter's lock lasts until the transaction ends. The caller holds no other lock of a counter.
CREATE OR REPLACE FUNCTION otp_sent_count(of_counter text, hourly_limit integer) RETURNS float8
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  taken record;
BEGIN
  SELECT * INTO taken FROM otp_sent_take(of_counter, hourly_limit);
  IF taken.shard IS NULL THEN
    -- 0 there: the shards with room are all being counted in.
    RETURN greatest(1, (otp_sent_waits(ARRAY[of_counter], ARRAY[hourly_limit]))[1]);
  END IF;
  PERFORM otp_sent_note(ARRAY[of_counter], ARRAY[taken.shard], clock_timestamp());
  RETURN 0;
END $$;
