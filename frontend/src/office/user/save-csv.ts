import { saveFile } from '../../platform/save-file.ts';
import { callRest } from '../platform/call-rest.ts';
import type { UserFilter } from '../../generated/office.ts';
import { filterParams } from '../platform/user-filter.ts';

export type SaveOutcome = { readonly kind: 'saved'; readonly rows: number } | SaveFailure;

interface SaveFailure {
  readonly kind: 'failed';
  /** Can be shown to a user. */
  readonly message: string;
}

interface SaveOptions {
  /** Which users to save. */
  readonly filter: UserFilter;
  /** Only this many of those who are waiting, the best by rank; null: all of them. */
  readonly best: number | null;
  /** `default`, `all`, or names of columns with commas between them. */
  readonly columns: string;
  /** Stops it; the promise then rejects. */
  readonly signal: AbortSignal;
  /** How many users have arrived so far. */
  readonly onRows: (rows: number) => void;
}

const lineBreak = 10;
const brokenOff = 'The download broke off. Check your connection and try again.';

/** Fetches the file as it is streamed, and hands it to the browser to be saved as Data.csv. */
export async function saveCsv(options: SaveOptions): Promise<SaveOutcome> {
  const { filter, best, columns, signal, onRows } = options;
  const query = filterParams(filter);
  if (best !== null) query.set('best', String(best));
  if (columns !== 'default') query.set('columns', columns);
  const response = await callRest('getcsv', { accept: 'text/csv', query, signal, failed: brokenOff });
  if (typeof response === 'string') return { kind: 'failed', message: response };
  if (response.body === null) return { kind: 'failed', message: brokenOff };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // Every user is one line, after the header line.
  let lines = 0;
  const reader = response.body.getReader();
  for (;;) {
    const chunk = await reader.read().catch(unlessStopped(signal));
    if (chunk === null) return { kind: 'failed', message: brokenOff };
    if (chunk.done) break;
    parts.push(chunk.value);
    lines += chunk.value.reduce((count, byte) => (byte === lineBreak ? count + 1 : count), 0);
    onRows(Math.max(0, lines - 1));
  }
  saveFile(new Blob(parts, { type: 'text/csv' }), 'Data.csv');
  return { kind: 'saved', rows: Math.max(0, lines - 1) };
}

/** A lost connection is a result; being stopped is not. */
function unlessStopped(signal: AbortSignal) {
  return (error: unknown): null => {
    if (signal.aborted) throw error;
    return null;
  };
}
