import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SignIn } from './sign-in.tsx';
import { StatusBoard } from './status-board.tsx';
import { StatusInvited } from './status-invited.tsx';
import { StatusLoading } from './status-loading.tsx';
import { useConnection } from './use-connection.ts';
import { isWaiting, useStatus, type StatusData } from './use-status.ts';

interface StatusViewProps {
  /** The token of the link that the user followed. */
  token: string | null;
  /** The token of the link that connects an ambassador's sign-up to their application. */
  connectToken?: string | null;
  /** Ways to share the code. */
  share: (status: StatusData) => ReactNode;
  /** What referrals earn. */
  rewards: (status: StatusData) => ReactNode;
  /** What an invited user sees. */
  invitation: (status: StatusData) => ReactNode;
  /** Shown next to the form. */
  aside: ReactNode;
}

/** Every state of the status page: loading, unreachable, the form, or the status itself. */
export function StatusView(props: StatusViewProps) {
  const { token, connectToken = null, share, rewards, invitation, aside } = props;
  const { state, begin, load, refresh, close, revokeLinks } = useStatus(token);
  useConnection(connectToken, state.view === 'open', refresh);
  const toasts = useToasts();
  const leave = () => void close().then((error) => error && toasts.error(error.message));
  switch (state.view) {
    case 'loading':
      return <StatusLoading />;
    case 'unreachable':
      return (
        <div className="max-w-xl">
          <Notice tone="danger">{state.error.message}</Notice>
          <Button variant="main" className="mt-4" onClick={begin}>
            Try again
          </Button>
        </div>
      );
    case 'signed-out':
      return (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-5">
            {connectToken !== null && (
              <Notice tone="calm" className="max-w-xl">
                You’re a campus ambassador. Log in as you joined, and we’ll connect your sign-up. Not on the
                list yet? Join first, then come back to this page.
              </Notice>
            )}
            <SignIn notice={state.notice} onOpened={load} />
          </div>
          <div>{aside}</div>
        </div>
      );
    case 'open':
      return isWaiting(state.status) ? (
        <StatusBoard
          status={state.status}
          share={share}
          rewards={rewards}
          refresh={refresh}
          onLeave={leave}
          onRevokeLinks={revokeLinks}
        />
      ) : (
        <StatusInvited
          status={state.status}
          invitation={invitation}
          share={share}
          rewards={rewards}
          refresh={refresh}
          leave={
            <Button variant="bare" onClick={leave}>
              Log out
            </Button>
          }
        />
      );
  }
}
