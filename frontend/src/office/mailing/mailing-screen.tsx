import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MailingKind } from '../../generated/operations.ts';
import { toApiError } from '../../platform/api-error.ts';
import { polled } from '../../platform/polling.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { kindWords } from './mailing-kinds.ts';

const refreshMs = 4000;
/** Long after it was sent, users open, accept and unsubscribe. */
const slowRefreshMs = 30_000;

/** The query options of a screen about one mailing. @param moves whether its figures change by themselves. */
export const liveQuery = (moves: boolean) =>
  ({ fetchPolicy: 'cache-and-network', ...polled(moves ? refreshMs : slowRefreshMs) }) as const;

interface MailingScreenProps {
  kind: MailingKind;
  result: { readonly error?: unknown; readonly loading: boolean; readonly refetch: () => Promise<unknown> };
  /** There is none with this id. */
  isUnknown: boolean;
  /** The mailing; null: it has not loaded yet. */
  children: ReactNode;
}

/** A screen about one mailing: a link back to the list, and the mailing once it has loaded. */
export function MailingScreen({ kind, result, isUnknown, children }: MailingScreenProps) {
  const { error, loading, refetch } = result;
  const { one, many, listPath } = kindWords[kind];
  return (
    <div className="grid max-w-6xl grid-cols-1 gap-4">
      <Link
        to={listPath}
        className="inline-flex items-center gap-1.5 justify-self-start rounded-md font-medium text-fg-2 hover:text-fg"
      >
        <ArrowLeftIcon size={15} />
        All {many}
      </Link>
      {children ??
        (isUnknown ? (
          <p className="panel p-6">There is no {one} with this id.</p>
        ) : error !== undefined && !loading ? (
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
