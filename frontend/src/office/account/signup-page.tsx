import { useMutation } from '@apollo/client/react';
import { requestFormSchema, signupFormSchema } from '@waitlist/backend/account-form';
import { Link } from 'react-router-dom';
import { AdminSignupDocument } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard, AccountForm } from '../ui/account-card.tsx';
import { useEnter } from './use-enter.ts';
import { useSetupToken } from './use-setup-token.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';

export function SignupPage() {
  const enter = useEnter();
  const setup = useSetupToken();
  const [signup] = useMutation(AdminSignupDocument);
  const { form, field, formProps, failure, refusal, pending } = useServerForm({
    values: { name: '', email: '', password: '' },
    schema: setup === null ? requestFormSchema : signupFormSchema,
    send: ({ name, email, password }) =>
      signup({ variables: { input: { name, email, ...(setup !== null && { password, setup }) } } }),
    onDone: ({ adminSignup }) => {
      const { message } = adminSignup;
      void enter({
        ...adminSignup,
        message: setup === null ? message : `You are now the admin of this site. ${message}`,
      });
    },
  });
  return (
    <AccountCard title={setup === null ? 'Create an Account!' : 'Set up this site'}>
      <AccountForm failure={failure} formProps={formProps}>
        {setup !== null && refusal === null && (
          <Notice tone="calm">You are setting up this site: this account will be its admin.</Notice>
        )}
        <TextField id="name" label="Name" autoComplete="name" {...field('name')} />
        <TextField
          id="email"
          type="email"
          label="Email"
          autoComplete="username"
          hint={
            <MailSuggestionHint
              typed={form.values.email}
              fieldId="email"
              onUse={(email) => void form.setFieldValue('email', email)}
            />
          }
          {...field('email')}
        />
        {setup === null ? (
          <p className="text-fg-2">We’ll email you a link to choose your password.</p>
        ) : (
          <NewPasswordInput id="password" label="Password" {...field('password')} />
        )}
        <Button type="submit" variant="main" className="h-10" pending={pending}>
          {setup === null ? 'Register Account' : 'Create admin account'}
        </Button>
      </AccountForm>
      <p className="mt-5 border-t border-line pt-4">
        <Link to={officePaths.login} className="text-link">
          Already have an account? Login!
        </Link>
      </p>
    </AccountCard>
  );
}
