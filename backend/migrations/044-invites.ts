import { Migration } from '@mikro-orm/migrations';

/** Invitations, and how many of them there are: docs/decisions/invites.md */
export class Migration044Invites extends Migration {
  override up(): void {
    for (const statement of [invites, counts, comments]) this.addSql(statement);
  }
}

const invites = /* sql */ `
CREATE TABLE invite (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  signup_seq bigint NOT NULL,
  mailing_seq bigint,
  state text NOT NULL DEFAULT 'issued',
  code_hash text UNIQUE,
  code_salt smallint NOT NULL DEFAULT 0 CHECK (code_salt >= 0),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  accepted_at timestamptz,
  account text,
  revoked_at timestamptz,
  messages smallint NOT NULL DEFAULT 0 CHECK (messages >= 0),
  message_at timestamptz,
  message_sent_at timestamptz,
  message_refused_at timestamptz,
  CONSTRAINT invite_state_check CHECK (state IN ('issued', 'accepted', 'expired', 'revoked')),
  CONSTRAINT invite_expires_check CHECK (expires_at > issued_at),
  CONSTRAINT invite_accepted_check CHECK ((state = 'accepted') = (accepted_at IS NOT NULL)),
  CONSTRAINT invite_revoked_check CHECK ((state = 'revoked') = (revoked_at IS NOT NULL)),
  CONSTRAINT invite_account_check CHECK (account IS NULL OR state = 'accepted')
) WITH (fillfactor = 90);
CREATE UNIQUE INDEX invite_live_index ON invite (signup_seq) WHERE state IN ('issued', 'accepted');
CREATE INDEX invite_signup_seq_index ON invite (signup_seq, seq);
CREATE INDEX invite_mailing_index ON invite (mailing_seq, state) WHERE mailing_seq IS NOT NULL;
CREATE INDEX invite_expires_index ON invite (expires_at) WHERE state = 'issued';
`;

const counts = /* sql */ `
CREATE TABLE invite_count (
  state text NOT NULL CHECK (state IN ('issued', 'accepted')),
  shard smallint NOT NULL,
  people bigint NOT NULL,
  seconds double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (state, shard)
) WITH (fillfactor = 50);
`;

const comments = /* sql */ `
COMMENT ON TABLE invite IS 'An invitation to a user. Of one user at most one is issued or accepted; later ones replace those that ended.';
COMMENT ON COLUMN invite.state IS 'issued: can be accepted until expires_at; accepted: for good; expired: its time is over; revoked: taken back.';
COMMENT ON COLUMN invite.code_hash IS 'Keyed hash of the code, which is derived from id and code_salt and stored nowhere. Null once the user is erased.';
COMMENT ON COLUMN invite.code_salt IS 'Above 0 only if codes of smaller salts were taken.';
COMMENT ON COLUMN invite.opened_at IS 'When its page was first opened.';
COMMENT ON COLUMN invite.account IS 'What the app that the invitation is for calls the account it was accepted with.';
COMMENT ON COLUMN invite.messages IS 'How many messages with this invitation were asked for.';
COMMENT ON COLUMN invite.message_at IS 'When the last of them was asked for.';
COMMENT ON COLUMN invite.message_sent_at IS 'When the last of them was handed to the mail server or SMS service; null: not yet.';
COMMENT ON COLUMN invite.message_refused_at IS 'When the last of them was refused for good.';
COMMENT ON TABLE invite_count IS 'How many users who are not blocked have an issued or accepted invitation: the sum over the shards. One transaction writes one shard, so that few wait for each other.';
COMMENT ON COLUMN invite_count.seconds IS 'Sum over the accepted: from joining to acceptance.';
`;
