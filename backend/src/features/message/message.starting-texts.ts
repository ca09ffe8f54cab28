import type { MessageKind } from './message.kinds.ts';

export interface StartingTemplate {
  /** Its name in the back office. */
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

/** The templates that a new installation starts with, so that the first wave can go out as it is. */
export const startingTemplates: Readonly<Record<Exclude<MessageKind, 'broadcast'>, StartingTemplate>> = {
  invite: {
    name: 'Invitation',
    subject: 'You’re in, {firstName}: your {brand} invitation',
    preheader: 'Your early access is ready. Accept it by {expiresOn}.',
    body: `# You’re in, {firstName}

Thank you for waiting. Your early access to {brand} is ready.

[Accept your invitation]({inviteLink})

You can also enter this code when you sign up:

\`{inviteCode}\`

It’s for you only, works once, and expires on {expiresOn}.

Questions? Write to {supportEmail}.`,
  },
  reminder: {
    name: 'Reminder',
    subject: 'Your {brand} invitation expires soon',
    preheader: 'Your early access is still waiting for you.',
    body: `# Your invitation is still open

Hi {firstName}, your early access to {brand} is ready, but you haven’t used it yet. It expires on {expiresOn}.

[Accept your invitation]({inviteLink})

Or enter your code when you sign up:

\`{inviteCode}\`

No longer interested? You don’t need to do anything.`,
  },
  welcome: {
    name: 'Welcome',
    subject: 'You’re #{rank} on the {brand} waitlist',
    preheader: 'Share your code {referralId} to earn points.',
    body: `# Welcome, {firstName}. You’re on the list.

#{rank}

Everyone who joins with your code earns you points. More points means a higher rank.

{rewards}

Share your link:

{shareLinks}

Your referral code:

\`{referralId}\`

Check your rank any time, and see who joined with your code. Don’t forward this email. Anyone with the link can see your rank.

[See your rank]({statusLink})

Rankings can change at any time as others share their codes.`,
  },
  reward: {
    name: 'Reward earned',
    subject: 'You earned a reward: {rewardName}',
    preheader: '{rewardCode}',
    body: `# {firstName}, you earned {rewardName}.

{rewardText}

**{rewardCode}**

{rewardInstructions}

{nextReward}

[See your rewards]({statusLink})

You’re getting this because you’re on our waitlist and earned it. Don’t forward this email. Anyone with the link can see your rank.`,
  },
  friend: {
    name: 'Friend joined',
    subject: '{friends} joined with your code',
    preheader: 'You’re {standing}.',
    body: `# {friends} joined with your code

#{rank}

Hi {firstName}, thanks for sharing. You’re {standing}. {nextFriend}

Share your link again:

{shareLinks}

[See your rank]({statusLink})

Don’t forward this email. Anyone with the link can see your rank.`,
  },
  no_friend: {
    name: 'No friend yet',
    subject: 'Send your {brand} link to one friend',
    preheader: 'You’re #{rank}. {nextFriend}',
    body: `# Bring your first friend

#{rank}

Hi {firstName}, no one has joined the {brand} waitlist with your link yet. {nextFriend}

Send it to one friend who’d want in:

{shareLinks}

[See your rank]({statusLink})

Don’t forward this email. Anyone with the link can see your rank.`,
  },
  passed: {
    name: 'You were passed',
    subject: 'You were #{rankBefore}, now #{rank}',
    preheader: '{nextFriend}',
    body: `# Others passed you

#{rank}

Hi {firstName}, others moved up the {brand} waitlist. You were #{rankBefore}, now #{rank}.

{nextFriend} Send them your link:

{shareLinks}

[See your rank]({statusLink})

Don’t forward this email. Anyone with the link can see your rank.`,
  },
  reopen: {
    name: 'Sign-ups are open again',
    subject: '{brand} sign-ups are open again',
    preheader: 'You asked us to tell you. You can join now.',
    body: `# You can join now

You asked us to tell you when sign-ups for {brand} open again. They’re open.

[Join the waitlist]({joinLink})

This is the only email we send you about this, and we’ve deleted your address from our list. Questions? Write to {supportEmail}.`,
  },
};
