-- Records that users came back just now, by their places in the join order. The caller holds the lock of waitlist_head.
CREATE OR REPLACE FUNCTION signup_seen(seqs bigint[]) RETURNS void
LANGUAGE sql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
  INSERT INTO status_access (signup_seq, seen_at) SELECT seq, clock_timestamp() FROM signup WHERE seq = ANY (seqs) AND erased_at IS NULL ORDER BY seq
  ON CONFLICT (signup_seq) DO UPDATE SET seen_at = excluded.seen_at
$$;
