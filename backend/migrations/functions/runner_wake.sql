-- Adds the job of a runner, unless the runner has sent a heartbeat within ten seconds.
--
-- A runner takes back its heartbeat before it looks for work the last time. So whatever was committed before that look is
-- done by it, and what commits later finds no heartbeat and adds the job. A runner that dies leaves its heartbeat for ten
-- seconds at most; the job also runs every minute.
CREATE OR REPLACE FUNCTION runner_wake(runner_name text) RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF EXISTS (SELECT FROM runner WHERE name = runner_name AND seen_at > clock_timestamp() - interval '10 seconds') THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.add_job('run-' || runner_name, '{}'::json, max_attempts => 12, job_key => 'run-' || runner_name);
END $$;
