-- The codes sent to a destination in the last day, newest first. holds_tries: tries remain after by_asker gets a new
-- code.
CREATE OR REPLACE FUNCTION otp_codes(to_destination text, for_purpose text, by_asker text, from_client text)
RETURNS TABLE (
  id uuid, age_seconds float8, remaining_seconds float8, code_length smallint, same_client boolean, verified boolean, holds_tries boolean,
  tries smallint, max_tries smallint, stranger_tries smallint, max_stranger_tries smallint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  RETURN QUERY SELECT c.id, extract(epoch FROM moment - c.created_at)::float8, extract(epoch FROM c.expires_at - moment)::float8,
    c.code_length, c.client_key = from_client, c.verified_at IS NOT NULL,
    coalesce(c.verified_at, c.replaced_at) IS NULL AND c.expires_at > moment
      AND NOT (c.purpose = for_purpose AND c.asked_by IS NOT DISTINCT FROM by_asker),
    c.tries, c.max_tries, c.stranger_tries, c.max_stranger_tries
  FROM otp_challenge AS c WHERE c.destination = to_destination ORDER BY c.created_at DESC;
END $$;
