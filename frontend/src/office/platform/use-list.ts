import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { useQuery } from '@apollo/client/react';
import { pageReach } from '@waitlist/backend/page-reach';
import type { ApiError } from '../../platform/api-error.ts';
import { useDetail, type Outdated } from './use-detail.ts';

/** Rows of one page, and what is known about the rest. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly rest: NumberedPages | NextPage;
}

/** Any page can be opened, or those within reach. */
export interface NumberedPages {
  readonly kind: 'numbered';
  /** Rows on all pages. */
  readonly total: number;
  /** There are more, but no page leads there. */
  readonly atLeast?: boolean;
  /** How many rows pages reach, from the start and, if the total is exact, from the end; left out: all of them. */
  readonly reach?: number;
}

/** Only the next page can be opened. */
interface NextPage {
  readonly kind: 'next';
  /** Where the next page starts; null: there is none. */
  readonly after: string | null;
}

/** The data of a list. */
export interface ListAnswer<Row> {
  /** Null: still loading, or the result should not be shown. */
  readonly page: ListPage<Row> | null;
  /** The page answers an earlier question; the answer to this one is loading. */
  readonly stale: boolean;
  /** Why no answer came. */
  readonly error: ApiError | null;
  /** Why the page is not the newest. */
  readonly outdated: Outdated | null;
  readonly retry: () => void;
}

/**
 * Asks a query for a page of a list. Until an answer arrives, the previous rows stay; an answer to an older question never
 * replaces that of a newer one. A failed refresh removes no rows.
 */
export function useList<Data extends object, Variables extends OperationVariables, Row>(
  document: TypedDocumentNode<Data, Variables>,
  options: useQuery.Options<NoInfer<Data>, NoInfer<Variables>>,
  pageOf: (data: NoInfer<Data>) => ListPage<Row>,
): ListAnswer<Row>;
export function useList<Row>(
  document: TypedDocumentNode<object>,
  options: useQuery.Options<object>,
  pageOf: (data: object) => ListPage<Row>,
): ListAnswer<Row> {
  const { data, previousData, loading, error, outdated, retry } = useDetail(document, options);
  const stale = loading && data === undefined && previousData !== undefined;
  const shown = stale ? previousData : data;
  return { page: shown === undefined ? null : pageOf(shown), stale, error, outdated, retry };
}

/** A page of the server's numbered lists. */
export function numberedPage<Row>({
  docs,
  totalDocs,
}: {
  readonly docs: readonly Row[];
  readonly totalDocs: number;
}): ListPage<Row> {
  return { rows: docs, rest: { kind: 'numbered', total: totalDocs } };
}

/** A page of a long list, whose filters stop counting at a limit. */
export function searchedPage<Row>({
  docs,
  totalDocs,
  totalIsExact,
}: {
  readonly docs: readonly Row[];
  readonly totalDocs: number;
  readonly totalIsExact: boolean;
}): ListPage<Row> {
  return {
    rows: docs,
    rest: { kind: 'numbered', total: totalDocs, atLeast: !totalIsExact, reach: pageReach },
  };
}

/** A page of a list that the browser has as a whole. */
export const pageOfWhole = <Row>(
  rows: readonly Row[],
  { page, size }: { readonly page: number; readonly size: number },
): ListPage<Row> =>
  numberedPage({ docs: rows.slice((page - 1) * size, page * size), totalDocs: rows.length });
