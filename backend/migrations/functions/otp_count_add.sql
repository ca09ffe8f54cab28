-- Counts waitlist codes in the row of this connection.
CREATE OR REPLACE FUNCTION otp_count_add(asked_more bigint, verified_more bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO otp_count (shard, asked, verified) VALUES (pg_backend_pid() % 32, asked_more, verified_more)
  ON CONFLICT (shard) DO UPDATE SET asked = otp_count.asked + excluded.asked, verified = otp_count.verified + excluded.verified;
END $$;
