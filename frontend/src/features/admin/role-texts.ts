import type { Role } from '../../generated/operations.ts';

/** Roles in words. */
export const roleTexts: Record<Role, { readonly name: string; readonly may: string }> = {
  VIEWER: { name: 'Viewer', may: 'You can look at everything but accounts, keys and the audit log.' },
  EDITOR: {
    name: 'Editor',
    may: 'You can look at everything but accounts, keys and the audit log, and write FAQs.',
  },
  ADMIN: { name: 'Admin', may: 'You can do everything, accounts, keys and the audit log included.' },
};
