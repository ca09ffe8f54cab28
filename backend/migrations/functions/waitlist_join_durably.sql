-- Carries out a batch of joins as waitlist_join does; the outcomes are on disk when it returns.
--
-- waitlist_join, its commit and waitlist_flush run without a round trip to the client in between: while the batch
-- waits for the disk, no lock is held.
CREATE OR REPLACE PROCEDURE waitlist_join_durably(requests json, new_sources json, points_per_referral integer, verification_age interval, INOUT outcomes json DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  outcomes := (SELECT json_agg(answer) FROM waitlist_join(requests, new_sources, points_per_referral, verification_age) AS answer);
  COMMIT;
  PERFORM waitlist_flush();
END $$;
