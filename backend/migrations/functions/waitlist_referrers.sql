-- How many waiting users, and of those who are away, have referrals that count. Points alone do not make a referrer: they
-- can be given.
CREATE OR REPLACE FUNCTION waitlist_referrers() RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN waitlist_people_with_points(true)
    - (SELECT count(*) FROM score WHERE points > 0 AND referral_count = 0 AND standing <> 'excluded');
END $$;
