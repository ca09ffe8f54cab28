import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../generated/office.ts';
import { officePaths, usersPath } from '../platform/office-paths.ts';
import { figure, oneDecimal, share } from '../ui/format.ts';

type Invitations = DashboardQuery['dashboard']['invitations'];

interface InvitationsPanelProps {
  /** Undefined while they are loading: outlines. */
  invitations: Invitations | undefined;
}

/** How many users are in each state on the way to being let in; nothing before the first user. */
export function InvitationsPanel({ invitations }: InvitationsPanelProps) {
  if (invitations !== undefined && everyone(invitations) === 0) return null;
  return (
    <section aria-labelledby="invitations" className="panel p-5 md:col-span-2 xl:col-span-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="invitations" className="text-base">
          Invitations
        </h2>
        <Link to={officePaths.invites} className="text-link">
          View waves
        </Link>
      </div>
      {invitations === undefined ? <Outlines /> : <Figures {...invitations} />}
    </section>
  );
}

const everyone = ({ waiting, invited, accepted, expired }: Invitations): number =>
  waiting + invited + accepted + expired;

const row = 'mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5';

function Figures({ waiting, invited, accepted, expired, secondsToAcceptance }: Invitations) {
  const left = invited + accepted + expired;
  return (
    <dl className={row}>
      <Figure term="Waiting" value={figure(waiting)} opens={usersPath({ states: ['WAITING'] })} />
      <Figure
        term="Invited"
        value={figure(invited)}
        note="can still accept"
        opens={usersPath({ states: ['INVITED'] })}
      />
      <Figure
        term="Accepted"
        value={figure(accepted)}
        note={left === 0 ? undefined : `${share(accepted, left)} of those invited`}
        opens={usersPath({ states: ['ACCEPTED'] })}
      />
      <Figure
        term="Expired"
        value={figure(expired)}
        note="not back in the waitlist"
        opens={usersPath({ states: ['EXPIRED'] })}
      />
      {secondsToAcceptance !== null && (
        <Figure term="Joining to acceptance" value={daysOf(secondsToAcceptance)} note="on average" />
      )}
    </dl>
  );
}

function Outlines() {
  return (
    <div role="status" aria-label="Loading" className={row}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <div className="skeleton h-4 w-16" />
          <div className="skeleton mt-1 h-7 w-20" />
          <div className="skeleton mt-1 h-4 w-24" />
        </div>
      ))}
    </div>
  );
}

interface FigureProps {
  term: string;
  value: string;
  note?: string | undefined;
  /** The list of the users that are counted. */
  opens?: string;
}

function Figure({ term, value, note, opens }: FigureProps) {
  return (
    <div>
      <dt className="text-caption text-fg-2">
        {opens === undefined ? (
          term
        ) : (
          <Link to={opens} className="underline decoration-line-3 underline-offset-3 hover:decoration-fg">
            {term}
          </Link>
        )}
      </dt>
      <dd className="mt-0.5 text-2xl font-semibold tracking-tight text-fg">{value}</dd>
      {note !== undefined && <dd className="text-caption text-fg-3">{note}</dd>}
    </div>
  );
}

const daySeconds = 24 * 60 * 60;

function daysOf(seconds: number): string {
  const days = oneDecimal(seconds / daySeconds);
  return days === '1' ? '1 day' : `${days} days`;
}
