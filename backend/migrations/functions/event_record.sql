-- Writes down what happened, for the endpoints that want to know; nothing while there is none.
--
-- It belongs to the transaction of the action: endpoints are notified if and only if that commits. The job that sends is
-- added with it, unless a runner has sent a heartbeat within ten seconds: that one looks by itself.
CREATE OR REPLACE FUNCTION event_record(event_type text, subject_seq bigint, details jsonb) RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint) THEN
    RETURN;
  END IF;
  INSERT INTO event (type, signup_seq, data) VALUES (event_type, subject_seq, details);
  PERFORM runner_wake('webhooks');
END $$;
