import { useRef, useState } from 'react';
import type { ApolloCache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { isQueryOperation } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { useUnseenFailure } from '../../platform/use-unseen-failure.ts';
import { useToasts } from '../../ui/toasts.tsx';

/** Something an admin does, one at a time. */
export interface Action<Data, Variables> {
  readonly pending: boolean;
  /** Why it last failed. Reading it promises to show it: a failure that nothing reads is a toast. */
  readonly error: ApiError | null;
  /** Resolves with the data, or with null if it failed or another is in progress. Never rejects. */
  readonly run: (
    ...args: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
  ) => Promise<Data | null>;
}

interface ActionOptions<Data> {
  /** The queries that show what it changes. It is in progress until they are up to date. */
  readonly refetch?: readonly DocumentNode[];
  readonly update?: (cache: ApolloCache, data: Data) => void;
  /** What a toast says once it is done. */
  readonly says?: (data: Data) => string;
  readonly onDone?: (data: Data) => void;
}

/** Sends a mutation, or asks a query once; never silent: what fails is a toast, unless the component shows it. */
export function useAction<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: ActionOptions<Data>,
): Action<Data, Variables>;
export function useAction(
  document: TypedDocumentNode<object>,
  { refetch = [], update, says, onDone }: ActionOptions<object> = {},
): Action<object, OperationVariables> {
  const client = useApolloClient();
  const toasts = useToasts();
  const showUnseen = useUnseenFailure();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isRunning = useRef(false);
  const hasPlace = useRef(false);
  const send = (variables: OperationVariables) =>
    isQueryOperation(document)
      ? client.query({ query: document, variables, fetchPolicy: 'no-cache' })
      : client.mutate({
          mutation: document,
          variables,
          update: (cache, { data }) => {
            if (data) update?.(cache, data);
          },
        });
  const run = async (variables: OperationVariables = {}) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPending(true);
    setError(null);
    const outcome = await attempt(() => send(variables));
    // Also after a failure: it may be due to what someone else changed. A query that fails to refresh says so itself.
    if (refetch.length > 0) await client.refetchQueries({ include: [...refetch] }).catch(() => undefined);
    isRunning.current = false;
    setPending(false);
    if (!outcome.ok) {
      setError(outcome.error);
      showUnseen(outcome.error, hasPlace.current);
      return null;
    }
    if (says !== undefined) toasts.success(says(outcome.data));
    onDone?.(outcome.data);
    return outcome.data;
  };
  return {
    pending,
    run,
    get error() {
      hasPlace.current = true;
      return error;
    },
  };
}
