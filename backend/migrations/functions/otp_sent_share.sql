-- What one shard may send an hour. The shares add up to the limit.
CREATE OR REPLACE FUNCTION otp_sent_share(hourly_limit integer, of_shard integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT hourly_limit / otp_sent_shards(hourly_limit) + (of_shard < hourly_limit % otp_sent_shards(hourly_limit))::integer
$$;
