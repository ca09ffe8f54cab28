import { amongAll } from '@waitlist/backend/referral-sharing';
import { useEffect, useRef, type ReactNode } from 'react';
import { sitePaths } from '../platform/site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/celebrate.ts';
import { Notice } from '../../ui/notice.tsx';
import { counted } from '../platform/standing.ts';
import { useRollingNumber } from '../platform/use-rolling-number.ts';
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
      <RankPanel rank={joined.rank} onRecount={onRecount} />
      <UncreditedCode joined={joined} />
      {share(joined)}
      <p className="mt-5 text-small">
        See who joined with your code any time:{' '}
        <a href={sitePaths.status} className="font-medium whitespace-nowrap text-link">
          {joined.rank.status === 'none' ? 'check your status' : 'check your rank'}
        </a>
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
          <RolledRank {...rank} />
        ) : rank.status === 'none' ? (
          <>
            <span className="text-lg font-medium text-fg">You don’t have a rank right now</span>
            <span className="text-small">Your status says what comes next.</span>
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

/** The rank, rolling in from twice as far. */
function RolledRank({ rank, total }: { rank: number; total: number }) {
  const celebrated = useRef<HTMLElement>(null);
  useEffect(() => {
    celebrate(celebrated.current);
  }, []);
  const shown = useRollingNumber(rank, 2 * rank);
  const all = amongAll({ rank, total });
  return (
    <>
      <span className="text-sm text-fg-2">Your rank</span>
      <strong
        ref={celebrated}
        aria-hidden="true"
        className="figures text-[3.5rem] leading-none font-semibold tracking-[-0.045em] text-accent"
      >{`#${counted(shown)}`}</strong>
      <span className="sr-only">{counted(rank)}</span>
      {all !== null && <span className="figures text-sm text-fg-2">{`${all} waiting`}</span>}
    </>
  );
}

/** An uncredited code doesn't affect the sign-up of the visitor who entered it. */
function UncreditedCode({ joined }: { joined: Joined }) {
  if (joined.enteredCode === '' || joined.referralCredited) return null;
  return (
    <Notice tone="calm" className="mt-4">
      {joined.alreadyJoined
        ? 'You had already joined, and a referral code counts only on joining. Nothing has changed.'
        : `You’re on the list, but we couldn’t credit the code ${joined.enteredCode}. It may have a typo.`}
    </Notice>
  );
}

function SmallPrintOfRanks() {
  return (
    <p className="mt-5 text-sm text-fg-3">Rankings can change at any time as others share their codes.</p>
  );
}
