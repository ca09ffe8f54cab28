import { useCallback, useEffect, useState } from 'react';
import { useOpenInviteMutation, type OpenInviteMutation } from '../../generated/site/invite.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { Invitation } from './invitation.tsx';

type Opened = OpenInviteMutation['openInvite'];
type State =
  | { readonly view: 'loading' }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'open'; readonly opened: Opened };

/** The invitation of an emailed link, or its result. */
export function InviteView({ token }: { token: string }) {
  const [state, setState] = useState<State>({ view: 'loading' });
  const [openInvite] = useOpenInviteMutation();
  const open = useCallback(async () => {
    const answer = await attempt(() => openInvite({ variables: { token } }));
    setState(
      answer.ok ? { view: 'open', opened: answer.data.openInvite } : { view: 'failed', error: answer.error },
    );
  }, [openInvite, token]);
  useEffect(() => {
    const timer = setTimeout(() => void open());
    return () => clearTimeout(timer);
  }, [open]);
  switch (state.view) {
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Opening your invitation
        </p>
      );
    case 'failed':
      return state.error.code === 'INVITE_LINK_INVALID' ? (
        <Ended title="This link doesn’t open an invitation" text={state.error.message} />
      ) : (
        <div className="max-w-xl">
          <Notice tone="danger">{state.error.message}</Notice>
          <Button variant="main" className="mt-4" onClick={() => void open()}>
            Try again
          </Button>
        </div>
      );
    case 'open':
      return <Shown opened={state.opened} />;
  }
}

function Shown({ opened: { firstName, invite } }: { opened: Opened }) {
  switch (invite.state) {
    case 'ISSUED':
      return <Invitation heading="h1" firstName={firstName} invite={invite} />;
    case 'ACCEPTED':
      return <Ended title="This invitation was accepted" text="You are in: sign in to get started." />;
    case 'EXPIRED':
      return (
        <Ended
          title="This invitation has expired"
          text="You can get back in line: open your status with your email or phone, and press “I still want in”."
        />
      );
    case 'REVOKED':
      return (
        <Ended
          title="This invitation was revoked"
          text="You are on the waitlist. Open your status to see your rank."
        />
      );
  }
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <section className="max-w-[38rem]">
      <h1 className="text-legal-title">{title}</h1>
      <p className="mt-4 text-lg">{text}</p>
      <ButtonLink href={sitePaths.status} variant="main" className="mt-6 max-sm:w-full">
        See your status
      </ButtonLink>
    </section>
  );
}
