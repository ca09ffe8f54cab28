-- Shards a limit is divided into: the larger the limit, the more senders count side by side.
CREATE OR REPLACE FUNCTION otp_sent_shards(hourly_limit integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT least(32, greatest(1, hourly_limit / 64))
$$;
