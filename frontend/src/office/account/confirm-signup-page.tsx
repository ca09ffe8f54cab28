import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { confirmFormSchema } from '@waitlist/backend/account-form';
import { Link, useLocation } from 'react-router-dom';
import {
  AdminSignupRequestDocument,
  ConfirmAdminSignupDocument,
  type AdminSignupRequestQuery,
} from '../../generated/office.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { officePaths } from '../platform/office-paths.ts';
import { roleTexts } from '../platform/role-texts.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { AccountCard, AccountForm } from '../ui/account-card.tsx';
import { useEnter } from './use-enter.ts';
import { NewPasswordInput } from './new-password-input.tsx';

/** Opened by the link emailed after a sign-up; its token is in the fragment and is used once. */
export function ConfirmSignupPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  // Another link in the same tab is another form.
  return token === '' ? (
    <DeadLink
      code="CONFIRM_LINK_INVALID"
      message="This link is not complete. Open it from the email again."
    />
  ) : (
    <CheckedLink key={token} token={token} />
  );
}

function CheckedLink({ token }: { token: string }) {
  const { data, error, retry } = useDetail(AdminSignupRequestDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  if (data !== undefined) return <ConfirmForm token={token} request={data.adminSignupRequest} />;
  if (error !== null && endsLink(error)) return <DeadLink {...error} />;
  return (
    <ConfirmCard>
      <div className="mt-4">
        {error === null ? (
          <p role="status">Checking the link…</p>
        ) : (
          <RetryNotice message={error.message} onRetry={retry} />
        )}
      </div>
    </ConfirmCard>
  );
}

interface ConfirmFormProps {
  token: string;
  request: AdminSignupRequestQuery['adminSignupRequest'];
}

function ConfirmForm({ token, request }: ConfirmFormProps) {
  const enter = useEnter();
  const [confirm] = useMutation(ConfirmAdminSignupDocument);
  const { field, formProps, failure, pending } = useServerForm({
    values: { name: request.name, password: '' },
    schema: confirmFormSchema,
    send: (given) => confirm({ variables: { input: { token, ...given } } }),
    onDone: ({ confirmAdminSignup }) => void enter(confirmAdminSignup, { email: request.email }),
  });
  if (failure !== null && endsLink(failure)) return <DeadLink {...failure} />;
  const isInvited = request.role !== null;
  return (
    <ConfirmCard title={isInvited ? 'Join the team' : undefined}>
      <p className="mt-2 wrap-anywhere">
        Choose a password for <strong className="font-medium text-fg">{request.email}</strong>.{' '}
        <span>
          {isInvited
            ? `You are invited as ${roleTexts[request.role ?? 'VIEWER'].name} and will be logged in.`
            : 'Then an admin has to approve your account.'}
        </span>
      </p>
      <AccountForm failure={failure} formProps={formProps}>
        {/* For password managers, which need the account's email. */}
        <input type="text" hidden readOnly autoComplete="username" value={request.email} />
        <TextField id="name" label="Name" autoComplete="name" {...field('name')} />
        <NewPasswordInput id="password" label="Password" {...field('password')} />
        <Button type="submit" variant="main" className="h-10" pending={pending}>
          {isInvited ? 'Create account' : 'Confirm email'}
        </Button>
      </AccountForm>
      <p className="mt-4 text-caption text-fg-3">
        {isInvited
          ? 'If you didn’t expect this invitation, close this page. No account is created.'
          : 'If you didn’t request an account, close this page. No account is created.'}
      </p>
    </ConfirmCard>
  );
}

/** Used, expired, or sign-up was closed meanwhile. */
const endsLink = ({ code }: ApiError): boolean => code === 'CONFIRM_LINK_INVALID' || code === 'FORBIDDEN';

function DeadLink({ code, message }: Pick<ApiError, 'code' | 'message'>) {
  return (
    <ConfirmCard
      more={
        code === 'CONFIRM_LINK_INVALID' && (
          <Link to={officePaths.signup} className="text-link">
            Sign up again
          </Link>
        )
      }
    >
      <p className="mt-2" role="alert">
        {message}
      </p>
    </ConfirmCard>
  );
}

interface ConfirmCardProps {
  children: ReactNode;
  title?: string | undefined;
  more?: ReactNode;
}

function ConfirmCard({ children, title = 'Confirm your email', more }: ConfirmCardProps) {
  return (
    <AccountCard title={title}>
      <div className="contents">{children}</div>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Link to={officePaths.login} className="text-link">
          Back to login
        </Link>
        <span className="contents">{more}</span>
      </p>
    </AccountCard>
  );
}
