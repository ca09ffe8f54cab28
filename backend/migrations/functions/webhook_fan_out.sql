-- Gives every endpoint that wants it a delivery of the oldest recorded events; how many events were taken.
--
-- Events are taken by SKIP LOCKED, not by a watermark: identity numbers commit out of order, so a lower one may appear
-- after a higher one was taken.
CREATE OR REPLACE FUNCTION webhook_fan_out(at_most integer) RETURNS integer
LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  taken bigint[];
BEGIN
  SELECT array_agg(seq) INTO taken FROM (
    SELECT seq FROM event WHERE NOT fanned_out ORDER BY seq LIMIT at_most FOR UPDATE SKIP LOCKED) AS waiting;
  INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, next_attempt_at)
  SELECT endpoint.id, webhook_id(event.type, event.id), event.type, 'event', event.seq, 'pending', clock_timestamp()
  FROM event JOIN webhook_endpoint AS endpoint ON event.type = ANY (endpoint.types) AND endpoint.created_at <= event.at
  WHERE event.seq = ANY (taken) ORDER BY event.seq;
  UPDATE event SET fanned_out = true WHERE seq = ANY (taken);
  RETURN coalesce(cardinality(taken), 0);
END $$;
