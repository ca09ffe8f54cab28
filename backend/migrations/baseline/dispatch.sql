-- What is sent later by one process at a time: docs/decisions/dispatch.md
CREATE TABLE runner (
  name text PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT 'epoch'
) WITH (fillfactor = 50);
INSERT INTO runner (name) VALUES ('dispatch'), ('webhooks'), ('fairness'), ('rewards'), ('bulk'), ('import');

CREATE TABLE notice (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  reason text,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  next_try_at timestamptz DEFAULT clock_timestamp(),
  marked_at timestamptz,
  settled_at timestamptz,
  traceparent text DEFAULT nullif(current_setting('waitlist.traceparent', true), ''),
  CONSTRAINT notice_key UNIQUE (kind, key),
  CONSTRAINT notice_state_check CHECK (state IN ('queued', 'sending', 'sent', 'refused', 'uncertain', 'skipped')),
  CONSTRAINT notice_reason_check CHECK ((state = 'skipped') = (reason IS NOT NULL)),
  CONSTRAINT notice_queued_check CHECK ((state = 'queued') = (next_try_at IS NOT NULL)),
  CONSTRAINT notice_marked_check CHECK (state <> 'sending' OR marked_at IS NOT NULL),
  CONSTRAINT notice_settled_check CHECK ((state IN ('queued', 'sending')) = (settled_at IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX notice_due_index ON notice (kind, next_try_at, seq) WHERE state = 'queued';
CREATE INDEX notice_refused_index ON notice (settled_at) WHERE state = 'refused';
CREATE INDEX notice_marked_index ON notice (kind) WHERE state = 'sending';

COMMENT ON TABLE runner IS 'Work that one process at a time does, for minutes; each has the job run-<name>.';
COMMENT ON COLUMN runner.seen_at IS 'When the process at work last sent a heartbeat.';
COMMENT ON TABLE notice IS 'Messages to one user or admin, outside of mailings: ids, nothing personal. Only the runner changes rows, and requeue.';
COMMENT ON COLUMN notice.kind IS 'Such as welcome: what is sent, and what is done besides, is in the code of that name.';
COMMENT ON COLUMN notice.key IS 'Whom or what it is about; one notice of a kind.';
COMMENT ON COLUMN notice.state IS 'queued, sending during a try, then sent, refused or uncertain; skipped for a reason.';
COMMENT ON COLUMN notice.tries IS 'Tries that said something of this message; a mail server that is away costs none.';
COMMENT ON COLUMN notice.traceparent IS 'The traceparent of the request that caused it, as in event; events that come of it continue it.';
COMMENT ON COLUMN notice.marked_at IS 'When the last try began. In state sending for longer than a try takes, nobody knows what became of it.';
