-- Counts a try at the codes of a destination, before any comparison, and says which codes it may be compared with.
--
-- A row for each of up to two codes: tried (counted just now), spent (no try left) or expired (not counted).
-- Guarantees:
--
-- * It counts for the newest code that by_asker requested and for the newest that another client requested, if they
--   can still be tried; without a purpose, for the newest that is not about one's own status, data or contact. An asker
--   uses up only their own tries.
-- * No code is tried more often than its row allows: tries for a destination take turns, also with sends (otp_add).
--
-- The commit does not wait for the disk; the caller runs waitlist_flush before it answers.
CREATE OR REPLACE FUNCTION otp_try(to_destination text, for_purpose text, by_asker text)
RETURNS TABLE (id uuid, channel text, code_length smallint, state text)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  own boolean;
  code otp_challenge;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_advisory_xact_lock(hashtextextended('otp destination ' || to_destination, 0));
  FOREACH own IN ARRAY ARRAY[true, false] LOOP
    SELECT * INTO code FROM otp_challenge AS c
    WHERE c.destination = to_destination AND (c.purpose = for_purpose OR for_purpose IS NULL AND c.purpose NOT IN ('status', 'own-data', 'contact'))
      AND coalesce(c.asked_by IS NULL OR c.asked_by = by_asker, false) = own
    ORDER BY (coalesce(c.verified_at, c.replaced_at) IS NULL AND c.expires_at > clock_timestamp()) DESC, c.created_at DESC LIMIT 1;
    CONTINUE WHEN code.id IS NULL OR code.verified_at IS NOT NULL OR code.replaced_at IS NOT NULL;
    IF own AND code.tries >= code.max_tries OR NOT own AND code.stranger_tries >= code.max_stranger_tries THEN
      state := 'spent';
    ELSIF code.expires_at <= clock_timestamp() THEN
      state := 'expired';
    ELSE
      UPDATE otp_challenge AS c SET tries = c.tries + own::integer, stranger_tries = c.stranger_tries + (NOT own)::integer
      WHERE c.id = code.id;
      state := 'tried';
    END IF;
    id := code.id;
    channel := code.channel;
    code_length := code.code_length;
    RETURN NEXT;
  END LOOP;
END $$;
