import { useState } from 'react';
import { useStatusLazyQuery } from '../../generated/site/status.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { OwnHolds } from './own-holds.tsx';
import type { StatusData } from './use-status.ts';

type ReferralPage = StatusData['referrals'];

let dayFormat: Intl.DateTimeFormat | undefined;

/** Creating the first formatter takes a phone 50 ms, so it waits until there is a day to show. */
function dayOf(moment: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
  return dayFormat.format(new Date(moment));
}

/**
 * The users who joined with the code, newest first, and what is known of those who do not count yet. An update shows the first
 * page again.
 */
export function ReferralList({ status }: { status: StatusData }) {
  const [more, setMore] = useState<{ readonly of: ReferralPage; readonly pages: readonly ReferralPage[] }>();
  const [pending, setPending] = useState(false);
  const toasts = useToasts();
  const [getStatus] = useStatusLazyQuery({ fetchPolicy: 'no-cache' });
  const pages = [status.referrals, ...(more?.of === status.referrals ? more.pages : [])];
  const cursor = pages.at(-1)?.nextAfter ?? null;
  const showMore = async () => {
    setPending(true);
    const read = await attempt(() => getStatus({ variables: { after: cursor } }));
    setPending(false);
    if (!read.ok) return toasts.error(read.error.message);
    const next = read.data.status?.referrals;
    if (next) setMore({ of: status.referrals, pages: [...pages.slice(1), next] });
  };
  return (
    <section aria-labelledby="friends-heading" className="card p-5 sm:p-6">
      <h2 id="friends-heading" className="text-lg">
        Friends who joined
      </h2>
      {status.referrals.referrals.length === 0 ? (
        <p className="mt-2 text-small">
          None yet. Share your link: friends who join appear here within seconds.
        </p>
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {pages
            .flatMap(({ referrals }) => referrals)
            .map(({ name, joinedAt }) => (
              <li key={`${joinedAt} ${name}`} className="flex justify-between gap-4 py-2.5 text-small">
                <span className="min-w-0 break-words text-fg">{name}</span>
                <time dateTime={joinedAt} className="figures shrink-0 text-fg-2">
                  {dayOf(joinedAt)}
                </time>
              </li>
            ))}
        </ol>
      )}
      {cursor !== null && (
        <Button className="mt-3 w-full" pending={pending} onClick={() => void showMore()}>
          Show more
        </Button>
      )}
      <OwnHolds status={status} />
    </section>
  );
}
