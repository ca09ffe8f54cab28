import { useMutation } from '@apollo/client/react';
import { newPasswordFormSchema } from '@waitlist/backend/account-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordDocument } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { loginNote } from '../platform/login-note.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { AccountCard, AccountForm } from '../ui/account-card.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

/** Opened by the link in an email; its token is in the fragment and is used once. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [reset] = useMutation(ResetPasswordDocument);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const { field, formProps, failure, pending } = useServerForm({
    values: { password: '' },
    schema: newPasswordFormSchema,
    send: ({ password }) => reset({ variables: { input: { token, password } } }),
    onDone: ({ resetPassword }) => {
      // Every session of the account has ended; the one in this browser may belong to another account, and ends, too.
      session.end();
      loginNote.write(resetPassword.message);
      void navigate(officePaths.login, { replace: true });
    },
  });
  const linkIsDead = token === '' || failure?.code === 'RESET_LINK_INVALID';
  return (
    <AccountCard title="Set a new password">
      {linkIsDead ? (
        <p className="mt-2" role="alert">
          {failure?.message ??
            'This link is not complete. Open it from the mail once more, or ask for a new one.'}
        </p>
      ) : (
        <AccountForm failure={failure} formProps={formProps}>
          {/* Password managers look for it; the link does not contain the email. */}
          <input type="text" hidden readOnly autoComplete="username" />
          <NewPasswordInput id="password" label="New password" {...field('password')} />
          <Button type="submit" variant="main" className="h-10" pending={pending}>
            Set password
          </Button>
        </AccountForm>
      )}
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Link to={officePaths.login} className="text-link">
          Back to login
        </Link>
        {linkIsDead && (
          <Link to={officePaths.forgotPassword} className="text-link">
            Ask for a new link
          </Link>
        )}
      </p>
    </AccountCard>
  );
}
