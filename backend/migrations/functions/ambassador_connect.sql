-- Connects a user's signup to their accepted application, whose email it did not verify: connected, invalid (there is no
-- such accepted application), closed (no such user) or taken.
--
-- The caller has proof of both: the link in the email to the applicant, and the open status of the user. Guarantees:
--
-- * An application has one signup at most, and a signup one application: else it is taken, and nothing changes.
-- * Repeating it changes nothing, also where the signup verified the email of the application.
-- * It takes the lock of the joins, then that of all applications, as the erasure of a user does: what is erased is not
--   connected, and what is connected is erased with its user.
CREATE OR REPLACE FUNCTION ambassador_connect(of_application uuid, of_signup uuid) RETURNS text
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  application bigint;
  person bigint;
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  PERFORM FROM ambassador_head FOR UPDATE;
  SELECT seq INTO application FROM ambassador_application
  WHERE id = of_application AND status = 'accepted' AND erased_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'invalid';
  END IF;
  SELECT seq INTO person FROM signup WHERE id = of_signup AND blocked_at IS NULL AND erased_at IS NULL;
  IF NOT FOUND THEN
    RETURN 'closed';
  END IF;
  IF EXISTS (SELECT FROM ambassador_signup WHERE application_seq = application AND signup_seq = person) THEN
    RETURN 'connected';
  END IF;
  IF EXISTS (SELECT FROM ambassador_signup WHERE application_seq = application)
    OR EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = person) THEN
    RETURN 'taken';
  END IF;
  UPDATE ambassador_application SET signup_seq = person WHERE seq = application;
  PERFORM reward_reconsider(ARRAY[person]);
  RETURN 'connected';
END $$;
