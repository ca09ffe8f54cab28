import { CheckIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** A reward, as it is shown on the way to it. */
export interface Milestone {
  readonly name: string;
  readonly text: string;
  readonly referralsNeeded: number;
  /** What to do with it; may be empty. */
  readonly instructions?: string;
  /** Null or left out: not yet. */
  readonly reachedAt?: string | null;
  readonly fulfilledAt?: string | null;
  readonly code?: string | null;
  /** They are about to get it because they joined with a friend's code. */
  readonly isForJoining?: boolean;
}

interface MilestonesProps {
  milestones: readonly Milestone[];
  /** How many joined with the visitor's code, and count. */
  referrals: number;
  heading?: 'h2' | 'h3';
  className?: string;
}

const friends = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'friend' : 'friends'}`;

/** What referrals earn, how far the visitor is, and what they have. Nothing without rewards. */
export function Milestones({ milestones, referrals, heading: Heading = 'h3', className }: MilestonesProps) {
  const [first] = milestones;
  if (first === undefined) return null;
  const next = milestones.find(
    ({ reachedAt = null, isForJoining = false }) => reachedAt === null && !isForJoining,
  );
  return (
    <section aria-labelledby="milestones" className={className}>
      <Heading id="milestones" className="text-lg leading-snug">
        Your rewards
      </Heading>
      {next !== undefined && <Progress referrals={referrals} next={next} />}
      <ul className="mt-4 grid gap-3">
        {milestones.map((milestone) => (
          <Step key={`${milestone.referralsNeeded} ${milestone.name}`} milestone={milestone} />
        ))}
      </ul>
    </section>
  );
}

function Progress({ referrals, next }: { referrals: number; next: Milestone }) {
  const left = Math.max(1, next.referralsNeeded - referrals);
  const value = Math.min(referrals, next.referralsNeeded);
  return (
    <>
      <p className="mt-1.5 text-small">{`${left.toLocaleString('en-US')} more ${left === 1 ? 'friend' : 'friends'} until you get ${next.name}.`}</p>
      <div
        role="progressbar"
        aria-label={`To ${next.name}`}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={next.referralsNeeded}
        className="mt-3 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${(100 * value) / next.referralsNeeded}%` }}
        />
      </div>
    </>
  );
}

function Step({ milestone }: { milestone: Milestone }) {
  const {
    name,
    text,
    instructions = '',
    referralsNeeded,
    reachedAt = null,
    fulfilledAt = null,
    code = null,
    isForJoining = false,
  } = milestone;
  const isReached = reachedAt !== null;
  return (
    <li className="flex gap-3">
      <span
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
          isReached ? 'border-accent bg-accent text-accent-ink' : 'border-line-2',
        )}
      >
        {isReached && <CheckIcon size={14} />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere text-fg">{name}</p>
        <p className="text-small">
          {isForJoining
            ? 'You get it for joining with a friend’s code.'
            : isReached
              ? fulfilledAt === null
                ? 'You earned it. We’ll send it to you.'
                : 'You have it.'
              : friends(referralsNeeded)}
        </p>
        {text !== '' && <p className="text-caption wrap-anywhere text-fg-3">{text}</p>}
        {code !== null && (
          <p className="mt-2 flex items-center gap-3 rounded-control border border-line bg-ink py-2 pr-2 pl-4">
            <span className="figures min-w-0 flex-1 wrap-anywhere text-fg select-all">{code}</span>
            <CopyButton text={code} what="code" />
          </p>
        )}
        {instructions !== '' && (
          <p className="mt-1.5 text-small wrap-anywhere whitespace-pre-line">{instructions}</p>
        )}
      </div>
    </li>
  );
}
