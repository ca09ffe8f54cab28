import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import { adminIdOf, type Caller } from '../../platform/auth/viewer.ts';
import { UnreadableCsvError } from '../../platform/csv/read-csv.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { plainTextFault } from '../../platform/forms/field-rules.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { codePointsIn, type Given } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { readAddresses } from './segment.email-list.csv.ts';
import { type EmailListRow, findLists, insertEntries, insertList } from './segment.email-list.repository.ts';
import { uploadBusy } from './segment.messages.ts';

/** Something that is not an email address. */
export interface ListFault {
  /** From 1. */
  readonly line: number;
  /** The beginning of what stands there. */
  readonly text: string;
}

/** Result of an upload. Every line counts at least once as `valid`, `duplicates` or `invalid`; one may have several addresses. */
export interface UploadedList {
  readonly listId: string;
  /** Without blank lines and the headings. */
  readonly lines: number;
  /** Distinct addresses: different spellings of one mailbox count once. */
  readonly valid: number;
  readonly duplicates: number;
  readonly invalid: number;
  /** The first of the invalid ones. */
  readonly faults: readonly ListFault[];
}

const nameMaxLength = 100;
const faultsAtMost = 20;
const faultMaxLength = 100;
const batchSize = 5000;
const listsShown = 20;
/** Each holds a connection for as long as its file arrives; others are needed to answer requests. */
const uploadsAtOnce = 2;
const connectionsAnUpload = 4;

/** Lists of email addresses for selecting users. */
export class EmailListService {
  readonly #pool: Pool;
  readonly #atOnce: number;
  #running = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
    const most = Math.floor(pool.options.max / connectionsAnUpload);
    this.#atOnce = Math.max(1, Math.min(uploadsAtOnce, most));
  }

  /** The newest lists, at most 20. */
  list(): Promise<readonly EmailListRow[]> {
    return findLists(this.#pool, listsShown);
  }

  /**
   * Writes a list while its file arrives, in one transaction: if the file ends early, nothing is kept. Memory does not
   * grow with the file.
   *
   * An instance writes two at a time (one if it has few connections); others are rejected before they are read.
   *
   * Fails with VALIDATION_FAILED (`name`, `file`), UPLOAD_BUSY. Rejects with whatever `file` rejects with.
   *
   * @param file any list that `readAddresses` reads.
   */
  async upload(
    given: Given,
    file: AsyncIterable<Buffer>,
    caller: Caller,
  ): Promise<Outcome<{ list: UploadedList }>> {
    const name = typedLine(given ?? '');
    if (codePointsIn(name) > nameMaxLength)
      return firstFault({ name: `Name must be at most ${nameMaxLength} characters` });
    const fault = plainTextFault('Name', name);
    if (fault !== null) return firstFault({ name: fault });
    if (this.#running >= this.#atOnce) return uploadBusy;
    this.#running += 1;
    try {
      const list = await inTransaction(this.#pool, (client) => write(client, name, file, caller));
      return { ok: true, list };
    } catch (error) {
      if (error instanceof UnreadableCsvError)
        return firstFault({
          file: `Line ${error.line} cannot be read as CSV. Check its quotation marks and upload the file again.`,
        });
      if (error instanceof NoAddressError)
        return firstFault({
          file: 'There is no email address in this list. Put one on each line, or in a column named Email.',
        });
      throw error;
    } finally {
      this.#running -= 1;
    }
  }
}

class NoAddressError extends Error {}

async function write(
  client: ClientBase,
  givenName: string,
  file: AsyncIterable<Buffer>,
  caller: Caller,
): Promise<UploadedList> {
  const id = randomUUIDv7();
  const { lines, entries, invalid, faults, valid } = await writeEntries(client, id, file);
  if (valid === 0) throw new NoAddressError('The list is empty');
  const name = givenName === '' ? `List of ${new Date().toISOString().slice(0, 10)}` : givenName;
  await insertList(client, { id, name, valid, adminId: adminIdOf(caller.viewer) });
  await recordAudit(client, {
    action: 'segment.upload-emails',
    ...by(caller),
    target: { kind: 'email-list', id, name },
    details: { valid },
  });
  return { listId: id, lines, valid, duplicates: entries - valid - invalid, invalid, faults };
}

/** Writes the addresses, a batch at a time. */
async function writeEntries(client: ClientBase, id: string, file: AsyncIterable<Buffer>) {
  const faults: ListFault[] = [];
  const batch = new Set<string>();
  let [lines, lastLine, entries, invalid, valid] = [0, 0, 0, 0, 0];
  const writeBatch = async () => {
    if (batch.size > 0) valid += await insertEntries(client, id, [...batch]);
    batch.clear();
  };
  for await (const { line, text, key } of readAddresses(file)) {
    if (line !== lastLine) lines += 1;
    lastLine = line;
    entries += 1;
    if (key === null) {
      invalid += 1;
      if (faults.length < faultsAtMost)
        faults.push({ line, text: text.slice(0, faultMaxLength).toWellFormed() });
    } else if (batch.add(key).size >= batchSize) await writeBatch();
  }
  await writeBatch();
  return { lines, entries, invalid, faults, valid };
}
