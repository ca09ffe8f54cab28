/** What users can unsubscribe from. Codes and other requested messages are in no stream. */
export const streams = ['invites', 'news', 'updates'] as const;
export type Stream = (typeof streams)[number];

interface StreamTexts {
  /** Why a user gets such a message. */
  readonly reason: (brand: string) => string;
  /** The link in its footer. */
  readonly leave: string;
}

export const streamTexts: Readonly<Record<Stream, StreamTexts>> = {
  invites: {
    reason: (brand) => `You’re getting this email because you joined the ${brand} waitlist.`,
    leave: 'Unsubscribe from invitations',
  },
  news: {
    reason: (brand) => `You’re getting this email because you asked for news about ${brand}.`,
    leave: 'Unsubscribe from news',
  },
  updates: {
    reason: (brand) => `You’re getting this email because friends join the ${brand} waitlist with your code.`,
    leave: 'Unsubscribe from updates about your rank',
  },
};
