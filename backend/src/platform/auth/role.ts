/** What an admin or an API key may do, least first: VIEWER reads, EDITOR also writes FAQs and reviews ambassador applications, ADMIN does everything. */
export const roles = ['VIEWER', 'EDITOR', 'ADMIN'] as const;

export type Role = (typeof roles)[number];

/** Whether the role includes what `needed` may do. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** The text as a role; undefined when it is none. */
export const findRole = (text: unknown): Role | undefined => roles.find((role) => role === text);
