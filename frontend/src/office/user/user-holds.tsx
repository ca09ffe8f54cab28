import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { type HoldPartsFragment, type HoldState, UserHoldsDocument } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { fairnessOf, userPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Badge, type StateText } from '../ui/badge.tsx';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Colleague } from '../ui/colleague.tsx';

const states: Readonly<Record<HoldState, StateText>> = {
  WATCHED: { text: 'Doubted, counts', tone: 'calm' },
  HELD: { text: 'Being checked', tone: 'calm' },
  RELEASED: { text: 'Counts', tone: 'good' },
  REVERSED: { text: 'Not counted', tone: 'danger' },
};

const isOpen = ({ state }: HoldPartsFragment): boolean => state === 'HELD' || state === 'WATCHED';

/** What is or was doubted about a user, and why; nothing if nothing was. */
export function UserHolds({ userId }: { userId: string }) {
  const { data, error, retry } = useDetail(UserHoldsDocument, {
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  if (error !== null)
    return (
      <Panel title="Why this rank" level={3}>
        <RetryNotice message={error.message} onRetry={retry} />
      </Panel>
    );
  if (data === undefined) return null;
  const { given, earned } = data.userHolds;
  if (given === null && earned.length === 0) return null;
  return (
    <Panel title="Why this rank" level={3}>
      {earned.length > 0 && <Earned userId={userId} holds={earned} />}
      {given !== null && (
        <>
          <h4 className="mt-4 font-medium text-fg">Their own sign-up</h4>
          <ul className="mt-1">
            <Hold hold={given} of={given.referrer} />
          </ul>
        </>
      )}
    </Panel>
  );
}

const atFirst = 5;

function standing(checked: number, uncounted: number): string {
  const parts = [
    ...(checked > 0 ? [`${counted(checked, 'point is', 'points are')} being checked`] : []),
    ...(uncounted > 0 ? [`${counted(uncounted, 'point is', 'points are')} not counted`] : []),
  ];
  return parts.length === 0 ? 'All points count.' : `${parts.join(', ')}.`;
}

function Earned({ userId, holds }: { userId: string; holds: readonly HoldPartsFragment[] }) {
  const [showsAll, showAll] = useState(false);
  const waiting = holds.filter(isOpen);
  const pointsOf = (state: HoldState): number =>
    holds.filter((hold) => hold.state === state).reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <p className="mt-2">{standing(pointsOf('HELD'), pointsOf('REVERSED'))}</p>
      {waiting.length > 0 && (
        <p className="mt-1">
          <Link to={fairnessOf(userId)} className="text-link">
            {`Review ${counted(waiting.length, 'sign-up', 'sign-ups')}`}
          </Link>
        </p>
      )}
      <ul className="mt-2">
        {(showsAll ? holds : holds.slice(0, atFirst)).map((hold) => (
          <Hold key={hold.referred.id} hold={hold} of={hold.referred} />
        ))}
      </ul>
      {!showsAll && holds.length > atFirst && (
        <Button className="mt-2" onClick={() => showAll(true)}>
          {`Show all ${figure(holds.length)}`}
        </Button>
      )}
    </>
  );
}

interface HoldProps {
  hold: HoldPartsFragment;
  /** Who is on the other side. */
  of: HoldPartsFragment['referrer'];
}

function Hold({ hold: { state, reasons, decision }, of }: HoldProps) {
  const { text, tone } = states[state];
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={userPath(of.id)} className="text-link min-w-0 wrap-anywhere">
          {displayName(of)}
        </Link>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {reasons.length > 0 && <p className="text-caption text-fg-2">{`${reasons.join('. ')}.`}</p>}
      {decision !== null && (
        <p className="text-caption wrap-anywhere text-fg-3">
          <span>{`“${decision.reason}” `}</span>
          <Colleague by={decision.decidedBy} />
          <span>, </span>
          <Moment at={decision.decidedAt} withTime />
        </p>
      )}
    </li>
  );
}
