-- Whether the user at this position of the join order has agreed to news: by their newest entry, else when they joined.
CREATE OR REPLACE FUNCTION consents_to_news(wanted_seq bigint, join_wording smallint) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT granted FROM consent_entry WHERE signup_seq = wanted_seq AND stream = 'news' ORDER BY seq DESC LIMIT 1),
    join_wording IS NOT NULL)
$$;
