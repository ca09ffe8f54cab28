import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { displayFirstName, displayName } from '../platform/display-name.ts';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import type { TreeRow } from './tree-model.ts';
import { moreText, type Followed } from './tree-view.tsx';
import type { TreeState } from './use-tree.ts';

interface TreeTableProps {
  state: TreeState;
  label: string;
  found: ReadonlySet<string>;
  /** The user that a search selected. */
  followed: Followed | null;
}

/** How many rows there are at first. */
const rowsAtOnce = 200;
const columns = ['FirstName', 'LastName', 'Email', 'PhoneNo', 'Level', 'Joined (UTC)', 'Points', 'Referrals'];

/** The tree as a table: the same users, opened the same way. */
export function TreeTable({ state, label, found, followed }: TreeTableProps) {
  const [wanted, setShown] = useState(rowsAtOnce);
  const { rows } = state;
  const body = useRef<HTMLTableSectionElement>(null);
  const at = rows.findIndex(({ id }) => id === followed?.id);
  const shown = Math.max(wanted, Math.ceil((at + 1) / rowsAtOnce) * rowsAtOnce);
  useEffect(() => {
    if (followed !== null) body.current?.rows[at]?.scrollIntoView({ block: 'center' });
  }, [followed, at]);
  return (
    <div>
      <div
        className="more-beside flex max-h-[min(30rem,60dvh)] overflow-auto rounded-lg border border-line"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Table: ${label}`}
      >
        <table className="w-full text-left">
          <caption className="sr-only">{label}</caption>
          <thead className="sticky top-0 z-10 bg-ink-3 text-caption">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-medium whitespace-nowrap text-fg-2">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.slice(0, shown).map((row) => (
              <Line key={row.id} row={row} state={state} found={found.has(row.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + rowsAtOnce)}>
          {`Show more rows, ${figure(rows.length - shown)} left`}
        </Button>
      )}
    </div>
  );
}

function Line({ row, state, found }: { row: TreeRow; state: TreeState; found: boolean }) {
  const { tree, busy, press } = state;
  const indent = { paddingLeft: `${0.75 + row.level * 1.25}rem` };
  if (row.kind === 'more') {
    return (
      <tr className="border-t border-line">
        <td colSpan={columns.length} className="px-3 py-1.5" style={indent}>
          <Button pending={busy.has(row.parentId ?? '')} onClick={() => press(row)}>
            {moreText(row.left)}
          </Button>
        </td>
      </tr>
    );
  }
  const person = tree.nodes.get(row.id)?.person;
  if (person === undefined) return null;
  return (
    <tr className={`border-t border-line ${found ? 'bg-data/15' : ''}`}>
      <th scope="row" className="px-3 py-1.5 font-medium whitespace-nowrap text-fg" style={indent}>
        <span className="flex items-center gap-1.5">
          {row.expanded === null ? (
            <span className="w-7" />
          ) : (
            <button
              type="button"
              aria-expanded={row.expanded}
              aria-busy={busy.has(row.id)}
              aria-label={`Referrals of ${displayName(person)}`}
              onClick={() => press(row)}
              className="grid size-7 shrink-0 place-items-center rounded-md border border-line-2 hover:bg-ink-3"
            >
              <span aria-hidden="true">{row.expanded ? '−' : '+'}</span>
            </button>
          )}
          <span>
            <span>{displayFirstName(person)}</span>
            {/* On phones, their column is out of view. */}
            <span className="block text-caption font-normal text-fg-2 sm:hidden">
              {counted(person.referralPoints, 'point', 'points')}
            </span>
          </span>
        </span>
      </th>
      <td className="px-3 py-1.5 whitespace-nowrap">{person.lastName}</td>
      <td className="px-3 py-1.5">{person.email}</td>
      <td className="px-3 py-1.5 whitespace-nowrap">{person.phone}</td>
      <td className="px-3 py-1.5">{row.level}</td>
      <td className="px-3 py-1.5">
        <Moment at={person.joinedAt} />
      </td>
      <td className="px-3 py-1.5">{figure(person.referralPoints)}</td>
      <td className="px-3 py-1.5">{figure(person.referralCount)}</td>
    </tr>
  );
}
