-- How many rows of signup_search come before a key and seq in the order of a column.
CREATE OR REPLACE FUNCTION signup_order_before(of_sort text, key text, s bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
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
