-- What users change of their own data.
CREATE TABLE contact_change (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  signup_seq bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  address text CHECK (address !~ '[[:cntrl:]]')
);
CREATE INDEX contact_change_signup_index ON contact_change (signup_seq, seq);

COMMENT ON TABLE contact_change IS 'When users changed their verified contact. The one before is told; then its address is gone.';
COMMENT ON COLUMN contact_change.signup_seq IS 'No foreign key: it would lock the signup.';
COMMENT ON COLUMN contact_change.channel IS 'How the contact before is told.';
COMMENT ON COLUMN contact_change.address IS 'The contact before, until it was told: the email address as typed, or the E.164 number.';
