-- Rewards that a user can reach at this moment, or, for null, those that everyone is told of: what is for ambassadors is
-- shown to ambassadors only.
CREATE OR REPLACE FUNCTION open_rewards(of_seq bigint) RETURNS SETOF reward
LANGUAGE sql STABLE AS $$
  SELECT * FROM open_reward
  WHERE recipients <> 'ambassador' OR EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = of_seq AND is_ambassador)
$$;
