import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import type { Outdated } from '../platform/use-kept.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { QueryFallback, type QueryProgress } from './query-fallback.tsx';

interface DetailScreenProps {
  /** Where the link back leads, and its text. */
  list: { readonly path: string; readonly text: string };
  /** As `useKept` returns it: a refresh that fails leaves what is shown. */
  result: QueryProgress & { readonly outdated: Outdated | null };
  /** Null: it has not loaded yet. */
  children: ReactNode;
}

/** A screen about one thing of a list: a link back to the list, and the thing once it has loaded. */
export function DetailScreen({ list, result, children }: DetailScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to={list.path}
        className="inline-flex items-center gap-1.5 justify-self-start rounded-md font-medium text-fg-2 hover:text-fg"
      >
        <ArrowLeftIcon size={15} />
        <span>{list.text}</span>
      </Link>
      <OutdatedNotice outdated={result.outdated} />
      <div className="contents">
        {children ?? <QueryFallback result={result} blocks={['h-40', 'h-72']} />}
      </div>
    </div>
  );
}
