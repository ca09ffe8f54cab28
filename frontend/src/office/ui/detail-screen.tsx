import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toApiError } from '../../platform/api-error.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { RetryNotice } from './retry-notice.tsx';

interface DetailScreenProps {
  /** Where the link back leads, and its text. */
  list: { readonly path: string; readonly text: string };
  result: { readonly error?: unknown; readonly loading: boolean; readonly refetch: () => Promise<unknown> };
  /** Null: it has not loaded yet. */
  children: ReactNode;
}

/** A screen about one thing of a list: a link back to the list, and the thing once it has loaded. */
export function DetailScreen({ list, result: { error, loading, refetch }, children }: DetailScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to={list.path}
        className="inline-flex items-center gap-1.5 justify-self-start rounded-md font-medium text-fg-2 hover:text-fg"
      >
        <ArrowLeftIcon size={15} />
        {list.text}
      </Link>
      {children ??
        (error !== undefined && !loading ? (
          <RetryNotice
            message={toApiError(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-4">
            <span className="skeleton block h-40" />
            <span className="skeleton block h-72" />
          </div>
        ))}
    </div>
  );
}
