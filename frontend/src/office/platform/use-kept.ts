import { useEffect, useState } from 'react';
import { canRetry, toApiError, type ApiError } from '../../platform/api-error.ts';

/** The parts of a query hook's result that say what is shown. */
interface Result {
  readonly data?: object | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly variables?: object | undefined;
}

/** Why what is shown is not the newest, and when it loaded, in ms; null: on an earlier screen. */
export interface Outdated {
  readonly error: ApiError;
  readonly loadedAt: number | null;
}

interface Memory<Data> {
  /** What was asked. */
  readonly question: string;
  readonly data: Data | undefined;
  /** Of the last refresh that ended. */
  readonly error: unknown;
}

/** When each answer was last confirmed by the server, in ms. */
const loadTimes = new WeakMap<object, number>();

/**
 * A query's result that keeps its data when a refresh fails, for every query that is polled or shows what is cached.
 * Other variables start over, and so does an answer that says that there is nothing to show any more.
 */
export function useKept<R extends Result>(result: R): R & { readonly outdated: Outdated | null } {
  const { data, loading, error, variables } = result;
  const question = JSON.stringify(variables ?? {});
  const [kept, keep] = useState<Memory<R['data']>>({ question, data: undefined, error: undefined });
  const isSame = kept.question === question;
  const known = data ?? (isSame ? kept.data : undefined);
  // While it is tried again, the last failure stands.
  const failure = loading ? (isSame ? kept.error : undefined) : error;
  if (!isSame || kept.data !== known || kept.error !== failure)
    keep({ question, data: known, error: failure });
  useEffect(() => {
    if (data !== undefined && error === undefined && !loading) loadTimes.set(data, Date.now());
  }, [data, error, loading]);
  const reason = failure === undefined ? null : toApiError(failure);
  if (known === undefined || reason === null) return { ...result, outdated: null };
  if (!canRetry(reason)) return { ...result, data: undefined, error: failure, outdated: null };
  return { ...result, data: known, outdated: { error: reason, loadedAt: loadTimes.get(known) ?? null } };
}
