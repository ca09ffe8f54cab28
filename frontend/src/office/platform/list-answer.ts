import { toApiError, type ApiError } from '../../platform/api-error.ts';

/** Rows of one page, and what is known of the rest. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly rest: NumberedPages | NextPage;
}

/** Any page can be gone to. */
interface NumberedPages {
  readonly kind: 'numbered';
  /** Rows on all pages. */
  readonly total: number;
  /** There are more, but no page leads there. */
  readonly atLeast?: boolean;
}

/** Only the next page can be gone to. */
interface NextPage {
  readonly kind: 'next';
  /** Where the next page starts; null: there is none. */
  readonly after: string | null;
}

/** What there is to show of a list. */
export interface ListAnswer<Row> {
  /** Null: nothing has come yet, or what came is not to be shown. */
  readonly page: ListPage<Row> | null;
  /** The page answers the question before this one; the answer to this one is on its way. */
  readonly stale: boolean;
  /** Why no answer came. */
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** What a query's hook tells, of which the newest question alone counts. */
interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Reads a query's result as a list. Until an answer comes the rows of the one before stay; an answer to an older
 * question never takes the place of a newer one's.
 */
export function listAnswer<Data, Row>(
  { data, previousData, loading, error, refetch }: QueryResult<Data>,
  pageOf: (data: Data) => ListPage<Row>,
): ListAnswer<Row> {
  const stale = loading && data === undefined && previousData !== undefined;
  const shown = stale ? previousData : data;
  const failed = error !== undefined && !loading;
  return {
    page: shown === undefined || failed ? null : pageOf(shown),
    stale,
    error: failed ? toApiError(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
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
