import { Migration } from '@mikro-orm/migrations';

/** What the functions need of the server's settings they set themselves, so that no server, database or role can take it away. */
export class Migration030OwnSettings extends Migration {
  override up(): void {
    for (const statement of [flush, withoutJit]) this.addSql(statement);
  }
}

/**
 * A commit that waits for the disk (and for the standbys, as the server is set up to) has all earlier ones there, too. The
 * setting that counts is the one at the commit, which comes after the function has returned: a SET clause of the function
 * would be undone by then, so it is set for the rest of the transaction.
 */
const flush = /* sql */ `
CREATE OR REPLACE FUNCTION waitlist_flush() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'on', true);
  PERFORM pg_logical_emit_message(true, 'waitlist', '');
END $$;
COMMENT ON FUNCTION waitlist_flush IS 'Has the commit of this transaction wait for the disk, whatever the default of the session: everything committed before survives a crash once it has returned.';
`;

/**
 * Up to PostgreSQL 17 a plan that cannot do without something that is switched off, such as sequential scans, is taken to cost
 * ten billion. JIT, which is on unless somebody turned it off, then compiles it: a second for a join that takes milliseconds.
 * So it is off in every function that steers its own plans, and in those that hold the lock of the joins.
 */
const withoutJit = /* sql */ `
DO $$
DECLARE
  steered regprocedure;
BEGIN
  FOR steered IN
    SELECT oid FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace
      AND EXISTS (SELECT FROM unnest(proconfig) AS setting WHERE setting LIKE 'enable\\_%' OR setting LIKE 'plan\\_cache\\_mode=%')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET jit = off', steered);
  END LOOP;
END $$;
ALTER FUNCTION waitlist_count_signups() SET jit = off;
ALTER FUNCTION waitlist_maintain_ranks(bigint) SET jit = off;
`;
