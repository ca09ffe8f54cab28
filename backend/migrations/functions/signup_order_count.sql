-- Adds the rows of signup_search in a range of the join order to the counts of signup_order (step 1) or removes them
-- (step -1).
CREATE OR REPLACE FUNCTION signup_order_count(from_seq bigint, to_seq bigint, step integer) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
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
