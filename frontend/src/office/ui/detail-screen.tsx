import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { backFrom, listOf } from '../platform/list-origin.ts';
import type { Detail } from '../platform/use-detail.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { QueryFallback } from './query-fallback.tsx';

interface DetailScreenProps {
  /** Where the link back leads, and its text. */
  list: { readonly path: string; readonly text: string };
  result: Pick<Detail<unknown>, 'error' | 'retry' | 'outdated'>;
  /** Beside the link back: steps to the next one of the list. */
  steps?: ReactNode;
  /** Null: it has not loaded yet. */
  children: ReactNode;
}

/** A screen about one thing of a list: a link back to the list as it was left, and the thing once it has loaded. */
export function DetailScreen({ list, result, steps, children }: DetailScreenProps) {
  const location = useLocation();
  const openedFromList = listOf(location.state);
  const [search, setSearch] = useState(openedFromList);
  // What is opened from here, and what the screen itself writes into the address, leads back to the same list.
  if (openedFromList !== null && openedFromList !== search) setSearch(openedFromList);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          to={list.path + (search ?? '')}
          state={backFrom(location.pathname)}
          className="inline-flex items-center gap-1.5 rounded-md font-medium text-fg-2 hover:text-fg"
        >
          <ArrowLeftIcon size={15} />
          <span>{list.text}</span>
        </Link>
        <div className="contents">{steps}</div>
      </div>
      <OutdatedNotice outdated={result.outdated} />
      <div className="contents">
        {children ?? <QueryFallback result={result} blocks={['h-40', 'h-72']} />}
      </div>
    </div>
  );
}
