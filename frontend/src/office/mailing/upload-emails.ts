import { callRest } from '../platform/call-rest.ts';

/** The server's result for a list. */
export interface UploadedList {
  readonly listId: string;
  readonly lines: number;
  readonly valid: number;
  readonly duplicates: number;
  readonly invalid: number;
  /** The first invalid ones, such as `Line 3: nobody`. */
  readonly faults: readonly string[];
}

export type UploadOutcome =
  | { readonly ok: true; readonly list: UploadedList }
  /** `message` can be shown to a user. */
  | { readonly ok: false; readonly message: string };

const maxMegabytes = 20;
const brokenOff = 'The upload failed. Check your connection and try again.';

/** Sends a list of email addresses: a file, or pasted text. */
export async function uploadEmails(list: Blob, name: string): Promise<UploadOutcome> {
  if (list.size > maxMegabytes * 1024 * 1024)
    return { ok: false, message: `The list is larger than ${maxMegabytes} MB. Split it into several lists.` };
  const response = await callRest('uploadEmails', {
    method: 'POST',
    body: list,
    accept: 'application/json',
    query: new URLSearchParams({ name }),
    failed: brokenOff,
  });
  if (typeof response === 'string') return { ok: false, message: response };
  return readList(await response.json().catch(() => null));
}

function readList(body: unknown): UploadOutcome {
  const { listId, lines, valid, duplicates, invalid, faults } = asRecord(body);
  if (typeof listId !== 'string') return { ok: false, message: brokenOff };
  return {
    ok: true,
    list: {
      listId,
      lines: Number(lines),
      valid: Number(valid),
      duplicates: Number(duplicates),
      invalid: Number(invalid),
      faults: Array.isArray(faults) ? faults.map(faultText) : [],
    },
  };
}

function faultText(fault: unknown): string {
  const { line, text } = asRecord(fault);
  return `Line ${Number(line)}: ${textOf(text) ?? ''}`;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
