-- What is sent later by one process at a time: docs/decisions/mailings.md
CREATE TABLE runner (
  name text PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT 'epoch'
) WITH (fillfactor = 50);
INSERT INTO runner (name) VALUES ('dispatch'), ('webhooks');

COMMENT ON TABLE runner IS 'Work that one process at a time does, for minutes; each has the job run-<name>.';
COMMENT ON COLUMN runner.seen_at IS 'When the process at work last sent a heartbeat.';
