import { Link } from 'react-router-dom';
import type { MovePartsFragment, PreviewHoldsQuery } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';
import { counted, figure } from '../ui/format.ts';

const shown = 5;

/** Whom a decision moves, with their ranks before and after. */
export function MoveList({ preview }: { preview: PreviewHoldsQuery['previewHolds'] }) {
  const { credits, points, referrers, moves, entering, leaving } = preview;
  if (points === 0)
    return (
      <p>{`${counted(credits, 'join', 'joins')}. Nobody’s points change now, and they stay as they are.`}</p>
    );
  return (
    <div className="grid gap-3 text-small">
      <p>
        {`${counted(credits, 'join', 'joins')}, ${counted(points, 'point', 'points')}: ${counted(referrers, 'user moves', 'users move')}.`}
      </p>
      <Moves moves={moves.slice(0, shown)} />
      {referrers > shown && (
        <p className="text-fg-3">{`… and ${counted(referrers - shown, 'more', 'more')}.`}</p>
      )}
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

function moved({ pointsBefore, pointsAfter, rankBefore, rankAfter }: MovePartsFragment): string {
  const ranks = `${place(rankBefore)} to ${place(rankAfter)}`;
  if (pointsBefore === pointsAfter) return ranks;
  return `${ranks}, from ${figure(pointsBefore)} to ${figure(pointsAfter)} points`;
}

const place = (rank: number | null): string => (rank === null ? 'no rank' : `#${figure(rank)}`);
