-- What users get for referrals: docs/decisions/rewards.md
CREATE TABLE reward_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0)
);
INSERT INTO reward_head DEFAULT VALUES;

CREATE TABLE reward (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  text text NOT NULL CHECK (char_length(text) <= 300),
  instructions text NOT NULL CHECK (char_length(instructions) <= 1000),
  kind text NOT NULL CHECK (kind IN ('code_pool', 'manual', 'webhook')),
  recipients text NOT NULL CHECK (recipients IN ('referrer', 'both', 'ambassador')),
  referrals_needed integer NOT NULL CHECK (referrals_needed BETWEEN 1 AND 100000),
  claim_limit integer CHECK (claim_limit BETWEEN 1 AND 10000000),
  ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  stopped_at timestamptz,
  since_seq bigint NOT NULL CHECK (since_seq >= 0),
  scanned_seq bigint,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0)
);
CREATE INDEX reward_open_index ON reward (referrals_needed, seq) WHERE stopped_at IS NULL;

CREATE TABLE reward_claim (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  reward_seq bigint NOT NULL REFERENCES reward (seq),
  signup_seq bigint NOT NULL,
  referrals_needed integer NOT NULL,
  reached_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  withdrawn_at timestamptz,
  fulfilled_at timestamptz,
  fulfilled_by text,
  flagged_at timestamptz,
  CONSTRAINT reward_claim_once UNIQUE (reward_seq, signup_seq),
  CONSTRAINT reward_claim_withdrawn_check CHECK (withdrawn_at IS NULL OR fulfilled_at IS NULL),
  CONSTRAINT reward_claim_flagged_check CHECK (flagged_at IS NULL OR fulfilled_at IS NOT NULL),
  CONSTRAINT reward_claim_fulfilled_check CHECK (fulfilled_by IS NULL OR fulfilled_at IS NOT NULL)
);
CREATE INDEX reward_claim_signup_index ON reward_claim (signup_seq);
CREATE INDEX reward_claim_open_index ON reward_claim (reward_seq, seq) WHERE withdrawn_at IS NULL AND fulfilled_at IS NULL;
CREATE INDEX reward_claim_kept_index ON reward_claim (reward_seq) WHERE withdrawn_at IS NULL;
CREATE INDEX reward_claim_flagged_index ON reward_claim (reward_seq, seq) WHERE flagged_at IS NOT NULL;

CREATE TABLE reward_code (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reward_seq bigint NOT NULL REFERENCES reward (seq),
  code text NOT NULL CHECK (char_length(code) BETWEEN 1 AND 200),
  given_at timestamptz,
  claim_seq bigint UNIQUE,
  CONSTRAINT reward_code_once UNIQUE (reward_seq, code),
  CONSTRAINT reward_code_given_check CHECK (claim_seq IS NULL OR given_at IS NOT NULL)
);
CREATE INDEX reward_code_left_index ON reward_code (reward_seq, seq) WHERE given_at IS NULL;

CREATE TABLE reward_due (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  signup_seq bigint NOT NULL
);

COMMENT ON TABLE reward_head IS 'One row: the newest signup whose credit has been looked at for rewards, and the lock of those who give them.';
COMMENT ON TABLE reward IS 'What users get once enough of their referrals count. Stopped ones are kept for their claims.';
COMMENT ON COLUMN reward.text IS 'For users: what it is.';
COMMENT ON COLUMN reward.instructions IS 'For users who reached it: how to get or use it.';
COMMENT ON COLUMN reward.kind IS 'code_pool: users get a code that was uploaded; manual: the team fulfills it; webhook: another system does.';
COMMENT ON COLUMN reward.recipients IS 'referrer: users with enough referrals; both: also each user who joined with a code that credited its owner; ambassador: campus ambassadors with enough referrals.';
COMMENT ON COLUMN reward.claim_limit IS 'How many users may have it. Null: any number.';
COMMENT ON COLUMN reward.ends_at IS 'From then on, it is not reached anymore. Null: it has no end.';
COMMENT ON COLUMN reward.since_seq IS 'It takes a referral after this place in the join order, when the terms were set. 0: those who met them before get it, too.';
COMMENT ON COLUMN reward.scanned_seq IS 'Those who would have it by now are being looked for: how far in the join order. Null: that is done, or not wanted.';
COMMENT ON TABLE reward_claim IS 'A reward that a user has reached: each at most once.';
COMMENT ON COLUMN reward_claim.signup_seq IS 'No foreign key: signups are never deleted.';
COMMENT ON COLUMN reward_claim.referrals_needed IS 'When it was reached: a later change takes nothing away.';
COMMENT ON COLUMN reward_claim.withdrawn_at IS 'When too few of their referrals counted anymore, or they were blocked, erased or no ambassador anymore, before it was fulfilled.';
COMMENT ON COLUMN reward_claim.fulfilled_by IS 'Who fulfilled it, as they were called at the time. Null: the product, with a code.';
COMMENT ON COLUMN reward_claim.flagged_at IS 'When it was not due anymore, for one of these reasons, after it was fulfilled.';
COMMENT ON TABLE reward_code IS 'Codes that were uploaded for a reward, in the order in which they are given.';
COMMENT ON COLUMN reward_code.claim_seq IS 'Who has it; null once they are erased.';
COMMENT ON TABLE reward_due IS 'Users whose credits or standing changed after the join, or who became or ceased to be ambassadors: their rewards have to be looked at again. Rows are only added and deleted, so that nobody who adds one waits.';
