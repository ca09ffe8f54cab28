-- Rewards that can be reached at this moment: neither stopped nor ended, and with room under their limit. Whom one is shown
-- to, says open_rewards.
CREATE OR REPLACE VIEW open_reward AS
SELECT * FROM reward
WHERE stopped_at IS NULL AND (ends_at IS NULL OR ends_at > clock_timestamp())
  AND (claim_limit IS NULL OR claim_limit > (
    SELECT count(*) FROM reward_claim WHERE reward_seq = reward.seq AND reward_claim.withdrawn_at IS NULL));
