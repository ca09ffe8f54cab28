import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';

/** A field that both versions have. */
export interface ConflictLine {
  readonly term: string;
  readonly yours: ReactNode;
  readonly theirs: ReactNode;
  readonly isSame: boolean;
}

export const textLine = (term: string, yours: string, theirs: string): ConflictLine => ({
  term,
  yours,
  theirs,
  isSame: yours === theirs,
});

interface ConflictNoticeProps {
  /** What was saved: `wave`. */
  what: string;
  lines: readonly ConflictLine[];
  pending: boolean;
  onKeepYours: () => void;
  onUseTheirs: () => void;
}

/** Someone else saved meanwhile: shows both versions, and lets the user choose. */
export function ConflictNotice({ what, lines, pending, onKeepYours, onUseTheirs }: ConflictNoticeProps) {
  const differing = lines.filter(({ isSame }) => !isSame);
  return (
    <Notice tone="danger">
      <p>{`Someone else has changed this ${what} since you opened it. Nothing was saved. Choose which version to keep.`}</p>
      {differing.length === 0 && <p className="mt-2">Both versions say the same.</p>}
      {differing.map(({ term, yours, theirs }) => (
        <section key={term} className="mt-3">
          <h3 className="text-sm font-medium">{term}</h3>
          <div className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
            <Version whose="Yours">{yours}</Version>
            <Version whose="Theirs">{theirs}</Version>
          </div>
        </section>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button pending={pending} onClick={onKeepYours}>
          Save yours
        </Button>
        <Button pending={pending} onClick={onUseTheirs}>
          Use theirs
        </Button>
      </div>
    </Notice>
  );
}

const Version = ({ whose, children }: { whose: string; children: ReactNode }) => (
  <div className="min-w-0 rounded-lg border border-line bg-ink-2 p-2">
    <p className="text-caption text-fg-3">{whose}</p>
    <div className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{children}</div>
  </div>
);
