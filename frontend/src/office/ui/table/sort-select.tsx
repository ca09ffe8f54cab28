import { Select } from '../select.tsx';
import { sortFieldsOf, type Column } from './columns.ts';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The order, where there are no column headers to click. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const options = columns.flatMap(sortFieldsOf).flatMap(({ sort: field, title }) => [
    { value: field, text: `${title}, ascending` },
    { value: `-${field}`, text: `${title}, descending` },
  ]);
  if (options.length === 0) return null;
  const usual = options.some(({ value }) => value === sort) ? [] : [{ value: sort, text: 'Usual order' }];
  return (
    <Select
      label="Order"
      className="min-w-44 flex-1 sm:hidden"
      value={sort}
      options={[...usual, ...options]}
      onChoose={onSort}
    />
  );
}
