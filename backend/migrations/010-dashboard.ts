import { Migration } from '@mikro-orm/migrations';

/** What the dashboard needs beside the counts that the joins keep. */
export class Migration010Dashboard extends Migration {
  override up(): void {
    for (const statement of [otpCount, countOtps, seqBefore]) this.addSql(statement);
  }
}

const otpCount = /* sql */ `
CREATE TABLE otp_count (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 31),
  asked bigint NOT NULL,
  verified bigint NOT NULL
) WITH (fillfactor = 50);
COMMENT ON TABLE otp_count IS 'How many codes for joining the waitlist were ever asked for, and verified; the challenges themselves are deleted after a day. Sums over the rows.';
COMMENT ON COLUMN otp_count.shard IS 'Each connection counts in a row by its number, so that senders seldom wait for each other.';
INSERT INTO otp_count SELECT 0, count(*), count(verified_at) FROM otp_challenge WHERE purpose = 'waitlist';
`;

/** Counted in the transaction of what is counted, wherever it is written from: a send that is rolled back was none. */
const countOtps = /* sql */ `
CREATE FUNCTION otp_count_add(asked_more bigint, verified_more bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO otp_count (shard, asked, verified) VALUES (pg_backend_pid() % 32, asked_more, verified_more)
  ON CONFLICT (shard) DO UPDATE SET asked = otp_count.asked + excluded.asked, verified = otp_count.verified + excluded.verified;
END $$;
COMMENT ON FUNCTION otp_count_add IS 'Counts codes for joining the waitlist in the row of this connection.';

CREATE FUNCTION otp_challenge_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM otp_count_add(count(*), count(verified_at)) FROM inserted WHERE purpose = 'waitlist' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER otp_challenge_count_inserted AFTER INSERT ON otp_challenge
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION otp_challenge_count_inserted();

CREATE FUNCTION otp_challenge_count_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM otp_count_add(0, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER otp_challenge_count_verified AFTER UPDATE OF verified_at ON otp_challenge FOR EACH ROW
  WHEN (NEW.purpose = 'waitlist' AND OLD.verified_at IS NULL AND NEW.verified_at IS NOT NULL)
  EXECUTE FUNCTION otp_challenge_count_verified();
`;

/**
 * The join order rises with the time, so a moment is found by halving: some 27 look-ups by key at a hundred million
 * signups, and no index on the time that every join would have to write.
 */
const seqBefore = /* sql */ `
CREATE FUNCTION waitlist_seq_before(moment timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  low bigint := 0;
  high bigint := (SELECT last_seq FROM waitlist_head);
  middle bigint;
BEGIN
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF (SELECT joined_at < moment FROM signup WHERE seq = middle) THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  RETURN low;
END $$;
COMMENT ON FUNCTION waitlist_seq_before IS 'The newest signup before a moment, which is how many had joined by then; 0: nobody.';
`;
