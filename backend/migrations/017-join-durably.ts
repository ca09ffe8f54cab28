import { Migration } from '@mikro-orm/migrations';

/** A batch of joins is carried out and brought to disk in one call, and adds no job: the join order says who is to be welcomed. */
export class Migration017JoinDurably extends Migration {
  override up(): void {
    for (const statement of [welcomeHead, joinAddsNoJob, joinDurably, comments]) this.addSql(statement);
  }
}

/** Signups are numbered without gaps and in the order of their commits, so one number says who is still to be welcomed. */
const welcomeHead = /* sql */ `
CREATE TABLE welcome_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL CHECK (last_seq >= 0)
);
COMMENT ON TABLE welcome_head IS 'One row: the newest signup whose welcome message has been queued; everybody after it is still to be welcomed.';

INSERT INTO welcome_head (last_seq)
SELECT least(last_seq, (
  SELECT min((payload ->> 'fromSeq')::bigint) - 1
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE task.identifier = 'welcome-signups'))
FROM waitlist_head;
`;

/** The join stays as it is, except for its last statement. */
const joinAddsNoJob = /* sql */ `
DO $$
DECLARE
  old_text text := pg_get_functiondef('waitlist_join(jsonb, integer, interval)'::regprocedure);
  new_text text := regexp_replace(old_text, '\\n\\s*PERFORM graphile_worker\\.add_job\\([^;]*;', '');
BEGIN
  IF new_text = old_text OR new_text LIKE '%graphile_worker%' THEN
    RAISE EXCEPTION 'waitlist_join does not add one job';
  END IF;
  EXECUTE new_text;
END $$;
`;

/**
 * waitlist_join, its commit, and waitlist_flush, without a way to the client in between: while the batch waits for the
 * disk nobody holds the lock, and once the call has returned the batch survives a crash.
 */
const joinDurably = /* sql */ `
CREATE PROCEDURE waitlist_join_durably(requests jsonb, points_per_referral integer, verification_age interval, INOUT outcomes jsonb DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  outcomes := (SELECT jsonb_agg(answer) FROM waitlist_join(requests, points_per_referral, verification_age) AS answer);
  COMMIT;
  PERFORM waitlist_flush();
END $$;
COMMENT ON PROCEDURE waitlist_join_durably IS 'Carries out a batch of joins as waitlist_join does; the outcomes are on disk when it returns.';
`;

const comments = /* sql */ `
COMMENT ON COLUMN otp_challenge.consumed_at IS 'When an application used the verification up. A join does so by its signup, whose identity is the verified contact.';
`;
