-- Whether users agree to news: by their newest entry, else by what they agreed to when they joined. Most have no entry, which
-- is cheap to ask of many users at once, so it is asked first.
CREATE OR REPLACE VIEW news_consent AS
SELECT signup.seq AS signup_seq,
  CASE WHEN EXISTS (SELECT FROM consent_entry AS entry WHERE entry.signup_seq = signup.seq AND entry.stream = 'news')
  THEN (SELECT granted FROM consent_entry AS entry WHERE entry.signup_seq = signup.seq AND entry.stream = 'news' ORDER BY entry.seq DESC LIMIT 1)
  ELSE signup.news_wording IS NOT NULL END AND signup.erased_at IS NULL AS granted
FROM signup;
