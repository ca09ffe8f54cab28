import { useState } from 'react';
import { counted } from '../platform/standing.ts';
import type { WaitingStatus } from './use-status.ts';

let dayFormat: Intl.DateTimeFormat | undefined;

/** A day of the server, whose days are those of UTC. */
function dayOf(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return dayFormat.format(new Date(day));
}

const [width, height] = [300, 60];

/** The rank over the last 30 days, up to now, and the same in words; nothing where fewer than two days are known. */
export function RankLine({ status: { history, rank } }: { status: WaitingStatus }) {
  const [now] = useState(() => Date.now());
  const [first] = history;
  if (first === undefined || history.length < 2) return null;
  const gain = first.rank - rank;
  return (
    <figure className="mt-5">
      <svg
        aria-hidden="true"
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        className="h-16 w-full text-accent forced-colors:text-[CanvasText]"
      >
        <polyline
          points={lineOf([
            ...history.map((of) => ({ at: Date.parse(of.day), rank: of.rank })),
            { at: now, rank },
          ])}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="figures mt-2 text-small">
        {gain === 0
          ? `#${counted(rank)}, as on ${dayOf(first.day)}.`
          : `${gain > 0 ? 'Up' : 'Down'} ${counted(Math.abs(gain))} since ${dayOf(first.day)}, from #${counted(first.rank)}.`}
      </figcaption>
    </figure>
  );
}

/** The best rank is at the top; a rank that never changed is a line in the middle. */
function lineOf(moments: readonly { readonly at: number; readonly rank: number }[]): string {
  const ranks = moments.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const [from, to] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0];
  return moments
    .map(({ at, rank }) => {
      const x = (width * (at - from)) / (to - from);
      const y = best === worst ? height / 2 : (height * (rank - best)) / (worst - best);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
