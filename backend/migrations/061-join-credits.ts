import { Migration } from '@mikro-orm/migrations';

/** What credits nobody though a code was entered, what a blocked user hears, and what is kept of an erased identity. */
export class Migration061JoinCredits extends Migration {
  override up(): void {
    for (const statement of [tables, noteSettings, join, restoreSettings]) this.addSql(statement);
  }
}

const tables = /* sql */ `
CREATE TABLE erased_identity (hash text PRIMARY KEY);
COMMENT ON TABLE erased_identity IS 'Of each erased signup that credited somebody: a keyed hash of its identity, under a key of the application''s secret. That identity credits nobody again.';

ALTER TABLE signup ADD COLUMN withheld_referrer_seq bigint;
COMMENT ON COLUMN signup.withheld_referrer_seq IS 'Whose code they entered, when it credited nobody and they were not told so.';

ALTER TYPE join_candidate
  ADD ATTRIBUTE known_accepted boolean, ADD ATTRIBUTE known_blocked boolean, ADD ATTRIBUTE withheld_referrer_seq bigint;
`;

/** Replacing a function drops the settings that other migrations gave it, so they are noted before and set again after. */
const noteSettings = /* sql */ `
SELECT set_config('waitlist.join_settings', proconfig::text, true)
FROM pg_proc WHERE oid = 'waitlist_join(json, integer, interval)'::regprocedure;
`;
const restoreSettings = /* sql */ `
DO $$
DECLARE
  setting text;
BEGIN
  FOREACH setting IN ARRAY current_setting('waitlist.join_settings')::text[] LOOP
    EXECUTE format('ALTER FUNCTION waitlist_join(json, integer, interval) SET %I = %L',
      split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1));
  END LOOP;
END $$;
`;

/**
 * One batch of joins as one transaction. Guarantees:
 *
 * - A request without a usable verification gets `unverified` and changes nothing.
 * - One signup per identity: known identities get `existing`; of several in one batch the first joins. A blocked one gets
 *   `blocked`.
 * - A signup that exists under the very id of the request was made by an earlier try whose answer was lost: `joined`.
 * - The row is written, the credit given (once, by the ledger's key), points and counts moved: all of
 *   it or none. The row is also what uses the verification up: its identity is the verified contact and
 *   unique, so bringing that verification again gets the signup that is there.
 * - A code credits its owner unless the owner is blocked or erased, has the contact that was verified here, or the
 *   verified contact's earlier signup credited somebody and was erased. Then the code counts as not accepted.
 * - A contact that is only stated never changes whether the code was accepted, so that the answer tells nothing about
 *   who has that contact. The credit is withheld all the same if the contact is the owner's, another signup's verified
 *   one, or an erased one's. This is read before the lock: a signup that verifies the contact in the same moment may as
 *   well have come later.
 * - Countries and days are counted by waitlist_count_signups when there are 512 signups more; until then readers
 *   count the newest themselves.
 * - seq is dense and rises with joined_at, because both are given under the lock, and the lock is held until the commit.
 *
 * It works in two steps, so that the lock is held for the writes alone. Before the lock, in one snapshot: verification,
 * known identity and referrer of each request, and the newest seq. Under the lock it reads again only what may have
 * changed since: whether the identity is among the few signups that came after that newest seq.
 *
 * The identity is the mailbox's key, unless an older signup kept the very address as its key (060-mailboxes).
 *
 * The commit does not wait for the disk, so the next batch need not either: the lock is free as soon as the commit record
 * is written. waitlist_flush comes afterwards, and nobody is acknowledged before it has returned. What a crash in
 * between takes away was acknowledged to nobody, and takes everything away that was built on it.
 *
 * Each statement of a plpgsql function sees what was committed before that statement (READ COMMITTED), so what is
 * read after the lock is current. Sequential scans are off: right after an install the planner takes tables for empty;
 * hash aggregates, too: it takes a batch for a good part of the table and would lay out memory for that.
 */
const join = /* sql */ `
CREATE OR REPLACE FUNCTION waitlist_join(requests json, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
#variable_conflict use_column
DECLARE
  candidates join_candidate[];
  seen_seq bigint;
  head waitlist_head;
  joined_now timestamptz;
BEGIN
  SELECT (SELECT last_seq FROM waitlist_head), array_agg(ROW(
      request.ord, request.id, request.referral_id, request.email, request.email_key, request.phone,
      request.first_name, request.last_name, request.country, request.system_country, request.broker, request.referral_code,
      challenge.channel, challenge.identity, known.seq, known.id, known.referral_id, CASE WHEN withheld.seq IS NULL THEN owner.seq END,
      known.accepted, known.blocked, withheld.seq)::join_candidate)
  INTO seen_seq, candidates
  FROM json_to_recordset(requests) AS request (
    ord integer, id uuid, referral_id text, browser_key text, email text, email_key text, phone text,
    first_name text, last_name text, country text, system_country text, broker text, referral_code text, referrer_id text,
    email_hashes text[], phone_hashes text[])
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
      s.referrer_seq IS NOT NULL OR s.withheld_referrer_seq IS NOT NULL AS accepted
    FROM signup AS s WHERE s.identity = challenge.identity LIMIT 1) AS known ON true
  LEFT JOIN LATERAL (
    SELECT s.seq, s.email_key, s.phone FROM signup AS s
    WHERE s.blocked_at IS NULL AND s.erased_at IS NULL AND s.referral_id = request.referrer_id
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
      first_name, last_name, country, system_country, broker, referral_code, withheld_referrer_seq)
    SELECT seq, referrer_seq, joined_now, id, referral_id, CASE channel WHEN 'email' THEN 'email' ELSE 'phone' END, email, email_key, phone,
      first_name, last_name, country, system_country, broker, referral_code, withheld_referrer_seq
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
      WHEN candidate.signup_seq IS NOT NULL OR numbered.seq IS NOT NULL THEN 'existing'
      ELSE 'unverified'
    END,
    coalesce(candidate.signup_id, numbered.id),
    coalesce(candidate.signup_referral_id, numbered.referral_id),
    coalesce(candidate.signup_accepted, numbered.referrer_seq IS NOT NULL OR numbered.withheld_referrer_seq IS NOT NULL)
  FROM candidate LEFT JOIN numbered ON numbered.identity = candidate.identity;

  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;

  IF head.last_seq - head.counted_seq >= 512 THEN
    PERFORM waitlist_count_signups();
  END IF;
END $$;
COMMENT ON FUNCTION waitlist_join IS 'Carries out a batch of joins; an outcome for each request: joined, existing, blocked or unverified.';
`;
