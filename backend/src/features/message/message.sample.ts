import { namesText, nextFriendText, rankText, standingText } from './message.friend.texts.ts';
import { isTriggerKind, type MessageKind } from './message.kinds.ts';
import type { MessageValues } from './message.render.ts';
import { type OwnVariable, variablesOf } from './message.variables.ts';

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

const sampleRank = 1234;

/** A fictional user, for previews and test messages. */
export const sampleValues = (publicUrl: string, kind: MessageKind): MessageValues => ({
  firstName: 'Ada',
  rank: sampleRank,
  ...(tellsTotal(kind) && { total: 2826, next: exampleNext }),
  referralId: '7K2QXBD94M',
  shareLink: `${publicUrl}/?ref=7K2QXBD94M`,
  ...exampleLinks(publicUrl),
  invite: exampleInvite(publicUrl, kind),
  texts: exampleTexts(publicUrl, sampleRank, kind),
});

/** Whether messages of the kind know how many users have a rank: others tell a rank of when they were prepared. */
export const tellsTotal = (kind: MessageKind): boolean => isTriggerKind(kind);

export const exampleNext = { referrals: 1, rank: 58 };

/** What the kinds write themselves, for a user of a rank: two friends brought much, and the next brings more. */
export const exampleTexts = (
  publicUrl: string,
  rank: number | null,
  kind: MessageKind,
): Readonly<Record<OwnVariable, string>> => ({
  friends: namesText({ names: ['Sam', 'Priya'], count: 2 }),
  standing: standingText({ gained: 2575, rank }),
  nextFriend: nextFriendText({ next: exampleNext, rank, isFirst: kind === 'no_friend' }),
  joinLink: `${publicUrl}/?join`,
  rewards: 'The first one earns you a sticker. 5 of them earn you a T-shirt.',
  rewardName: 'A T-shirt',
  rewardText: 'For you, in your size.',
  rewardCode: 'Your code: TEE-7K2Q',
  rewardInstructions: 'Enter it in our shop.',
  nextReward: '5 more friends until you get A hoodie.',
  rankBefore: rankText(Math.max(1, (rank ?? sampleRank) - 17)),
});
