import { useApolloClient, useMutation } from '@apollo/client/react';
import { changePasswordFormSchema, nameFormSchema } from '@waitlist/backend/account-form';
import { ChangePasswordDocument, MeDocument, RenameMeDocument } from '../../generated/office.ts';
import { useMe } from '../platform/me.ts';
import { session } from '../platform/session.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { StackedFact } from '../ui/facts.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ErrorSummary } from '../ui/account-card.tsx';
import { roleTexts } from '../platform/role-texts.ts';
import { DigestPanel } from './digest-panel.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { Panel } from '../ui/panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Who is logged in and as what, a way to change their name, one to change the password, the daily digest, and their sessions. */
export function AccountPage() {
  const { email, role } = useMe();
  return (
    <div className="grid max-w-4xl items-start gap-5 md:grid-cols-2">
      <Panel title="You">
        <OwnName />
        <dl className="mt-4 grid gap-4 border-t border-line pt-4">
          <StackedFact term="Email" value={email} />
          <StackedFact term="Role" value={roleTexts[role].name} />
        </dl>
        <p className="mt-4 border-t border-line pt-4">{roleTexts[role].allowed}</p>
      </Panel>
      <ChangePassword />
      <DigestPanel />
      <SessionsPanel />
    </div>
  );
}

function OwnName() {
  const { name } = useMe();
  const toasts = useToasts();
  const client = useApolloClient();
  const [rename] = useMutation(RenameMeDocument, {
    update: (cache) => cache.evict({ fieldName: 'colleagues' }),
  });
  const { form, field, formProps, failure, pending } = useServerForm({
    values: { name },
    schema: nameFormSchema,
    send: (values) => rename({ variables: { ...values, from: name } }),
    onDone: ({ renameMe }) => {
      form.resetForm({ values: { name: renameMe.name } });
      toasts.success(`Your name is now ${renameMe.name}.`);
    },
    onRefused: async ({ code }) => {
      if (code === 'CONFLICT') await client.refetchQueries({ include: [MeDocument] }).catch(() => undefined);
    },
  });
  return (
    <form {...formProps} className="mt-4 grid gap-4">
      <ErrorSummary error={failure} />
      <TextField
        id="own-name"
        label="Name"
        autoComplete="name"
        hint="What colleagues see."
        {...field('name')}
      />
      <Button type="submit" className="justify-self-start" pending={pending}>
        Save name
      </Button>
    </form>
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
