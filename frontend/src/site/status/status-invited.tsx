import { useState, type ReactNode } from 'react';
import { useRejoinWaitlistMutation } from '../../generated/site/status.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { MessageChoices } from './message-choices.tsx';
import { useNews, type StatusData } from './use-status.ts';

interface StatusInvitedProps {
  status: StatusData;
  invitation: (status: StatusData) => ReactNode;
  share: (status: StatusData) => ReactNode;
  rewards: (status: StatusData) => ReactNode;
  ambassador: (status: StatusData) => ReactNode;
  ownData: ReactNode;
  /** Loads the newest status. Returns what went wrong, if anything. */
  refresh: () => Promise<ApiError | null>;
  /** Links out of the page. */
  leave: ReactNode;
}

/** The status of a user who has left the ranking: invited, accepted, or expired. An ambassador goes on sharing their code. */
export function StatusInvited(props: StatusInvitedProps) {
  const { status, invitation, share, rewards, ambassador, ownData, refresh, leave } = props;
  useNews(status.version, refresh);
  return (
    <div className="appear grid max-w-3xl gap-5">
      <div className="contents">{status.state === 'INVITED' && invitation(status)}</div>
      {status.state === 'ACCEPTED' && <Accepted firstName={status.firstName} />}
      {status.state === 'EXPIRED' && <Expired firstName={status.firstName} refresh={refresh} />}
      {status.ambassador !== null && (
        <>
          <div className="contents">{ambassador(status)}</div>
          <div className="card p-5 sm:p-8">{share(status)}</div>
        </>
      )}
      {status.rewards.some(({ reachedAt }) => status.ambassador !== null || reachedAt !== null) && (
        <div className="card p-5 sm:p-8">{rewards(status)}</div>
      )}
      {status.messageChoices !== null && <MessageChoices choices={status.messageChoices} />}
      <div className="contents">{ownData}</div>
      <div className="-mx-3 flex flex-wrap gap-x-2">{leave}</div>
    </div>
  );
}

function Accepted({ firstName }: { firstName: string }) {
  const { brand, webAppUrl } = useSite();
  return (
    <section aria-labelledby="accepted" className="card p-5 sm:p-8">
      <h2 id="accepted" className="text-2xl">{`${firstName}, you’re in.`}</h2>
      <p className="mt-3">You accepted your invitation to {brand.name}. Thank you for waiting.</p>
      <ButtonLink href={webAppUrl} variant="main" className="mt-6 max-sm:w-full">
        Sign in
      </ButtonLink>
    </section>
  );
}

function Expired({ firstName, refresh }: { firstName: string; refresh: StatusInvitedProps['refresh'] }) {
  const [rejoin] = useRejoinWaitlistMutation();
  const [pending, setPending] = useState(false);
  const toasts = useToasts();
  const wantIn = async () => {
    setPending(true);
    const answer = await attempt(() => rejoin());
    const error = answer.ok ? await refresh() : answer.error;
    setPending(false);
    if (error !== null) toasts.error(error.message);
    else if (answer.ok && answer.data.rejoinWaitlist) toasts.success(answer.data.rejoinWaitlist.message);
  };
  return (
    <section aria-labelledby="expired" className="card p-5 sm:p-8">
      <h2 id="expired" className="text-2xl">{`${firstName}, your invitation has expired`}</h2>
      <p className="mt-3">
        You can get back in line at your spot, based on your points and the day you joined, and be invited
        again.
      </p>
      <Button variant="main" className="mt-6 max-sm:w-full" pending={pending} onClick={() => void wantIn()}>
        I still want in
      </Button>
    </section>
  );
}
