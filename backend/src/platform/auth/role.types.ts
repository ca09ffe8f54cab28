import { registerEnumType } from 'type-graphql';
import { recordOf } from '../record-of.ts';
import { roles } from './role.ts';

/** The schema's roles. */
export const RoleEnum = recordOf(roles.map((role) => [role, role] as const));

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What an account may do; each role includes the ones before it.',
  valuesConfig: {
    VIEWER: { description: 'Reads everything but the accounts, keys and audit log.' },
    EDITOR: { description: 'Also writes FAQs and reviews ambassador applications.' },
    ADMIN: { description: 'Also manages accounts and API keys and reads the audit log.' },
  },
});
