import { Migration } from '@mikro-orm/migrations';

/**
 * The waitlist: signups in join order, the ledger of credits, and the counts that answer a rank without scanning.
 *
 * One rule holds it together: whoever writes any of these tables first locks the one row of `waitlist_head`.
 * So the writers form one line, readers wait for nobody, and every commit leaves
 * signups, ledger, scores, rank counts and dashboard counts in agreement.
 */
export class Migration002Waitlist extends Migration {
  override up(): void {
    for (const statement of [tables, appendOnlyLedger]) this.addSql(statement);
  }
}

const tables = /* sql */ `
CREATE TABLE waitlist_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0,
  last_joined_at timestamptz NOT NULL DEFAULT 'epoch',
  referred_total bigint NOT NULL DEFAULT 0 CHECK (referred_total BETWEEN 0 AND last_seq)
);
COMMENT ON TABLE waitlist_head IS 'One row: the lock of all writers, the newest signup, and how many joined with a known code.';
INSERT INTO waitlist_head DEFAULT VALUES;

CREATE TABLE signup (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  referrer_seq bigint CHECK (referrer_seq < seq),
  joined_at timestamptz NOT NULL,
  id uuid NOT NULL CONSTRAINT signup_id_key UNIQUE,
  referral_id text NOT NULL CONSTRAINT signup_referral_id_key UNIQUE,
  verified_by text NOT NULL CHECK (verified_by IN ('email', 'phone')),
  email text NOT NULL,
  email_key text NOT NULL,
  phone text NOT NULL,
  identity text NOT NULL GENERATED ALWAYS AS
    (CASE verified_by WHEN 'email' THEN 'email:' || email_key ELSE 'phone:' || phone END) STORED
    CONSTRAINT signup_identity_key UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  system_country text,
  broker text NOT NULL,
  referral_code text
);
CREATE INDEX signup_referrer_seq_index ON signup (referrer_seq, seq) WHERE referrer_seq IS NOT NULL;
COMMENT ON TABLE signup IS 'A person on the waitlist. seq is the join order: dense, from 1, rising with joined_at.';
COMMENT ON COLUMN signup.referrer_seq IS 'Whose code brought them. No foreign key: it would lock a popular referrer''s row for every join; rows are never deleted.';
COMMENT ON COLUMN signup.identity IS 'The verified contact; one signup each.';
COMMENT ON COLUMN signup.referral_code IS 'The code as entered, known or not.';

CREATE TABLE credit (
  referred_seq bigint NOT NULL,
  revision smallint NOT NULL,
  referrer_seq bigint NOT NULL CHECK (referrer_seq <> referred_seq),
  points integer NOT NULL CHECK (points <> 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (referred_seq, revision),
  CHECK (revision > 0 OR (revision = 0 AND points > 0))
);
COMMENT ON TABLE credit IS 'The ledger, append-only. Revision 0 is the credit for one referred signup; its key makes it happen once.';

CREATE TABLE score (
  seq bigint PRIMARY KEY,
  points bigint NOT NULL CHECK (points > 0),
  referral_count bigint NOT NULL CHECK (referral_count > 0)
) WITH (fillfactor = 80);
CREATE INDEX score_points_index ON score ((-points), seq);
COMMENT ON TABLE score IS 'The sums of the ledger by referrer; who has no points has no row.';

CREATE TABLE rank_histogram (
  level smallint NOT NULL,
  bucket bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (level, bucket)
) WITH (fillfactor = 80);
COMMENT ON TABLE rank_histogram IS 'How many people have points p, by bucket p >> 6 * level, levels 0 to 3.';

CREATE TABLE rank_block (
  points bigint NOT NULL,
  level smallint NOT NULL,
  block bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (points, level, block)
) WITH (fillfactor = 80);
COMMENT ON TABLE rank_block IS 'How many people of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have any.';

CREATE TABLE rank_dense_points (points bigint PRIMARY KEY CHECK (points > 0));
COMMENT ON TABLE rank_dense_points IS 'The points values so common that rank_block counts them, too.';

CREATE TABLE signup_country_count (country text PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);
CREATE TABLE signup_day_count (day date PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);
COMMENT ON TABLE signup_day_count IS 'Signups by day, UTC.';

CREATE TABLE signup_message (
  signup_seq bigint NOT NULL REFERENCES signup (seq),
  kind text NOT NULL CHECK (kind IN ('welcome')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  refused_at timestamptz CHECK (refused_at IS NULL OR sent_at IS NULL),
  PRIMARY KEY (signup_seq, kind)
);
COMMENT ON TABLE signup_message IS 'What was sent to people on the waitlist; the key sends each kind once.';
`;

const appendOnlyLedger = /* sql */ `
CREATE FUNCTION credit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of credits is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER credit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit
  FOR EACH STATEMENT EXECUTE FUNCTION credit_is_append_only();
`;
