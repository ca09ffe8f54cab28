/** What an admin or an API key may do, least first: VIEWER reads, EDITOR also writes FAQs and reviews ambassador applications, ADMIN does everything. */
export const roles = ['VIEWER', 'EDITOR', 'ADMIN'] as const;

export type Role = (typeof roles)[number];

/** Whether the role includes everything `needed` may do. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** The text as a role; undefined if it is not one. */
export const findRole = (text: unknown): Role | undefined => roles.find((role) => role === text);
