-- Counts one send in a shard of each counter. The caller holds the shards' locks: see otp_sent_take.
CREATE OR REPLACE FUNCTION otp_sent_note(of_counters text[], in_shards integer[], moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO otp_sent AS known (counter, shard, minute, sent, newest)
  SELECT each.counter, each.shard, date_trunc('minute', moment), 1, moment FROM unnest(of_counters, in_shards) AS each (counter, shard)
  ON CONFLICT (counter, shard, minute) DO UPDATE SET sent = known.sent + 1, newest = greatest(known.newest, excluded.newest);
END $$;
