-- A page of all users, erased or not, forwards or backwards: by joined_at, state, rank, referral_count (most first;
-- in both, unranked users come last either way), or a column of signup_search_entry.
--
-- The page comes from one snapshot, at a cost that hardly grows with the number of signups.
CREATE OR REPLACE FUNCTION signup_page(of_sort text, backwards boolean, skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  head waitlist_head;
  people bigint;
  active bigint;
  size integer;
  first bigint;
  found bigint[] := '{}';
  rest bigint[] := '{}';
BEGIN
  SELECT * INTO head FROM waitlist_head;
  active := head.last_seq - head.excluded_total;
  people := CASE WHEN of_sort IN ('rank', 'referral_count') THEN active ELSE head.last_seq END;
  size := greatest(0, least(take, people - skip));
  first := CASE WHEN backwards THEN people - skip - size ELSE skip END;
  IF size > 0 THEN
    found := CASE of_sort
      WHEN 'joined_at' THEN ARRAY(SELECT generate_series(first + 1, first + size))
      WHEN 'state' THEN signup_page_by_state(first, size, active)
      WHEN 'rank' THEN signup_page_of_ranked(of_sort, first, size)
      WHEN 'referral_count' THEN signup_page_of_ranked(of_sort, first, size)
      ELSE signup_page_by_key(of_sort, first, size) END;
  END IF;
  IF backwards THEN
    found := ARRAY(SELECT seq FROM unnest(found) WITH ORDINALITY AS turned (seq, place) ORDER BY place DESC);
  END IF;
  IF people = active AND size < take THEN
    rest := ARRAY(SELECT seq FROM score WHERE NOT ranked ORDER BY seq OFFSET greatest(0, skip - active) LIMIT take - size);
  END IF;
  RETURN found || rest;
END $$;
