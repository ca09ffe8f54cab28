import { amongAll } from '@waitlist/backend/referral-sharing';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/celebrate.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { counted } from '../platform/standing.ts';
import { useRollingNumber } from '../platform/use-rolling-number.ts';
import { FirstNameShown } from './first-name-shown.tsx';
import { Figure, Figures } from './figures.tsx';
import { MessageChoices } from './message-choices.tsx';
import { PlacesTable } from './places-table.tsx';
import { RankLine } from './rank-line.tsx';
import { ReferralList } from './referral-list.tsx';
import { RevokeLinks } from './revoke-links.tsx';
import { standingOf, useNews, type StatusData, type WaitingStatus } from './use-status.ts';

interface StatusBoardProps {
  status: WaitingStatus;
  share: (status: WaitingStatus) => ReactNode;
  rewards: (status: StatusData) => ReactNode;
  ambassador: (status: StatusData) => ReactNode;
  ownData: ReactNode;
  /** Loads the newest status. Returns what went wrong, if anything. */
  refresh: () => Promise<ApiError | null>;
  onLeave: () => void;
  /** Returns what went wrong, if anything. */
  onRevokeLinks: () => Promise<ApiError | null>;
}

/** Rank and points, the users around, ways to share, referrals, and the top of the list, kept up to date. */
export function StatusBoard(props: StatusBoardProps) {
  const { status, share, rewards, ambassador, ownData, refresh, onLeave, onRevokeLinks } = props;
  useNews(status.version, refresh);
  const { leaderboard, around, rewards: milestones } = status;
  const isNearTop = leaderboard.some(({ isYou }) => isYou);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    board.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={board}
      tabIndex={-1}
      className="appear grid gap-5 outline-none lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:items-start"
    >
      <div className="grid min-w-0 gap-5">
        <RankCard status={status} />
        <div className="contents">{ambassador(status)}</div>
        {isNearTop ? (
          <TopOfTheList
            places={[...leaderboard, ...around.filter(({ rank }) => rank > leaderboard.length)]}
          />
        ) : (
          <PlacesTable id="around" title="Around you" places={around} />
        )}
      </div>
      {/* After the rank and the users around on phones; in a separate column if there is room. */}
      <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2">
        <div className="card p-5 sm:p-6">{share(status)}</div>
        <ReferralList status={status} />
        {milestones.length > 0 && <div className="card p-5 sm:p-6">{rewards(status)}</div>}
      </div>
      <div className="grid min-w-0 gap-5">
        {!isNearTop && <TopOfTheList places={leaderboard} />}
        <FirstNameShown shown={status.showsFirstName} />
        {status.messageChoices !== null && <MessageChoices choices={status.messageChoices} />}
        <div className="contents">{ownData}</div>
        <div className="-mx-3 flex flex-wrap gap-x-2">
          <Button variant="bare" onClick={onLeave}>
            Log out
          </Button>
          <RevokeLinks onRevoke={onRevokeLinks} />
        </div>
      </div>
    </div>
  );
}

const TopOfTheList = ({ places }: { places: StatusData['leaderboard'] }) => (
  <PlacesTable id="top" title="Top of the list" text="Others see your initials only." places={places} />
);

function RankCard({ status }: { status: WaitingStatus }) {
  const { firstName, rank, ahead, behind, points, referralCount } = status;
  const shown = useRollingNumber(rank);
  const all = amongAll(standingOf(status));
  const celebrated = useRef<HTMLElement>(null);
  const before = useRef(rank);
  useEffect(() => {
    if (rank < before.current) celebrate(celebrated.current);
    before.current = rank;
  }, [rank]);
  return (
    <section aria-labelledby="rank-heading" className="card relative isolate overflow-hidden p-5 sm:p-8">
      <div className="hero-light" />
      <h2 id="rank-heading" className="text-lg">{`${firstName}, your rank`}</h2>
      <p aria-hidden="true" className="figures mt-2 flex flex-wrap items-baseline gap-x-3">
        <strong
          ref={celebrated}
          className="text-[clamp(3.5rem,14vw,6.5rem)] leading-none font-semibold tracking-[-0.045em] text-accent"
        >{`#${counted(shown)}`}</strong>
        {all !== null && <span className="text-lg text-fg-2">{`${all} waiting`}</span>}
      </p>
      <p
        role="status"
        className="sr-only"
      >{`Your rank is ${counted(rank)}${all === null ? '' : ` ${all}`}. You have ${counted(points)} points.`}</p>
      <p className="mt-4">Your rank updates while you watch.</p>
      <RankLine status={status} />
      <Figures className="mt-6">
        <Figure label="Ahead of you" value={ahead} />
        {behind > 0 && <Figure label="Behind you" value={behind} />}
        <Figure label="Points" value={points} />
        <Figure label="Friends counted" value={referralCount} />
      </Figures>
    </section>
  );
}
