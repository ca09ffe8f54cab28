-- Makes the commit of this transaction wait for the disk, whatever the session's default: everything committed
-- before it survives a crash.
--
-- A commit that waits for the disk (and for the standbys, as the server is configured) also has all earlier commits
-- there. The setting that counts is the one at the commit, after the function has returned. A SET clause of the
-- function would be undone by then, so it is set for the rest of the transaction.
CREATE OR REPLACE FUNCTION waitlist_flush() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'on', true);
  PERFORM pg_logical_emit_message(true, 'waitlist', '');
END $$;
