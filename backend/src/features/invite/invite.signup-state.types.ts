import { registerEnumType } from 'type-graphql';
import type { SignupState } from './invite.signup-state.ts';

/** The schema's states; the values are the ones used internally. */
export const UserState = {
  WAITING: 'waiting',
  INVITED: 'invited',
  ACCEPTED: 'accepted',
  EXPIRED: 'expired',
  BLOCKED: 'blocked',
  ERASED: 'erased',
} as const satisfies Readonly<Record<Uppercase<SignupState>, SignupState>>;

registerEnumType(UserState, {
  name: 'UserState',
  description: 'State of a user. Only WAITING users have a rank.',
  valuesConfig: {
    WAITING: { description: 'They are waiting, with a rank.' },
    INVITED: { description: 'They have an invitation that they can accept.' },
    ACCEPTED: { description: 'They accepted their invitation.' },
    EXPIRED: { description: 'They did not accept their invitation in time and have not rejoined.' },
    BLOCKED: { description: 'They have no rank until they are unblocked.' },
    ERASED: { description: 'Their personal data has been removed; texts are empty.' },
  },
});
