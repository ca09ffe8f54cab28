import type { Role } from '../../generated/office.ts';

/** Roles in words: `may` tells users about their own role, `can` describes it to an admin who assigns it. */
export const roleTexts: Readonly<
  Record<Role, { readonly name: string; readonly may: string; readonly can: string }>
> = {
  VIEWER: {
    name: 'Viewer',
    may: 'You can see everything except accounts, keys and the audit log, and download users with their contact details.',
    can: 'Sees everything except accounts, keys and the audit log, and can download users with their contact details.',
  },
  EDITOR: {
    name: 'Editor',
    may: 'You can see everything except accounts, keys and the audit log, download users, write FAQs and messages, review ambassador applications, and prepare and pause waves and broadcasts.',
    can: 'Also writes FAQs and messages, reviews ambassador applications, and prepares and pauses waves and broadcasts.',
  },
  ADMIN: {
    name: 'Admin',
    may: 'You can do everything, including accounts, keys and the audit log.',
    can: 'Does everything, including accounts, keys and the audit log.',
  },
};
