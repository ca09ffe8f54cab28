import { classNames } from '../../ui/class-names.ts';
import { counted, type Standing } from '../platform/standing.ts';

interface RankLadderProps {
  standing: Standing;
  /** Nobody has joined with the user's code yet. */
  isFirst: boolean;
}

/** The rank now, and the ranks that the next friends bring. */
export function RankLadder({ standing: { rank, nextSteps }, isFirst }: RankLadderProps) {
  return (
    <ol className="figures mt-4 rounded-control border border-line bg-ink px-4 text-small">
      <Rung label="Now" place={`#${counted(rank)}`} />
      {nextSteps.map(({ referrals, rank: next }) => (
        <Rung
          key={referrals}
          label={`${counted(referrals)} ${isFirst ? '' : 'more '}${referrals === 1 ? 'friend' : 'friends'}`}
          gain={rank - next}
          place={next === 1 ? '#1' : `about #${counted(next)}`}
        />
      ))}
    </ol>
  );
}

function Rung({ label, gain, place }: { label: string; gain?: number; place: string }) {
  return (
    <li
      className={classNames('flex items-baseline gap-3 py-2.5', gain !== undefined && 'border-t border-line')}
    >
      <span>{label}</span>
      {gain !== undefined && <span className="text-caption text-up">{`up ${counted(gain)}`}</span>}
      <strong className="ml-auto text-right font-semibold text-fg">{place}</strong>
    </li>
  );
}
