import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { noteOpened, openedFrom } from '../../platform/list-origin.ts';
import { sortFieldsOf, type Column, type SortField } from './columns.ts';
import { CopyValue } from './copy-value.tsx';
import { sortDirection } from './table-query.ts';

/** The props of both renderings, as a table and as cards. */
export interface RowsProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Null: still loading. */
  rows: readonly Row[] | null;
  stale: boolean;
  sort: string;
  /** A click on the header of a field. */
  onSort: (field: SortField) => void;
  rowKey: (row: Row) => string;
  rowLink: ((row: Row) => string) | undefined;
  selection: RowSelection<Row> | undefined;
}

/** Boxes that choose rows. */
export interface RowSelection<Row> {
  /** For all rows of the page. */
  readonly all: ReactNode;
  readonly of: (row: Row) => ReactNode;
}

/** How many placeholder rows are shown while loading. */
const hintedRows = 10;

export function RowTable<Row>(props: RowsProps<Row>) {
  const { title, columns, rows, stale, sort, onSort, selection } = props;
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {selection !== undefined && (
            <td className="sticky top-0 left-0 z-20 w-10 border-b border-line bg-ink-3 p-0">
              {selection.all}
            </td>
          )}
          {columns.map((column, index) => (
            <Head
              key={column.id}
              column={column}
              first={index === 0}
              hasSelection={selection !== undefined}
              sort={sort}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody className={stale ? 'opacity-55 transition-opacity delay-150' : undefined}>
        {rows === null
          ? Array.from({ length: hintedRows }, (_, index) => (
              <HintedRow key={index} columns={columns} hasSelection={selection !== undefined} />
            ))
          : rows.map((row) => <DataRow key={props.rowKey(row)} {...props} row={row} />)}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> extends Pick<RowsProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  first: boolean;
  /** Whether boxes stand before the first column. */
  hasSelection: boolean;
}

function Head<Row>({ column, first, hasSelection, sort, onSort }: HeadProps<Row>) {
  const { title, figures = false } = column;
  const fields = sortFieldsOf(column);
  const style = classNames(
    'sticky top-0 border-b border-line bg-ink-3 py-0 font-medium whitespace-nowrap text-fg-2',
    first ? (hasSelection ? 'left-10 z-20' : 'left-0 z-20 pl-0.5') : 'z-10 last:pr-0.5',
    figures && 'text-right',
    column.fixed === true && 'more-beside right-0 z-20 border-l',
  );
  if (fields.length === 0) {
    return (
      <th scope="col" className={style}>
        <span className="block px-2.5 py-2.5">{title}</span>
      </th>
    );
  }
  const directions = fields.map(({ sort: field }) => sortDirection(sort, field));
  return (
    <th
      scope="col"
      aria-sort={directions.find((direction) => direction !== 'none') ?? 'none'}
      className={style}
    >
      <span className="flex">
        {fields.map((field, at) => (
          <SortButton
            key={field.sort}
            field={field}
            follows={at > 0}
            shares={fields.length > 1}
            {...{ figures, sort, onSort }}
          />
        ))}
      </span>
    </th>
  );
}

interface SortButtonProps extends Pick<HeadProps<unknown>, 'sort' | 'onSort'> {
  field: SortField;
  figures: boolean;
  /** It is not the first of its column: fields over one cell read as one head. */
  follows: boolean;
  /** Its column has others, so the head's order does not say whose it is. */
  shares: boolean;
}

function SortButton({ field, figures, follows, shares, sort, onSort }: SortButtonProps) {
  const direction = sortDirection(sort, field.sort);
  return (
    <button
      type="button"
      onClick={() => onSort(field)}
      className={classNames(
        'flex h-10 flex-auto items-center px-2.5 transition-colors hover:text-fg focus-visible:-outline-offset-2',
        figures && 'justify-end',
        direction !== 'none' && 'text-fg',
      )}
    >
      <span className="relative">
        {follows && (
          <span aria-hidden="true" className="absolute right-full mr-0.5 font-normal text-fg-3">
            /
          </span>
        )}
        <span>{field.title}</span>
        {shares && direction !== 'none' && <span className="sr-only">{`, sorted ${direction}`}</span>}
        <SortMark direction={direction} before={figures} />
      </span>
    </button>
  );
}

interface SortMarkProps {
  direction: 'ascending' | 'descending' | 'none';
  /** It is before the title, not after it. */
  before: boolean;
}

/** In the space between two columns. */
function SortMark({ direction, before }: SortMarkProps) {
  return (
    <svg
      aria-hidden="true"
      width="8"
      height="12"
      viewBox="0 0 8 12"
      className={classNames('absolute top-1 fill-current', before ? 'right-full mr-0.5' : 'left-full ml-0.5')}
    >
      <path d="M4 0l4 5H0z" opacity={direction === 'ascending' ? 1 : 0.3} />
      <path d="M4 12l4-5H0z" opacity={direction === 'descending' ? 1 : 0.3} />
    </svg>
  );
}

function DataRow<Row>({ columns, row, rowLink, selection }: RowsProps<Row> & { row: Row }) {
  const link = rowLink?.(row);
  return (
    <tr
      data-row={link === undefined ? undefined : true}
      className={classNames('group/row', link !== undefined && 'cursor-pointer')}
    >
      {selection !== undefined && (
        <td className="sticky left-0 z-1 w-10 border-b border-line bg-ink-2 p-0 transition-colors group-last/row:border-b-0 group-hover/row:bg-tint">
          {selection.of(row)}
        </td>
      )}
      {columns.map((column, index) => {
        const style = classNames(
          'h-11 border-b border-line bg-ink-2 px-2.5 py-1.5 font-normal transition-colors first:pl-3 last:pr-3 group-last/row:border-b-0 group-hover/row:bg-tint',
          column.figures === true && 'text-right',
          column.wraps === true && 'min-w-48 lg:min-w-56',
          index === 0 &&
            (selection === undefined ? 'sticky left-0 z-1 text-fg' : 'sticky left-10 z-1 text-fg'),
          column.fixed === true && 'more-beside sticky right-0 z-2 border-l',
        );
        const value = <Value column={column} row={row} />;
        // At its natural width, up to a maximum from which it wraps.
        const content =
          column.wraps === true ? (
            value
          ) : (
            <span
              className={classNames(
                'block max-w-60',
                column.shrinks === true ? 'min-w-20 wrap-break-word' : 'w-max wrap-anywhere',
                column.figures === true && 'ml-auto',
              )}
            >
              {value}
            </span>
          );
        return index === 0 ? (
          <th key={column.id} scope="row" className={style}>
            <div className="contents">
              {link === undefined ? content : <RowLink to={link}>{content}</RowLink>}
            </div>
            <div className="contents">{column.detail?.(row)}</div>
          </th>
        ) : (
          <td key={column.id} className={style}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** The link that a click anywhere on the row follows. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { search, key } = useLocation();
  return (
    <Link
      to={to}
      state={openedFrom(search)}
      onClick={() => noteOpened(key, to)}
      data-row-link
      className="font-medium text-fg underline decoration-transparent underline-offset-3 transition-colors group-hover/row:decoration-line-3 hover:decoration-fg"
    >
      {children}
    </Link>
  );
}

/** A cell's content, with missing values in words. */
export function Value<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (content === null || content === '') return <span className="text-fg-3">None</span>;
  const copied = column.copies?.(row) ?? null;
  return copied === null ? (
    content
  ) : (
    <CopyValue text={copied} what={wordsOf(column.title)}>
      {content}
    </CopyValue>
  );
}

function HintedRow<Row>({
  columns,
  hasSelection,
}: {
  columns: readonly Column<Row>[];
  hasSelection: boolean;
}) {
  return (
    <tr>
      {hasSelection && <td className="w-10 border-b border-line" />}
      {columns.map(({ id, figures }) => (
        <td key={id} className="h-11 border-b border-line px-3">
          <span
            className={classNames('skeleton block h-3.5 w-24 max-w-full', figures === true && 'ml-auto w-10')}
          />
        </td>
      ))}
    </tr>
  );
}

/** `ReferralId` in words. */
const wordsOf = (title: string): string => title.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
