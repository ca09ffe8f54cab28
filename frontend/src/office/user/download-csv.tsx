import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../ui/action-button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { saveCsv } from './save-csv.ts';

interface DownloadCsvProps {
  /** Only those whom this search finds; empty: everybody. */
  search: string;
  /** How many there are to come, as far as it is known. */
  rows: number | null;
}

/** Saves what the list shows, all pages of it, as Data.csv; with progress, and a way to stop. */
export function DownloadCsv({ search, rows }: DownloadCsvProps) {
  const toasts = useToasts();
  const stop = useRef<AbortController>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [allColumns, setAllColumns] = useState(false);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setSaved(0);
    try {
      const outcome = await saveCsv({ search, allColumns, signal: controller.signal, onRows: setSaved });
      if (outcome.kind === 'failed') toasts.error(outcome.message);
      else toasts.success(`Data.csv is saved: ${people(outcome.rows)}.`);
    } catch {
      toasts.success('The download is stopped. Nothing is saved.');
    }
    setSaved(null);
  };
  if (saved === null) {
    return (
      <span className="flex items-center gap-3">
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
        <ActionButton onClick={() => void start()}>
          <DownloadIcon size={16} />
          Download Csv
        </ActionButton>
      </span>
    );
  }
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
      <ActionButton onClick={() => stop.current?.abort()}>Cancel</ActionButton>
    </span>
  );
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

/** Undefined: how much is left is not known. */
function shown(saved: number, rows: number | null): number | undefined {
  return rows === null || rows === 0 ? undefined : Math.min(saved, rows);
}
