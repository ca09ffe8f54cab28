import type { ReactNode } from 'react';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';

/** Small scenes next to the steps. Decoration; their content is made up and marked as an example. */

export function CodeDrawing() {
  return (
    <div className="flex items-center gap-1.5 sm:gap-2">
      {['4', '8', '1', '6'].map((digit) => (
        <span
          key={digit}
          className="figures grid h-14 w-10 sm:w-11 place-items-center rounded-control border border-line-3 bg-ink text-2xl text-fg"
        >
          {digit}
        </span>
      ))}
      <span className="ml-2 grid size-9 place-items-center rounded-full bg-accent text-accent-ink">
        <CheckIcon />
      </span>
    </div>
  );
}

export function ShareDrawing() {
  return (
    <div className="w-full max-w-72">
      <Label>Example code</Label>
      <div className="flex items-center justify-between rounded-control border border-line-3 bg-ink py-2 pr-3 pl-4 text-fg sm:py-3">
        <span className="figures text-xl font-semibold tracking-[0.14em]">YOUR CODE</span>
        <CopyIcon className="text-fg-3" />
      </div>
      <div className="mt-3 flex justify-center sm:mt-4">
        {['bg-sky', 'bg-up', 'bg-accent'].map((color) => (
          <svg
            key={color}
            width="36"
            height="36"
            viewBox="0 0 36 36"
            className={`-mx-1 rounded-full border-4 border-card-bottom ${color}`}
          >
            <circle cx="18" cy="14" r="6" fill="var(--color-ink)" />
            <path d="M6 32c1-8 6-11 12-11s11 3 12 11" fill="var(--color-ink)" />
          </svg>
        ))}
      </div>
    </div>
  );
}

const queue = [
  { rank: 94, width: 'w-40', you: false },
  { rank: 95, width: 'w-36', you: true },
  { rank: 96, width: 'w-32', you: false },
];

export function QueueDrawing() {
  return (
    <div className="w-full max-w-72">
      <Label>Example ranks</Label>
      <ul className="grid gap-1.5 sm:gap-2">
        {queue.map(({ rank, width, you }) => (
          <li
            key={rank}
            className={`flex h-8 items-center gap-3 rounded-lg sm:h-10 border px-3 ${you ? 'border-accent bg-ink text-fg' : 'border-line bg-ink-2 text-fg-3'}`}
          >
            <span className="figures w-8 text-small font-semibold">{rank}</span>
            {you ? (
              <span className="flex flex-1 items-center justify-between text-sm font-medium">
                You <span className="figures text-up">↑ 33</span>
              </span>
            ) : (
              <span className={`h-2 rounded-full bg-line ${width}`} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <p className="mb-2 text-xs text-fg-3">{children}</p>;
}
