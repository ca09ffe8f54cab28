import { useEffect, useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { canRetry, toApiError, type ApiError } from '../../platform/api-error.ts';

/** Why what is shown is not the newest, and when it loaded, in ms; null: on an earlier screen. */
export interface Outdated {
  readonly error: ApiError;
  readonly loadedAt: number | null;
}

/** What is known about the answer to a query. */
export interface Detail<Data> {
  /** Undefined: not yet, or no more. It stays when a refresh fails. */
  readonly data: Data | undefined;
  /** The answer to the previous variables. */
  readonly previousData: Data | undefined;
  readonly loading: boolean;
  /** Why there is no data; null while it is asked again. */
  readonly error: ApiError | null;
  /** Why the data is not the newest. */
  readonly outdated: Outdated | null;
  readonly retry: () => void;
}

interface Memory {
  /** What was asked. */
  readonly question: string;
  readonly data: object | undefined;
  /** Of the last refresh that ended. */
  readonly error: unknown;
}

type Options<Data, Variables extends OperationVariables> = useQuery.Options<Data, Variables>;

/** When each answer was last confirmed by the server, in ms. */
const loadTimes = new WeakMap<object, number>();

/**
 * Asks a query and keeps its data when a refresh fails. Other variables start over, and so does an answer that says that
 * there is nothing to show anymore.
 */
export function useDetail<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: Record<string, never> extends Variables
    ? [options?: Options<NoInfer<Data>, NoInfer<Variables>>]
    : [options: Options<NoInfer<Data>, NoInfer<Variables>>]
): Detail<Data>;
export function useDetail(
  document: TypedDocumentNode<object>,
  options: Options<object, OperationVariables> = {},
): Detail<object> {
  const { data, previousData, loading, error, variables, refetch } = useQuery(document, options);
  const question = JSON.stringify(variables);
  const [kept, keep] = useState<Memory>({ question, data: undefined, error: undefined });
  const isSame = kept.question === question;
  const known = data ?? (isSame ? kept.data : undefined);
  // While it is tried again, the last failure stands.
  const failure = loading ? (isSame ? kept.error : undefined) : error;
  if (!isSame || kept.data !== known || kept.error !== failure)
    keep({ question, data: known, error: failure });
  useEffect(() => {
    if (data !== undefined && error === undefined && !loading) loadTimes.set(data, Date.now());
  }, [data, error, loading]);
  const retry = () => void refetch().catch(() => undefined);
  const reason = failure === undefined ? null : toApiError(failure);
  const asked = { previousData, loading, retry };
  if (known !== undefined && (reason === null || canRetry(reason))) {
    const loadedAt = loadTimes.get(known) ?? null;
    return { ...asked, data: known, error: null, outdated: reason && { error: reason, loadedAt } };
  }
  return { ...asked, data: undefined, error: loading ? null : reason, outdated: null };
}
