-- What running the app needs: the local outbox, the list of live job workers, and shared request limits.
CREATE TABLE outbox_message (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL CONSTRAINT outbox_message_id_key UNIQUE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  address text NOT NULL,
  template text NOT NULL,
  params jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE UNLOGGED TABLE job_worker (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

CREATE UNLOGGED TABLE request_count (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  taken integer NOT NULL CHECK (taken > 0),
  PRIMARY KEY (key, window_start)
) WITH (fillfactor = 50);

COMMENT ON TABLE outbox_message IS 'Messages of a channel without a mail server or SMS account: what to render, never a code. Only the newest 1000 are kept.';
COMMENT ON TABLE job_worker IS 'When each running job worker last reported. Jobs of a silent worker are taken from it.';
COMMENT ON TABLE request_count IS 'Requests by client and minute, only of clients that send many. Unlogged: the counts matter for a few minutes.';
COMMENT ON COLUMN request_count.key IS 'What is counted, and a keyed hash of the client address.';
