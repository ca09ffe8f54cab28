import type { FriendsNews } from './message.friend.texts.ts';
import type { MessageValues } from './message.render.ts';
import { type MessageKind, variablesOf } from './message.variables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Links that look like real ones and open nothing: a preview must not let an admin act as a user. */
export const exampleLinks = (publicUrl: string) => ({
  statusLink: `${publicUrl}/status#open=example`,
  unsubscribeLink: `${publicUrl}/u/example`,
});

/** Values of an example invitation; null for a kind without one. */
export const exampleInvite = (
  publicUrl: string,
  kind: MessageKind,
  now = Date.now(),
): MessageValues['invite'] =>
  !variablesOf(kind).includes('inviteLink')
    ? null
    : { link: `${publicUrl}/invite#example`, code: 'TW7K-9QPM-4XJD', expiresAt: new Date(now + 14 * dayMs) };

/** A fictional user, for previews and test messages. */
export const sampleValues = (publicUrl: string, kind: MessageKind): MessageValues => ({
  firstName: 'Ada',
  rank: 1234,
  ...(tellsTotal(kind) && { total: 2826 }),
  referralId: '7K2QXBD94M',
  shareLink: `${publicUrl}/?ref=7K2QXBD94M`,
  ...exampleLinks(publicUrl),
  invite: exampleInvite(publicUrl, kind),
  friends: exampleFriends(kind),
});

/** Whether messages of the kind know how many users have a rank: mailings tell a rank of when they were prepared. */
export const tellsTotal = (kind: MessageKind): boolean => variablesOf(kind).includes('shareLinks');

/** Two friends who brought much, or what the first would bring; null for a kind that tells of none. */
export function exampleFriends(kind: MessageKind): FriendsNews | null {
  const next = { referrals: 1, rank: 58 };
  if (kind === 'no_friend') return { names: [], count: 0, gained: 0, next };
  return kind === 'friend' ? { names: ['Sam', 'Priya'], count: 2, gained: 2575, next } : null;
}
