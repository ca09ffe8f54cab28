import { useId } from 'react';
import type { Role } from '../../generated/operations.ts';
import { roles } from '@waitlist/backend/roles';
import { roleTexts } from '../platform/role-texts.ts';

interface RoleChoiceProps {
  value: Role;
  onChoose: (role: Role) => void;
}

/** Which role somebody gets, with what it lets them do. */
export function RoleChoice({ value, onChoose }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium text-fg">Role</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 transition-colors hover:bg-ink-3 has-checked:border-line-3 has-checked:bg-ink-3"
        >
          <input
            type="radio"
            name="role"
            aria-label={roleTexts[role].name}
            aria-describedby={`${id}-${role}`}
            className="mt-0.5 size-4 shrink-0 accent-data"
            checked={role === value}
            onChange={() => onChoose(role)}
          />
          <span>
            <span className="block font-medium text-fg">{roleTexts[role].name}</span>
            <span id={`${id}-${role}`} className="block text-caption">
              {roleTexts[role].can}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
