import { canRetry, toApiError } from '../../platform/api-error.ts';
import { RetryNotice } from './retry-notice.tsx';

/** What a query tells besides its answer. */
export interface QueryProgress {
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface QueryFallbackProps {
  result: QueryProgress;
  /** The height of each block that is shown while it loads, as classes. */
  blocks: readonly string[];
}

/** Stands in for the answer to a query: blocks while it loads; if it failed, why, and a button to retry. */
export function QueryFallback({ result: { error, loading, refetch }, blocks }: QueryFallbackProps) {
  const failure = error === undefined || loading ? null : toApiError(error);
  return failure === null ? (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {blocks.map((block, index) => (
        <span key={index} className={`skeleton block ${block}`} />
      ))}
    </div>
  ) : (
    <RetryNotice
      message={failure.message}
      onRetry={canRetry(failure) ? () => void refetch().catch(() => undefined) : null}
    />
  );
}
