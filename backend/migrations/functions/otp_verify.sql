-- Marks a code verified unless it was already verified or replaced: of any number of calls, one returns true.
--
-- The commit does not wait for the disk; the caller runs waitlist_flush before it answers.
CREATE OR REPLACE FUNCTION otp_verify(code_id uuid, for_browser text) RETURNS boolean
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- Not "verified_at IS NULL AND …": the planner would then scan all of otp_challenge_live_key.
  UPDATE otp_challenge SET verified_at = clock_timestamp(), browser_key = for_browser
  WHERE id = code_id AND coalesce(verified_at, replaced_at) IS NULL;
  RETURN FOUND;
END $$;
