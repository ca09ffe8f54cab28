import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { canRetry } from '../../../platform/api-error.ts';
import type { ListAnswer, ListPage } from '../../platform/use-list.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { figure } from '../../ui/format.ts';
import { Button } from '../../../ui/button.tsx';
import { OutdatedNotice } from '../outdated-notice.tsx';
import { TrayIcon } from '../screen-icons.tsx';
import { useMedia } from '../use-media.ts';
import { ColumnMenu } from './column-menu.tsx';
import { drawnColumns, type Column } from './columns.ts';
import { AnnounceContext } from './copy-value.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable, type RowSelection } from './row-table.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { nextSort } from './table-query.ts';
import { useTableKeys } from './table-keys.ts';
import { TablePages } from './table-pages.tsx';
import { useRowReturn } from './use-row-return.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useClearFilters, type TableState } from './use-table-query.ts';

interface DataTableProps<Row> {
  /** The list's title: "Ambassadors". */
  title: string;
  /** Must stay the same between renders. */
  columns: readonly Column<Row>[];
  state: TableState;
  answer: ListAnswer<Row>;
  rowKey: (row: Row) => string;
  /** The address of a row's page. */
  rowLink?: (row: Row) => string;
  /** Boxes that choose rows. */
  selection?: RowSelection<Row>;
  /** Its query can be searched. */
  searchable?: boolean;
  /** The text of an empty list. */
  empty: ReactNode;
  /** What to say if nothing matches the search or the filter; left out: just that. */
  nothing?: (search: string) => ReactNode;
  /** Before the search: ready-made ones. */
  views?: ReactNode;
  /** Filters, next to the search. */
  filters?: ReactNode;
  /** The active filters, in a line of their own. */
  chips?: ReactNode;
  /** Whether a filter, besides the search, is active. */
  filtered?: boolean;
  /** Actions on the whole list. */
  actions?: ReactNode;
}

/** On phones, they share the rows. */
const actionsStyle = 'flex grow basis-52 flex-wrap gap-2 *:flex-1 sm:contents sm:*:flex-none';

/**
 * The one table for every list: search, order, pages and columns in the address, every state, and a list of cards on
 * phones.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, columns, state, answer, searchable = false, views, filters, chips, actions } = props;
  const { query, change } = state;
  const search = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const clearFilters = useClearFilters();
  const [announced, announce] = useState('');
  const searchFor = useCallback((text: string) => change({ search: text }), [change]);
  const clear = () => {
    if (query.search === '') clearFilters();
    else change({ search: '' });
    (search.current ?? section.current)?.focus();
  };
  return (
    <AnnounceContext value={announce}>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={title}
        aria-busy={answer.stale || undefined}
        className="min-w-0 outline-none"
      >
        <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
          <div className="contents">{views}</div>
          {searchable && (
            <SearchBox
              label={`Search ${title.toLowerCase()}`}
              value={query.search}
              onSearch={searchFor}
              input={search}
            />
          )}
          <div className="contents">{filters}</div>
          <div className="flex w-full flex-wrap items-center justify-end gap-2 sm:ml-auto sm:w-auto">
            <SortSelect columns={columns} sort={query.sort} onSort={(sort) => change({ sort })} />
            <ColumnMenu
              columns={columns}
              shown={query.columns}
              onChange={(shown) => change({ columns: shown })}
            />
            {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
          </div>
        </div>
        <div className="contents">{chips}</div>
        <OutdatedNotice outdated={answer.outdated} className="mb-3" />
        <div className="panel relative overflow-clip">
          {answer.stale && <span className="progress-line" />}
          <Body {...props} onClear={clear} search={search} />
          <TablePages answer={answer} state={state} />
        </div>
        <p role="status" className="sr-only">
          {announced}
        </p>
      </section>
    </AnnounceContext>
  );
}

interface BodyProps<Row> extends DataTableProps<Row> {
  onClear: () => void;
  search: RefObject<HTMLInputElement | null>;
}

function Body<Row>(props: BodyProps<Row>) {
  const { title, columns, state, answer, rowKey, rowLink, selection } = props;
  const region = useRef<HTMLDivElement>(null);
  useTableKeys(region);
  const rows = answer.page?.rows ?? null;
  useRowReturn(region, rows !== null && !answer.stale);
  useRowFocus(region, rows?.map(rowKey) ?? null, props.search);
  const narrow = useMedia('(width < 40rem)');
  const Rows = narrow ? RowCards : RowTable;
  const { page, error, stale } = answer;
  return (
    <div
      ref={region}
      role="region"
      aria-label={`${title}, rows`}
      className="more-beside overflow-auto overscroll-x-contain sm:flex sm:max-h-[max(20rem,calc(100dvh-15.5rem))] print:max-h-none print:overflow-visible"
    >
      {error === null && (page === null || page.rows.length > 0) && (
        <Rows
          title={title}
          columns={drawnColumns(columns, state.query.columns)}
          rows={page?.rows ?? null}
          stale={stale}
          sort={state.query.sort}
          onSort={({ sort, descendingFirst = false }) =>
            state.change((now) => ({ sort: nextSort(now.sort, sort, descendingFirst) }))
          }
          rowKey={rowKey}
          rowLink={rowLink}
          selection={selection}
        />
      )}
      <TableFallback {...props} />
    </div>
  );
}

/** What a list shows instead of rows: an error, or why there are none. */
function TableFallback<Row>({
  answer,
  state,
  empty,
  filtered = false,
  nothing = nothingMatches,
  onClear,
}: DataTableProps<Row> & { onClear: () => void }) {
  const { page, error, retry } = answer;
  const { search, page: number } = state.query;
  if (error !== null) {
    return (
      <div className="grid grow justify-items-center gap-4 p-4 py-12">
        <Notice tone="danger" className="max-w-lg">
          {error.message}
        </Notice>
        {canRetry(error) && <Button onClick={retry}>Try again</Button>}
        {error.fields['page'] !== undefined && (
          <Button onClick={() => state.change({ page: 1 })}>Go to the first page</Button>
        )}
      </div>
    );
  }
  if (page === null || page.rows.length > 0) return null;
  return (
    <div className="grid grow justify-items-center gap-4 px-4 py-14 text-center text-fg">
      <span className="grid size-11 place-items-center rounded-full bg-ink-3 text-fg-3">
        {search === '' && !filtered ? <TrayIcon /> : <SearchIcon />}
      </span>
      {isPastTheEnd(page, number) ? (
        <>
          <p>{`There is no page ${figure(number)}. The list is shorter now.`}</p>
          <Button onClick={() => state.change({ page: 1 })}>Go to the first page</Button>
        </>
      ) : search !== '' || filtered ? (
        <>
          <p className="wrap-anywhere">{nothing(search)}</p>
          <Button onClick={onClear}>{search === '' ? 'Clear filters' : 'Clear search'}</Button>
        </>
      ) : (
        <div className="contents">{empty}</div>
      )}
    </div>
  );
}

const nothingMatches = (search: string): string =>
  search === '' ? 'Nothing matches these filters.' : `Nothing matches “${search}”.`;

function isPastTheEnd<Row>({ rest }: ListPage<Row>, number: number): boolean {
  return rest.kind === 'numbered' && rest.total > 0 && number > 1;
}
