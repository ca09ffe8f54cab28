import type { Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { parseSearchTerm } from '../../platform/paging/search.ts';
import { type ExportedApplication, readForExport } from './ambassador.export.repository.ts';
import { parseStatus } from './ambassador.review.rules.ts';

/** Which applications to export, filtered like the list. */
export interface ApplicationExportQuery {
  /** Text to search for, as in the list; blank or missing: everything. */
  readonly search?: string | null | undefined;
  /** Blank or missing: any. */
  readonly status?: string | null | undefined;
  readonly format: 'csv' | 'json';
}

export interface ApplicationExporter {
  readonly actor: AuditActor;
  readonly clientAddress: string;
}

const sliceSize = 1000;

/** Exports applications. */
export class AmbassadorExportService {
  readonly #pool: Pool;
  readonly #pickReader: () => Pool;

  /** @param pickReader the pool that one export is read from, which may be slightly stale; left out: the same. */
  constructor(pool: Pool, pickReader: () => Pool = () => pool) {
    this.#pool = pool;
    this.#pickReader = pickReader;
  }

  /**
   * Reads every application that is not erased, or those that match a search and a status, in the order of applying,
   * with its notes. Slices are read on demand. The audit log records that it began, but not what was searched for.
   *
   * Fails with VALIDATION_FAILED (`search`, `status`).
   */
  async export(
    { search, status, format }: ApplicationExportQuery,
    exporter: ApplicationExporter,
  ): Promise<Outcome<{ slices: AsyncIterable<readonly ExportedApplication[]> }>> {
    const sought = parseSearchTerm(search);
    if (!sought.ok) return sought;
    const chosen = parseStatus(status);
    if (!chosen.ok) return chosen;
    await recordAudit(this.#pool, {
      ...exporter,
      action: 'ambassador.export',
      target: { kind: 'ambassador', id: 'all' },
      details: { format, searched: sought.term !== '', status: chosen.status ?? 'any' },
    });
    return { ok: true, slices: slices(this.#pickReader(), { term: sought.term, status: chosen.status }) };
  }
}

async function* slices(
  pool: Pool,
  wanted: Omit<Parameters<typeof readForExport>[1], 'after' | 'limit'>,
): AsyncGenerator<readonly ExportedApplication[]> {
  let after = '0';
  for (;;) {
    const slice = await readForExport(pool, { ...wanted, after, limit: sliceSize });
    if (slice.length > 0) yield slice;
    const last = slice.at(-1);
    if (last === undefined || slice.length < sliceSize) return;
    after = last.seq;
  }
}
