import { Migration } from '@mikro-orm/migrations';
import { page, pageByKey, pageByRank } from './014-signup-pages.ts';

/**
 * How admins find and list people: what a search looks through and what a list is sorted by, beside the signups, so that
 * joins write none of its indexes. A job copies new signups in join order up to a watermark; readers look at the few
 * signups above the watermark themselves, so that they miss nobody. The extension pg_trgm is there: who migrates sees to it.
 */
export class Migration014SignupSearch extends Migration {
  override up(): void {
    for (const statement of [tables, entry, order, fill, pageByKey, pageByRank, page]) this.addSql(statement);
    this.addSql('SELECT signup_search_fill(0)');
  }
}

const tables = /* sql */ `
CREATE TABLE signup_search_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  through_seq bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE signup_search_head IS 'One row: the lock of all writers of signup_search, and up to which signup it goes.';
INSERT INTO signup_search_head DEFAULT VALUES;

CREATE TABLE signup_search (
  seq bigint PRIMARY KEY,
  terms text COLLATE "C" NOT NULL,
  first_name text COLLATE "C" NOT NULL,
  last_name text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  phone text COLLATE "C" NOT NULL,
  country text COLLATE "C" NOT NULL,
  broker text COLLATE "C" NOT NULL,
  referral_id text COLLATE "C" NOT NULL,
  referral_code text COLLATE "C" NOT NULL
);
COMMENT ON TABLE signup_search IS 'The rows of signup_search_entry up to the watermark.';
COMMENT ON COLUMN signup_search.terms IS 'What a search looks through, in lower case, a line for each contact and code; empty for who is erased.';

CREATE TABLE signup_order (
  sort text NOT NULL,
  lower_key text COLLATE "C" NOT NULL,
  lower_seq bigint NOT NULL,
  people bigint NOT NULL CHECK (people >= 0),
  PRIMARY KEY (sort, lower_key, lower_seq)
) WITH (fillfactor = 80);
COMMENT ON TABLE signup_order IS 'How many rows of signup_search lie between a key of a column and the next key here: a place in the order is found without counting the rows before it.';

CREATE INDEX score_referral_count_index ON score ((-referral_count), seq) WHERE ranked;
`;

/** The one place that says what is searched and sorted by. */
const entry = /* sql */ `
CREATE VIEW signup_search_entry AS
SELECT seq,
  CASE WHEN erased_at IS NULL THEN lower(concat_ws(E'\\n', first_name || ' ' || last_name, email, phone, referral_id, referral_code, id)) ELSE '' END COLLATE "C" AS terms,
  lower(first_name) COLLATE "C" AS first_name,
  lower(last_name) COLLATE "C" AS last_name,
  lower(email) COLLATE "C" AS email,
  phone COLLATE "C" AS phone,
  country COLLATE "C" AS country,
  broker COLLATE "C" AS broker,
  referral_id COLLATE "C" AS referral_id,
  left(upper(coalesce(referral_code, '')), 200) COLLATE "C" AS referral_code
FROM signup;
COMMENT ON VIEW signup_search_entry IS 'Every signup as it is searched and sorted.';
`;

/**
 * A B-tree knows the order of its keys, but not how many lie before one. signup_order does, by pieces of a thousand or
 * two: the place of a key, and the key of a place, are a sum over the pieces and a walk within one.
 */
