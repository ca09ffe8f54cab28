import { useMutation } from '@apollo/client/react';
import { loginFormSchema } from '@waitlist/backend/account-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AdminLoginDocument } from '../../generated/office.ts';
import { officePaths, originOf, prefilledEmail } from '../platform/office-paths.ts';
import { session, useSession } from '../platform/session.ts';
import { loginNote } from '../platform/login-note.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { LoginNote } from './login-note.tsx';
import { AccountCard, AccountForm } from '../ui/account-card.tsx';

/** Only missing fields are reported here; the server reports wrong ones. */
export function LoginPage() {
  const { token, ended, reason } = useSession();
  const location = useLocation();
  const toasts = useToasts();
  const [login] = useMutation(AdminLoginDocument);
  const { field, form, formProps, failure, refusal, pending } = useServerForm({
    values: { email: prefilledEmail(location.state), password: '', remember: false },
    schema: loginFormSchema,
    send: (input) => login({ variables: { input } }),
    onDone: ({ adminLogin: { message, accessToken } }) => {
      loginNote.clear();
      toasts.success(message);
      session.begin(accessToken);
    },
  });
  if (token !== null) return <Navigate to={originOf(location.state)} replace />;
  return (
    <AccountCard title="Welcome Back!">
      <LoginNote />
      <AccountForm failure={failure} formProps={formProps}>
        {ended === 'expired' && refusal === null && (
          <Notice tone="calm">
            {reason ?? 'Your session has ended. Log in to continue where you were.'}
          </Notice>
        )}
        <TextField id="email" type="email" label="Email" autoComplete="username" {...field('email')} />
        <PasswordInput
          id="password"
          label="Password"
          autoComplete="current-password"
          {...field('password')}
        />
        <label className="flex min-h-9 items-center gap-2.5 text-fg">
          <input
            type="checkbox"
            className="size-4.5 accent-data"
            {...form.getFieldProps({ name: 'remember', type: 'checkbox' })}
          />
          Remember Me
        </label>
        <Button type="submit" variant="main" className="h-10" pending={pending}>
          Login
        </Button>
      </AccountForm>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Link to={officePaths.forgotPassword} className="text-link">
          Forgot Password?
        </Link>
        <Link to={officePaths.signup} className="text-link">
          Create an Account!
        </Link>
      </p>
    </AccountCard>
  );
}
