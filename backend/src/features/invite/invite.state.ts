import type { SignupState } from './invite.signup-state.ts';

/**
 * State of an invitation. An `issued` one that is past its end counts as `expired`; a job writes that within a minute.
 */
export type InviteState = 'issued' | 'accepted' | 'expired' | 'revoked';

/** The current state of an invitation, in SQL. */
export const inviteStateNow = `CASE WHEN invite.state = 'issued' AND invite.expires_at <= clock_timestamp() THEN 'expired' ELSE invite.state END`;

/**
 * The {@link SignupState} in SQL, over `signup` left-joined with `score`. The last invitation is only read for users
 * who are away.
 */
export const signupState = `CASE
    WHEN signup.erased_at IS NOT NULL THEN 'erased'
    WHEN signup.blocked_at IS NOT NULL THEN 'blocked'
    WHEN coalesce(score.standing, 'waiting') = 'waiting' THEN 'waiting'
    ELSE (SELECT CASE ${inviteStateNow} WHEN 'accepted' THEN 'accepted' WHEN 'issued' THEN 'invited' ELSE 'expired' END
      FROM invite WHERE invite.signup_seq = signup.seq ORDER BY invite.seq DESC LIMIT 1)
  END`;

/** The states of users who are away from the ranking, as conditions over `signup` and `score`. */
export const awayStates = {
  invited: awayAs('invited'),
  accepted: awayAs('accepted'),
  expired: awayAs('expired'),
} as const;

function awayAs(state: SignupState): string {
  return `score.standing = 'away' AND ${signupState} = '${state}'`;
}
