import type { Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import {
  type ExportShape,
  findBestOfAll,
  findMatchingSeqs,
  findNewestSeq,
  readPlaces,
  readRange,
} from './user.export.repository.ts';
import { parseChoice, type UserChoice, type Wanted } from './user.rules.ts';
import { searchUsers } from './user.search.repository.ts';

export interface ExportQuery extends ExportShape, UserChoice {
  /** At most this many, best rank first; null: all of them in join order. */
  readonly best?: number | null;
}

/** The maximum number of users in an export of the best. */
export const bestAtMost = 10_000;

/** The admin who exports, and their address. */
export interface Exporter {
  readonly actor: AuditActor;
  readonly clientAddress: string;
}

/** Places of the join order that one query formats: 130 KB of text. Larger ones cost more to copy than they save. */
export const sliceSize = 1000;
/** Matches that one query looks for, and the next formats. */
const matchesAtOnce = 5000;
/** How many are read at the same time, so that PostgreSQL formats one while another is sent. */
const slicesAtOnce = 2;

/** Exports users. */
export class UserExportService {
  readonly #pool: Pool;
  readonly #pickReader: () => Pool;

  /** @param pickReader the pool that one export is read from, which may be slightly stale; left out: the same. */
  constructor(pool: Pool, pickReader: () => Pool = () => pool) {
    this.#pool = pool;
    this.#pickReader = pickReader;
  }

  /**
   * Writes every user who had joined when it began and is not erased, or those that match a search or filter, in join
   * order. Slices are read shortly before they are needed, each in a snapshot of its own: memory does not grow with the
   * number of users, and nothing more is read once the client stops. The audit log records that an export began, but
   * not what was searched for.
   *
   * Fails with VALIDATION_FAILED (`search`, `country`, `state`; `search` and `best` also if so many match that finding
   * the best takes too long, or if the requested users have no rank).
   *
   * @returns lines of the file or objects of a JSON list, joined as the format requires; some slices are empty.
   */
  async export(
    { format, columns, best = null, ...choice }: ExportQuery,
    exporter: Exporter,
  ): Promise<Outcome<{ slices: AsyncIterable<string> }>> {
    const chosen = parseChoice(choice);
    if (!chosen.ok) return chosen;
    const shape = { format, columns };
    const { texts, country, state } = chosen.wanted;
    const searched = texts !== null || country !== null || state !== null;
    const reader = this.#pickReader();
    const found = best === null ? null : await findBest(reader, chosen.wanted, best);
    if (found?.ok === false) return found;
    const newest = await findNewestSeq(reader);
    await recordAudit(this.#pool, {
      ...exporter,
      action: 'signup.export',
      target: { kind: 'signup', id: 'all' },
      details: { ...shape, searched, ...(best === null ? {} : { best }) },
    });
    if (found !== null) return { ok: true, slices: atPlaces(reader, shape, found.seqs) };
    const slices = searched
      ? matching(reader, shape, newest, chosen.wanted)
      : everyone(reader, shape, newest);
    return { ok: true, slices };
  }
}

/** The places of the best waiting users in the join order, best first. */
async function findBest(
  pool: Pool,
  wanted: Wanted,
  best: number,
): Promise<Outcome<{ seqs: readonly number[] }>> {
  const { texts, country, state } = wanted;
  if (state !== null && state !== 'waiting') return noRank;
  if (texts === null && country === null) return { ok: true, seqs: await findBestOfAll(pool, best) };
  const found = await searchUsers<number>(pool, {
    sought: { ...wanted, state: 'waiting' },
    among: 'everyone',
    order: { sort: 'rank', direction: 'ascending' },
    page: { limit: best, page: 1, offset: 0 },
    rowsAt: (_client, seqs) => Promise.resolve(seqs.map(Number)),
  });
  return found === null ? tooLongToSort : { ok: true, seqs: found.rows };
}

const noRank = invalidFields({ best: 'Only users who are waiting have a rank: leave the state out.' });
const tooLongToSort = invalidFields({
  search: 'Sorting so many users takes too long. Search for fewer, or export all of them.',
});

async function* atPlaces(pool: Pool, shape: ExportShape, seqs: readonly number[]): AsyncGenerator<string> {
  for (let at = 0; at < seqs.length; at += sliceSize)
    yield await readPlaces(pool, shape, seqs.slice(at, at + sliceSize));
}

async function* everyone(pool: Pool, shape: ExportShape, newest: number): AsyncGenerator<string> {
  const underWay: Promise<string>[] = [];
  for (let after = 0; after < newest || underWay.length > 0;) {
    while (underWay.length < slicesAtOnce && after < newest) {
      const until = Math.min(newest, after + sliceSize);
      const slice = readRange(pool, shape, { after, until });
      slice.catch(() => undefined); // it may fail after the caller has disconnected
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
  wanted: Wanted,
): AsyncGenerator<string> {
  for (let after = 0; after < newest;) {
    const seqs = await findMatchingSeqs(pool, wanted, { after, until: newest, limit: matchesAtOnce });
    yield await readPlaces(pool, shape, seqs);
    after = seqs.length < matchesAtOnce ? newest : (seqs.at(-1) ?? newest);
  }
}
