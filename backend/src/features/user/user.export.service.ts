import type { Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import {
  type ExportShape,
  findMatchingSeqs,
  findNewestSeq,
  readPlaces,
  readRange,
} from './user.export.repository.ts';
import { parseSearch, type SearchTexts } from './user.rules.ts';

export interface ExportQuery extends ExportShape {
  /** As in the list; left out: everybody. */
  readonly search?: string | null | undefined;
}

/** Who takes the data out, and from where. */
export interface Exporter {
  readonly actor: AuditActor;
  readonly clientAddress: string;
}

/** Places of the join order that one query writes: under a megabyte. */
const sliceSize = 5000;
/** How many are read at the same time, so that PostgreSQL writes one while another is sent. */
const slicesAtOnce = 2;

/** Exports users. */
export class UserExportService {
  readonly #pool: Pool;
  readonly #pickReader: () => Pool;

  /** @param pickReader where one export is read from, which may be slightly old; left out, the same. */
  constructor(pool: Pool, pickReader: () => Pool = () => pool) {
    this.#pool = pool;
    this.#pickReader = pickReader;
  }

  /**
   * Writes every user who had joined when it began and is not erased, or those a search finds, in join order. Slices are read
   * shortly before they are asked for, each in a snapshot of its own: memory does not grow with the number of users, and once
   * nothing asks any more nothing is read. That it was begun is in the audit log; what was searched for is not.
   *
   * Fails with VALIDATION_FAILED (`search`).
   *
   * @returns lines of the file or objects of a JSON list, joined as the format has it; some slices are empty.
   */
  async export(
    { search, ...shape }: ExportQuery,
    exporter: Exporter,
  ): Promise<Outcome<{ slices: AsyncIterable<string> }>> {
    const sought = parseSearch(search);
    if (!sought.ok) return sought;
    const { texts } = sought;
    const reader = this.#pickReader();
    const newest = await findNewestSeq(reader);
    await recordAudit(this.#pool, {
      ...exporter,
      action: 'signup.export',
      target: { kind: 'signup', id: 'all' },
      details: { ...shape, searched: texts !== null },
    });
    const slices = texts === null ? everyone(reader, shape, newest) : matching(reader, shape, newest, texts);
    return { ok: true, slices };
  }
}

async function* everyone(pool: Pool, shape: ExportShape, newest: number): AsyncGenerator<string> {
  const underWay: Promise<string>[] = [];
  for (let after = 0; after < newest || underWay.length > 0;) {
    while (underWay.length < slicesAtOnce && after < newest) {
      const until = Math.min(newest, after + sliceSize);
      const slice = readRange(pool, shape, { after, until });
      slice.catch(() => undefined); // it may fail after the caller has left
      underWay.push(slice);
      after = until;
    }
    yield (await underWay.shift()) ?? '';
  }
}

async function* matching(
  pool: Pool,
  shape: ExportShape,
  newest: number,
  texts: SearchTexts,
): AsyncGenerator<string> {
  for (let after = 0; after < newest;) {
    const seqs = await findMatchingSeqs(pool, texts, { after, until: newest, limit: sliceSize });
    yield await readPlaces(pool, shape, seqs);
    after = seqs.length < sliceSize ? newest : (seqs.at(-1) ?? newest);
  }
}
