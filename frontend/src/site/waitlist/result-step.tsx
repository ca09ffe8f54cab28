import { useEffect, useRef, type ReactNode } from 'react';
import { sitePaths } from '../platform/site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/celebrate.ts';
import { Notice } from '../../ui/notice.tsx';
import { outlook } from '../platform/outlook.ts';
import type { Joined, RankState } from './join-state.ts';

interface ResultStepProps {
  joined: Joined;
  onRecount: () => void;
  /** Ways to share the code. */
  share: (joined: Joined) => ReactNode;
}

export function ResultStep({ joined, onRecount, share }: ResultStepProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Without scrolling: the top of the dialog, its title and the rank, stays visible.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="mt-5 outline-none">
      <RankPanel rank={joined.rank} isNew={!joined.alreadyJoined} onRecount={onRecount} />
      <UncreditedCode joined={joined} />
      {share(joined)}
      <p className="mt-5 text-small">
        See who joined with your code any time:{' '}
        <a href={sitePaths.status} className="font-medium whitespace-nowrap text-link">
          check your rank
        </a>
      </p>
      <SmallPrintOfRanks />
    </div>
  );
}

const counted = (count: number) => count.toLocaleString('en-US');

interface RankPanelProps {
  rank: RankState;
  /** The visitor joined just now: nobody can have used their code. */
  isNew: boolean;
  onRecount: () => void;
}

function RankPanel({ rank, isNew, onRecount }: RankPanelProps) {
  const celebrated = useRef<HTMLElement>(null);
  const isKnown = rank.status === 'known';
  useEffect(() => {
    if (isKnown) celebrate(celebrated.current);
  }, [isKnown]);
  return (
    <div className="relative isolate grid min-h-36 place-items-center overflow-hidden rounded-control border border-line bg-ink px-4 py-5 text-center">
      <div className="hero-light" />
      <div role="status" className="flex flex-col items-center gap-1">
        {rank.status === 'known' ? (
          <>
            <span className="text-sm text-fg-2">Your rank</span>
            <strong
              ref={celebrated}
              className="figures text-[3.5rem] leading-none font-semibold tracking-[-0.045em] text-accent"
            >{`#${counted(rank.rank)}`}</strong>
            <span className="figures text-sm text-fg-2">{`of ${counted(rank.total)} waiting`}</span>
            <Outlook rank={rank} isNew={isNew} />
          </>
        ) : (
          <span className="text-lg font-medium text-fg">Counting your rank…</span>
        )}
      </div>
      {rank.status === 'unknown' && (
        <Button className="mt-3" onClick={onRecount}>
          Try again
        </Button>
      )}
    </div>
  );
}

function Outlook({ rank, isNew }: { rank: Extract<RankState, { status: 'known' }>; isNew: boolean }) {
  const words = outlook({ ...rank, ...(isNew && { referralCount: 0 }) });
  return words === null ? null : <span className="mt-2 font-medium text-balance text-fg">{words}</span>;
}

/** An uncredited code doesn't affect the sign-up of the visitor who entered it. */
function UncreditedCode({ joined }: { joined: Joined }) {
  if (joined.enteredCode === '' || joined.referralCredited) return null;
  return (
    <Notice tone="calm" className="mt-4">
      {joined.alreadyJoined
        ? 'You had already joined, and a referral code counts only on joining. Your rank is unchanged.'
        : `You’re on the list, but we couldn’t credit the code ${joined.enteredCode}. It may have a typo.`}
    </Notice>
  );
}

function SmallPrintOfRanks() {
  return (
    <p className="mt-5 text-sm text-fg-3">Rankings can change at any time as others share their codes.</p>
  );
}
