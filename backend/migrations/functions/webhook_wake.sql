-- Adds the job that sends to endpoints, unless a runner has sent a heartbeat within ten seconds.
--
-- The runner takes back its heartbeat before it looks for work the last time. So whatever was committed before that
-- look is sent by it, and what commits later finds no heartbeat and adds the job. A runner that dies leaves its sign
-- for ten seconds at most; the job also comes up every minute.
CREATE OR REPLACE FUNCTION webhook_wake() RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_runner WHERE seen_at > clock_timestamp() - interval '10 seconds') THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.add_job('run-webhooks', '{}'::json, max_attempts => 12, job_key => 'run-webhooks');
END $$;
