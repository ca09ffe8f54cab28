import { Migration } from '@mikro-orm/migrations';

/** A code knows who asked for it, and how many tries they and strangers have. */
export class Migration050CodeBudgets extends Migration {
  override up(): void {
    for (const statement of [challenge, codes, tryCode, verify]) this.addSql(statement);
  }
}

/** Codes that were sent before this migration have no asker: their tries belong to everybody, as they did. */
const challenge = /* sql */ `
ALTER TABLE otp_challenge
  ADD COLUMN asked_by text,
  ADD COLUMN stranger_tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN max_stranger_tries smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT otp_challenge_stranger_tries_are_bounded CHECK (stranger_tries BETWEEN 0 AND max_stranger_tries),
  DROP CONSTRAINT otp_challenge_verified_by_a_try,
  ADD CONSTRAINT otp_challenge_verified_by_a_try CHECK (verified_at IS NULL OR tries + stranger_tries > 0);
DROP INDEX otp_challenge_live_key;
CREATE UNIQUE INDEX otp_challenge_live_key ON otp_challenge (purpose, destination, asked_by) NULLS NOT DISTINCT
  WHERE replaced_at IS NULL AND verified_at IS NULL;
COMMENT ON INDEX otp_challenge_live_key IS 'Each asker has one code per purpose and destination that can still be used.';
COMMENT ON COLUMN otp_challenge.client_key IS 'Keyed hash of the client''s network: the IPv4 address, or the /48 of an IPv6 address.';
COMMENT ON COLUMN otp_challenge.asked_by IS 'The browser that asked, by the hash of its token, or the network of a client without cookies; null: sent before askers were kept.';
COMMENT ON COLUMN otp_challenge.tries IS 'Tries of the asker, counted before the comparison, the successful try, too.';
COMMENT ON COLUMN otp_challenge.max_tries IS 'Tries the asker has. Set at the send; nobody else can use them.';
COMMENT ON COLUMN otp_challenge.stranger_tries IS 'Tries of everybody else, counted the same way.';
COMMENT ON COLUMN otp_challenge.max_stranger_tries IS 'Tries everybody else has together. Set at the send.';
COMMENT ON COLUMN otp_challenge.replaced_at IS 'When the same asker got a newer code for the same purpose and destination.';
`;

/** What the rules of a send need to know about a destination. */
const codes = /* sql */ `
CREATE FUNCTION otp_codes(to_destination text, for_purpose text, by_asker text, from_client text)
RETURNS TABLE (
  id uuid, age_seconds float8, remaining_seconds float8, code_length smallint, same_client boolean, verified boolean, holds_tries boolean,
  tries smallint, max_tries smallint, stranger_tries smallint, max_stranger_tries smallint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
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
COMMENT ON FUNCTION otp_codes IS 'The codes sent to a destination in the last day, newest first. holds_tries: they can still be tried after by_asker gets a new one.';
`;

/**
 * Counts a try of by_asker before anything is compared. Guarantees:
 *
 * - It is counted for the newest code that by_asker asked for and for the newest that somebody else did, each if it can still be
 *   tried; without a purpose the newest of any but 'status'. An asker uses up tries of their own code alone.
 * - No code is tried more often than its row allows: tries for a destination take turns, also with sends (otp_add).
 *
 * A row for each of the two codes that is not over: tried (counted just now), spent (no try left) or expired (not counted).
 */
const tryCode = /* sql */ `
CREATE FUNCTION otp_try(to_destination text, for_purpose text, by_asker text)
RETURNS TABLE (id uuid, channel text, code_length smallint, state text)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  own boolean;
  code otp_challenge;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('otp destination ' || to_destination, 0));
  FOREACH own IN ARRAY ARRAY[true, false] LOOP
    SELECT * INTO code FROM otp_challenge AS c
    WHERE c.destination = to_destination AND (c.purpose = for_purpose OR for_purpose IS NULL AND c.purpose <> 'status')
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
COMMENT ON FUNCTION otp_try IS 'Counts a try at the codes of a destination, and says which codes it may be compared with.';
`;

const verify = /* sql */ `
CREATE FUNCTION otp_verify(code_id uuid, for_browser text) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  -- Not "verified_at IS NULL AND …": the planner would then read otp_challenge_live_key from end to end.
  UPDATE otp_challenge SET verified_at = clock_timestamp(), browser_key = for_browser
  WHERE id = code_id AND coalesce(verified_at, replaced_at) IS NULL;
  RETURN FOUND;
END $$;
COMMENT ON FUNCTION otp_verify IS 'Marks a code verified unless it was verified or replaced already: of any number of calls one answers true.';
`;
