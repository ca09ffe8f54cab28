-- Carries out an ambassador application: applied, existing or unverified.
--
-- One application is one transaction. Guarantees:
--
-- * An application without a usable verification gets unverified, changes nothing and waits for no lock.
-- * One application per email: a second one gets existing.
-- * The verification is consumed, the row written and counted, and the confirmation email and the event
--   added: all of it or none.
-- * seq is dense, because it is assigned under the lock of ambassador_head, which is held until the commit.
--
-- Each statement of a plpgsql function sees what was committed before that statement (READ COMMITTED), so what is
-- read after the lock is current. Sequential scans are off because right after an install the planner assumes empty
-- tables.
CREATE OR REPLACE FUNCTION ambassador_apply(application jsonb, verification_age interval) RETURNS text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  proof uuid;
  new_seq bigint;
BEGIN
  SELECT c.id INTO proof FROM otp_challenge AS c
  WHERE c.destination = 'email:' || (application ->> 'email_key')
    AND c.purpose = 'ambassador' AND c.verified_at > clock_timestamp() - verification_age
    AND (c.browser_key IS NULL OR c.browser_key = application ->> 'browser_key')
  ORDER BY c.consumed_at IS NOT NULL, c.verified_at DESC, c.id LIMIT 1;
  IF NOT FOUND THEN
    RETURN 'unverified';
  END IF;

  SELECT last_seq + 1 INTO new_seq FROM ambassador_head FOR UPDATE;
  IF EXISTS (SELECT FROM ambassador_application AS known WHERE known.email_key = application ->> 'email_key') THEN
    RETURN 'existing';
  END IF;
  UPDATE otp_challenge SET consumed_at = clock_timestamp() WHERE id = proof AND consumed_at IS NULL;
  IF NOT FOUND THEN
    RETURN 'unverified';
  END IF;

  UPDATE ambassador_head SET last_seq = new_seq;
  INSERT INTO ambassador_application (seq, applied_at, id, email, email_key, phone, first_name, last_name, college_name, message)
  SELECT new_seq, clock_timestamp(), request.* FROM jsonb_to_record(application) AS request (
    id uuid, email text, email_key text, phone text, first_name text, last_name text, college_name text, message text);
  INSERT INTO notice (kind, key) VALUES ('ambassador', new_seq);
  PERFORM runner_wake('dispatch');
  PERFORM event_record('ambassador.applied', NULL, jsonb_build_object('applicationId', application ->> 'id'));
  RETURN 'applied';
END $$;
