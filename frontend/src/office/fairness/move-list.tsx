import { Link } from 'react-router-dom';
import type { HoldAction, MovePartsFragment, PreviewHoldsQuery } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';
import { counted, figure } from '../ui/format.ts';

const shown = 5;

interface MoveListProps {
  preview: PreviewHoldsQuery['previewHolds'];
  action: HoldAction;
}

/** The users whom a decision moves, with their ranks before and after. */
export function MoveList({ preview, action }: MoveListProps) {
  const { credits, points, referrers, moves, entering, leaving } = preview;
  const signUps = counted(credits, 'sign-up', 'sign-ups');
  if (points === 0)
    return (
      <p>
        {action === 'REVERSE'
          ? `The points of ${signUps} don’t count now, and won’t later.`
          : `The points of ${signUps} count now, and still will.`}
      </p>
    );
  const crossing = [...entering, ...leaving];
  const others = moves
    .filter(({ user }) => !crossing.some((each) => each.user.id === user.id))
    .slice(0, shown);
  const more = referrers - others.length - crossing.filter(isCredited).length;
  return (
    <div className="grid gap-3 text-caption">
      <p>
        <span>{`${signUps}, ${counted(points, 'point', 'points')}. This changes the points of ${counted(referrers, 'user', 'users')}.`}</span>
        {action === 'RELEASE' && <span> Rewards they reach with these referrals are given at once.</span>}
      </p>
      {others.length > 0 && <Moves moves={others} />}
      {more > 0 && <p className="text-fg-3">{`… and ${figure(more)} more.`}</p>}
      {entering.length > 0 && (
        <div>
          <h3 className="font-medium text-fg">Into the top 100</h3>
          <Moves moves={entering} />
        </div>
      )}
      {leaving.length > 0 && (
        <div>
          <h3 className="font-medium text-fg">Out of the top 100</h3>
          <Moves moves={leaving} />
        </div>
      )}
    </div>
  );
}

function Moves({ moves }: { moves: readonly MovePartsFragment[] }) {
  return (
    <ul className="grid max-h-40 gap-1 overflow-y-auto">
      {moves.map((move) => (
        <li key={move.user.id} className="flex flex-wrap justify-between gap-x-3">
          <Link to={userPath(move.user.id)} className="text-link min-w-0 wrap-anywhere">
            {displayName(move.user)}
          </Link>
          <span>{moved(move)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Others only make room. */
const isCredited = ({ pointsBefore, pointsAfter }: MovePartsFragment): boolean =>
  pointsBefore !== pointsAfter;

function moved(move: MovePartsFragment): string {
  const { pointsBefore, pointsAfter, rankBefore, rankAfter } = move;
  const ranks = `${place(rankBefore)} to ${place(rankAfter)}`;
  if (!isCredited(move)) return ranks;
  return `${ranks}, from ${figure(pointsBefore)} to ${figure(pointsAfter)} points`;
}

const place = (rank: number | null): string => (rank === null ? 'no rank' : `#${figure(rank)}`);
