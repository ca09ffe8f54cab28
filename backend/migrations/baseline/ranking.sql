-- The ledger of credits, the scores summed from it, and the counts that make a rank a short sum: docs/decisions/rank.md
CREATE TABLE credit (
  referred_seq bigint NOT NULL,
  revision smallint NOT NULL,
  referrer_seq bigint NOT NULL CHECK (referrer_seq <> referred_seq),
  points integer NOT NULL CHECK (points <> 0),
  created_at timestamptz NOT NULL,
  cause text NOT NULL DEFAULT 'join',
  PRIMARY KEY (referred_seq, revision),
  CONSTRAINT credit_cause_check CHECK (cause IN ('join', 'hold', 'release', 'reverse', 'restore', 'merge')),
  CONSTRAINT credit_revision_check
    CHECK (CASE revision WHEN 0 THEN cause = 'join' AND points > 0 ELSE revision > 0 AND cause <> 'join' END)
);

CREATE INDEX credit_correction_index ON credit (referrer_seq, created_at) WHERE revision > 0;

CREATE TABLE point_grant (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  signup_seq bigint NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  reason text NOT NULL CHECK (char_length(reason) <= 500),
  is_visible boolean NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  granted_by text NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text,
  CONSTRAINT point_grant_taken_back_check CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
CREATE INDEX point_grant_signup_index ON point_grant (signup_seq, seq);

CREATE TYPE standing AS ENUM ('waiting', 'away', 'excluded');

CREATE TABLE score (
  seq bigint PRIMARY KEY,
  points bigint NOT NULL,
  referral_count bigint NOT NULL,
  standing standing NOT NULL DEFAULT 'waiting',
  CONSTRAINT score_points_check CHECK (points > 0 OR points = 0 AND standing <> 'waiting'),
  CONSTRAINT score_referral_count_check CHECK (referral_count >= 0)
) WITH (fillfactor = 80);
CREATE INDEX score_points_index ON score ((-points), seq) WHERE standing = 'waiting';
CREATE INDEX score_referral_count_index ON score ((-referral_count), seq) WHERE standing = 'waiting';
CREATE INDEX score_given_index ON score (standing) WHERE points > 0 AND referral_count = 0;
CREATE INDEX score_away_index ON score (seq) WHERE standing = 'away';
CREATE INDEX score_away_points_index ON score ((-points), seq) WHERE standing = 'away';
CREATE INDEX score_away_referral_count_index ON score ((-referral_count), seq) WHERE standing = 'away';
CREATE INDEX score_excluded_index ON score (seq) WHERE standing = 'excluded';
CREATE INDEX score_excluded_points_index ON score ((-points), seq) WHERE standing = 'excluded';
CREATE INDEX score_excluded_referral_count_index ON score ((-referral_count), seq) WHERE standing = 'excluded';

CREATE TABLE rank_histogram (
  level smallint NOT NULL,
  bucket bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (level, bucket)
) WITH (fillfactor = 80);

CREATE TABLE rank_block (
  points bigint NOT NULL,
  level smallint NOT NULL,
  block bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (points, level, block)
) WITH (fillfactor = 80);

CREATE TABLE rank_dense_points (points bigint PRIMARY KEY CHECK (points > 0));

CREATE TABLE rank_history (
  signup_seq bigint PRIMARY KEY,
  day date NOT NULL,
  ranks integer[] NOT NULL CHECK (cardinality(ranks) BETWEEN 1 AND 30)
) WITH (fillfactor = 80);

COMMENT ON TABLE credit IS 'The ledger, append-only. Revision 0 is the credit for one referred signup; the primary key makes it happen once. Higher ones take all of it back, or give it again: to the user who its owner was merged into, if the cause is merge.';
COMMENT ON COLUMN credit.cause IS 'join; hold: it does not count until it is checked; release: it was checked and counts; reverse: it does not count any more; restore: it counts again; merge: it moved with its owner, taken from the one and given to the other.';
COMMENT ON TABLE point_grant IS 'Points that admins gave, besides those for referrals. They count until they are taken back.';
COMMENT ON COLUMN point_grant.reason IS 'Why; empty once the user is erased.';
COMMENT ON COLUMN point_grant.is_visible IS 'Whether the user sees it, with its reason.';
COMMENT ON COLUMN point_grant.granted_by IS 'Who gave them, as they were called at the time.';
COMMENT ON TABLE rank_dense_points IS 'Point values common enough for rank_block to count them too.';
COMMENT ON TYPE standing IS 'waiting: has a rank; away: invited, so has none, but is still counted as a user; excluded: blocked or erased.';
COMMENT ON COLUMN score.referral_count IS 'How many of the credits count.';
COMMENT ON TABLE score IS 'Sums of the ledger by referrer, with the points granted, and everybody who is not waiting. A waiting user without points has no row.';
COMMENT ON INDEX score_given_index IS 'Counts users whose points were all given to them: waitlist_referrers.';
COMMENT ON COLUMN score.standing IS 'Only waiting users have a rank; the others push nobody down.';
COMMENT ON TABLE rank_histogram IS 'How many waiting users have points p, by bucket p >> 6 * level, levels 0 to 3. Level 4, bucket 0: how many users who are away have points.';
COMMENT ON TABLE rank_block IS 'How many waiting users of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have a row in score, ranked or not.';
COMMENT ON TABLE rank_history IS 'Ranks of waiting users who have points or came back, one a day, each as it was when it was kept. Others have no row.';
COMMENT ON COLUMN rank_history.day IS 'The day of the last rank, UTC.';
COMMENT ON COLUMN rank_history.ranks IS 'One for each day up to that one, the latest last; null for a day on which none was kept.';
