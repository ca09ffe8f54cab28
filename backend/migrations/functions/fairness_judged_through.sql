-- How far the join order has been looked at for fakes: what follows it to give or to tell goes no further.
CREATE OR REPLACE FUNCTION fairness_judged_through() RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(last_seq, (SELECT min(seq) - 1 FROM assessment WHERE is_unjudged)) FROM fairness_head
$$;
