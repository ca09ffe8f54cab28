-- A page of all users, erased or not, forwards or backwards: by joined_at, state, rank, referral_count (most first), or
-- a column of signup_search_entry. By rank and by referral_count, users who are not waiting come last either way.
--
-- The page comes from one snapshot, at a cost that hardly grows with the number of signups.
CREATE OR REPLACE FUNCTION signup_page(of_sort text, backwards boolean, skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  head waitlist_head;
  others_last boolean := of_sort IN ('rank', 'referral_count');
  people bigint;
  size integer;
  first bigint;
  inner_size integer;
  found bigint[] := '{}';
BEGIN
  SELECT * INTO head FROM waitlist_head;
  -- What is turned around to go backwards; the users after it are not.
  people := CASE WHEN others_last THEN head.waiting_total ELSE head.last_seq END;
  size := greatest(0, least(take, people - skip));
  first := CASE WHEN backwards THEN people - skip - size ELSE skip END;
  inner_size := CASE WHEN of_sort = 'state' THEN greatest(0, least(size, head.waiting_total - first)) ELSE size END;
  IF inner_size > 0 THEN
    found := CASE of_sort
      WHEN 'joined_at' THEN ARRAY(SELECT generate_series(first + 1, first + inner_size))
      WHEN 'state' THEN signup_page_in_join_order(first, inner_size)
      WHEN 'rank' THEN signup_page_of_waiting(of_sort, first, inner_size)
      WHEN 'referral_count' THEN signup_page_of_waiting(of_sort, first, inner_size)
      ELSE signup_page_by_key(of_sort, first, inner_size) END;
  END IF;
  IF inner_size < size THEN
    found := found || signup_page_of_others(greatest(0, first - head.waiting_total), size - inner_size);
  END IF;
  IF backwards THEN
    found := ARRAY(SELECT seq FROM unnest(found) WITH ORDINALITY AS turned (seq, place) ORDER BY place DESC);
  END IF;
  IF size < take AND others_last THEN
    found := found || signup_page_of_others(greatest(0, skip - people), take - size);
  END IF;
  RETURN found;
END $$;
