import type { Role } from '../../generated/operations.ts';

/** Roles in words: `may` tells users about their own role, `can` describes it to an admin who gives it. */
export const roleTexts: Readonly<
  Record<Role, { readonly name: string; readonly may: string; readonly can: string }>
> = {
  VIEWER: {
    name: 'Viewer',
    may: 'You can look at everything but accounts, keys and the audit log.',
    can: 'Looks at everything but accounts, keys and the audit log.',
  },
  EDITOR: {
    name: 'Editor',
    may: 'You can look at everything but accounts, keys and the audit log, and write FAQs.',
    can: 'Also writes FAQs.',
  },
  ADMIN: {
    name: 'Admin',
    may: 'You can do everything, accounts, keys and the audit log included.',
    can: 'Everything, accounts, keys and the audit log included.',
  },
};
