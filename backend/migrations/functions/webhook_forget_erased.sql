-- Empties the answers of receivers to failed attempts about a user who has been erased since: a receiver may
-- have repeated what it was sent. Everything else in the tables of webhooks is ids.
CREATE OR REPLACE FUNCTION webhook_forget_erased() RETURNS void
LANGUAGE sql SET jit = off AS $$
  UPDATE webhook_delivery SET answer = NULL
  WHERE answer IS NOT NULL AND (
    source = 'join' AND EXISTS (
      SELECT FROM signup WHERE erased_at IS NOT NULL AND (
        signup.seq = source_seq
        OR signup.seq = (SELECT referrer_seq FROM credit WHERE referred_seq = source_seq AND revision = 0)))
    OR source = 'event' AND EXISTS (
      SELECT FROM event
      LEFT JOIN signup ON signup.seq = event.signup_seq
      LEFT JOIN ambassador_application AS application
        ON event.type IN ('ambassador.applied', 'ambassador.accepted') AND application.id = (event.data ->> 'applicationId')::uuid
      WHERE event.seq = source_seq AND (signup.erased_at IS NOT NULL OR application.erased_at IS NOT NULL)))
$$;
