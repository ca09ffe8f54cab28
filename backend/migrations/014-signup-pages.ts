/** The part of migration 014 that finds the pages of a list of everybody, in any order. */

export const pageByKey = /* sql */ `
CREATE FUNCTION signup_page_by_key(of_sort text, skip bigint, take integer) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
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
  -- How many of those above the watermark are among the first, by halving.
  high := cardinality(tail_seqs);
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF middle + signup_order_before(of_sort, tail_keys[middle], tail_seqs[middle]) <= skip THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  SELECT lower_key, lower_seq, before INTO piece FROM (
    SELECT lower_key, lower_seq, (sum(people) OVER (ORDER BY lower_key, lower_seq) - people)::bigint AS before FROM signup_order WHERE sort = of_sort) AS pieces
  WHERE before <= skip - low ORDER BY before DESC, lower_key DESC, lower_seq DESC LIMIT 1;
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
COMMENT ON FUNCTION signup_page_by_key IS 'Who stands where in the order of a column of signup_search_entry, then of joining.';
`;

/** Places in the ranking are found by the counts that ranks are found by: docs/decisions/rank.md. */
export const pageByRank = /* sql */ `
CREATE FUNCTION signup_page_of_points(skip bigint, take integer) RETURNS bigint[] LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  rest bigint := skip;
  above bigint;
  found record;
  from_seq bigint := 0;
BEGIN
  FOR of_level IN REVERSE 3..0 LOOP
    SELECT bucket, before INTO found FROM (
      SELECT bucket, people, (sum(people) OVER (ORDER BY bucket DESC) - people)::bigint AS before FROM rank_histogram
      WHERE level = of_level AND bucket >= coalesce(above << 6, 0) AND bucket <= coalesce(above << 6 | 63, 9223372036854775807)) AS buckets
    WHERE before <= rest AND rest < before + people;
    above := found.bucket;
    rest := rest - found.before;
  END LOOP;
  IF EXISTS (SELECT FROM rank_dense_points WHERE points = above) THEN
    from_seq := NULL;
    FOR of_level IN REVERSE 3..1 LOOP
      SELECT block, before INTO found FROM (
        SELECT block, people, (sum(people) OVER (ORDER BY block) - people)::bigint AS before FROM rank_block
        WHERE points = above AND level = of_level AND block >= coalesce(from_seq << 7, 0) AND block <= coalesce(from_seq << 7 | 127, 9223372036854775807)) AS blocks
      WHERE before <= rest AND rest < before + people;
      from_seq := found.block;
      rest := rest - found.before;
    END LOOP;
    from_seq := from_seq << 10;
  END IF;
  RETURN ARRAY(SELECT seq FROM score WHERE ranked AND (-points, seq) >= (-above, from_seq) ORDER BY -points, seq OFFSET rest LIMIT take);
END $$;
COMMENT ON FUNCTION signup_page_of_points IS 'Who stands where among the ranked people with points.';

CREATE FUNCTION signup_page_without_points(skip bigint, take integer) RETURNS bigint[] LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off AS $$
DECLARE
  newest bigint := (SELECT last_seq FROM waitlist_head);
  rest bigint := skip;
  above bigint;
  found record;
BEGIN
  FOR of_level IN REVERSE 3..1 LOOP
    SELECT block, before INTO found FROM (
      SELECT block, people, (sum(people) OVER (ORDER BY block) - people)::bigint AS before FROM (
        SELECT wanted AS block, greatest(0, least(wanted + 1 << 3 + 7 * of_level, newest + 1) - greatest(wanted << 3 + 7 * of_level, 1) - coalesce(kept.people, 0)) AS people
        FROM generate_series(coalesce(above << 7, 0), coalesce(above << 7 | 127, newest >> 24)) AS wanted
        LEFT JOIN rank_block AS kept ON kept.points = 0 AND kept.level = of_level AND kept.block = wanted) AS blocks) AS summed
    WHERE before <= rest AND rest < before + people;
    above := found.block;
    rest := rest - found.before;
  END LOOP;
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= above << 10 AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq) ORDER BY seq OFFSET rest LIMIT take);
END $$;
COMMENT ON FUNCTION signup_page_without_points IS 'Who stands where among the ranked people without points, in join order.';

CREATE FUNCTION signup_page_of_ranked(of_sort text, skip bigint, take integer) RETURNS bigint[] LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  scored bigint := (SELECT coalesce(sum(people), 0)::bigint FROM rank_histogram WHERE level = 3);
  size integer := greatest(0, least(take, scored - skip));
  found bigint[] := '{}';
BEGIN
  IF size > 0 AND of_sort = 'rank' THEN
    found := signup_page_of_points(skip, size);
  ELSIF size > 0 AND 2 * skip <= scored THEN
    found := ARRAY(SELECT seq FROM score WHERE ranked ORDER BY -referral_count, seq OFFSET skip LIMIT size);
  ELSIF size > 0 THEN
    found := ARRAY(SELECT seq FROM (
      SELECT seq, referral_count FROM score WHERE ranked ORDER BY -referral_count DESC, seq DESC OFFSET scored - skip - size LIMIT size) AS nearer
      ORDER BY -referral_count, seq);
  END IF;
  IF size < take THEN
    found := found || signup_page_without_points(greatest(0, skip - scored), take - size);
  END IF;
  RETURN found;
END $$;
COMMENT ON FUNCTION signup_page_of_ranked IS 'Who stands where among the ranked people, by rank or by referral_count, most first.';
`;

export const page = /* sql */ `
CREATE FUNCTION waitlist_people_ahead(of_points bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(people), 0)::bigint FROM rank_histogram WHERE
    level = 0 AND bucket > of_points AND bucket <= of_points | 63
    OR level = 1 AND bucket > of_points >> 6 AND bucket <= (of_points >> 6) | 63
    OR level = 2 AND bucket > of_points >> 12 AND bucket <= (of_points >> 12) | 63
    OR level = 3 AND bucket > of_points >> 18);
END $$;
COMMENT ON FUNCTION waitlist_people_ahead IS 'How many ranked people have more points.';

CREATE FUNCTION signup_page_by_state(skip bigint, take integer, active bigint) RETURNS bigint[] LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  size integer := greatest(0, least(take, active - skip));
  from_seq bigint;
BEGIN
  -- Those who are excluded and come before the first who is wanted move them on.
  SELECT skip + 1 + count(*) INTO from_seq FROM (SELECT seq - row_number() OVER (ORDER BY seq) AS active_before FROM score WHERE NOT ranked) AS excluded
  WHERE active_before <= skip;
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= from_seq AND blocked_at IS NULL AND erased_at IS NULL ORDER BY seq LIMIT size)
    || ARRAY(SELECT seq FROM score JOIN signup USING (seq) WHERE NOT ranked ORDER BY erased_at IS NOT NULL, seq OFFSET greatest(0, skip - active) LIMIT take - size);
END $$;
COMMENT ON FUNCTION signup_page_by_state IS 'Who stands where when the active come first, then the blocked, then the erased, each in join order.';

CREATE FUNCTION signup_page(of_sort text, backwards boolean, skip bigint, take integer) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
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
COMMENT ON FUNCTION signup_page IS 'A page of everybody, erased or not, forwards or backwards: by joined_at, state, rank, referral_count (most first; in both who is not ranked comes last, either way), or a column of signup_search_entry. All of one snapshot, at a cost that hardly grows with the signups.';
`;
