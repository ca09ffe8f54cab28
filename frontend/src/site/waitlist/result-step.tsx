import { useEffect, useRef, type ReactNode } from 'react';
import { sitePaths } from '../platform/site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Joined, RankState } from './flow-state.ts';

interface ResultStepProps {
  joined: Joined;
  onRecount: () => void;
  /** Ways to pass the code on. */
  share: (referralId: string) => ReactNode;
}

export function ResultStep({ joined, onRecount, share }: ResultStepProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Without scrolling: what the dialog says first, its title and the rank, stays in sight.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} tabIndex={-1} className="mt-5 outline-none">
      <RankPanel rank={joined.rank} onRecount={onRecount} />
      <UncreditedCode joined={joined} />
      {share(joined.referralId)}
      <p className="mt-5 text-small">
        {joined.alreadyJoined ? 'See who joined with your code and where you stand' : 'See how you rise'}, any
        time:{' '}
        <a
          href={sitePaths.status}
          className="font-medium whitespace-nowrap text-fg underline decoration-volt decoration-2 underline-offset-4"
        >
          your place on the list
        </a>
        .
      </p>
      <SmallPrintOfRanks />
    </div>
  );
}

function RankPanel({ rank, onRecount }: { rank: RankState; onRecount: () => void }) {
  return (
    <div className="relative isolate grid min-h-36 place-items-center overflow-hidden rounded-control border border-line bg-ink px-4 py-5 text-center">
      <div className="hero-light" />
      <div role="status" className="flex flex-col items-center gap-1">
        {rank.status === 'known' ? (
          <>
            <span className="text-sm text-fg-2">Your rank</span>
            <strong className="figures text-[3.5rem] leading-none font-semibold tracking-[-0.045em] text-volt">
              #{rank.rank}
            </strong>
          </>
        ) : (
          <span className="text-lg font-medium text-fg">Your rank is being counted</span>
        )}
      </div>
      {rank.status === 'unknown' && (
        <Button look="ghost" className="mt-3" onClick={onRecount}>
          Look again
        </Button>
      )}
    </div>
  );
}

/** A code that credited nobody is no fault of the person who typed it: they are on the list all the same. */
function UncreditedCode({ joined }: { joined: Joined }) {
  if (joined.enteredCode === '' || joined.referralCredited) return null;
  return (
    <Notice tone="calm" className="mt-4">
      {joined.alreadyJoined
        ? 'You had joined before, so the referral code was not counted again. Your place is unchanged.'
        : `Your place is safe. Only the code ${joined.enteredCode} could not be credited to anybody, perhaps because of a typing slip.`}
    </Notice>
  );
}

function SmallPrintOfRanks() {
  return (
    <p className="mt-5 text-sm text-fg-3">Rankings can change at any time as others share their codes.</p>
  );
}
