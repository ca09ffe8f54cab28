import type { UserMessageKind } from '../../generated/office.ts';

/** What the kinds of messages to a user are called. */
export const messageKinds: Readonly<Record<UserMessageKind, string>> = {
  WELCOME: 'Welcome',
  CODE: 'Code',
  RETENTION: 'Erasure ahead',
  FRIEND: 'Friend joined',
  NO_FRIEND: 'No friend yet',
  PASSED: 'Passed by others',
};
