import type { ComponentProps } from 'react';
import { PasswordInput } from '../ui/password-input.tsx';

type GivenProps = Omit<ComponentProps<typeof PasswordInput>, 'hint' | 'autoComplete'>;

interface NewPasswordInputProps extends GivenProps {
  /** What else choosing it does. */
  effect?: string;
}

/** The field in which someone chooses a password. */
export function NewPasswordInput({ effect, ...input }: NewPasswordInputProps) {
  const rule = 'At least 12 characters';
  return (
    <PasswordInput
      {...input}
      hint={effect === undefined ? rule : `${rule}. ${effect}`}
      autoComplete="new-password"
    />
  );
}