const order = /* sql */ `
CREATE FUNCTION signup_order_count(from_seq bigint, to_seq bigint, step integer) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashagg = off AS $$
BEGIN
  UPDATE signup_order SET people = signup_order.people + step * counted.people
  FROM (
    SELECT keyed.sort, piece.lower_key, piece.lower_seq, count(*) AS people
    FROM signup_search AS found
    CROSS JOIN LATERAL (VALUES ('first_name', found.first_name), ('last_name', found.last_name), ('email', found.email), ('phone', found.phone),
      ('country', found.country), ('broker', found.broker), ('referral_id', found.referral_id), ('referral_code', found.referral_code)) AS keyed (sort, key)
    CROSS JOIN LATERAL (
      SELECT o.lower_key, o.lower_seq FROM signup_order AS o
      WHERE o.sort = keyed.sort AND (o.lower_key, o.lower_seq) <= (keyed.key, found.seq) ORDER BY o.lower_key DESC, o.lower_seq DESC LIMIT 1) AS piece
    WHERE found.seq BETWEEN from_seq AND to_seq GROUP BY 1, 2, 3
  ) AS counted
  WHERE signup_order.sort = counted.sort AND signup_order.lower_key = counted.lower_key AND signup_order.lower_seq = counted.lower_seq;
END $$;
COMMENT ON FUNCTION signup_order_count IS 'Counts the rows of signup_search in a range of the join order in, step 1, or out, step -1.';

CREATE FUNCTION signup_order_split(largest integer DEFAULT 2048) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  piece signup_order;
BEGIN
  FOR piece IN SELECT * FROM signup_order WHERE people > largest LOOP
    EXECUTE format(
      'WITH numbered AS MATERIALIZED (
         SELECT key, seq, (row_number() OVER (ORDER BY key, seq) - 1) / $4 AS part FROM (
           SELECT %1$I AS key, seq FROM signup_search WHERE (%1$I, seq) >= ($2, $3) ORDER BY %1$I, seq LIMIT $5) AS own
       ), parts AS (
         SELECT DISTINCT ON (part) part, key, seq, count(*) OVER (PARTITION BY part) AS people FROM numbered ORDER BY part, key, seq)
       INSERT INTO signup_order (sort, lower_key, lower_seq, people)
       SELECT $1, CASE part WHEN 0 THEN $2 ELSE key END, CASE part WHEN 0 THEN $3 ELSE seq END, people FROM parts
       ON CONFLICT (sort, lower_key, lower_seq) DO UPDATE SET people = excluded.people', piece.sort)
    USING piece.sort, piece.lower_key, piece.lower_seq, largest / 2, piece.people;
  END LOOP;
END $$;
COMMENT ON FUNCTION signup_order_split IS 'Splits the pieces that have grown larger than this.';

CREATE FUNCTION signup_order_before(of_sort text, key text, s bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  piece signup_order;
  within bigint;
BEGIN
  SELECT * INTO piece FROM signup_order AS o
  WHERE o.sort = of_sort AND (o.lower_key, o.lower_seq) <= (key, s) ORDER BY o.lower_key DESC, o.lower_seq DESC LIMIT 1;
  EXECUTE format('SELECT count(*) FROM signup_search WHERE (%1$I, seq) >= ($1, $2) AND (%1$I, seq) < ($3, $4)', of_sort)
    INTO within USING piece.lower_key, piece.lower_seq, key, s;
  RETURN within + (SELECT coalesce(sum(o.people), 0)::bigint FROM signup_order AS o
    WHERE o.sort = of_sort AND (o.lower_key, o.lower_seq) < (piece.lower_key, piece.lower_seq));
END $$;
COMMENT ON FUNCTION signup_order_before IS 'How many rows of signup_search stand before a key and seq in the order of a column.';
`;

/**
 * Writers take the lock of signup_search_head first, so that somebody who is erased while the job copies them is erased
 * here, too: whichever comes second sees what the other has written.
 */
const fill = /* sql */ `
CREATE FUNCTION signup_search_add(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  from_seq bigint;
  to_seq bigint;
BEGIN
  SELECT through_seq + 1 INTO from_seq FROM signup_search_head FOR UPDATE;
  SELECT least(last_seq, from_seq + at_most - 1) INTO to_seq FROM waitlist_head;
  IF to_seq < from_seq THEN
    RETURN 0;
  END IF;
  EXECUTE 'INSERT INTO signup_search SELECT * FROM signup_search_entry WHERE seq BETWEEN $1 AND $2' USING from_seq, to_seq;
  PERFORM signup_order_count(from_seq, to_seq, 1);
  PERFORM signup_order_split();
  PERFORM gin_clean_pending_list('signup_search_terms_index');
  UPDATE signup_search_head SET through_seq = to_seq;
  RETURN to_seq - from_seq + 1;
END $$;
COMMENT ON FUNCTION signup_search_add IS 'Copies the next signups, in join order; how many they were.';

CREATE FUNCTION signup_search_erase(s bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM signup_search_head FOR UPDATE;
  PERFORM signup_order_count(s, s, -1);
  UPDATE signup_search AS found SET terms = entry.terms, first_name = entry.first_name, last_name = entry.last_name, email = entry.email, phone = entry.phone,
    country = entry.country, broker = entry.broker, referral_id = entry.referral_id, referral_code = entry.referral_code
  FROM signup_search_entry AS entry WHERE entry.seq = s AND found.seq = s;
  PERFORM signup_order_count(s, s, 1);
END $$;
COMMENT ON FUNCTION signup_search_erase IS 'Brings the copy of a signup that was erased to what is left of it.';

CREATE FUNCTION signup_search_fill(to_seq bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_sort text;
BEGIN
  PERFORM FROM signup_search_head FOR UPDATE;
  TRUNCATE signup_search, signup_order;
  DROP INDEX IF EXISTS signup_search_terms_index;
  INSERT INTO signup_search SELECT * FROM signup_search_entry WHERE seq <= to_seq;
  UPDATE signup_search_head SET through_seq = (SELECT count(*) FROM signup_search);
  FOREACH of_sort IN ARRAY '{first_name,last_name,email,phone,country,broker,referral_id,referral_code}'::text[] LOOP
    EXECUTE format('DROP INDEX IF EXISTS %I', 'signup_search_' || of_sort || '_index');
    EXECUTE format('CREATE INDEX %I ON signup_search (%I, seq)', 'signup_search_' || of_sort || '_index', of_sort);
    INSERT INTO signup_order SELECT of_sort, '', 0, through_seq FROM signup_search_head;
  END LOOP;
  CREATE INDEX signup_search_terms_index ON signup_search USING gin (terms gin_trgm_ops);
  PERFORM signup_order_split();
END $$;
COMMENT ON FUNCTION signup_search_fill IS 'Copies the signups up to one anew, and builds the indexes after that: for a table that is empty or nearly so, searches wait meanwhile.';
`;
