-- Splits the pieces of signup_order that have grown larger than this.
--
-- A B-tree knows the order of its keys, but not how many come before one. signup_order does, in pieces of one or two
-- thousand rows: the position of a key, and the key at a position, are a sum over the pieces and a walk within one.
CREATE OR REPLACE FUNCTION signup_order_split(largest integer DEFAULT 2048) RETURNS void
LANGUAGE plpgsql AS $$
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
