-- Adds the next users of a running import to the waitlist, in the order of its dates and lines, as many as there are ids;
-- returns how many lines it took, 0 if the import is not running or nothing is left. ids and codes are new ones: a code is
-- for a user whose own is taken or can't be one.
--
-- One call is one batch, in one transaction. Guarantees, besides those of waitlist_join about seq, points and counts:
--
-- * Every line is taken once: the place that the import has come to moves behind it in the transaction that adds its user.
-- * A user who is on the list by now, verified with this email or imported with it, is not added again.
-- * The rows are not verified. What follows the join order to send, to judge or to tell leaves them out by that.
-- * A referrer is credited as by a join: once, unless they are blocked or erased, have one of the contacts of the user, or
--   stand behind them.
--
-- Plans are made for each call: one for any number of lines would compare each line of a batch with all others, or with the list.
CREATE OR REPLACE FUNCTION import_add(of_import bigint, ids uuid[], codes text[]) RETURNS integer
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  head waitlist_head;
  own import;
  now_at timestamptz;
  taken record;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  SELECT * INTO own FROM import WHERE seq = of_import FOR UPDATE;
  IF own.state IS DISTINCT FROM 'running' THEN
    RETURN 0;
  END IF;
  now_at := greatest(clock_timestamp(), head.last_joined_at);

  WITH batch AS MATERIALIZED (
    SELECT line, joined_at,
      (SELECT signup.seq FROM signup
       WHERE identity = ANY (ARRAY['email:' || given.email_key, 'email:' || lower(given.email), 'import:' || given.email_key])
       ORDER BY signup.seq LIMIT 1) AS known_seq
    FROM (SELECT * FROM import_row WHERE import_seq = of_import AND state = 'valid'
        AND (joined_at, line) > (coalesce(own.taken_at, '-infinity'), coalesce(own.taken_line, 0)) ORDER BY joined_at, line LIMIT cardinality(ids)) AS given
  ), placed AS (
    SELECT line, known_seq, head.last_seq + count(*) FILTER (WHERE known_seq IS NULL) OVER (ORDER BY joined_at, line) AS next_seq FROM batch
  ), found AS (
    INSERT INTO import_user (import_seq, line, signup_seq, state)
    SELECT of_import, line, coalesce(known_seq, next_seq), CASE WHEN known_seq IS NULL THEN 'added' ELSE 'joined' END FROM placed
  )
  SELECT count(*) AS lines, count(*) FILTER (WHERE known_seq IS NULL) AS people,
    (array_agg(joined_at ORDER BY joined_at DESC, line DESC))[1] AS last_at, (array_agg(line ORDER BY joined_at DESC, line DESC))[1] AS last_line
  INTO taken FROM batch;

  WITH named AS MATERIALIZED (
    SELECT given.*, signup_seq, signup_seq - head.last_seq AS nth
    FROM import_user CROSS JOIN LATERAL (SELECT * FROM import_row WHERE import_seq = of_import AND line = import_user.line LIMIT 1) AS given
    WHERE signup_seq > head.last_seq
  ), fresh AS MATERIALIZED (
    SELECT named.*, owner.seq AS referrer_seq,
      coalesce((SELECT codes[named.nth] FROM signup WHERE signup.referral_id = named.referral_id), referral_id, codes[nth]) AS code,
      CASE WHEN own.keeps_dates THEN least(greatest(joined_at, head.last_joined_at), now_at) ELSE now_at END AS stands_since
    FROM named LEFT JOIN LATERAL (
      SELECT found.seq
      FROM (
        SELECT signup_seq AS seq, email_key, phone FROM import_user JOIN import_row USING (import_seq, line)
        WHERE import_seq = of_import AND line = named.referrer_line AND signup_seq > head.last_seq
        UNION ALL
        SELECT signup.seq, signup.email_key, signup.phone FROM (
          SELECT signup_seq AS seq FROM import_user WHERE import_seq = of_import AND line = named.referrer_line
          UNION ALL SELECT known.seq FROM signup AS known WHERE known.referral_id = named.referrer_id AND named.referrer_line IS NULL
          UNION ALL SELECT known.seq FROM signup AS known
            WHERE identity = ANY (ARRAY['email:' || named.referrer_key, 'import:' || named.referrer_key]) AND named.referrer_line IS NULL
          LIMIT 1) AS named_by
        JOIN signup AS named_one ON named_one.seq = named_by.seq
        JOIN signup ON signup.seq = coalesce(named_one.merged_into_seq, named_one.seq) AND signup.blocked_at IS NULL AND signup.erased_at IS NULL) AS found
      WHERE found.seq < named.signup_seq AND found.email_key <> named.email_key AND (named.phone = '' OR found.phone <> named.phone)
      LIMIT 1) AS owner ON named.earns AND named.referrer IS NOT NULL
  ), inserted AS (
    INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, email, email_key, phone, first_name, last_name, country, answers, referral_code)
    SELECT signup_seq, referrer_seq, stands_since, ids[nth], code, email, email_key, phone, first_name, last_name, country, answers, referrer FROM fresh
  ), credited AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
    SELECT signup_seq, 0, referrer_seq, own.points_per_referral, now_at FROM fresh WHERE referrer_seq IS NOT NULL
  )
  UPDATE waitlist_head SET last_seq = last_seq + added.people, last_joined_at = added.newest, referred_total = referred_total + added.referred
  FROM (SELECT count(*) AS people, count(referrer_seq) AS referred, max(stands_since) AS newest FROM fresh) AS added WHERE added.people > 0;

  UPDATE import SET added = added + taken.people, skipped = skipped + taken.lines - taken.people,
    taken_at = coalesce(taken.last_at, taken_at), taken_line = coalesce(taken.last_line, taken_line),
    seqs = seqs + int8multirange(int8range(head.last_seq, head.last_seq + taken.people, '(]')) WHERE seq = of_import;
  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;
  PERFORM waitlist_count_signups();
  IF taken.lines < cardinality(ids) THEN
    UPDATE import SET state = 'done', ended_at = clock_timestamp() WHERE seq = of_import;
  END IF;
  RETURN taken.lines;
END $$;
