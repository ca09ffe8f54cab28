-- Sends counted in the last minute or two.
CREATE OR REPLACE FUNCTION otp_sent_lately(of_counter text, shards integer, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(minutes.sent), 0) FROM generate_series(0, shards - 1) AS number
    CROSS JOIN LATERAL (
      SELECT sent FROM otp_sent WHERE counter = of_counter AND shard = number
        AND minute > moment - interval '2 minutes' AND newest > moment - interval '1 minute') AS minutes);
END $$;
