-- A page of users ordered by a column of signup_search_entry, then by joining.
CREATE OR REPLACE FUNCTION signup_page_by_key(of_sort text, skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  tail_keys text[];
  tail_seqs bigint[];
  low integer := 0;
  high integer;
  middle integer;
  piece record;
  found bigint[];
BEGIN
  EXECUTE format('SELECT coalesce(array_agg(%1$I ORDER BY %1$I, seq), ''{}''), coalesce(array_agg(seq ORDER BY %1$I, seq), ''{}'')
    FROM signup_search_entry WHERE seq > $1', of_sort)
    INTO tail_keys, tail_seqs USING (SELECT through_seq FROM signup_search_head);
  -- How many signups above the watermark come before the page, by halving.
  high := cardinality(tail_seqs);
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF middle + signup_order_before(of_sort, tail_keys[middle], tail_seqs[middle]) <= skip THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  -- The sum ends with the piece in which the page begins; there is none if only signups above the watermark are left.
  SELECT lower_key, lower_seq, through - people AS before INTO piece FROM (
    SELECT lower_key, lower_seq, people, (sum(people) OVER (ORDER BY lower_key, lower_seq ROWS UNBOUNDED PRECEDING))::bigint AS through
    FROM signup_order WHERE sort = of_sort) AS pieces
  WHERE through > skip - low ORDER BY lower_key, lower_seq LIMIT 1;
  EXECUTE format(
    'SELECT array_agg(seq ORDER BY key, seq) FROM (
       SELECT key, seq FROM (
         SELECT key COLLATE "C" AS key, seq FROM unnest($1, $2) AS tail (key, seq)
         UNION ALL
         (SELECT %1$I, seq FROM signup_search WHERE (%1$I, seq) >= ($3, $4) ORDER BY %1$I, seq OFFSET $5 LIMIT $6)) AS near
       ORDER BY key, seq LIMIT $6) AS page', of_sort)
  INTO found USING tail_keys[low + 1:low + take], tail_seqs[low + 1:low + take], piece.lower_key, piece.lower_seq, skip - low - piece.before, take;
  RETURN coalesce(found, '{}');
END $$;
