-- What speaks for a fake, and which credits are held for it: docs/decisions/fairness.md
CREATE TABLE fairness_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  compared_at timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO fairness_head DEFAULT VALUES;

CREATE TABLE assessment (
  seq bigint PRIMARY KEY,
  referrer_seq bigint NOT NULL,
  joined_at timestamptz NOT NULL,
  client_country text,
  alike_key bigint,
  device_key bigint,
  stated_key bigint,
  network_key bigint,
  signals text[] NOT NULL DEFAULT '{}',
  score smallint NOT NULL DEFAULT 0 CHECK (score >= 0),
  is_unjudged boolean NOT NULL DEFAULT false
) WITH (fillfactor = 90);
CREATE INDEX assessment_alike_index ON assessment (alike_key, seq) WHERE alike_key IS NOT NULL;
CREATE INDEX assessment_device_index ON assessment (device_key, seq) WHERE device_key IS NOT NULL;
CREATE INDEX assessment_stated_index ON assessment (stated_key, seq) WHERE stated_key IS NOT NULL;
CREATE INDEX assessment_network_index ON assessment (network_key, seq) WHERE network_key IS NOT NULL;
CREATE INDEX assessment_referrer_index ON assessment (referrer_seq, seq);
CREATE INDEX assessment_joined_index ON assessment (joined_at);
CREATE INDEX assessment_unjudged_index ON assessment (seq) WHERE is_unjudged;

CREATE TABLE credit_hold (
  referred_seq bigint PRIMARY KEY,
  referrer_seq bigint NOT NULL,
  state text NOT NULL,
  signals text[] NOT NULL DEFAULT '{}',
  score smallint NOT NULL DEFAULT 0 CHECK (score >= 0),
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  due_at timestamptz,
  decision_seq bigint,
  CONSTRAINT credit_hold_state_check CHECK (state IN ('watched', 'held', 'released', 'reversed')),
  CONSTRAINT credit_hold_due_check CHECK (due_at IS NULL OR state = 'held')
);
CREATE INDEX credit_hold_referrer_index ON credit_hold (referrer_seq, state);
CREATE INDEX credit_hold_open_index ON credit_hold (began_at) WHERE state IN ('watched', 'held');
CREATE INDEX credit_hold_due_index ON credit_hold (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE hold_decision (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  action text NOT NULL CHECK (action IN ('release', 'reverse', 'undo')),
  undoes bigint UNIQUE REFERENCES hold_decision (seq),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 500),
  blocks boolean NOT NULL DEFAULT false,
  actor jsonb NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  credits integer NOT NULL CHECK (credits > 0),
  done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND credits),
  done_at timestamptz,
  CONSTRAINT hold_decision_undo_check CHECK ((action = 'undo') = (undoes IS NOT NULL)),
  CONSTRAINT hold_decision_done_check CHECK ((done = credits) = (done_at IS NOT NULL))
);
CREATE INDEX hold_decision_open_index ON hold_decision (seq) WHERE done_at IS NULL;

CREATE TABLE hold_decision_credit (
  decision_seq bigint NOT NULL REFERENCES hold_decision (seq),
  referred_seq bigint NOT NULL,
  referrer_seq bigint NOT NULL,
  becomes text CHECK (becomes IN ('watched', 'held', 'released', 'reversed')),
  is_done boolean NOT NULL DEFAULT false,
  is_moved boolean NOT NULL DEFAULT false,
  was text,
  blocked_at timestamptz,
  PRIMARY KEY (decision_seq, referred_seq)
);
CREATE INDEX hold_decision_credit_open_index ON hold_decision_credit (decision_seq, referrer_seq, referred_seq) WHERE NOT is_done;

CREATE TABLE hold_appeal (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  signup_seq bigint NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  answered_by text,
  CONSTRAINT hold_appeal_answered_check CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL))
);
CREATE INDEX hold_appeal_signup_index ON hold_appeal (signup_seq, seq);
CREATE INDEX hold_appeal_open_index ON hold_appeal (seq) WHERE answer IS NULL;

