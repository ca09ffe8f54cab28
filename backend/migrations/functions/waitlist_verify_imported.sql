-- Verifies the imported user to whom a contact belongs, such as email:ada@example.com: they keep their place and their
-- code, and nobody is credited for it. Returns whether there was one.
--
-- A contact that another signup has verified is not theirs. Of several rows with one phone number, the earliest is meant.
-- With what they entered in the form, a join_candidate, their row says what a join would have written.
--
-- It first takes the lock that every writer of signups takes, then that of the search table: see signup_search_add.
CREATE OR REPLACE FUNCTION waitlist_verify_imported(contact text, entered jsonb DEFAULT NULL) RETURNS boolean
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  own signup;
  counted bigint;
BEGIN
  SELECT counted_seq INTO counted FROM waitlist_head FOR UPDATE;
  IF contact LIKE 'email:%' THEN
    SELECT * INTO own FROM signup WHERE identity = 'import:' || substr(contact, 7);
  ELSE
    SELECT * INTO own FROM signup WHERE verified_by IS NULL AND phone <> '' AND phone = substr(contact, 7) ORDER BY seq LIMIT 1;
  END IF;
  IF own.seq IS NULL OR own.blocked_at IS NOT NULL OR EXISTS (SELECT FROM signup WHERE identity = contact) THEN
    RETURN false;
  END IF;
  UPDATE signup SET verified_by = CASE WHEN contact LIKE 'email:%' THEN 'email' ELSE 'phone' END WHERE seq = own.seq;
  IF entered IS NOT NULL THEN
    UPDATE signup SET email = entered ->> 'email', email_key = entered ->> 'email_key', phone = entered ->> 'phone',
      first_name = entered ->> 'first_name', last_name = entered ->> 'last_name', country = entered ->> 'country',
      system_country = entered ->> 'system_country', answers = entered -> 'answers'
    WHERE seq = own.seq;
    IF entered ->> 'news_wording' IS NOT NULL THEN
      INSERT INTO consent_entry (signup_seq, stream, granted, wording, source)
      VALUES (own.seq, 'news', true, (entered ->> 'news_wording')::smallint, 'join');
    END IF;
    IF own.seq <= counted AND own.country <> entered ->> 'country' THEN
      INSERT INTO signup_country_count (country, signups) VALUES (own.country, -1), (entered ->> 'country', 1)
      ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
    END IF;
    PERFORM signup_search_refresh(own.seq);
  END IF;
  PERFORM signup_seen(ARRAY[own.seq]);
  PERFORM event_record('signup.verified', own.seq, jsonb_build_object('verifiedBy', CASE WHEN contact LIKE 'email:%' THEN 'email' ELSE 'phone' END));
  PERFORM reward_reconsider(array_remove(ARRAY[own.seq, own.referrer_seq], NULL));
  RETURN true;
END $$;
