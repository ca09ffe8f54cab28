-- The signup of each applicant who has one, and whether it is an ambassador's: the only place that says who is one.
--
-- It is the signup that its applicant connected to the application, else the one that verified the email of the
-- application. A signup that only states that email proves nothing: anyone can state it. An application has one signup at
-- most, and a signup one application. An applicant is an ambassador while their application is accepted and they are
-- neither blocked nor erased.
--
-- The email is compared twice, so that the indexes of both tables lead from one to the other.
CREATE OR REPLACE VIEW ambassador_signup AS
SELECT application.seq AS application_seq, person.seq AS signup_seq,
  application.status = 'accepted' AND person.blocked_at IS NULL AS is_ambassador
FROM ambassador_application AS application JOIN signup AS person
  ON person.identity = 'email:' || application.email_key AND person.email_key = application.email_key
WHERE application.signup_seq IS NULL AND application.erased_at IS NULL AND person.erased_at IS NULL
  AND NOT EXISTS (SELECT FROM ambassador_application AS other WHERE other.signup_seq = person.seq)
UNION ALL
SELECT application.seq, person.seq, application.status = 'accepted' AND person.blocked_at IS NULL
FROM ambassador_application AS application JOIN signup AS person ON person.seq = application.signup_seq
WHERE application.erased_at IS NULL AND person.erased_at IS NULL;
