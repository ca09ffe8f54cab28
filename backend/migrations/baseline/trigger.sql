-- Messages that send themselves: docs/decisions/triggers.md
CREATE TABLE message_trigger (
  kind text PRIMARY KEY CHECK (kind IN ('friend', 'no_friend', 'passed')),
  is_on boolean NOT NULL,
  delay_minutes integer NOT NULL CHECK (delay_minutes BETWEEN 0 AND 10080),
  segment jsonb,
  since_seq bigint NOT NULL DEFAULT 0,
  since_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_seq bigint NOT NULL DEFAULT 0,
  look_day date,
  past_seq bigint,
  past_until_seq bigint,
  past_left integer CHECK (past_left > 0),
  CHECK (num_nonnulls(past_seq, past_until_seq, past_left) IN (0, 3))
);
INSERT INTO message_trigger (kind, is_on, delay_minutes) VALUES ('friend', true, 15), ('no_friend', false, 4320), ('passed', false, 0);

CREATE TABLE trigger_message (
  signup_seq bigint NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  skipped boolean NOT NULL DEFAULT false,
  rank_before integer,
  PRIMARY KEY (signup_seq, kind, number)
);

CREATE TABLE friend_news (
  referred_seq bigint PRIMARY KEY,
  referrer_seq bigint NOT NULL,
  message integer CHECK (message > 0)
);
CREATE INDEX friend_news_message_index ON friend_news (referrer_seq, message);

CREATE TABLE friend_news_due (
  signup_seq bigint PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX friend_news_due_index ON friend_news_due (due_at, signup_seq);

COMMENT ON TABLE message_trigger IS 'What makes messages send themselves, and whether it does.';
COMMENT ON COLUMN message_trigger.segment IS 'Only users in it get the message; null: all.';
COMMENT ON COLUMN message_trigger.since_seq IS 'Users who joined up to here cause no message: it was off when they did.';
COMMENT ON COLUMN message_trigger.since_at IS 'When it was last switched on.';
COMMENT ON COLUMN message_trigger.last_seq IS 'How far the join order was followed: since it was switched on, or on look_day.';
COMMENT ON COLUMN message_trigger.look_day IS 'The day, UTC, whose ranks are looked at: for a kind that looks at all of them once a day.';
COMMENT ON COLUMN message_trigger.past_seq IS 'How far the join order was followed again, for users who joined before; null: it is not.';
COMMENT ON COLUMN message_trigger.past_until_seq IS 'How far it goes then.';
COMMENT ON COLUMN message_trigger.past_left IS 'To how many of them it may still go: as many as an admin confirmed, all in all.';
COMMENT ON TABLE trigger_message IS 'Messages that a trigger caused: what the limits on them count.';
COMMENT ON COLUMN trigger_message.number IS 'From 1, for a user and kind.';
COMMENT ON COLUMN trigger_message.skipped IS 'Whether it was written to nobody in the end: the limits do not count it.';
COMMENT ON COLUMN trigger_message.rank_before IS 'The rank that the user had, if the message says that they lost it; empty once they are erased.';
COMMENT ON TABLE friend_news IS 'Friends who joined with a user''s code, whose credit counted: each is told of once.';
COMMENT ON COLUMN friend_news.message IS 'The number of the message that tells of them; null: none yet.';
COMMENT ON TABLE friend_news_due IS 'Users who have friends to be told of, and when.';
