-- Finds and locks a shard of a counter with room for at least one send.
--
-- The lock lasts until the transaction ends. Null if no shard has room, or none with room is free right now:
-- otp_sent_waits tells which. It waits for another sender only while it holds no other shard of the counter, so no
-- two wait for each other. A shard's share is exact: the holder of its lock sees every send counted in it.
CREATE OR REPLACE FUNCTION otp_sent_take(of_counter text, hourly_limit integer, OUT shard integer, OUT room integer)
LANGUAGE plpgsql AS $$
DECLARE
  shards integer := otp_sent_shards(hourly_limit);
  lock_name text := 'otp sent ' || of_counter || ' ';
BEGIN
  shard := floor(random() * shards);
  IF NOT pg_try_advisory_xact_lock(hashtextextended(lock_name || shard, 0)) THEN
    shard := floor(random() * shards);
    PERFORM pg_advisory_xact_lock(hashtextextended(lock_name || shard, 0));
  END IF;
  room := otp_sent_room(of_counter, hourly_limit, shard);
  IF room > 0 THEN
    RETURN;
  END IF;
  IF shards > 1 THEN
    FOR shard IN SELECT number FROM generate_series(0, shards - 1) AS number
      WHERE otp_sent_room(of_counter, hourly_limit, number) > 0 ORDER BY random() LOOP
      CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtextextended(lock_name || shard, 0));
      room := otp_sent_room(of_counter, hourly_limit, shard);
      IF room > 0 THEN
        RETURN;
      END IF;
    END LOOP;
  END IF;
  shard := NULL;
END $$;
