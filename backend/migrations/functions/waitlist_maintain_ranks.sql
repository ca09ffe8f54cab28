-- Removes counts that fell to zero, and gives point values shared by many users their block counts. Changes no rank.
--
-- JIT is off because it holds the lock of the joins.
CREATE OR REPLACE FUNCTION waitlist_maintain_ranks(dense_from bigint DEFAULT 2048) RETURNS void
LANGUAGE plpgsql
SET jit = off AS $$
DECLARE
  promoted bigint[];
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  DELETE FROM rank_histogram WHERE people = 0;
  DELETE FROM rank_block WHERE people = 0;
  SELECT array_agg(bucket) INTO promoted FROM rank_histogram
    WHERE level = 0 AND people >= dense_from AND bucket NOT IN (SELECT points FROM rank_dense_points);
  INSERT INTO rank_block (points, level, block, people)
    SELECT points, level, seq >> 3 + 7 * level, count(*) FROM score, generate_series(1, 3) AS level
    WHERE standing = 'waiting' AND -points IN (SELECT -value FROM unnest(promoted) AS value) GROUP BY 1, 2, 3;
  INSERT INTO rank_dense_points SELECT unnest(promoted);
END $$;
