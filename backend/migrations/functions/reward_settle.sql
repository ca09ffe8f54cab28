-- Brings the claims of some users to what they are due by now, and returns those that this changed: reached or withdrawn.
-- The caller holds the lock of reward_head, so claims change one batch at a time.
--
-- A user is due a reward while they are verified, neither blocked nor erased, and enough of their referrals count; if it is for both
-- sides, also while the credit for them counts; if it is for ambassadors, only while they are one. To reach it, one of
-- these credits has to be newer than its terms, unless it is also for those who met them before. Guarantees:
--
-- * Each user has each reward at most once, and no more users than its limit, the first of seqs first.
-- * What was reached is withdrawn when it is not due anymore, unless it was fulfilled: then it is flagged. It is reached
--   again, if there is room, when it is due again.
-- * A reward that was stopped, or has ended, is not reached anymore.
CREATE OR REPLACE FUNCTION reward_settle(seqs bigint[]) RETURNS TABLE (claim_seq bigint, change text)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH person AS MATERIALIZED (
    SELECT given.seq, min(given.place) AS place, coalesce(max(score.referral_count), 0) AS referrals,
      coalesce(max(score.standing), 'waiting') <> 'excluded'
        AND (SELECT verified_by IS NOT NULL FROM signup WHERE signup.seq = given.seq) AS is_in,
      coalesce((SELECT sum(points) > 0 FROM credit WHERE referred_seq = given.seq), false) AS is_credited,
      EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = given.seq AND is_ambassador) AS is_ambassador
    FROM unnest(seqs) WITH ORDINALITY AS given (seq, place) LEFT JOIN score ON score.seq = given.seq
    GROUP BY given.seq
  ), known AS MATERIALIZED (
    SELECT claim.seq, claim.reward_seq, claim.withdrawn_at IS NOT NULL AS is_withdrawn, claim.fulfilled_at IS NOT NULL AS is_fulfilled,
      claim.flagged_at IS NOT NULL AS is_flagged, person.seq AS signup_seq, person.place,
      is_in AND (is_ambassador OR recipients <> 'ambassador')
        AND (person.referrals >= claim.referrals_needed OR recipients = 'both' AND is_credited) AS is_due
    FROM person JOIN reward_claim AS claim ON claim.signup_seq = person.seq JOIN reward ON reward.seq = claim.reward_seq
  ), withdrawn AS (
    UPDATE reward_claim SET withdrawn_at = clock_timestamp() FROM known
    WHERE reward_claim.seq = known.seq AND NOT is_due AND NOT is_withdrawn AND fulfilled_at IS NULL RETURNING reward_claim.seq
  ), flagged AS (
    UPDATE reward_claim SET flagged_at = CASE WHEN NOT is_due THEN clock_timestamp() END FROM known
    WHERE reward_claim.seq = known.seq AND is_fulfilled AND is_due = is_flagged
  ), wanted AS (
    SELECT reward_seq, signup_seq, 0 AS referrals_needed, 0 AS turn, place FROM known WHERE is_withdrawn AND is_due
    UNION ALL
    SELECT reward.seq, person.seq, reward.referrals_needed, 1, place
    FROM person JOIN reward ON is_in AND (is_ambassador OR recipients <> 'ambassador')
      AND stopped_at IS NULL AND (ends_at IS NULL OR ends_at > clock_timestamp())
      AND (recipients = 'both' AND is_credited AND person.seq > since_seq
        OR referrals >= referrals_needed AND (since_seq = 0 OR EXISTS (
          SELECT FROM signup AS friend WHERE friend.referrer_seq = person.seq AND friend.seq > since_seq
            AND (SELECT sum(points) > 0 FROM credit WHERE referred_seq = friend.seq))))
    WHERE NOT EXISTS (SELECT FROM known WHERE known.reward_seq = reward.seq AND known.signup_seq = person.seq)
  ), placed AS (
    SELECT *, row_number() OVER (PARTITION BY reward_seq ORDER BY turn, place) AS number FROM wanted
  ), room AS MATERIALIZED (
    SELECT seq, CASE WHEN claim_limit IS NULL THEN NULL ELSE claim_limit
      - (SELECT count(*) FROM reward_claim WHERE reward_seq = reward.seq AND reward_claim.withdrawn_at IS NULL)
      + (SELECT count(*) FROM withdrawn JOIN known USING (seq) WHERE known.reward_seq = reward.seq) END AS places
    FROM reward WHERE seq IN (SELECT reward_seq FROM wanted)
  ), reached AS (
    INSERT INTO reward_claim (reward_seq, signup_seq, referrals_needed)
    SELECT reward_seq, signup_seq, referrals_needed FROM placed JOIN room ON room.seq = reward_seq
    WHERE places IS NULL OR number <= places ORDER BY turn, place
    ON CONFLICT (reward_seq, signup_seq) DO UPDATE SET withdrawn_at = NULL, reached_at = clock_timestamp()
    RETURNING reward_claim.seq
  )
  SELECT seq, 'withdrawn' FROM withdrawn UNION ALL SELECT seq, 'reached' FROM reached;

  -- Of an erased user, nothing says which code they had: their erasure did not see one that was given at the same time.
  UPDATE reward_code SET claim_seq = NULL
  FROM reward_claim AS claim JOIN signup AS person ON person.seq = claim.signup_seq
  WHERE claim.signup_seq = ANY (seqs) AND person.erased_at IS NOT NULL AND reward_code.claim_seq = claim.seq;
END $$;
