import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAdminLoginMutation } from '../../generated/operations.ts';
import { isFirstAdmin, officePaths, originOf, prefilledEmail } from '../platform/office-paths.ts';
import { session, useSession } from '../platform/session.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Input, PasswordInput } from '../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { AccountCard, AccountForm, textLink } from '../ui/account-card.tsx';

/** Nothing is checked here: what was typed is sent as it is, and the server says what is wrong. */
export function LoginPage() {
  const { token, ended } = useSession();
  const location = useLocation();
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [login] = useAdminLoginMutation();
  const [input, setInput] = useState({
    email: prefilledEmail(location.state),
    password: '',
    remember: false,
  });
  if (token !== null) return <Navigate to={originOf(location.state)} replace />;
  const submit = async () => {
    const data = await run(() => login({ variables: { input } }));
    if (data === null) return;
    toasts.success(data.adminLogin.message);
    session.begin(data.adminLogin.accessToken);
  };
  return (
    <AccountCard title="Welcome Back!">
      <AccountForm error={error} onSubmit={submit}>
        {ended === 'expired' && error === null && (
          <Notice tone="calm">Your session has ended. Log in to go on where you were.</Notice>
        )}
        {isFirstAdmin(location.state) && error === null && (
          <Notice tone="calm">You are now the admin of this site. Log in to start.</Notice>
        )}
        <Input
          id="email"
          type="email"
          label="Email"
          autoComplete="username"
          value={input.email}
          error={error?.fields['email']}
          onChange={({ target }) => setInput({ ...input, email: target.value })}
        />
        <PasswordInput
          id="password"
          label="Password"
          autoComplete="current-password"
          value={input.password}
          error={error?.fields['password']}
          onChange={({ target }) => setInput({ ...input, password: target.value })}
        />
        <RememberMe checked={input.remember} onChange={(remember) => setInput({ ...input, remember })} />
        <ActionButton type="submit" look="main" className="h-10" pending={pending}>
          Login
        </ActionButton>
      </AccountForm>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Link to={officePaths.forgotPassword} className={textLink}>
          Forgot Password?
        </Link>
        <Link to={officePaths.signup} className={textLink}>
          Create an Account!
        </Link>
      </p>
    </AccountCard>
  );
}

function RememberMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 text-fg">
      <input
        type="checkbox"
        className="size-4.5 accent-data"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      Remember Me
    </label>
  );
}
