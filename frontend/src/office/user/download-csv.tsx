import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { UserFilter } from '../../generated/office.ts';
import type { NumberedPages } from '../platform/use-list.ts';
import { saveCsv } from './save-csv.ts';
import { TheseUsers } from './these-users.tsx';
import type { SelectedUsers } from './selected-users.tsx';
import { counted, figure } from '../ui/format.ts';
import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';

interface DownloadCsvProps {
  /** Which users the list shows. */
  filter: UserFilter;
  /** The columns that it shows, by id. */
  columns: readonly string[];
  selected: SelectedUsers;
  /** How many it shows; null: not known. */
  listed: NumberedPages | null;
}

/** Without a state, the best are chosen from the users with a rank, which follows their points. */
const rowOptions = (by: 'rank' | 'points') => [
  { value: '', text: 'All listed users' },
  ...[100, 500, 1000, 10_000].map((count) => ({
    value: String(count),
    text: `Best ${figure(count)} by ${by}`,
  })),
];

/** The columns of the file. */
type FileColumns = 'default' | 'all' | 'list';

const columnOptions = [
  { value: 'default', text: 'Standard columns' },
  { value: 'all', text: 'All columns, with rank, state and date' },
  { value: 'list', text: 'The columns of this list' },
] as const;

/** What the server calls a column of the list; the others have the same name here and there. */
const columnsOfFile = (shown: readonly string[]): string =>
  shown.map((id) => (id === 'name' ? 'firstName,lastName,email' : id)).join();

/** Saves all pages of the list as Data.csv, with progress and a way to stop; beside it, what else can be done with these users. */
export function DownloadCsv({ filter, columns: shown, selected, listed }: DownloadCsvProps) {
  const rows = listed?.total ?? null;
  const toasts = useToasts();
  const stop = useRef<AbortController>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [columns, setColumns] = useState<FileColumns>('default');
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (whom: UserFilter) => {
    const controller = new AbortController();
    stop.current = controller;
    setSaved(0);
    try {
      const outcome = await saveCsv({
        filter: whom,
        best,
        columns: columns === 'list' ? columnsOfFile(shown) : columns,
        signal: controller.signal,
        onRows: setSaved,
      });
      if (outcome.kind === 'failed') toasts.error(outcome.message);
      else toasts.success(`Data.csv is saved: ${people(outcome.rows)}.`);
    } catch {
      toasts.success('The download is stopped. Nothing is saved.');
    }
    setSaved(null);
  };
  const expected = best === null || rows === null ? rows : Math.min(rows, best);
  if (saved !== null)
    return <Progress saved={saved} rows={expected} onCancel={() => stop.current?.abort()} />;
  return (
    <span className="flex flex-wrap gap-2 max-sm:contents">
      <span className="flex max-sm:grow *:first:grow *:first:rounded-r-none [&_[aria-expanded]]:rounded-l-none [&_[aria-expanded]]:border-l-0">
        <Button onClick={() => void start(filter)}>
          <DownloadIcon size={16} />
          Download Csv
        </Button>
        <FileMenu
          by={filter.states?.some((state) => state !== 'WAITING') === true ? 'points' : 'rank'}
          best={best}
          onBest={(count) => {
            setBest(count);
            if (count !== null && columns === 'default') setColumns('all'); // the rank is one of the further columns
          }}
          columns={columns}
          onColumns={setColumns}
        />
      </span>
      <TheseUsers
        filter={filter}
        listed={listedText(listed)}
        selected={selected}
        exportThem={(whom) => void start(whom)}
      />
    </span>
  );
}

interface FileMenuProps {
  by: 'rank' | 'points';
  /** How many users; null: all. */
  best: number | null;
  onBest: (best: number | null) => void;
  columns: FileColumns;
  onColumns: (columns: FileColumns) => void;
}

/** What the file contains. */
function FileMenu({ by, best, onBest, columns, onColumns }: FileMenuProps) {
  const choices = [
    best === null ? 'All listed users' : `Best ${figure(best)}`,
    ...(columns === 'default' ? [] : [columns === 'all' ? 'all columns' : 'the columns of this list']),
  ];
  return (
    <DropdownMenu label={`In the file: ${choices.join(', ')}`} content={best === null ? '' : choices[0]} wide>
      <MenuChoice
        label="Users in the file"
        value={String(best ?? '')}
        options={rowOptions(by)}
        onChoose={(value) => onBest(value === '' ? null : Number(value))}
      />
      <hr className="my-1 border-line" />
      <MenuChoice label="Columns in the file" value={columns} options={columnOptions} onChoose={onColumns} />
    </DropdownMenu>
  );
}

interface ProgressProps {
  saved: number;
  /** How many to expect; null: not known. */
  rows: number | null;
  onCancel: () => void;
}

function Progress({ saved, rows, onCancel }: ProgressProps) {
  return (
    <span className="flex items-center gap-2">
      <span className="grid gap-1">
        <span role="status" className="text-caption">
          {people(saved)}
        </span>
        <progress
          aria-label="Download"
          className="progress"
          max={rows ?? undefined}
          value={shown(saved, rows)}
        />
      </span>
      <Button onClick={onCancel}>Cancel</Button>
    </span>
  );
}

/** How many users are listed, if any: "3,088 users". */
const listedText = (listed: NumberedPages | null): string | null =>
  listed === null || listed.total === 0
    ? null
    : `${listed.atLeast === true ? 'more than ' : ''}${people(listed.total)}`;

function people(count: number): string {
  return counted(count, 'user', 'users');
}

/** Undefined: how much is left is not known. */
function shown(saved: number, rows: number | null): number | undefined {
  return rows === null || rows === 0 ? undefined : Math.min(saved, rows);
}
