/**
 * What an API key without a role is limited to: reading metrics, redeeming invitations, or reporting bounces and complaints.
 */
export const scopes = ['METRICS', 'INVITES', 'MAIL_EVENTS'] as const;

export type Scope = (typeof scopes)[number];

/** The text as a scope; undefined if it is not one. */
export const findScope = (text: unknown): Scope | undefined => scopes.find((scope) => scope === text);
