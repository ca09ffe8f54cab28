import { Link } from 'react-router-dom';
import type { GrowthGroup, GrowthQuery } from '../../generated/office.ts';
import { usersPath } from '../platform/office-paths.ts';
import { countryName, figure, oneDecimal, shortDay } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { growthSteps, sharesText, stepShare, visitToJoin, type GrowthStep } from './growth-steps.ts';

type Row = GrowthQuery['growth']['rows'][number];

const titles: Readonly<Record<GrowthGroup, string>> = {
  SOURCE: 'Source',
  CAMPAIGN: 'Campaign',
  COUNTRY: 'Country',
  WEEK: 'Week of',
};

/** A figure of a row, and what is said of it below; null: there is none. */
interface Cell {
  readonly text: string;
  readonly note?: string;
}

interface Column {
  readonly title: string;
  /** Explains it. */
  readonly means: string;
  readonly cell: (row: Row) => Cell | null;
}

const stepColumn = (step: GrowthStep): Column => ({
  title: step.name,
  means: step.means,
  cell: (row) => {
    const count = row[step.of];
    const whole = step.after === null ? null : row[step.after];
    // Of none, nothing is said.
    if (count === null || (count === 0 && (whole === 0 || step.after === null))) return null;
    const note = stepShare(step, row);
    return { text: figure(count), ...(note !== '' && { note }) };
  },
});

const visitToJoinColumn: Column = {
  title: visitToJoin.name,
  means: 'Of those who visited',
  cell: (row) => {
    const text = visitToJoin.of(row);
    return text === '' ? null : { text };
  },
};

const friendColumns: readonly Column[] = [
  {
    title: 'K',
    means: 'Friends within 14 days for each user who joined; from 30 users on',
    cell: ({ k, friends, isComplete }) =>
      k === null
        ? null
        : {
            text: k.toFixed(2),
            note: isComplete ? `${figure(friends)} friends` : `${figure(friends)} so far`,
          },
  },
  {
    title: 'Days to friend',
    means: 'Median, from 30 users with a friend on',
    cell: ({ daysToFriend }) => (daysToFriend === null ? null : { text: oneDecimal(daysToFriend) }),
  },
];

const allColumns = [...growthSteps.map(stepColumn), visitToJoinColumn, ...friendColumns];
const countryColumns = [
  ...growthSteps.filter(({ byCountry }) => byCountry === true).map(stepColumn),
  ...friendColumns,
];

interface GrowthTableProps {
  by: GrowthGroup;
  /** Undefined until they arrive. */
  rows: readonly Row[] | undefined;
}

/** The figures of each group. */
export function GrowthTable({ by, rows }: GrowthTableProps) {
  return (
    <Panel title={`By ${titles[by].replace(' of', '').toLowerCase()}`} busy={rows === undefined}>
      {by !== 'COUNTRY' && <p className="text-caption text-fg-3">{sharesText}</p>}
      {rows === undefined ? (
        <div role="status" aria-label="Loading" className="skeleton mt-4 h-40" />
      ) : rows.length === 0 ? (
        <p className="py-8 text-center text-fg-3">Nobody visited or joined on these days.</p>
      ) : (
        <Figures by={by} rows={rows} columns={by === 'COUNTRY' ? countryColumns : allColumns} />
      )}
    </Panel>
  );
}

interface FiguresProps {
  by: GrowthGroup;
  rows: readonly Row[];
  columns: readonly Column[];
}

function Figures({ by, rows, columns }: FiguresProps) {
  return (
    <div
      className="mt-3 overflow-x-auto rounded-lg"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={`Table: growth by ${by.toLowerCase()}`}
    >
      <table className="w-full text-left">
        <thead className="text-caption text-fg-3">
          <tr>
            <th scope="col" className="border-b border-line py-2 pr-3 align-bottom font-medium">
              {titles[by]}
            </th>
            {columns.map(({ title, means }) => (
              <th
                key={title}
                scope="col"
                title={means}
                className="border-b border-line py-2 pl-4 text-right align-bottom font-medium"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th
                scope="row"
                className="min-w-32 border-b border-line/60 py-2 pr-3 align-top font-normal text-fg"
              >
                <GroupName by={by} name={row.key} />
              </th>
              {columns.map(({ title, cell }) => (
                <td
                  key={title}
                  className="border-b border-line/60 py-2 pl-4 text-right align-top whitespace-nowrap"
                >
                  <Figure cell={cell(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ cell }: { cell: Cell | null }) {
  if (cell === null) return <span className="text-fg-3">–</span>;
  return (
    <>
      <span className="text-fg">{cell.text}</span>
      {cell.note !== undefined && <span className="block text-caption text-fg-3">{cell.note}</span>}
    </>
  );
}

/** The condition that lists the users of a group. */
const filterFields = { COUNTRY: 'countries', SOURCE: 'sources', CAMPAIGN: 'campaigns' } as const;

/** The name of a group, which leads to its users where a list can show them. */
function GroupName({ by, name }: { by: GrowthGroup; name: string | null }) {
  if (name === null)
    return <span className="text-fg-3">{by === 'CAMPAIGN' ? 'No campaign' : 'Unknown'}</span>;
  if (by === 'WEEK') return shortDay(name);
  const text = by === 'COUNTRY' ? countryName(name) : by === 'SOURCE' ? sourceLabel(name) : name;
  return (
    <Link
      to={usersPath({ [filterFields[by]]: [name] })}
      className="wrap-anywhere underline decoration-line-3 underline-offset-3 hover:decoration-fg"
    >
      {text}
    </Link>
  );
}
