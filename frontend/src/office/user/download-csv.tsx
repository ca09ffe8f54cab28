import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../ui/action-button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { type CsvChoice, saveCsv } from './save-csv.ts';
import { counted, figure } from '../ui/figures.ts';
import { Select } from '../ui/select.tsx';

interface DownloadCsvProps {
  /** Which users the list shows. */
  choice: CsvChoice;
  /** How many to expect, as far as it is known. */
  rows: number | null;
}

const rowOptions = [
  { value: '', text: 'All listed users' },
  ...[100, 500, 1000, 10_000].map((count) => ({
    value: String(count),
    text: `Best ${figure(count)} by rank`,
  })),
];

/** Saves all pages of the list as Data.csv, with progress and a way to stop. */
export function DownloadCsv({ choice, rows }: DownloadCsvProps) {
  const toasts = useToasts();
  const stop = useRef<AbortController>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [allColumns, setAllColumns] = useState(false);
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setSaved(0);
    try {
      const outcome = await saveCsv({
        choice,
        best,
        allColumns,
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
    <span className="flex flex-wrap items-center gap-3">
      <Select
        label="Users in the file"
        value={String(best ?? '')}
        options={rowOptions}
        onChoose={(value) => {
          setBest(value === '' ? null : Number(value));
          if (value !== '') setAllColumns(true); // the rank is one of the further columns
        }}
      />
      <label
        className="flex items-center gap-2 text-caption"
        title="Also rank, state, the verified contact and the date as spreadsheets read it"
      >
        <input
          type="checkbox"
          className="size-4"
          checked={allColumns}
          onChange={({ target }) => setAllColumns(target.checked)}
        />
        All columns
      </label>
      <ActionButton className="max-sm:w-full" onClick={() => void start()}>
        <DownloadIcon size={16} />
        Download Csv
      </ActionButton>
    </span>
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
      <ActionButton onClick={onCancel}>Cancel</ActionButton>
    </span>
  );
}

function people(count: number): string {
  return counted(count, 'user', 'users');
}

/** Undefined: how much is left is not known. */
function shown(saved: number, rows: number | null): number | undefined {
  return rows === null || rows === 0 ? undefined : Math.min(saved, rows);
}
