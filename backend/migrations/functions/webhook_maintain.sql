-- Deletes what is kept no longer: per endpoint the successes before the newest 1,000; after 30 days failures, events,
-- and what waits for an endpoint that is disabled; after 7 days the hourly counts. Answers that may name a user who was
-- erased while their request was under way are emptied.
CREATE OR REPLACE FUNCTION webhook_maintain() RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM webhook_forget_erased();
  PERFORM webhook_trim(id) FROM webhook_endpoint;
  DELETE FROM webhook_delivery WHERE at < now() - interval '30 days' AND state <> 'pending';
  DELETE FROM webhook_delivery USING webhook_endpoint AS endpoint
  WHERE endpoint.id = endpoint_id AND endpoint.state = 'disabled'
    AND webhook_delivery.state = 'pending' AND at < now() - interval '30 days';
  DELETE FROM event WHERE at < now() - interval '30 days' AND fanned_out;
  DELETE FROM webhook_hour WHERE hour < now() - interval '7 days';
END $$;
