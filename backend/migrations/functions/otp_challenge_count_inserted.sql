-- Counts requested waitlist codes in the transaction that adds them: a send that is rolled back is not counted.
CREATE OR REPLACE FUNCTION otp_challenge_count_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM otp_count_add(count(*), count(verified_at)) FROM inserted WHERE purpose = 'waitlist' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER otp_challenge_count_inserted AFTER INSERT ON otp_challenge
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION otp_challenge_count_inserted();
