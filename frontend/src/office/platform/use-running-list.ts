import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useDetail, type Detail } from './use-detail.ts';
import { usePages, type Page, type Pages } from './use-pages.ts';

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
): Pick<Pages<Row>, 'more'> & { readonly result: Detail<Data>; readonly rows: readonly Row[] | null } {
  const [isAnyRunning, setAnyRunning] = useState(false);
  const result = useDetail(document, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
    pollInterval: isAnyRunning ? progressEveryMs : 0,
  });
  const newest = result.data === undefined ? null : pageOf(result.data);
  const areRunning = newest?.rows.some(isRunning) === true;
  if (areRunning !== isAnyRunning) setAnyRunning(areRunning);
  const pages = usePages(document, { variables: { first }, first: newest, pageOf, keyOf: ({ id }) => id });
  return { result, ...pages, rows: newest === null ? null : pages.rows };
}
