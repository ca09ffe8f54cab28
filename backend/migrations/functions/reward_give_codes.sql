-- Gives codes to claims that wait for one, the oldest first, up to 500 of each reward; returns these claims. Users who are
-- blocked or erased get none: their claims are about to be withdrawn. The caller holds the lock of reward_head, so no
-- code is given twice.
CREATE OR REPLACE FUNCTION reward_give_codes() RETURNS SETOF bigint
LANGUAGE sql
SET enable_seqscan = off SET jit = off AS $$
  WITH given AS (
    UPDATE reward_code SET given_at = clock_timestamp(), claim_seq = pair.claim_seq
    FROM reward CROSS JOIN LATERAL (
      SELECT code.seq AS code_seq, claim.seq AS claim_seq
      FROM (SELECT seq, row_number() OVER (ORDER BY seq) AS number FROM (
          SELECT seq FROM reward_code WHERE reward_seq = reward.seq AND given_at IS NULL ORDER BY seq LIMIT 500) AS free) AS code
      JOIN (SELECT seq, row_number() OVER (ORDER BY seq) AS number FROM (
          SELECT seq FROM reward_claim WHERE reward_seq = reward.seq AND withdrawn_at IS NULL AND fulfilled_at IS NULL
            AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup_seq AND standing = 'excluded')
          ORDER BY seq LIMIT 500) AS waiting) AS claim USING (number)) AS pair
    WHERE reward.kind = 'code_pool' AND reward_code.seq = pair.code_seq
    RETURNING reward_code.claim_seq
  )
  UPDATE reward_claim SET fulfilled_at = clock_timestamp() FROM given WHERE reward_claim.seq = given.claim_seq
  RETURNING reward_claim.seq
$$;
