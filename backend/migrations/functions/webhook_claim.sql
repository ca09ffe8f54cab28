-- Moves an endpoint's claim over the join order (see join_order_through), at most so far; the claim, and every join
-- below it, is on disk when this has committed. Null: the endpoint is not active.
--
-- last_seq tells of committed joins, whose commits may not have been flushed yet. This commit comes after theirs and
-- waits for the disk, so a join that is announced after it is one that no crash takes back.
CREATE OR REPLACE FUNCTION webhook_claim(endpoint uuid, through bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  claimed bigint;
BEGIN
  PERFORM waitlist_flush();
  UPDATE webhook_endpoint
  SET claimed_seq = greatest(claimed_seq, join_order_through(through))
  WHERE id = endpoint AND state = 'active'
  RETURNING claimed_seq INTO claimed;
  RETURN claimed;
END $$;
