/**
 * The id of a broadcast's message to one user, the same for every try. It becomes the Message-ID, by which a bounce
 * identifies its mailing.
 */
export const broadcastMessageId = (mailingId: string, signupId: string): string =>
  `broadcast-${mailingId}-${signupId}`;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(`^<?broadcast-(${uuid})-${uuid}@`);

/** The mailing that a Message-ID identifies; null: none, or one of a kind whose ids do not identify it. */
export const mailingOfMessageId = (messageId: string): string | null =>
  form.exec(messageId.trim())?.[1] ?? null;
