/** A user's state on the way from joining to being let in. Usable on both sides. */
export const signupStates = ['waiting', 'invited', 'accepted', 'expired', 'blocked', 'erased'] as const;
export type SignupState = (typeof signupStates)[number];
