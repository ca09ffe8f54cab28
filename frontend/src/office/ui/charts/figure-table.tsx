import { Link } from 'react-router-dom';

export interface FigureTableProps {
  /** The table's caption, for screen readers. */
  caption: string;
  /** The first one names the row, the others are figures. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...figures: string[]])[];
  /** The screen that a row's name links to, by name. */
  links?: ReadonlyMap<string, string>;
}

/** The figures of a chart as text. A long table scrolls. */
export function FigureTable({ caption, columns, rows, links }: FigureTableProps) {
  return (
    <div
      className="max-h-80 overflow-auto rounded-lg"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={`Table: ${caption}`}
    >
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-ink-2 text-caption text-fg-3">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-line py-1.5 font-medium ${index === 0 ? 'pr-3' : 'pl-3 text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th
                scope="row"
                className="min-w-24 border-b border-line/60 py-1.5 pr-3 font-normal wrap-anywhere text-fg"
              >
                <RowName name={name} to={links?.get(name)} />
              </th>
              {figures.map((text, index) => (
                <td key={columns[index + 1]} className="border-b border-line/60 py-1.5 pl-3 text-right">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowName({ name, to }: { name: string; to: string | undefined }) {
  if (to === undefined) return name;
  return (
    <Link to={to} className="underline decoration-line-3 underline-offset-3 hover:decoration-fg">
      {name}
    </Link>
  );
}
