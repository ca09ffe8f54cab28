import type { ReactNode } from 'react';
import type { DashboardQuery } from '../../generated/office.ts';
import { Link } from 'react-router-dom';
import { displayName } from '../platform/display-name.ts';
import { usersPath } from '../platform/office-paths.ts';
import { counted, figure, share } from '../ui/format.ts';

type Dashboard = DashboardQuery['dashboard'];

/** The five cards; the last two need a referrer and a country. Outlines until the figures arrive. */
export function FigureCards({ figures }: { figures: Dashboard | undefined }) {
  const { waiting } = figures?.invitations ?? nothing;
  const { totalUsers, peopleAddedToday, peopleAddedLastWeek, peopleAddedWeekBefore, totalWaitlist } =
    figures ?? nothing;
  const referrer = figures?.mostUsedReferral[0];
  const country = figures?.mostActiveCountry[0];
  if (figures === undefined) return <Outlines />;
  return (
    <dl className={row}>
      <Card term="Active users on the waitlist" value={figure(totalUsers)}>
        {`${figure(waiting)} still waiting, ${figure(peopleAddedToday)} joined today`}
      </Card>
      <Card term="Signed up in the last week" value={figure(peopleAddedLastWeek)}>
        <Change now={peopleAddedLastWeek} before={peopleAddedWeekBefore} />
      </Card>
      <Card term="Signed up with a referral code" value={figure(totalWaitlist)}>
        {totalUsers > 0 ? `${share(totalWaitlist, totalUsers)} of all` : 'None yet'}
      </Card>
      {referrer !== undefined && (
        <Card term="Most used referral code" value={referrer.referralId}>
          {`${displayName(referrer)}, ${counted(referrer.referralPoints, 'point', 'points')}`}
        </Card>
      )}
      {country !== undefined && (
        <Card
          term="Most users from a country"
          value={country.name}
          opens={usersPath({ countries: [country.country] })}
        >
          {counted(country.totalUsers, 'user', 'users')}
        </Card>
      )}
    </dl>
  );
}

/* On phones, the first card and the two with words each get a full row; at medium widths, three are above two. */
const row =
  'grid grid-cols-2 gap-3 *:nth-[1]:col-span-2 *:nth-[n+4]:col-span-2 md:grid-cols-6 md:*:col-span-2 md:*:nth-[n+4]:col-span-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:*:nth-[n]:col-span-1';

const nothing = {
  waiting: 0,
  totalUsers: 0,
  peopleAddedToday: 0,
  peopleAddedLastWeek: 0,
  peopleAddedWeekBefore: 0,
  totalWaitlist: 0,
};

interface CardProps {
  term: string;
  value: string;
  /** The list of the users that are counted. */
  opens?: string;
  children: ReactNode;
}

function Card({ term, value, opens, children }: CardProps) {
  return (
    // Cards side by side share their lines, however often a term wraps.
    <div className="panel row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1 p-4">
      <dt className="text-caption text-fg-3">{term}</dt>
      <dd className="row-span-2 grid grid-rows-subgrid gap-y-0">
        <span className="block text-2xl leading-tight font-semibold tracking-tight wrap-anywhere text-fg">
          {opens === undefined ? (
            value
          ) : (
            <Link to={opens} className="underline decoration-line-3 underline-offset-4 hover:decoration-fg">
              {value}
            </Link>
          )}
        </span>
        <span className="text-caption wrap-anywhere">{children}</span>
      </dd>
    </div>
  );
}

/** More or fewer than a week earlier, by the same time of the day: with a sign, never only by color. */
function Change({ now, before }: { now: number; before: number }) {
  if (now === before) return 'Same as the previous week';
  const more = now > before;
  return (
    <>
      <span className={more ? 'text-up' : 'text-down'}>
        {`${more ? '+' : '−'}${figure(Math.abs(now - before))}`}
      </span>{' '}
      <span>from the previous week</span>
    </>
  );
}

function Outlines() {
  return (
    <div role="status" aria-label="Loading" className={row}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="panel p-4">
          <div className="skeleton h-4 w-24" />
          <div className="skeleton mt-3 h-7 w-20" />
          <div className="skeleton mt-2 h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
