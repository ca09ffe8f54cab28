import { canRetry } from '../../platform/api-error.ts';
import type { Detail } from '../platform/use-detail.ts';
import { RetryNotice } from './retry-notice.tsx';

interface QueryFallbackProps {
  result: Pick<Detail<unknown>, 'error' | 'retry'>;
  /** The height of each block that is shown while it loads, as classes. */
  blocks: readonly string[];
}

/** Stands in for the answer to a query: blocks while it loads; if it failed, why, and a button to retry. */
export function QueryFallback({ result: { error, retry }, blocks }: QueryFallbackProps) {
  return error === null ? (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {blocks.map((block, index) => (
        <span key={index} className={`skeleton block ${block}`} />
      ))}
    </div>
  ) : (
    <RetryNotice message={error.message} onRetry={canRetry(error) ? retry : null} />
  );
}
