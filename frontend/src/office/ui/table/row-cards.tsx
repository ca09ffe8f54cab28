import { Fragment } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { RowLink, Value, type RowsProps } from './row-table.tsx';

const hintedCards = 5;

/** The rows as a list of cards, for screens too narrow for a table. */
export function RowCards<Row>({ title, columns, rows, stale, rowKey, rowLink, selection }: RowsProps<Row>) {
  const naming = columns.filter(({ names }, index) => index === 0 || names === true);
  const others = columns.filter((column) => !naming.includes(column));
  if (rows === null) return <HintedCards />;
  return (
    <ul aria-label={title} className={stale ? 'opacity-55 transition-opacity delay-150' : undefined}>
      {rows.map((row) => {
        const link = rowLink?.(row);
        const name = naming.map((column) => (
          <Fragment key={column.id}>
            <Value column={column} row={row} />{' '}
          </Fragment>
        ));
        return (
          <li
            key={rowKey(row)}
            data-row={link === undefined ? undefined : true}
            className={classNames(
              'group/row relative border-b border-line px-4 py-3.5 last:border-b-0',
              link !== undefined && 'cursor-pointer',
              selection !== undefined && 'pl-12',
            )}
          >
            {selection !== undefined && <div className="absolute top-2 left-1.5">{selection.of(row)}</div>}
            <p className="text-[0.9375rem] font-medium wrap-anywhere text-fg">
              {link === undefined ? name : <RowLink to={link}>{name}</RowLink>}
            </p>
            {naming.map((column) => (
              <Fragment key={column.id}>{column.detail?.(row)}</Fragment>
            ))}
            <dl className="mt-1.5 grid gap-x-3 gap-y-1">
              {others.map((column) => (
                <div
                  key={column.id}
                  className="grid min-h-7 grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-3"
                >
                  <dt className="text-fg-3">{column.title}</dt>
                  <dd className="min-w-0 wrap-anywhere text-fg-2">
                    <Value column={column} row={row} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

const HintedCards = () => (
  <ul aria-hidden="true">
    {Array.from({ length: hintedCards }, (_, index) => (
      <li key={index} className="grid gap-3 border-b border-line p-4">
        <span className="skeleton block h-4 w-32" />
        <span className="skeleton block h-3.5 w-full" />
        <span className="skeleton block h-3.5 w-48 max-w-full" />
      </li>
    ))}
  </ul>
);
