-- Adds the next users of a running import to the waitlist, in the order of its dates and lines, as many as there are ids;
-- returns how many lines it took, 0 if the import is not running or nothing is left. ids and codes are new ones: a code is
-- for a user whose own is taken or can't be one.
--
-- One call is one batch, in one transaction. Guarantees, besides those of waitlist_join about seq, points and counts:
--
-- * Every line is taken once: it leaves the pending ones in the transaction that adds its user.
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
  taken integer;
  new_lines integer[];
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
    FROM (SELECT * FROM import_row WHERE import_seq = of_import AND state = 'pending' ORDER BY joined_at, line LIMIT cardinality(ids)) AS given
  ), placed AS (
    SELECT line, known_seq, head.last_seq + count(*) FILTER (WHERE known_seq IS NULL) OVER (ORDER BY joined_at, line) AS next_seq FROM batch
  ), marked AS (
    UPDATE import_row SET signup_seq = coalesce(known_seq, next_seq), state = CASE WHEN known_seq IS NULL THEN 'added' ELSE 'here' END,
      reason = CASE WHEN known_seq IS NULL THEN reason ELSE 'They joined before their turn.' END
    FROM placed WHERE import_row.import_seq = of_import AND import_row.line = placed.line
    RETURNING import_row.line, state
  )
  SELECT count(*), array_agg(line) FILTER (WHERE state = 'added') INTO taken, new_lines FROM marked;

  WITH named AS MATERIALIZED (
    SELECT import_row.*, signup_seq - head.last_seq AS nth FROM import_row WHERE import_seq = of_import AND line = ANY (new_lines)
  ), fresh AS MATERIALIZED (
    SELECT named.*, owner.seq AS referrer_seq,
      coalesce((SELECT codes[named.nth] FROM signup WHERE signup.referral_id = named.referral_id), referral_id, codes[nth]) AS code,
      CASE WHEN own.keeps_dates THEN least(greatest(joined_at, head.last_joined_at), now_at) ELSE now_at END AS stands_since
    FROM named LEFT JOIN LATERAL (
      SELECT found.seq
      FROM (
        SELECT signup_seq AS seq, email_key, phone FROM import_row WHERE import_seq = of_import AND line = named.referrer_line AND signup_seq > head.last_seq
        UNION ALL
        SELECT signup.seq, signup.email_key, signup.phone FROM (
          SELECT signup_seq AS seq FROM import_row WHERE import_seq = of_import AND line = named.referrer_line
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

  UPDATE import SET added = added + coalesce(cardinality(new_lines), 0), skipped = skipped + taken - coalesce(cardinality(new_lines), 0),
    seqs = seqs + int8multirange(int8range(head.last_seq, head.last_seq + coalesce(cardinality(new_lines), 0), '(]')) WHERE seq = of_import;
  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;
  PERFORM waitlist_count_signups();
  IF taken < cardinality(ids) THEN
    UPDATE import SET state = 'done', ended_at = clock_timestamp() WHERE seq = of_import;
  END IF;
  RETURN taken;
END $$;
