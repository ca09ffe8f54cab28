-- Every signup as it is searched and sorted, in folded text. The only place that says what is searched and what a list is
-- sorted by: signup_search holds a copy of these rows.
CREATE OR REPLACE VIEW signup_search_entry AS
SELECT signup.seq,
  CASE WHEN erased_at IS NULL THEN concat_ws(E'\n', search_text(first_name || ' ' || last_name), search_text(email), phone, fold_text(referral_id), search_text(referral_code), signup.id,
    (SELECT string_agg(fold_text(merged.referral_id), E'\n' ORDER BY merged.seq) FROM signup AS merged WHERE merged.merged_into_seq = signup.seq)) ELSE '' END COLLATE "C" AS terms,
  fold_text(first_name) COLLATE "C" AS first_name,
  fold_text(last_name) COLLATE "C" AS last_name,
  fold_text(email) COLLATE "C" AS email,
  phone COLLATE "C" AS phone,
  country COLLATE "C" AS country,
  answers,
  fold_text(referral_id) COLLATE "C" AS referral_id,
  left(fold_text(coalesce(referral_code, '')), 200) COLLATE "C" AS referral_code,
  coalesce(source.name, '') COLLATE "C" AS source,
  coalesce(source.campaign, '') COLLATE "C" AS campaign
FROM signup LEFT JOIN source ON source.id = signup.source_id;
