import type { Pool } from 'pg';
import { actorOf, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { UnreadableCsvError } from '../../platform/csv/read-csv.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { plainTextFault } from '../../platform/forms/field-rules.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { codePointsIn, type Given, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import type { ErasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import { lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import { type CheckedFile, checkFile, linesAtMost, TooManyLinesError } from './import.check.ts';
import { type ImportColumns, importFields } from './import.columns.ts';
import {
  alreadyStarted,
  cannotUndo,
  checkOutdated,
  countChanged,
  importNotFound,
  notRunning,
  nothingToImport,
  someVerified,
  undoUnderWay,
  uploadBusy,
} from './import.messages.ts';
import {
  countVerified,
  findImport,
  findRejected,
  findSamples,
  type ImportName,
  type ImportRow,
  isUndoing,
  listImports,
  listNames,
  lockImport,
  type RejectedLine,
  setRunning,
  setStopped,
  setUndoing,
  type ShownLine,
  type SingleUser,
} from './import.repository.ts';
import { importSingle, readSingle, type SingleInput } from './import.single.ts';

export interface ImportDependencies {
  readonly pool: Pool;
  readonly erasedHashes: ErasedHashes;
  readonly pointsPerReferral: number;
}

/** An import, with some of its lines. */
export interface ImportDetail {
  readonly row: ImportRow;
  readonly samples: readonly ShownLine[];
}

const nameMaxLength = 100;
const importsShown = 20;
const namesAtMost = 300;
const samplesOfEach = 20;
const rejectedAtOnce = 5000;

/** Imports of lists that another product had. */
export class ImportService {
  readonly #pool: Pool;
  readonly #erasedHashes: ErasedHashes;
  readonly #pointsPerReferral: number;
  #isChecking = false;

  constructor({ pool, erasedHashes, pointsPerReferral }: ImportDependencies) {
    this.#pool = pool;
    this.#erasedHashes = erasedHashes;
    this.#pointsPerReferral = pointsPerReferral;
  }

  /**
   * Checks a file while it arrives, in one transaction: if it ends early, nothing is kept. Memory does not grow with the file. An
   * instance checks one at a time. Nobody is added by it.
   *
   * Fails with VALIDATION_FAILED (`name`, `columns`, `file`), UPLOAD_BUSY, CONFLICT. Rejects with whatever `file` rejects with.
   *
   * @param columns JSON: which column, from 0, holds each field. Blank: as the headings say.
   */
  async check(
    given: { readonly name: Given; readonly columns: Given },
    file: AsyncIterable<Buffer>,
    caller: Caller,
  ): Promise<Outcome<{ file: CheckedFile }>> {
    const name = typedLine(given.name ?? '');
    if (codePointsIn(name) > nameMaxLength)
      return firstFault({ name: `Name must be at most ${nameMaxLength} characters` });
    const fault = plainTextFault('Name', name);
    if (fault !== null) return firstFault({ name: fault });
    const columns = columnsIn(given.columns ?? '');
    if (columns === undefined) return firstFault({ columns: 'Choose a column for each field' });
    if (await isUndoing(this.#pool)) return undoUnderWay;
    if (this.#isChecking) return uploadBusy;
    this.#isChecking = true;
    try {
      const options = {
        name: name === '' ? 'Import' : name,
        ...{ columns, pointsPerReferral: this.#pointsPerReferral, erasedHashes: this.#erasedHashes, caller },
      };
      return {
        ok: true,
        file: await inTransaction(this.#pool, (client) => checkFile(client, file, options)),
      };
    } catch (error) {
      const unreadable = faultOf(error);
      if (unreadable === null) throw error;
      return firstFault({ file: unreadable });
    } finally {
      this.#isChecking = false;
    }
  }

  /**
   * Adds one user by hand, as an import of one line: not verified, behind everyone who is there. A user who is on the list by their
   * email, verified or imported, stays as they are.
   *
   * Fails with VALIDATION_FAILED (fields), CONFLICT (an import is being undone).
   */
  async addSingle(given: SingleInput, caller: Caller): Promise<Outcome<{ user: SingleUser }>> {
    const read = readSingle(given);
    if (!read.ok) return read;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ user: SingleUser }>> => {
      await lockRanking(client);
      if (await isUndoing(client)) return undoUnderWay;
      const user = await importSingle(client, read.line, {
        ...{ caller, erasedHashes: this.#erasedHashes, pointsPerReferral: this.#pointsPerReferral },
      });
      if (user.isNew)
        await recordAudit(client, {
          ...{ action: 'signup.add', ...by(caller), target: { kind: 'signup', id: user.id } },
        });
      return { ok: true, user };
    });
  }

  /** The newest imports and checks, at most 20. */
  list(): Promise<readonly ImportRow[]> {
    return listImports(this.#pool, importsShown);
  }

  /** The imports to choose from in a filter, newest first, at most 300. */
  names(): Promise<readonly ImportName[]> {
    return listNames(this.#pool, namesAtMost);
  }

  /** An import, with at most 20 lines of each kind. Fails with NOT_FOUND. */
  async find(id: string): Promise<Outcome<{ detail: ImportDetail }>> {
    const row = isId(id) ? await findImport(this.#pool, id) : null;
    if (row === null) return importNotFound;
    return { ok: true, detail: { row, samples: await findSamples(this.#pool, row.seq, samplesOfEach) } };
  }

  /** Every line that is not imported, or whose referrer gets no credit, in slices. Fails with NOT_FOUND. */
  async rejected(id: string): Promise<Outcome<{ slices: AsyncIterable<readonly RejectedLine[]> }>> {
    const row = isId(id) ? await findImport(this.#pool, id) : null;
    return row === null ? importNotFound : { ok: true, slices: this.#slicesOf(row.seq) };
  }

  async *#slicesOf(seq: string): AsyncGenerator<readonly RejectedLine[]> {
    for (let after = 0; ;) {
      const slice = await findRejected(this.#pool, seq, after, rejectedAtOnce);
      const last = slice.at(-1);
      if (last === undefined) return;
      yield slice;
      after = last.line;
    }
  }

  /**
   * Starts an import, or goes on with one that was stopped; it runs in the background. Fails with NOT_FOUND, and with CONFLICT if
   * it would add other users than the check said, is outdated or was started before.
   *
   * @param expected how many users the check would add, as the admin saw it.
   */
  start(id: string, expected: number, caller: Caller): Promise<Outcome<{ row: ImportRow }>> {
    return this.#change(id, 'import.start', caller, async (client, row) => {
      if (row.state !== 'checked' && row.state !== 'stopped') return alreadyStarted;
      if (row.isOutdated) return checkOutdated;
      if (row.valid === 0) return nothingToImport;
      if (row.valid !== expected) return countChanged;
      await setRunning(client, row.seq, actorOf(caller.viewer));
      await wakeRunner(client, 'import');
      return null;
    });
  }

  /** Stops an import after the users that are being added. Fails with NOT_FOUND, CONFLICT. */
  stop(id: string, caller: Caller): Promise<Outcome<{ row: ImportRow }>> {
    return this.#change(id, 'import.stop', caller, async (client, row) => {
      if (row.state !== 'running') return notRunning;
      await setStopped(client, row.seq);
      return null;
    });
  }

  /**
   * Undoes an import in the background: its users are gone, their codes are free, and ranks, points and counts are as if they had
   * never been on the list. Fails with NOT_FOUND, and with CONFLICT if it ended more than 24 hours ago, or one of them has
   * verified a contact. Those who do so meanwhile stay.
   */
  undo(id: string, caller: Caller): Promise<Outcome<{ row: ImportRow }>> {
    return this.#change(id, 'import.undo', caller, async (client, row) => {
      if (row.undoableUntil === null) return cannotUndo;
      const verified = await countVerified(client, row.seq);
      if (verified > 0) return someVerified(verified);
      await setUndoing(client, row.seq);
      await wakeRunner(client, 'import');
      return null;
    });
  }

  #change(
    id: string,
    action: `import.${string}`,
    caller: Caller,
    change: (client: Parameters<typeof lockImport>[0], row: ImportRow) => Promise<Failure | null>,
  ): Promise<Outcome<{ row: ImportRow }>> {
    if (!isId(id)) return Promise.resolve(importNotFound);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ row: ImportRow }>> => {
      // Whether the list is empty has to stay true until the import runs.
      if (action === 'import.start') await lockRanking(client);
      const row = await lockImport(client, id);
      if (row === null) return importNotFound;
      const refused = await change(client, row);
      if (refused !== null) return refused;
      const { name, valid, added } = row;
      await recordAudit(client, {
        ...{ action, ...by(caller), target: { kind: 'import', id, name } },
        details: { people: valid, added },
      });
      return { ok: true, row: (await findImport(client, id)) ?? row };
    });
  }
}

/** @returns null: none were chosen; undefined: they can't be read. */
function columnsIn(text: string): ImportColumns | null | undefined {
  if (text.trim() === '') return null;
  const chosen = parsed(text);
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return undefined;
  const columns: Record<string, number> = {};
  for (const [field, column] of Object.entries(chosen)) {
    if (!importFields.includes(field) || typeof column !== 'number') return undefined;
    if (!Number.isInteger(column) || column < 0 || column > 9999) return undefined;
    columns[field] = column;
  }
  return columns['email'] === undefined ? undefined : columns;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(error: unknown): string | null {
  if (error instanceof UnreadableCsvError)
    return `Line ${error.line} cannot be read as CSV. Check its quotation marks and upload the file again.`;
  if (error instanceof TooManyLinesError)
    return `A file can have ${linesAtMost.toLocaleString('en-US')} lines. Split it and import the parts.`;
  return null;
}
