import { toApiError } from '../../platform/api-error.ts';
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
  return error === undefined || loading ? (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {blocks.map((block, index) => (
        <span key={index} className={`skeleton block ${block}`} />
      ))}
    </div>
  ) : (
    <RetryNotice message={toApiError(error).message} onRetry={() => void refetch().catch(() => undefined)} />
  );
}
