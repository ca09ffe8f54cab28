import { Baseline } from '../pre-release.ts';

/** The ledger of credits, the scores summed from it, and the counts that make a rank a short sum: docs/decisions/rank.md */
export class RankingBaseline extends Baseline {
  protected readonly tables = /* sql */ `
CREATE TABLE credit (
  referred_seq bigint NOT NULL,
  revision smallint NOT NULL,
  referrer_seq bigint NOT NULL CHECK (referrer_seq <> referred_seq),
  points integer NOT NULL CHECK (points <> 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (referred_seq, revision),
  CHECK (revision > 0 OR (revision = 0 AND points > 0))
);

CREATE TABLE score (
  seq bigint PRIMARY KEY,
  points bigint NOT NULL,
  referral_count bigint NOT NULL,
  ranked boolean NOT NULL DEFAULT true,
  CONSTRAINT score_points_check CHECK (points > 0 OR points = 0 AND NOT ranked),
  CONSTRAINT score_referral_count_check CHECK (referral_count > 0 OR referral_count = 0 AND NOT ranked)
) WITH (fillfactor = 80);
CREATE INDEX score_points_index ON score ((-points), seq) WHERE ranked;
CREATE INDEX score_referral_count_index ON score ((-referral_count), seq) WHERE ranked;
CREATE INDEX score_unranked_index ON score (seq) WHERE NOT ranked;

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
`;

  protected readonly comments = /* sql */ `
COMMENT ON TABLE credit IS 'The ledger, append-only. Revision 0 is the credit for one referred signup; the primary key makes it happen once.';
COMMENT ON TABLE score IS 'Sums of the ledger by referrer, and the blocked and erased users. A ranked user without points has no row.';
COMMENT ON COLUMN score.ranked IS 'False for a blocked or erased user: they have no rank and push nobody down.';
COMMENT ON TABLE rank_histogram IS 'How many ranked users have points p, by bucket p >> 6 * level, levels 0 to 3.';
COMMENT ON TABLE rank_block IS 'How many ranked users of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have a row in score, ranked or not.';
COMMENT ON TABLE rank_dense_points IS 'Point values common enough for rank_block to count them too.';
`;
}
