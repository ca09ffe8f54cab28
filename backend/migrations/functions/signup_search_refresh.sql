-- Copies a signup that was changed or erased.
--
-- Writers first lock signup_search_head: see signup_search_add.
CREATE OR REPLACE FUNCTION signup_search_refresh(s bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM signup_search_head FOR UPDATE;
  UPDATE signup_search AS found SET terms = entry.terms, first_name = entry.first_name, last_name = entry.last_name, email = entry.email, phone = entry.phone,
    country = entry.country, answers = entry.answers, referral_id = entry.referral_id, referral_code = entry.referral_code,
    source = entry.source, campaign = entry.campaign
  FROM signup_search_entry AS entry WHERE entry.seq = s AND found.seq = s;
END $$;
