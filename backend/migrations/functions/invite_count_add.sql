-- Adds to how many users have an invitation in a state, in one of 32 shards.
CREATE OR REPLACE FUNCTION invite_count_add(of_state text, people_added bigint, seconds_added double precision DEFAULT 0) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF people_added <> 0 OR seconds_added <> 0 THEN
    INSERT INTO invite_count (state, shard, people, seconds)
    VALUES (of_state, pg_backend_pid() % 32, people_added, seconds_added)
    ON CONFLICT (state, shard) DO UPDATE
    SET people = invite_count.people + excluded.people, seconds = invite_count.seconds + excluded.seconds;
  END IF;
END $$;
