import type { Role } from '../../generated/office.ts';
import { roles } from '@waitlist/backend/roles';
import { roleTexts } from '../platform/role-texts.ts';
import { RadioCards } from './radio-cards.tsx';

interface RoleChoiceProps {
  value: Role;
  onChoose: (role: Role) => void;
}

/** The roles, with what each allows. */
export const roleOptions = roles.map((role) => ({ value: role, ...roleTexts[role] }));

/** Which role an admin gives. */
export const RoleChoice = (props: RoleChoiceProps) => (
  <RadioCards legend="Role" options={roleOptions} {...props} />
);
