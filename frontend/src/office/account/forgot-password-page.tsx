import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { emailFormSchema } from '@waitlist/backend/account-form';
import { Link } from 'react-router-dom';
import { RequestPasswordResetDocument } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountCard, AccountForm } from '../ui/account-card.tsx';

export function ForgotPasswordPage() {
  const [request] = useMutation(RequestPasswordResetDocument);
  const [answer, setAnswer] = useState<string | null>(null);
  const { field, formProps, failure, pending } = useServerForm({
    values: { email: '' },
    schema: emailFormSchema,
    send: (variables) => request({ variables }),
    onDone: ({ requestPasswordReset }) => setAnswer(requestPasswordReset.message),
  });
  return (
    <AccountCard title="Forgot Password?">
      <p className="mt-2" role="status">
        {answer ?? 'Enter your account’s email address and we’ll send you a link to set a new password.'}
      </p>
      {answer === null && (
        <AccountForm failure={failure} formProps={formProps}>
          <TextField id="email" type="email" label="Email" autoComplete="username" {...field('email')} />
          <Button type="submit" variant="main" className="h-10" pending={pending}>
            Send link
          </Button>
        </AccountForm>
      )}
      <p className="mt-5 border-t border-line pt-4">
        <Link to={officePaths.login} className="text-link">
          Back to login
        </Link>
      </p>
    </AccountCard>
  );
}
