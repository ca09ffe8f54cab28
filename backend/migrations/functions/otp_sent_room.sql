-- How much of its share a shard has left.
CREATE OR REPLACE FUNCTION otp_sent_room(of_counter text, hourly_limit integer, of_shard integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  RETURN otp_sent_share(hourly_limit, of_shard) - coalesce((
    SELECT sum(sent) FROM otp_sent WHERE counter = of_counter AND shard = of_shard
      AND minute > moment - interval '61 minutes' AND newest > moment - interval '1 hour'), 0);
END $$;
