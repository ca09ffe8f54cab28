import type { Role } from '../../generated/office.ts';

/** Roles in words: `allowed` tells users about their own role, `description` describes it to an admin who assigns it. */
export const roleTexts: Readonly<
  Record<Role, { readonly name: string; readonly allowed: string; readonly description: string }>
> = {
  VIEWER: {
    name: 'Viewer',
    allowed:
      'You can see everything except accounts, keys and the audit log, and download users with their contact details.',
    description:
      'Sees everything except accounts, keys and the audit log, and can download users with their contact details.',
  },
  EDITOR: {
    name: 'Editor',
    allowed:
      'You can see everything except accounts, keys and the audit log, download users, write FAQs and messages, review ambassador applications, mark rewards as fulfilled, and prepare and pause waves and broadcasts.',
    description:
      'Also writes FAQs and messages, reviews ambassador applications, marks rewards as fulfilled, and prepares and pauses waves and broadcasts.',
  },
  ADMIN: {
    name: 'Admin',
    allowed: 'You can do everything, including accounts, keys and the audit log.',
    description: 'Does everything, including accounts, keys and the audit log.',
  },
};
