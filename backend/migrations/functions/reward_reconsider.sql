-- Has the rewards of users looked at again: their credits, their standing, or whether they are an ambassador, changed in
-- this transaction. Nothing while there is no reward.
CREATE OR REPLACE FUNCTION reward_reconsider(seqs bigint[]) RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM reward) THEN
    RETURN;
  END IF;
  INSERT INTO reward_due (signup_seq) SELECT DISTINCT unnest(seqs);
  PERFORM runner_wake('rewards');
END $$;
