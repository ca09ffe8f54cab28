import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MailingPartsFragment } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { capitalized, figure } from '../ui/format.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { Moment } from '../ui/moment.tsx';
import { kindWords } from './mailing-kinds.ts';
import { MailingBadge, MailingProgress, stateText } from './mailing-state.tsx';
import { pauseTexts } from './mailing-texts.ts';

interface MailingHeadProps {
  mailing: MailingPartsFragment;
  actions: ReactNode;
  /** What to say about it once it has ended. */
  aftermath?: ReactNode;
}

/** A mailing's name, progress, next step, and actions. */
export function MailingHead({ mailing, actions, aftermath }: MailingHeadProps) {
  const { kind, name, state } = mailing;
  const { one } = kindWords[kind];
  useScreenTitle({ title: capitalized(one), subject: name });
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="mailing">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 id="mailing" className="text-xl wrap-anywhere">
              {name}
            </h2>
            <MailingBadge state={state} />
          </div>
          {state !== 'DRAFT' && (
            <p className="mt-1.5">
              <MailingProgress mailing={mailing} />
            </p>
          )}
        </div>
        <div className="contents">{actions}</div>
      </div>
      <Outlook mailing={mailing} aftermath={aftermath} />
      <StateChanges mailing={mailing} />
    </section>
  );
}

/** What comes next, or why nothing does. */
function Outlook({ mailing, aftermath }: Omit<MailingHeadProps, 'actions'>) {
  const { state, startsAt, pauseReason, perHour, estimatedEndAt, endedAt } = mailing;
  switch (state) {
    case 'DRAFT':
      return <p>Nothing is sent until an admin starts it.</p>;
    case 'SCHEDULED':
      return startsAt === null ? (
        <p>Starts soon.</p>
      ) : (
        <p>
          Starts <Moment at={startsAt} withTime />.
        </p>
      );
    case 'PREPARING':
      return <p>Choosing the users. Sending starts in a moment.</p>;
    case 'RUNNING':
      return (
        <p>
          <span>{`Sending up to ${figure(perHour)} an hour`}</span>
          {estimatedEndAt !== null && (
            <>
              {' '}
              <span>until about</span> <Moment at={estimatedEndAt} withTime />
            </>
          )}
          <span>.</span>
        </p>
      );
    case 'PAUSED':
      return <Notice tone="calm">{pauseTexts[pauseReason ?? 'ADMIN']}</Notice>;
    case 'DONE':
    case 'CANCELED':
      return endedAt === null ? null : (
        <p>
          <span>{state === 'DONE' ? 'Sending finished on' : 'Canceled on'}</span>{' '}
          <Moment at={endedAt} withTime />
          <span>.</span>
          <span>{aftermath}</span>
        </p>
      );
  }
}

/** Announces a change of the badge to screen readers. */
function StateChanges({ mailing: { kind, state } }: Pick<MailingHeadProps, 'mailing'>) {
  const { one } = kindWords[kind];
  const seen = useRef(state);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    announce(`The ${one} is ${stateText(state).toLowerCase()}.`);
  }, [one, state]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
