import type { Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { type ExportRow, findExportChunk, findNewestSeq } from './user.export.repository.ts';
import { parseSearch } from './user.rules.ts';

export interface ExportQuery {
  /** As in the list; left out: everybody. */
  readonly search?: string | null | undefined;
  readonly format: 'csv' | 'json';
}

/** Who takes the data out, and from where. */
export interface Exporter {
  readonly actor: AuditActor;
  readonly clientAddress: string;
}

const chunkSize = 1000;

/** Takes out everybody's data. */
export class UserExportService {
  readonly #pool: Pool;
  readonly #pickReader: () => Pool;

  /** @param pickReader where one export is read from, which may be slightly old; left out, the same. */
  constructor(pool: Pool, pickReader: () => Pool = () => pool) {
    this.#pool = pool;
    this.#pickReader = pickReader;
  }

  /**
   * Everybody who had joined at the moment of asking, with a replica some seconds before, and is not erased, or those a search finds, in join order, a thousand at
   * a time: the next ones are read when they are asked for, so that it takes the same memory whatever their number, and
   * nothing is read any more once nobody asks. That it was begun is in the audit log; what was searched for is not.
   *
   * Fails with VALIDATION_FAILED (`search`).
   */
  async export(
    { search, format }: ExportQuery,
    exporter: Exporter,
  ): Promise<Outcome<{ chunks: AsyncIterable<readonly ExportRow[]> }>> {
    const sought = parseSearch(search);
    if (!sought.ok) return sought;
    const { texts } = sought;
    const reader = this.#pickReader();
    const until = await findNewestSeq(reader);
    await recordAudit(this.#pool, {
      ...exporter,
      action: 'signup.export',
      target: { kind: 'signup', id: 'all' },
      details: { format, searched: texts !== null },
    });
    async function* read() {
      for (let after: string | null = '0'; after !== null;) {
        const chunk = await findExportChunk(reader, texts, { after, until, limit: chunkSize });
        after = chunk.after;
        yield chunk.rows;
      }
    }
    return { ok: true, chunks: read() };
  }
}
