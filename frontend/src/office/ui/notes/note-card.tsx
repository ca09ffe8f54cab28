import type { ReactNode } from 'react';
import { Moment } from '../moment.tsx';
import { Colleague } from '../colleague.tsx';

interface NoteCardProps {
  text: string;
  writtenBy: string;
  writtenAt: string;
  /** Who changed it last, and when; left out: no one. */
  change?: { readonly by: string; readonly at: string } | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** A note of the team: its text, who wrote it and when. */
export function NoteCard({ text, writtenBy, writtenAt, change = null, children }: NoteCardProps) {
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption wrap-anywhere text-fg-3">
          <Colleague by={writtenBy} />
          <span>,</span> <Moment at={writtenAt} withTime />
          {change !== null && (
            <>
              <span>, edited</span>{' '}
              {change.by !== writtenBy && (
                <>
                  <span>by</span> <Colleague by={change.by} />{' '}
                </>
              )}
              <Moment at={change.at} withTime />
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      </div>
    </li>
  );
}
