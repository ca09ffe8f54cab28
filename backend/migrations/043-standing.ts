import { Migration } from '@mikro-orm/migrations';

/** Users can be away from the ranking without being excluded from the waitlist: docs/decisions/rank.md */
export class Migration043Standing extends Migration {
  override up(): void {
    for (const statement of [standing, indexes, counts, comments]) this.addSql(statement);
  }
}

/** Dropping the column drops its checks and indexes. */
const standing = /* sql */ `
CREATE TYPE standing AS ENUM ('waiting', 'away', 'excluded');
ALTER TABLE score ADD COLUMN standing standing NOT NULL DEFAULT 'waiting';
UPDATE score SET standing = 'excluded' WHERE NOT ranked;
ALTER TABLE score
  DROP COLUMN ranked,
  ADD CONSTRAINT score_points_check CHECK (points > 0 OR points = 0 AND standing <> 'waiting'),
  ADD CONSTRAINT score_referral_count_check CHECK (referral_count > 0 OR referral_count = 0 AND standing <> 'waiting');
`;

const indexes = /* sql */ `
CREATE INDEX score_points_index ON score ((-points), seq) WHERE standing = 'waiting';
CREATE INDEX score_referral_count_index ON score ((-referral_count), seq) WHERE standing = 'waiting';
CREATE INDEX score_away_index ON score (seq) WHERE standing = 'away';
CREATE INDEX score_away_points_index ON score ((-points), seq) WHERE standing = 'away';
CREATE INDEX score_away_referral_count_index ON score ((-referral_count), seq) WHERE standing = 'away';
CREATE INDEX score_excluded_index ON score (seq) WHERE standing = 'excluded';
`;

const counts = /* sql */ `
ALTER TABLE waitlist_head
  ADD COLUMN away_total bigint NOT NULL DEFAULT 0 CHECK (away_total >= 0),
  ADD COLUMN waiting_total bigint NOT NULL GENERATED ALWAYS AS (last_seq - excluded_total - away_total) STORED CHECK (waiting_total >= 0);
INSERT INTO rank_block (points, level, block, people)
SELECT -1, level, seq >> 3 + 7 * level, count(*) FROM score, generate_series(1, 3) AS level
WHERE standing <> 'waiting' GROUP BY 1, 2, 3;
`;

const comments = /* sql */ `
COMMENT ON TYPE standing IS 'waiting: has a rank; away: invited, so has none, but is still counted as a user; excluded: blocked or erased.';
COMMENT ON TABLE score IS 'Sums of the ledger by referrer, and everybody who is not waiting. A waiting user without points has no row.';
COMMENT ON COLUMN score.standing IS 'Only waiting users have a rank; the others push nobody down.';
COMMENT ON COLUMN waitlist_head.excluded_total IS 'How many users are blocked or erased.';
COMMENT ON COLUMN waitlist_head.away_total IS 'How many users are away.';
COMMENT ON COLUMN waitlist_head.waiting_total IS 'How many users have a rank.';
COMMENT ON TABLE rank_histogram IS 'How many waiting users have points p, by bucket p >> 6 * level, levels 0 to 3. Level 4, bucket 0: how many users who are away have points.';
COMMENT ON TABLE rank_block IS 'How many waiting users of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have a row in score; -1: are not waiting; -2: are away.';
`;