CREATE TABLE fairness_list_entry (
  id uuid PRIMARY KEY,
  list text NOT NULL CHECK (list IN ('trusted_referrers', 'trusted_networks', 'allowed_domains', 'blocked_domains')),
  signup_seq bigint UNIQUE,
  value text UNIQUE,
  note text NOT NULL CHECK (char_length(note) <= 200),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  added_by text NOT NULL,
  CONSTRAINT fairness_list_entry_names_one_thing CHECK (CASE list WHEN 'trusted_referrers'
    THEN signup_seq IS NOT NULL AND value IS NULL ELSE signup_seq IS NULL AND value IS NOT NULL END)
);

COMMENT ON TABLE fairness_head IS 'One row: the newest signup that has been assessed, and the lock of those who assess.';
COMMENT ON COLUMN fairness_head.compared_at IS 'When referrers were last compared by how many of those they brought ever came back.';
COMMENT ON TABLE assessment IS 'What the server saw of a user who joined with a referral code. Kept for 30 days; erased with the user or the referrer.';
COMMENT ON COLUMN assessment.client_country IS 'Of the address that asked for the code: ISO 3166-1 alpha-2.';
COMMENT ON COLUMN assessment.alike_key IS 'Keyed hash, as are the other keys: the referrer, and the email address without digits and separators.';
COMMENT ON COLUMN assessment.device_key IS 'The browser that entered the code.';
COMMENT ON COLUMN assessment.stated_key IS 'The contact that was not verified.';
COMMENT ON COLUMN assessment.network_key IS 'The referrer, and the /24 or /48 that asked for the code. Null: not an address of the internet, or of a trusted network.';
COMMENT ON COLUMN assessment.signals IS 'What fired, by the names in fairness.signals.ts.';
COMMENT ON COLUMN assessment.is_unjudged IS 'Something fired since the credit was last judged, and the score is high enough to hold it.';
COMMENT ON TABLE credit_hold IS 'Credits that the product or an admin doubted, and what became of each. A held or reversed credit does not count.';
COMMENT ON COLUMN credit_hold.state IS 'watched: doubted, and counts; held: does not count until it is checked; released: counts; reversed: does not count.';
COMMENT ON COLUMN credit_hold.signals IS 'What fired by the time it was held; empty once the referred user is erased.';
COMMENT ON COLUMN credit_hold.due_at IS 'When it is released without a decision. Null: only by a decision.';
COMMENT ON COLUMN credit_hold.decision_seq IS 'The decision that gave it its state; null: the product did.';
COMMENT ON TABLE hold_decision IS 'What admins decided about doubted credits. Carried out in steps, in the order of seq: docs/decisions/fairness.md';
COMMENT ON COLUMN hold_decision.undoes IS 'The decision that this one undoes.';
COMMENT ON COLUMN hold_decision.blocks IS 'Whether the referred users are blocked, too.';
COMMENT ON COLUMN hold_decision.actor IS 'Who decided, as in the audit log.';
COMMENT ON COLUMN hold_decision.credits IS 'How many credits it is about; done: how many of them it has come to.';
COMMENT ON TABLE hold_decision_credit IS 'The credits that a decision is about.';
COMMENT ON COLUMN hold_decision_credit.becomes IS 'The state of its hold afterwards. Null: no hold.';
COMMENT ON COLUMN hold_decision_credit.is_moved IS 'Whether the decision gave it its state. Not if it had that already, or if what is to be undone was decided anew.';
COMMENT ON COLUMN hold_decision_credit.was IS 'The state of its hold before. Null: there was none.';
COMMENT ON COLUMN hold_decision_credit.blocked_at IS 'When the decision blocked the referred user. Null: it did not.';
COMMENT ON TABLE hold_appeal IS 'What users wrote about points that are not counted, and what they were answered. Erased with them.';
COMMENT ON COLUMN hold_appeal.answered_by IS 'Who answered, as they were called at the time.';
COMMENT ON TABLE fairness_list_entry IS 'By which admins correct what the product judges: at most 1,000 entries a list. Written under the lock of fairness_head.';
COMMENT ON COLUMN fairness_list_entry.signup_seq IS 'A trusted referrer: erased with them.';
COMMENT ON COLUMN fairness_list_entry.value IS 'A network in CIDR notation, or a domain in ASCII and lower case; a domain is in one of the two lists.';
COMMENT ON COLUMN fairness_list_entry.note IS 'What the admin wrote beside it; empty: nothing.';
COMMENT ON COLUMN fairness_list_entry.added_by IS 'Who added it, as they were called at the time.';
