/** What became of an invitation. Past its time, `issued` is as good as `expired`: a job writes it within a minute. */
export type InviteState = 'issued' | 'accepted' | 'expired' | 'revoked';

/** Where a user is on the way from joining to being let in. */
export const signupStates = ['active', 'invited', 'accepted', 'expired', 'blocked', 'erased'] as const;
export type SignupState = (typeof signupStates)[number];

/** The state of an invitation at this moment, in SQL. */
export const inviteStateNow = `CASE WHEN invite.state = 'issued' AND invite.expires_at <= clock_timestamp() THEN 'expired' ELSE invite.state END`;

/**
 * The {@link SignupState} in SQL, over `signup` left-joined with `score`. Only of users who are away the last invitation is
 * read: the others have none that counts.
 */
export const signupState = `CASE
    WHEN signup.erased_at IS NOT NULL THEN 'erased'
    WHEN signup.blocked_at IS NOT NULL THEN 'blocked'
    WHEN coalesce(score.standing, 'waiting') = 'waiting' THEN 'active'
    ELSE (SELECT CASE ${inviteStateNow} WHEN 'accepted' THEN 'accepted' WHEN 'issued' THEN 'invited' ELSE 'expired' END
      FROM invite WHERE invite.signup_seq = signup.seq ORDER BY invite.seq DESC LIMIT 1)
  END`;

/** Who is away from the ranking and why, as conditions over `signup` and `score`. */
export const awayStates = {
  INVITED: awayAs('invited'),
  ACCEPTED: awayAs('accepted'),
  EXPIRED: awayAs('expired'),
} as const;

function awayAs(state: SignupState): string {
  return `score.standing = 'away' AND ${signupState} = '${state}'`;
}
