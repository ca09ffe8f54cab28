-- Carries out a batch of joins; an outcome for each request: joined, existing, stayed, blocked or unverified.
--
-- One batch is one transaction. Guarantees:
--
-- * A request without a usable verification gets unverified and changes nothing.
-- * One signup per identity: known identities get existing; if several requests of a batch have one identity, the
--   first joins. A blocked identity gets blocked.
-- * An imported user who is not verified becomes so, with what they entered, and gets existing: waitlist_verify_imported.
-- * A user who was leaving stays: waitlist_stay. If they are being erased at the same moment, so is the verification:
--   unverified.
-- * A signup that exists under the request's own id comes from an earlier attempt whose answer was lost: joined.
-- * The row is written, the credit given (once, by the ledger's key), and points and counts moved: all of it or
--   none. The row also uses up the verification: its identity is the verified contact and unique, so a second join
--   with that verification gets the existing signup.
-- * A code credits its owner unless the owner is blocked or erased, has the contact that was verified here, or the
--   verified contact's earlier signup credited a referrer and was erased. Then the code counts as not accepted.
-- * The code of a user who was merged into another one is that user's: docs/decisions/merging.md
-- * A contact that is only stated never changes whether the code was accepted, so the answer reveals nothing about
--   who has that contact. The credit is still withheld if the contact is the owner's, another signup's verified one,
--   or an erased one's. This is read before the lock: a signup that verifies the contact at the same moment might as
--   well have come later.
-- * seq is dense and rises with joined_at, because both are assigned under the lock, which is held until the commit.
--
-- The identity is the mailbox's key, unless an older signup kept its exact address as its key
-- (docs/decisions/identities.md).
--
-- It works in two steps, so that the lock is held only for the writes. Before the lock, in one snapshot: the
-- verification, known identity and referrer of each request, and the newest seq. Under the lock it reads again only
-- what may have changed since: whether the identity is among the few signups added after that seq. Each statement of
-- a plpgsql function sees what was committed before that statement (READ COMMITTED), so what is read after the lock
-- is current.
--
-- Countries and days are counted by waitlist_count_signups once there are 512 more signups; until then readers count
-- the newest themselves.
--
-- The commit does not wait for the disk, so the next batch does not have to either: the lock is released as soon as
-- the commit record is written. waitlist_flush runs afterwards, and no caller gets an answer before it has returned.
-- What a crash in between loses was not yet acknowledged, and everything built on it is lost with it.
--
-- Sequential scans are off because right after an install the planner assumes empty tables; hash aggregates, because
-- it assumes a batch is a large part of the table and would reserve memory for that.
CREATE OR REPLACE FUNCTION waitlist_join(requests json, new_sources json, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  candidates join_candidate[];
  seen_seq bigint;
  came_back bigint[];
  staying bigint[];
  seen_merged bigint;
  place integer;
  head waitlist_head;
  joined_now timestamptz;
BEGIN
  SELECT (SELECT last_seq FROM waitlist_head), (SELECT merged_total FROM waitlist_head), array_agg(ROW(
      request.ord, request.id, request.referral_id, request.email, request.email_key, request.phone,
      -- The form's fields, 1 of 4.
      request.first_name, request.last_name, request.country, request.system_country, request.answers, request.referral_code,
      challenge.channel, challenge.identity, known.seq, known.id, known.referral_id, CASE WHEN withheld.seq IS NULL THEN owner.seq END,
      known.accepted, known.blocked, withheld.seq, request.news_wording, request.source_id, request.last_source_id, known.imported, known.leaving
      -- A new field comes here, last in the ROW: its type is filled by position.
      )::join_candidate)
  INTO seen_seq, seen_merged, candidates
  FROM json_to_recordset(requests) AS request (
    ord integer, id uuid, referral_id text, browser_key text, email text, email_key text, phone text,
    -- 2 of 4.
    first_name text, last_name text, country text, system_country text, answers jsonb, referral_code text, referrer_id text,
    email_hashes text[], phone_hashes text[], news_wording smallint, source_id bigint, last_source_id bigint)
  LEFT JOIN LATERAL (
    SELECT c.channel, CASE
      WHEN c.channel = 'email' AND c.destination <> 'email:' || lower(c.address)
        AND EXISTS (SELECT FROM signup AS kept WHERE kept.identity = 'email:' || lower(c.address)) THEN 'email:' || lower(c.address)
      ELSE c.destination END AS identity
    FROM otp_challenge AS c
    WHERE c.destination = ANY (ARRAY['email:' || request.email_key, 'phone:' || request.phone])
      AND c.purpose = 'waitlist' AND c.verified_at > clock_timestamp() - verification_age
      AND (c.browser_key IS NULL OR c.browser_key = request.browser_key)
    ORDER BY c.verified_at DESC, c.id LIMIT 1) AS challenge ON true
  LEFT JOIN LATERAL (
    SELECT s.seq, s.id, s.referral_id, s.blocked_at IS NOT NULL AS blocked,
      s.referrer_seq IS NOT NULL OR s.withheld_referrer_seq IS NOT NULL AS accepted, s.verified_by IS NULL AS imported,
      s.leaves_at IS NOT NULL AND s.blocked_at IS NULL AS leaving
    FROM (
      SELECT seq, 1 AS turn FROM signup WHERE identity = challenge.identity
      UNION ALL SELECT seq, 2 FROM signup WHERE challenge.channel = 'email' AND identity = 'import:' || request.email_key
      UNION ALL SELECT seq, 3 FROM signup WHERE challenge.channel = 'sms' AND verified_by IS NULL AND phone <> '' AND phone = request.phone
    ) AS found JOIN signup AS s USING (seq) ORDER BY turn, s.seq LIMIT 1) AS known ON true
  LEFT JOIN LATERAL (
    SELECT s.seq, s.email_key, s.phone FROM signup AS named JOIN signup AS s ON s.seq = coalesce(named.merged_into_seq, named.seq)
    WHERE s.blocked_at IS NULL AND s.erased_at IS NULL AND named.referral_id = request.referrer_id
      AND CASE challenge.channel WHEN 'email' THEN s.email_key <> request.email_key ELSE s.phone <> request.phone END
      AND NOT EXISTS (SELECT FROM erased_identity AS erased
        WHERE erased.hash = ANY (CASE challenge.channel WHEN 'email' THEN request.email_hashes ELSE request.phone_hashes END))
    LIMIT 1) AS owner ON true
  LEFT JOIN LATERAL (
    SELECT owner.seq WHERE owner.seq IS NOT NULL AND (
      CASE challenge.channel WHEN 'email' THEN owner.phone = request.phone ELSE owner.email_key = request.email_key END
      OR EXISTS (SELECT FROM signup AS s
        WHERE s.identity = CASE challenge.channel WHEN 'email' THEN 'phone:' || request.phone ELSE 'email:' || request.email_key END)
      OR EXISTS (SELECT FROM erased_identity AS erased
        WHERE erased.hash = ANY (CASE challenge.channel WHEN 'email' THEN request.phone_hashes ELSE request.email_hashes END))
    ) LIMIT 1) AS withheld ON true;

  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  joined_now := greatest(clock_timestamp(), head.last_joined_at);

  -- A code whose owner was merged into another user after the snapshot is that user's.
  IF head.merged_total <> seen_merged THEN
    FOR place IN 1 .. cardinality(candidates) LOOP
      candidates[place].referrer_seq := (SELECT CASE WHEN named.merged_into_seq IS NULL THEN named.seq ELSE s.seq END
        FROM signup AS named LEFT JOIN signup AS s ON s.seq = named.merged_into_seq AND s.blocked_at IS NULL AND s.erased_at IS NULL
          AND s.email_key <> candidates[place].email_key AND s.phone <> candidates[place].phone
        WHERE named.seq = candidates[place].referrer_seq);
    END LOOP;
  END IF;

  -- Users whose row an import wrote, even after the snapshot, count as existing from here on.
  IF EXISTS (SELECT FROM unnest(candidates) AS c WHERE c.is_imported) OR EXISTS (SELECT FROM signup WHERE seq > seen_seq AND verified_by IS NULL) THEN
    PERFORM waitlist_verify_imported(c.identity, to_jsonb(c)) FROM unnest(candidates) AS c
    WHERE c.identity IS NOT NULL AND (c.is_imported OR c.known_seq IS NULL);
  END IF;

  SELECT array_agg(c.known_seq) FILTER (WHERE c.is_leaving), array_agg(c.known_seq) INTO staying, came_back
  FROM unnest(candidates) AS c WHERE c.known_seq IS NOT NULL AND NOT c.known_blocked;
  IF came_back IS NOT NULL THEN
    PERFORM signup_seen(came_back);
  END IF;
  IF staying IS NOT NULL THEN
    staying := waitlist_stay(staying);
  END IF;

  RETURN QUERY
  WITH candidate AS MATERIALIZED (
    SELECT c.*, coalesce(c.known_seq, late.seq) AS signup_seq, coalesce(c.known_id, late.id) AS signup_id,
      coalesce(c.known_referral_id, late.referral_id) AS signup_referral_id, coalesce(c.known_accepted, late.accepted) AS signup_accepted
    FROM unnest(candidates) AS c
    LEFT JOIN (
      SELECT s.seq, s.id, s.referral_id, s.identity, s.referrer_seq IS NOT NULL OR s.withheld_referrer_seq IS NOT NULL AS accepted
      FROM signup AS s WHERE s.seq > seen_seq) AS late ON late.identity = c.identity
  ), numbered AS MATERIALIZED (
    SELECT fresh.*, head.last_seq + row_number() OVER (ORDER BY fresh.ord) AS seq
    FROM (
      SELECT DISTINCT ON (identity) * FROM candidate WHERE identity IS NOT NULL AND signup_seq IS NULL ORDER BY identity, ord) AS fresh
  ), inserted AS (
    INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
      -- 3 of 4.
      first_name, last_name, country, system_country, answers, referral_code, withheld_referrer_seq, news_wording, source_id, last_source_id)
    SELECT seq, referrer_seq, joined_now, id, referral_id, CASE channel WHEN 'email' THEN 'email' ELSE 'phone' END, email, email_key, phone,
      -- 4 of 4.
      first_name, last_name, country, system_country, answers, referral_code, withheld_referrer_seq, news_wording, source_id, last_source_id
    FROM numbered
  ), credited AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
    SELECT seq, 0, referrer_seq, points_per_referral, joined_now FROM numbered WHERE referrer_seq IS NOT NULL
  ), advanced AS (
    UPDATE waitlist_head SET last_seq = last_seq + added.people, last_joined_at = joined_now, referred_total = referred_total + added.referred
    FROM (SELECT count(*) AS people, count(referrer_seq) AS referred FROM numbered) AS added WHERE added.people > 0
  )
  SELECT candidate.ord,
    CASE
      WHEN candidate.known_blocked THEN 'blocked'
      WHEN numbered.ord = candidate.ord OR candidate.signup_id = candidate.id THEN 'joined'
      WHEN candidate.known_seq = ANY (staying) THEN 'stayed'
      WHEN candidate.is_leaving AND EXISTS (SELECT FROM signup WHERE signup.seq = candidate.known_seq AND signup.erased_at IS NOT NULL) THEN 'unverified'
      WHEN candidate.signup_seq IS NOT NULL OR numbered.seq IS NOT NULL THEN 'existing'
      ELSE 'unverified'
    END,
    coalesce(candidate.signup_id, numbered.id),
    coalesce(candidate.signup_referral_id, numbered.referral_id),
    coalesce(candidate.signup_accepted, numbered.referrer_seq IS NOT NULL OR numbered.withheld_referrer_seq IS NOT NULL)
  FROM candidate LEFT JOIN numbered ON numbered.identity = candidate.identity;

  -- Null for most batches: their sources are known to be there.
  IF new_sources IS NOT NULL THEN
    INSERT INTO source (id, name, medium, campaign, term, content, host, path, via)
    SELECT new.id, name, medium, campaign, term, content, host, path, via FROM json_to_recordset(new_sources) AS new (
      signup_id uuid, id bigint, name text, medium text, campaign text, term text, content text, host text, path text, via text)
    WHERE EXISTS (SELECT FROM signup WHERE signup.id = new.signup_id AND signup.seq > head.last_seq)
    ORDER BY new.id ON CONFLICT DO NOTHING;
  END IF;

  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;

  IF head.last_seq - head.counted_seq >= 512 THEN
    PERFORM waitlist_count_signups();
  END IF;
END $$;
