-- Events, the endpoints they are sent to, and what became of each delivery: docs/decisions/webhooks.md
CREATE TABLE event (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  type text NOT NULL,
  signup_seq bigint,
  data jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(data) = 'object'),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  fanned_out boolean NOT NULL DEFAULT false,
  traceparent text DEFAULT nullif(current_setting('waitlist.traceparent', true), '')
);
CREATE INDEX event_not_fanned_out_index ON event (seq) WHERE NOT fanned_out;
CREATE INDEX event_at_index ON event (at);
CREATE INDEX event_signup_seq_index ON event (signup_seq) WHERE signup_seq IS NOT NULL;

CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY,
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  description text NOT NULL,
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  personal_data boolean NOT NULL,
  batch_size integer NOT NULL CHECK (batch_size BETWEEN 1 AND 100),
  per_second integer NOT NULL CHECK (per_second BETWEEN 1 AND 1000),
  api_version smallint NOT NULL DEFAULT 1 CHECK (api_version = 1),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'disabled')),
  reason text CHECK (reason IN ('gone', 'failing')),
  secret_version integer NOT NULL DEFAULT 1 CHECK (secret_version > 0),
  previous_until timestamptz,
  created_by uuid REFERENCES admin_account (id),
  joined_seq bigint NOT NULL CHECK (joined_seq >= 0),
  claimed_seq bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since timestamptz,
  next_probe_at timestamptz,
  alerted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT webhook_endpoint_claimed_check CHECK (claimed_seq >= joined_seq),
  CONSTRAINT webhook_endpoint_disabled_check CHECK ((state = 'disabled') = (reason IS NOT NULL))
);

CREATE TABLE webhook_hour (
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  succeeded bigint NOT NULL DEFAULT 0,
  failed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (endpoint_id, hour)
) WITH (fillfactor = 50);

CREATE TABLE webhook_delivery (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
  event_id text NOT NULL,
  type text NOT NULL,
  source text NOT NULL CHECK (source IN ('join', 'event')),
  source_seq bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed', 'skipped')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz,
  status smallint,
  error text,
  answer text,
  duration_ms integer,
  attempted_at timestamptz,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT webhook_delivery_pending_check CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX webhook_delivery_due_index ON webhook_delivery (endpoint_id, next_attempt_at) WHERE state = 'pending';
CREATE INDEX webhook_delivery_state_index ON webhook_delivery (endpoint_id, state, seq);
CREATE INDEX webhook_delivery_endpoint_index ON webhook_delivery (endpoint_id, seq);
CREATE INDEX webhook_delivery_at_index ON webhook_delivery (at);
CREATE INDEX webhook_delivery_answer_index ON webhook_delivery (source, source_seq) WHERE answer IS NOT NULL;

CREATE TABLE webhook_replay (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  next_seq bigint NOT NULL CHECK (next_seq > 0),
  to_seq bigint NOT NULL
);
CREATE INDEX webhook_replay_endpoint_index ON webhook_replay (endpoint_id, seq);

COMMENT ON TABLE event IS 'What happened, other than joins and credits, which the join order and the ledger tell. Written only while there is an endpoint; kept 30 days.';
COMMENT ON COLUMN event.signup_seq IS 'Whom it is about; null: no signup. No foreign key: it would lock the signup.';
COMMENT ON COLUMN event.data IS 'Ids and figures, nothing personal: what is personal is read when the event is sent.';
COMMENT ON COLUMN event.fanned_out IS 'Whether each endpoint that wants it has its delivery.';
COMMENT ON TABLE webhook_endpoint IS 'An address that events are sent to.';
COMMENT ON COLUMN webhook_endpoint.created_by IS 'The admin who created it, or took it over. When they are removed or demoted, it is paused or taken over.';
COMMENT ON COLUMN webhook_endpoint.personal_data IS 'Whether names and contacts are sent along.';
COMMENT ON COLUMN webhook_endpoint.per_second IS 'Requests a second at most.';
COMMENT ON COLUMN webhook_endpoint.reason IS 'Why it is disabled. gone: it answered 410. failing: nothing got through for five days.';
COMMENT ON COLUMN webhook_endpoint.secret_version IS 'Which secret signs; it is derived from the application secret, the id and this number.';
COMMENT ON COLUMN webhook_endpoint.previous_until IS 'Until when the secret before signs, too.';
COMMENT ON COLUMN webhook_endpoint.joined_seq IS 'The cursor over the join order: up to here, every join and credit is settled or has its delivery.';
COMMENT ON COLUMN webhook_endpoint.claimed_seq IS 'Up to here joins may have been sent. Written and flushed before that, so a join that was announced is on disk.';
COMMENT ON COLUMN webhook_endpoint.failures IS 'Failed first attempts and probes since the last success; from 10 on it is down.';
COMMENT ON COLUMN webhook_endpoint.next_probe_at IS 'When a down endpoint is tried again.';
COMMENT ON COLUMN webhook_endpoint.alerted_at IS 'When the admins were mailed about this failure.';
COMMENT ON TABLE webhook_hour IS 'How many requests succeeded and failed, by endpoint and hour; kept 7 days.';
COMMENT ON TABLE webhook_delivery IS 'What became of one event at one endpoint. A join has one once it was sent or has failed, not while it waits behind the cursor.';
COMMENT ON COLUMN webhook_delivery.event_id IS 'The webhook-id: the same for every try, endpoint and replay.';
COMMENT ON COLUMN webhook_delivery.source IS 'join: source_seq is a place in the join order. event: source_seq is event.seq.';
COMMENT ON COLUMN webhook_delivery.answer IS 'The beginning of the answer to a failed attempt. Emptied when a user it may name is erased.';
COMMENT ON TABLE webhook_replay IS 'A range of the join order that an endpoint gets again, up to to_seq.';

COMMENT ON COLUMN event.traceparent IS 'The traceparent of the request that caused it, which inTransaction sets for its transaction; null: it had none. Random ids, nothing personal.';
