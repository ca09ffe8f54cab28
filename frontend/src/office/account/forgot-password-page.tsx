import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRequestPasswordResetMutation } from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Input } from '../ui/input.tsx';
import { AccountCard, AccountForm, textLink } from '../ui/account-card.tsx';

export function ForgotPasswordPage() {
  const { pending, error, run } = useCall();
  const [request] = useRequestPasswordResetMutation();
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const submit = async () => {
    const data = await run(() => request({ variables: { email } }));
    if (data !== null) setAnswer(data.requestPasswordReset.message);
  };
  return (
    <AccountCard title="Forgot Password?">
      <p className="mt-2" role="status">
        {answer ??
          'Tell us the e-mail address of your account, and we send you a link to set a new password.'}
      </p>
      {answer === null && (
        <AccountForm error={error} onSubmit={submit}>
          <Input
            id="email"
            type="email"
            label="Email"
            autoComplete="username"
            value={email}
            error={error?.fields['email']}
            onChange={({ target }) => setEmail(target.value)}
          />
          <ActionButton type="submit" look="main" className="h-10" pending={pending}>
            Send link
          </ActionButton>
        </AccountForm>
      )}
      <p className="mt-5 border-t border-line pt-4">
        <Link to={officePaths.login} className={textLink}>
          Back to login
        </Link>
      </p>
    </AccountCard>
  );
}
