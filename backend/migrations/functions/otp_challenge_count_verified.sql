-- Counts verified waitlist codes in the transaction that verifies them.
CREATE OR REPLACE FUNCTION otp_challenge_count_verified() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM otp_count_add(0, 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER otp_challenge_count_verified AFTER UPDATE OF verified_at ON otp_challenge FOR EACH ROW
  WHEN (NEW.purpose = 'waitlist' AND OLD.verified_at IS NULL AND NEW.verified_at IS NOT NULL)
  EXECUTE FUNCTION otp_challenge_count_verified();
