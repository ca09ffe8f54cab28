import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { PasswordInput } from '../ui/input.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { AccountCard, AccountForm, textLink } from '../ui/account-card.tsx';

/** Opened by the link in a mail; its token stands in the fragment and is used once. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [reset] = useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const linkIsDead = token === '' || error?.code === 'RESET_LINK_INVALID';
  const submit = async () => {
    const data = await run(() => reset({ variables: { input: { token, password } } }));
    if (data === null) return;
    // Every session of the account has ended; one in this browser may have been another's, and ends, too.
    session.end();
    toasts.success(data.resetPassword.message);
    void navigate(officePaths.login, { replace: true });
  };
  return (
    <AccountCard title="Set a new password">
      {linkIsDead ? (
        <p className="mt-2" role="alert">
          {error?.message ??
            'This link is not complete. Open it from the mail once more, or ask for a new one.'}
        </p>
      ) : (
        <AccountForm error={error} onSubmit={submit}>
          {/* Password managers look for it; the link does not say whose it is. */}
          <input type="text" hidden readOnly autoComplete="username" />
          <PasswordInput
            id="password"
            label="New password"
            hint="At least 12 characters"
            autoComplete="new-password"
            value={password}
            error={error?.fields['password']}
            onChange={({ target }) => setPassword(target.value)}
          />
          <ActionButton type="submit" look="main" className="h-10" pending={pending}>
            Set password
          </ActionButton>
        </AccountForm>
      )}
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Link to={officePaths.login} className={textLink}>
          Back to login
        </Link>
        {linkIsDead && (
          <Link to={officePaths.forgotPassword} className={textLink}>
            Ask for a new link
          </Link>
        )}
      </p>
    </AccountCard>
  );
}
