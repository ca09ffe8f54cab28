-- Verification codes and what their limits count. A code itself is never stored: it is derived from its challenge's id.
CREATE TABLE otp_challenge (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('waitlist', 'ambassador', 'status', 'reopen', 'own-data', 'contact')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  destination text NOT NULL,
  address text NOT NULL CHECK (address !~ '[[:cntrl:]]'),
  code_length smallint NOT NULL CHECK (code_length BETWEEN 4 AND 8),
  client_key text NOT NULL,
  network_key text,
  client_country text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  max_tries smallint NOT NULL CHECK (max_tries > 0),
  tries smallint NOT NULL DEFAULT 0,
  replaced_at timestamptz,
  verified_at timestamptz,
  browser_key text,
  consumed_at timestamptz,
  asked_by text,
  proof_id text,
  stranger_tries smallint NOT NULL DEFAULT 0,
  max_stranger_tries smallint NOT NULL DEFAULT 0,
  CONSTRAINT otp_challenge_destination_fits_channel CHECK
    (destination ~ '^email:.' AND channel = 'email' OR destination ~ '^phone:[+][0-9]+$' AND channel = 'sms'),
  CONSTRAINT otp_challenge_expires_later CHECK (expires_at > created_at),
  CONSTRAINT otp_challenge_tries_are_bounded CHECK (tries BETWEEN 0 AND max_tries),
  CONSTRAINT otp_challenge_stranger_tries_are_bounded CHECK (stranger_tries BETWEEN 0 AND max_stranger_tries),
  CONSTRAINT otp_challenge_verified_by_a_try CHECK (verified_at IS NULL OR tries + stranger_tries > 0),
  CONSTRAINT otp_challenge_one_end CHECK (verified_at IS NULL OR replaced_at IS NULL),
  CONSTRAINT otp_challenge_bound_when_verified CHECK (browser_key IS NULL OR verified_at IS NOT NULL),
  CONSTRAINT otp_challenge_consumed_when_verified CHECK (consumed_at IS NULL OR verified_at IS NOT NULL)
) WITH (fillfactor = 70);
CREATE INDEX otp_challenge_destination_index ON otp_challenge (destination, created_at);
CREATE INDEX otp_challenge_created_index ON otp_challenge (created_at);
CREATE UNIQUE INDEX otp_challenge_live_key ON otp_challenge (purpose, destination, asked_by) NULLS NOT DISTINCT
  WHERE replaced_at IS NULL AND verified_at IS NULL;

CREATE TABLE otp_count (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 31),
  asked bigint NOT NULL,
  verified bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO otp_count (shard, asked, verified) VALUES (0, 0, 0);

CREATE TABLE otp_sent (
  counter text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (counter, number)
);
CREATE INDEX otp_sent_sent_at_index ON otp_sent (sent_at);

COMMENT ON TABLE otp_challenge IS 'One requested code. Limits on tries, and on sends to a destination, are counted from these rows. Kept for 25 hours.';
COMMENT ON COLUMN otp_challenge.id IS 'Random. The code is derived from it under the application secret.';
COMMENT ON COLUMN otp_challenge.destination IS 'Contact key: email:<normalized address> or phone:<E.164>.';
COMMENT ON COLUMN otp_challenge.address IS 'Where the code is sent: the email address as typed, or the E.164 number.';
COMMENT ON COLUMN otp_challenge.client_key IS 'Keyed hash of the client''s network: the /24 of an IPv4 address, or the /48 of an IPv6 address; of a private address, the address.';
COMMENT ON COLUMN otp_challenge.network_key IS 'The same if it is a network of the internet that is no trusted one, else null: evidence for features/fairness.';
COMMENT ON COLUMN otp_challenge.client_country IS 'The country of the client''s address: ISO 3166-1 alpha-2. Null in a trusted network, too.';
COMMENT ON COLUMN otp_challenge.max_tries IS 'Tries the asker has. Set at the send; nobody else can use them.';
COMMENT ON COLUMN otp_challenge.tries IS 'Tries by the asker, counted before the comparison, including the successful one.';
COMMENT ON COLUMN otp_challenge.replaced_at IS 'When the same asker got a newer code for the same purpose and destination.';
COMMENT ON COLUMN otp_challenge.browser_key IS 'Hash of the token of the browser that verified. Null: not bound to a browser.';
COMMENT ON COLUMN otp_challenge.consumed_at IS 'When an ambassador application, or a user who asked for their data or changed it, used the verification. A join uses it by its signup, whose identity is the verified contact.';
COMMENT ON COLUMN otp_challenge.asked_by IS 'The browser that requested the code, by the hash of its token, or the network of a client without cookies. Null: sent before askers were stored.';
COMMENT ON COLUMN otp_challenge.proof_id IS 'The id of the proof that the request brought, if it needed one: a proof is for one destination, and no other code for it may have the same.';
COMMENT ON COLUMN otp_challenge.stranger_tries IS 'Tries by everyone else, counted the same way.';
COMMENT ON COLUMN otp_challenge.max_stranger_tries IS 'Tries everyone else has together. Set at the send.';
COMMENT ON INDEX otp_challenge_live_key IS 'Each asker has one usable code per purpose and destination.';
COMMENT ON TABLE otp_count IS 'How many waitlist codes were ever requested and verified; the challenges themselves are deleted after a day. The totals are the sums of the rows.';
COMMENT ON COLUMN otp_count.shard IS 'Each connection counts in the row of its number, so senders seldom wait for each other.';
COMMENT ON TABLE otp_sent IS 'Codes sent in the last hour, once for each counter that a code counts in.';
COMMENT ON COLUMN otp_sent.counter IS '"email" or "sms": every code of that channel. Otherwise the kind of client and the keyed hash of its network.';
COMMENT ON COLUMN otp_sent.number IS 'Counts the sends of a counter, without gaps: a send that is rolled back has no number.';
