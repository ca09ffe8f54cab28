import { callRest } from '../platform/call-rest.ts';

/** A column of a file. */
export interface FileColumn {
  readonly heading: string;
  /** What it holds; null: it is not imported. */
  readonly field: string | null;
}

export type CheckOutcome =
  /** `importId` is null if no column is known to hold the email addresses. */
  | { readonly ok: true; readonly importId: string | null; readonly columns: readonly FileColumn[] }
  /** `message` can be shown to a user. */
  | { readonly ok: false; readonly message: string };

const maxMegabytes = 256;
const brokenOff = 'The upload failed. Check your connection and try again.';

/** Sends a file to be checked. @param chosen which column, from 0, holds each field; null: as the headings say. */
export async function checkImport(
  file: File,
  chosen: Readonly<Record<string, number>> | null,
): Promise<CheckOutcome> {
  if (file.size > maxMegabytes * 1024 * 1024)
    return {
      ok: false,
      message: `The file is larger than ${maxMegabytes} MB. Split it and import the parts.`,
    };
  const query = new URLSearchParams({ name: file.name.slice(0, 100) });
  if (chosen !== null) query.set('columns', JSON.stringify(chosen));
  const response = await callRest('checkImport', {
    method: 'POST',
    body: file,
    accept: 'application/json',
    query,
    failed: brokenOff,
  });
  if (typeof response === 'string') return { ok: false, message: response };
  return readCheck(await response.json().catch(() => null));
}

function readCheck(body: unknown): CheckOutcome {
  const { importId, columns } = asRecord(body);
  if (!Array.isArray(columns)) return { ok: false, message: brokenOff };
  return { ok: true, importId: textOf(importId), columns: columns.map(columnOf) };
}

function columnOf(column: unknown): FileColumn {
  const { heading, field } = asRecord(column);
  return { heading: textOf(heading) ?? '', field: textOf(field) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
