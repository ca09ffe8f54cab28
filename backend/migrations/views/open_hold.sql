-- Doubted credits that wait for a decision. Those of blocked users count for nothing, so they wait for none.
CREATE OR REPLACE VIEW open_hold AS
SELECT hold.* FROM credit_hold AS hold
WHERE hold.state IN ('watched', 'held')
  AND NOT EXISTS (SELECT FROM signup WHERE signup.seq = hold.referred_seq AND signup.blocked_at IS NOT NULL);
