-- Lets users who are leaving stay, by their places in the join order. Returns those who were leaving.
--
-- It first takes the lock that every writer of signups takes, as erasing does: each of them either stays or was erased.
-- Blocked users leave all the same.
CREATE OR REPLACE FUNCTION waitlist_stay(seqs bigint[]) RETURNS bigint[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  stay bigint[];
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  WITH stays AS (
    UPDATE signup SET leaves_at = NULL WHERE seq = ANY (seqs) AND leaves_at IS NOT NULL AND blocked_at IS NULL RETURNING seq, id
  ), recorded AS (
    INSERT INTO audit_entry (action, actor_kind, target_kind, target_id, details)
    SELECT 'signup.stay', 'visitor', 'signup', id, '{}' FROM stays
  )
  SELECT coalesce(array_agg(seq), '{}') INTO stay FROM stays;
  PERFORM event_record('signup.stayed', seq, '{}') FROM unnest(stay) AS seq;
  RETURN stay;
END $$;
