import { registerEnumType } from 'type-graphql';
import { type Role, roles } from './role.ts';

/** The schema's roles. */
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as Readonly<Record<Role, Role>>;

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What somebody may do; each role includes the ones before it.',
  valuesConfig: {
    VIEWER: { description: 'Reads everything but the accounts, keys and audit log.' },
    EDITOR: { description: 'Also writes FAQs.' },
    ADMIN: { description: 'Also manages accounts and API keys and reads the audit log.' },
  },
});
