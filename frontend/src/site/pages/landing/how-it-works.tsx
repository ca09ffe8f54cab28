import type { ReactNode } from 'react';
import type { PageData } from '@waitlist/backend/page-data';
import { JoinAction } from './join-action.tsx';
import { CodeDrawing, QueueDrawing, ShareDrawing } from './step-drawings.tsx';

export function HowItWorks({ paused }: Pick<PageData, 'paused'>) {
  return (
    <section
      id="HowItWorks"
      aria-labelledby="how-heading"
      className="section-space border-t border-line deferred [--height:1250px] md:[--height:1000px] lg:[--height:830px]"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[18rem_1fr] xl:grid-cols-[1fr_1.5fr] xl:gap-16">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="how-heading" className="text-h2">
            Join, share, move up
          </h2>
          <p className="mt-4 max-w-[38rem] text-lg">
            It’s a line you can skip. Every friend who joins moves you up.
          </p>
          <JoinAction paused={paused} className="mt-8 max-sm:w-full" />
          <p className="mt-4 text-small text-fg-3">
            Rankings can change at any time as others share their codes.
          </p>
        </div>
        <ol className="grid gap-4 sm:gap-5">
          <Step number={1} title="Join with a verification code" drawing={<CodeDrawing />}>
            Fill in a short form and confirm it with a code we send you. You see your rank at once.
          </Step>
          <Step number={2} title="Share your own code" drawing={<ShareDrawing />}>
            You get a code, and a link that fills it in for anyone who opens it.
          </Step>
          <Step number={3} title="Move up the list" drawing={<QueueDrawing />}>
            Each friend who joins with it earns you points. More points means a higher rank; ties go to
            whoever joined first.
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Step({ number, title, drawing, children }: StepProps) {
  return (
    <li className="card overflow-hidden md:grid md:grid-cols-[19rem_1fr]">
      <div
        aria-hidden="true"
        className="relative isolate grid min-h-38 place-items-center sm:min-h-52 overflow-hidden border-b border-line px-6 md:border-r md:border-b-0"
      >
        <div className="hero-light" />
        {drawing}
      </div>
      <div className="flex gap-4 self-center p-5 sm:p-6">
        <span
          aria-hidden="true"
          className="figures grid size-8 shrink-0 place-items-center rounded-full border border-line-2 text-sm font-semibold text-accent"
        >
          {number}
        </span>
        <div>
          <h3 className="text-xl leading-snug">{title}</h3>
          <p className="mt-2">{children}</p>
        </div>
      </div>
    </li>
  );
}
