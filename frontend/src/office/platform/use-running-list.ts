import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useAction } from './use-action.ts';
import { useDetail, type Detail } from './use-detail.ts';

/** A page of something that the team started, newest first. */
interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: string | null;
}

interface RunningList<Data, Row> {
  /** How many rows a page has. */
  readonly first: number;
  readonly pageOf: (data: Data) => Page<Row>;
  /** Whether a row is still being carried out. */
  readonly isRunning: (row: Row) => boolean;
}

/** How often something that is being carried out is looked at. */
const progressEveryMs = 1500;

/**
 * A list that grows at its end on request, and follows what is being carried out.
 *
 * @returns `rows`: null until there are any to show, or a reason in `result`. `more`: null at the end.
 */
export function useRunningList<Data extends object, Row extends { readonly id: string }>(
  document: TypedDocumentNode<Data, { first: number; after?: string | null | undefined }>,
  { first, pageOf, isRunning }: RunningList<Data, Row>,
): {
  readonly result: Detail<Data>;
  readonly rows: readonly Row[] | null;
  readonly more: { readonly pending: boolean; readonly load: () => void } | null;
} {
  const [isAnyRunning, setAnyRunning] = useState(false);
  const result = useDetail(document, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
    pollInterval: isAnyRunning ? progressEveryMs : 0,
  });
  const [further, setFurther] = useState<Page<Row> | null>(null);
  const { run, pending } = useAction(document, {
    onDone: (data) => {
      const { rows, nextAfter } = pageOf(data);
      setFurther((known) => ({ rows: [...(known?.rows ?? []), ...rows], nextAfter }));
    },
  });
  if (result.data === undefined) return { result, rows: null, more: null };
  const newest = pageOf(result.data);
  const areRunning = newest.rows.some(isRunning);
  if (areRunning !== isAnyRunning) setAnyRunning(areRunning);
  const known = new Set(newest.rows.map(({ id }) => id));
  const rows = [...newest.rows, ...(further?.rows ?? []).filter(({ id }) => !known.has(id))];
  const { nextAfter: after } = further ?? newest;
  return { result, rows, more: after === null ? null : { pending, load: () => void run({ first, after }) } };
}
