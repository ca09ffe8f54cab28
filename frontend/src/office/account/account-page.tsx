import { useMutation } from '@apollo/client/react';
import { changePasswordFormSchema } from '@waitlist/backend/account-form';
import { ChangePasswordDocument } from '../../generated/office.ts';
import { useMe } from '../platform/me.ts';
import { session } from '../platform/session.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { StackedFact } from '../ui/facts.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ErrorSummary } from '../ui/account-card.tsx';
import { roleTexts } from '../platform/role-texts.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { Panel } from '../ui/panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Who is logged in, their role, a way to change the password, and their sessions. */
export function AccountPage() {
  const { name, email, role } = useMe();
  return (
    <div className="grid max-w-4xl items-start gap-5 md:grid-cols-2">
      <Panel title="You">
        <dl className="mt-4 grid gap-4">
          <StackedFact term="Name" value={name} />
          <StackedFact term="Email" value={email} />
          <StackedFact term="Role" value={roleTexts[role].name} />
        </dl>
        <p className="mt-4 border-t border-line pt-4">{roleTexts[role].allowed}</p>
      </Panel>
      <ChangePassword />
      <SessionsPanel />
    </div>
  );
}

function ChangePassword() {
  const { email } = useMe();
  const toasts = useToasts();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const { form, field, formProps, failure, pending } = useServerForm({
    values: { currentPassword: '', password: '' },
    schema: changePasswordFormSchema,
    send: (input) => changePassword({ variables: { input } }),
    onDone: ({ changePassword: changed }) => {
      session.begin(changed.accessToken);
      toasts.success(changed.message);
      form.resetForm();
    },
  });
  return (
    <Panel title="Change password">
      <form {...formProps} className="mt-4 grid gap-4">
        <ErrorSummary error={failure} />
        {/* For password managers, which need the account's email. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordInput
          id="current-password"
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordInput
          id="new-password"
          label="New password"
          effect="Every other session ends."
          {...field('password')}
        />
        <Button type="submit" variant="main" className="justify-self-start" pending={pending}>
          Change password
        </Button>
      </form>
    </Panel>
  );
}
