-- Seconds until each counter allows another send; 0: now.
CREATE OR REPLACE FUNCTION otp_sent_waits(counters text[], limits integer[]) RETURNS float8[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  moment timestamptz := clock_timestamp();
  waits float8[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(counters) LOOP
    waits := waits || CASE
      WHEN limits[i] = 0 THEN 3600
      -- Usually one lookup is enough.
      WHEN otp_sent_room(counters[i], limits[i], floor(random() * otp_sent_shards(limits[i]))::integer) > 0 THEN 0
      ELSE (
        -- A shard has room again once enough of its oldest sends expire: the last of them is the newest that, with all later
        -- ones, fills the share.
        SELECT min(wait) FROM (
          SELECT coalesce(max(extract(epoch FROM newest - moment) + 3600) FILTER (WHERE later >= share), 0)::float8 AS wait
          FROM generate_series(0, otp_sent_shards(limits[i]) - 1) AS each_shard (number)
          CROSS JOIN LATERAL (SELECT otp_sent_share(limits[i], number) AS share) AS shares
          LEFT JOIN LATERAL (
            SELECT newest, sum(sent) OVER (ORDER BY minute DESC) AS later FROM otp_sent
            WHERE counter = counters[i] AND shard = number
              AND minute > moment - interval '61 minutes' AND newest > moment - interval '1 hour') AS minutes ON true
          GROUP BY number) AS shard_waits)
    END;
  END LOOP;
  RETURN waits;
END $$;
