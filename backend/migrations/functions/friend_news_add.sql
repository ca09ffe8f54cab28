-- Notes friends whose credit counts, so that those who referred them are told, of each once. Nothing while the trigger is off,
-- and of friends who joined while it was.
--
-- Users are written in the order of their places, so that two calls never wait for each other in a circle. One who is due
-- already is locked: a message that is being gathered, which cannot see these friends, would end that they are due.
CREATE OR REPLACE FUNCTION friend_news_add(referreds bigint[], referrers bigint[]) RETURNS void
LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO friend_news (referred_seq, referrer_seq)
    SELECT given.referred_seq, given.referrer_seq FROM unnest(referreds, referrers) AS given (referred_seq, referrer_seq), message_trigger AS trigger
    WHERE trigger.kind = 'friend' AND trigger.is_on AND given.referred_seq > trigger.since_seq
    ORDER BY given.referred_seq ON CONFLICT DO NOTHING RETURNING referrer_seq
  ), untold AS (
    SELECT referrer_seq FROM added
    UNION SELECT friend_news.referrer_seq FROM friend_news WHERE referred_seq = ANY (referreds) AND message IS NULL
  )
  INSERT INTO friend_news_due (signup_seq, due_at)
  SELECT referrer_seq, clock_timestamp() + make_interval(mins => delay_minutes) FROM untold, message_trigger WHERE kind = 'friend' AND is_on
  ORDER BY 1 ON CONFLICT (signup_seq) DO UPDATE SET due_at = friend_news_due.due_at
$$;
