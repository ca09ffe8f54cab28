-- How many users have a country, erased ones left out, and a page of them in join order, forwards or backwards.
--
-- The users of a country are neighbors in the order of signup_page_by_key: where they begin and end in it is found like
-- any position there, so the page costs about the same at any number of signups.
CREATE OR REPLACE FUNCTION signup_page_of_country(of_country text, backwards boolean, skip bigint, take integer, OUT people bigint, OUT seqs bigint[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  before bigint;
  size integer;
BEGIN
  SELECT signup_order_before('country', of_country, 0) + count(*) FILTER (WHERE country < of_country),
    signup_order_before('country', of_country, 9223372036854775807) + count(*) FILTER (WHERE country <= of_country)
  INTO before, people
  FROM signup_search_entry WHERE seq > (SELECT through_seq FROM signup_search_head);
  people := people - before;
  size := greatest(0, least(take, people - skip));
  seqs := CASE WHEN size = 0 THEN '{}'
    ELSE signup_page_by_key('country', before + CASE WHEN backwards THEN people - skip - size ELSE skip END, size) END;
  IF backwards THEN
    seqs := ARRAY(SELECT seq FROM unnest(seqs) WITH ORDINALITY AS turned (seq, place) ORDER BY place DESC);
  END IF;
END $$;
