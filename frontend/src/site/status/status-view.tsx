import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SignIn } from './sign-in.tsx';
import { StatusBoard } from './status-board.tsx';
import { StatusInvited } from './status-invited.tsx';
import { StatusLoading } from './status-loading.tsx';
import { isWaiting, useStatus, type StatusData, type StatusState } from './use-status.ts';

interface StatusViewProps {
  /** The token of the link that the user followed. */
  token: string | null;
  /** What connects an ambassador's sign-up to their application, in every view. */
  connection: (view: StatusState['view'], refresh: () => Promise<ApiError | null>) => ReactNode;
  /** Ways to share the code. */
  share: (status: StatusData) => ReactNode;
  /** What referrals earn. */
  rewards: (status: StatusData) => ReactNode;
  /** What an ambassador sees; nothing for others. */
  ambassador: (status: StatusData) => ReactNode;
  /** What a user can do with their own data. */
  ownData: (status: StatusData, refresh: () => Promise<ApiError | null>) => ReactNode;
  /** What a user who asked to leave sees above everything else. */
  leaving: (status: StatusData, refresh: () => Promise<ApiError | null>) => ReactNode;
  /** What an invited user sees. */
  invitation: (status: StatusData) => ReactNode;
  /** Shown next to the form. */
  aside: ReactNode;
}

/** Every state of the status page: loading, unreachable, the form, or the status itself. */
export function StatusView(props: StatusViewProps) {
  const status = useStatus(props.token);
  return (
    <>
      <div className="contents">{props.connection(status.state.view, status.refresh)}</div>
      <View {...props} {...status} />
    </>
  );
}

function View(props: StatusViewProps & ReturnType<typeof useStatus>) {
  const { share, rewards, ambassador, ownData, leaving, invitation, aside } = props;
  const { state, begin, load, refresh, close, revokeLinks } = props;
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
          <SignIn notice={state.notice} onOpened={load} />
          <div>{aside}</div>
        </div>
      );
    case 'open':
      return (
        <>
          <div className="contents">{leaving(state.status, refresh)}</div>
          {isWaiting(state.status) ? (
            <StatusBoard
              status={state.status}
              share={share}
              rewards={rewards}
              ambassador={ambassador}
              ownData={ownData(state.status, refresh)}
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
              ambassador={ambassador}
              ownData={ownData(state.status, refresh)}
              refresh={refresh}
              leave={
                <Button variant="bare" onClick={leave}>
                  Log out
                </Button>
              }
            />
          )}
        </>
      );
  }
}
