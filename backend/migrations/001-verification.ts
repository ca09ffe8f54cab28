import { Migration } from '@mikro-orm/migrations';

/**
 * One-time codes, and what their sending needs: the local outbox and the list of living job workers.
 *
 * A code itself is in no table: it is derived from the challenge's random id whenever it is sent or compared.
 */
export class Migration001Verification extends Migration {
  override up(): void {
    for (const statement of [otpChallenge, otpChallengeIndexes, outboxMessage, jobWorker])
      this.addSql(statement);
  }
}

const otpChallenge = /* sql */ `
CREATE TABLE otp_challenge (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('waitlist', 'ambassador')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  destination text NOT NULL,
  address text NOT NULL CHECK (address !~ '[[:cntrl:]]'),
  code_length smallint NOT NULL CHECK (code_length BETWEEN 4 AND 8),
  client_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  max_tries smallint NOT NULL CHECK (max_tries > 0),
  tries smallint NOT NULL DEFAULT 0,
  replaced_at timestamptz,
  verified_at timestamptz,
  browser_key text,
  consumed_at timestamptz,
  CONSTRAINT otp_challenge_destination_fits_channel CHECK
    (destination ~ '^email:.' AND channel = 'email' OR destination ~ '^phone:[+][0-9]+$' AND channel = 'sms'),
  CONSTRAINT otp_challenge_expires_later CHECK (expires_at > created_at),
  CONSTRAINT otp_challenge_tries_are_bounded CHECK (tries BETWEEN 0 AND max_tries),
  CONSTRAINT otp_challenge_verified_by_a_try CHECK (verified_at IS NULL OR tries > 0),
  CONSTRAINT otp_challenge_one_end CHECK (verified_at IS NULL OR replaced_at IS NULL),
  CONSTRAINT otp_challenge_bound_when_verified CHECK (browser_key IS NULL OR verified_at IS NOT NULL),
  CONSTRAINT otp_challenge_consumed_when_verified CHECK (consumed_at IS NULL OR verified_at IS NOT NULL)
) WITH (fillfactor = 70);
COMMENT ON TABLE otp_challenge IS 'One code that was asked for. Every limit on sends and tries is counted from these rows; kept for 25 hours.';
COMMENT ON COLUMN otp_challenge.id IS 'Random; under the application''s secret the code is derived from it.';
COMMENT ON COLUMN otp_challenge.destination IS 'Contact key: email:<normalised address> or phone:<E.164>.';
COMMENT ON COLUMN otp_challenge.address IS 'What the code is sent to: the address as typed, or the E.164 number.';
COMMENT ON COLUMN otp_challenge.client_key IS 'Keyed hash of the client''s address, IPv6 by its /64.';
COMMENT ON COLUMN otp_challenge.tries IS 'Counted before the comparison, the successful try, too.';
COMMENT ON COLUMN otp_challenge.replaced_at IS 'When a newer code for the same purpose and destination ended this one.';
COMMENT ON COLUMN otp_challenge.browser_key IS 'Hash of the token of the browser that verified; null: not bound to one.';
COMMENT ON COLUMN otp_challenge.consumed_at IS 'When a join or an application used the verification.';
`;

const otpChallengeIndexes = /* sql */ `
CREATE INDEX otp_challenge_destination_index ON otp_challenge (destination, created_at);
CREATE INDEX otp_challenge_client_index ON otp_challenge (client_key, created_at);
CREATE INDEX otp_challenge_sms_index ON otp_challenge (created_at) WHERE channel = 'sms';
CREATE INDEX otp_challenge_created_index ON otp_challenge (created_at);
CREATE UNIQUE INDEX otp_challenge_live_key ON otp_challenge (purpose, destination) WHERE replaced_at IS NULL AND verified_at IS NULL;
COMMENT ON INDEX otp_challenge_live_key IS 'A purpose and destination have one code that can still be used.';
`;

const outboxMessage = /* sql */ `
CREATE TABLE outbox_message (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL CONSTRAINT outbox_message_id_key UNIQUE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  address text NOT NULL,
  template text NOT NULL,
  params jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE outbox_message IS 'Messages of a channel without a mail server or SMS account: what to render, never a code. The newest 1000.';
`;

const jobWorker = /* sql */ `
CREATE UNLOGGED TABLE job_worker (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
COMMENT ON TABLE job_worker IS 'When each running job worker last gave a sign of life; jobs of one that fell silent are taken from it.';
`;
