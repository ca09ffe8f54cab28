-- Wakes the runner after joins if an endpoint that is up wants to know of them: unwanted, running or woken.
CREATE OR REPLACE FUNCTION webhook_wake_for_joins() RETURNS text
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM webhook_endpoint
    WHERE state = 'active' AND next_probe_at IS NULL AND types && ARRAY['signup.joined', 'signup.credited']) THEN
    RETURN 'unwanted';
  END IF;
  IF EXISTS (SELECT FROM runner WHERE name = 'webhooks' AND seen_at > clock_timestamp() - interval '10 seconds') THEN
    RETURN 'running';
  END IF;
  PERFORM runner_wake('webhooks');
  RETURN 'woken';
END $$;
