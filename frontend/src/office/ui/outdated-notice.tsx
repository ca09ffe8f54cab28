import { Notice } from '../../ui/notice.tsx';
import type { Outdated } from '../platform/use-detail.ts';
import { clockTime } from './format.ts';

interface OutdatedNoticeProps {
  /** Null: what is shown is the newest. */
  outdated: Outdated | null;
  className?: string;
}

/** Says that what is shown could not be refreshed, and since when. */
export function OutdatedNotice({ outdated, className }: OutdatedNoticeProps) {
  return (
    <div role="status" className={outdated === null ? 'sr-only' : className}>
      {outdated !== null && <Notice tone="calm">{outdatedText(outdated)}</Notice>}
    </div>
  );
}

function outdatedText({ error, loadedAt }: Outdated): string {
  const reason = error.code === 'NETWORK' ? 'Can’t reach the server.' : 'The last refresh failed.';
  const since = loadedAt === null ? 'earlier' : `at ${clockTime(new Date(loadedAt).toISOString())}`;
  return `${reason} Showing what loaded ${since}.`;
}
