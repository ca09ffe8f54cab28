-- Every signup as it is searched and sorted. The only place that says what is searched and what a list is sorted by:
-- signup_search holds a copy of these rows.
CREATE OR REPLACE VIEW signup_search_entry AS
SELECT seq,
  CASE WHEN erased_at IS NULL THEN lower(concat_ws(E'\n', first_name || ' ' || last_name, email, phone, referral_id, referral_code, id)) ELSE '' END COLLATE "C" AS terms,
  lower(first_name) COLLATE "C" AS first_name,
  lower(last_name) COLLATE "C" AS last_name,
  lower(email) COLLATE "C" AS email,
  phone COLLATE "C" AS phone,
  country COLLATE "C" AS country,
  broker COLLATE "C" AS broker,
  referral_id COLLATE "C" AS referral_id,
  left(upper(coalesce(referral_code, '')), 200) COLLATE "C" AS referral_code
FROM signup;
