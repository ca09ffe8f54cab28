-- Lists of email addresses that admins uploaded to choose users by: docs/decisions/segments.md
CREATE TABLE email_list (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  valid integer NOT NULL CHECK (valid > 0),
  created_by uuid REFERENCES admin_account (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX email_list_created_at_index ON email_list (created_at);

CREATE TABLE email_list_entry (
  list_id uuid NOT NULL,
  email_key text NOT NULL,
  PRIMARY KEY (list_id, email_key)
);

COMMENT ON TABLE email_list IS 'Lists of email addresses that admins uploaded. A job deletes them after 30 days.';
COMMENT ON COLUMN email_list.valid IS 'How many addresses it had when it was uploaded.';
COMMENT ON COLUMN email_list.created_by IS 'Null for a list uploaded with an API key.';
COMMENT ON TABLE email_list_entry IS 'The addresses of the lists, no matter whose they are. Users who are erased are removed.';
COMMENT ON COLUMN email_list_entry.list_id IS 'No foreign key: it would double the time of an upload. The list is written in the same transaction.';
COMMENT ON COLUMN email_list_entry.email_key IS 'The normalized address, as in signup.email_key.';
