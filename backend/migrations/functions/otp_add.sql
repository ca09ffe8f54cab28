-- Adds a code and the job that sends it. waits: seconds until each counter allows another send. If the code is not
-- added, refusal says why: paused (it is to join, and sign-ups are paused), proof (the proof was used before), limit
-- (a counter has no room), or overtaken (something was sent or tried since the caller read).
--
-- It also ends the asker's previous code and counts the send: all of it or none. Guarantees:
--
-- * It adds the code only if nothing was sent to or tried at the destination since the caller read otp_codes: seen
--   holds the newest code and the number of tries. Sends and tries for a destination take turns.
-- * While signup_pause has a row, no code to join is added. A join needs such a code, so this is what pauses joins.
-- * No counter exceeds its limit. The first counter is the client's.
-- * A proof is good for one code: a proof is for one destination, whose sends take turns.
--
-- Locks are taken in one order: destination, then counters as given. The commit does not wait for the disk, so
-- neither they nor the queue's notification, which one transaction at a time can commit, are held that long. The
-- caller runs waitlist_flush before it answers.
CREATE OR REPLACE FUNCTION otp_add(code jsonb, seen jsonb, counters text[], limits integer[], OUT refusal text, OUT waits float8[])
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  to_destination text := code ->> 'destination';
  before record;
  moment timestamptz;
  lately integer;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  IF code ->> 'purpose' = 'waitlist' AND EXISTS (SELECT FROM signup_pause) THEN
    refusal := 'paused';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('otp destination ' || to_destination, 0));
  SELECT (array_agg(c.id ORDER BY c.created_at DESC))[1] AS newest_id, max(c.created_at) AS newest_at, coalesce(sum(c.tries + c.stranger_tries), 0) AS tries
  INTO before FROM otp_challenge AS c WHERE c.destination = to_destination;
  IF before.newest_id IS DISTINCT FROM (seen ->> 'newestId')::uuid OR before.tries <> (seen ->> 'tries')::integer THEN
    refusal := 'overtaken';
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM otp_challenge AS c WHERE c.destination = to_destination AND c.proof_id = code ->> 'proofId') THEN
    refusal := 'proof';
    RETURN;
  END IF;
  waits := otp_sent_count(counters, limits);
  IF 0 < ANY (waits) THEN
    refusal := 'limit';
    RETURN;
  END IF;

  moment := greatest(clock_timestamp(), before.newest_at + interval '1 microsecond');
  UPDATE otp_challenge AS c SET replaced_at = moment
  WHERE c.purpose = code ->> 'purpose' AND c.destination = to_destination AND c.asked_by = code ->> 'askedBy'
    AND c.replaced_at IS NULL AND c.verified_at IS NULL;
  INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, network_key, client_country, asked_by, proof_id,
    created_at, expires_at, max_tries, max_stranger_tries)
  SELECT row.id, row.purpose, row.channel, to_destination, row.address, row."codeLength", row."clientKey", row."networkKey", row."clientCountry", row."askedBy", row."proofId",
    moment, moment + make_interval(secs => row."validSeconds"), row."maxTries", row."maxStrangerTries"
  FROM jsonb_to_record(code) AS row (
    id uuid, purpose text, channel text, address text, "codeLength" smallint, "clientKey" text, "networkKey" text, "clientCountry" text, "askedBy" text, "proofId" text,
    "validSeconds" integer, "maxTries" smallint, "maxStrangerTries" smallint);
  SELECT count(*) INTO lately FROM otp_sent WHERE counter = counters[1] AND sent_at > clock_timestamp() - interval '1 minute'
    AND number > (SELECT max(number) FROM otp_sent WHERE counter = counters[1]) - 1000;
  -- Lower priorities run first: the more codes a client just requested, the longer its next one waits behind others'.
  -- No job_key: its id is new, and looking for an earlier job with the key scans a queue that has no statistics yet.
  PERFORM graphile_worker_codes.add_job(code ->> 'job', json_build_object('challengeId', code -> 'id'), max_attempts => 12,
    priority => lately - 1);
  waits := otp_sent_waits(counters, limits);
END $$;
