-- How far into the join order a job may work now: to this place at most, and no further than the newest signup.
--
-- Everything that follows the join order (welcomes, the search table, each webhook endpoint, the counts by country and
-- day) stores the last seq it has worked through, and works from there to what this returns. That misses no signup: seq
-- is dense and assigned under the lock of waitlist_head, which is held until the commit, so joins commit in the order of
-- their seq, and a snapshot in which last_seq is n has every signup up to n. A follower has to:
--
-- * lock its stored seq before it reads on, so that instances take turns;
-- * advance it in the transaction that does the work, so that a crash takes back both;
-- * flush first if its work is visible outside the database: these commits may not be on disk yet (webhook_claim).
--
-- None of this holds for an identity column. Its numbers commit out of order, so a lower one may appear after a higher
-- one has been read: webhook_fan_out marks its rows instead.
CREATE OR REPLACE FUNCTION join_order_through(place bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(place, last_seq) FROM waitlist_head
$$;
