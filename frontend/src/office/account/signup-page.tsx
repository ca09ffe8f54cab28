import { type ChangeEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAdminSignupMutation } from '../../generated/operations.ts';
import { type LoginPrefill, officePaths } from '../platform/office-paths.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Input, PasswordInput } from '../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { AccountCard, AccountForm, textLink } from '../ui/account-card.tsx';
import { useSetupToken } from './use-setup-token.ts';

export function SignupPage() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const setup = useSetupToken();
  const { pending, error, run } = useCall();
  const [signup] = useAdminSignupMutation();
  const [input, setInput] = useState({ name: '', email: '', password: '' });
  const submit = async () => {
    const data = await run(() => signup({ variables: { input: { ...input, setup } } }));
    if (data === null) return;
    toasts.success(data.adminSignup.message);
    if (setup === null) void navigate(officePaths.login);
    else
      void navigate(officePaths.login, {
        replace: true,
        state: { email: input.email, firstAdmin: true } satisfies LoginPrefill,
      });
  };
  const field = (name: keyof typeof input) => ({
    value: input[name],
    error: error?.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setInput({ ...input, [name]: target.value }),
  });
  return (
    <AccountCard title={setup === null ? 'Create an Account!' : 'Set up this site'}>
      <AccountForm error={error} onSubmit={submit}>
        {setup !== null && error === null && (
          <Notice tone="calm">You are setting up this site: this account will be its admin.</Notice>
        )}
        <Input id="name" label="Name" autoComplete="name" {...field('name')} />
        <Input id="email" type="email" label="Email" autoComplete="username" {...field('email')} />
        <PasswordInput
          id="password"
          label="Password"
          hint="At least 12 characters"
          autoComplete="new-password"
          {...field('password')}
        />
        <ActionButton type="submit" look="main" className="h-10" pending={pending}>
          {setup === null ? 'Register Account' : 'Create admin account'}
        </ActionButton>
      </AccountForm>
      <p className="mt-5 border-t border-line pt-4">
        <Link to={officePaths.login} className={textLink}>
          Already have an account? Login!
        </Link>
      </p>
    </AccountCard>
  );
}
