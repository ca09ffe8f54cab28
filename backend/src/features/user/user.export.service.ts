import type { Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { type ExportShape, findExtent, readPlaces, readRange } from './user.export.repository.ts';
import { findNext } from './user.list.repository.ts';
import { isFiltered } from './user.list.conditions.ts';
import { type FilterInput, readFilter } from '../segment/segment.rules.ts';
import type { UserOrder, Wanted } from './user.rules.ts';
import { listBounds, readPart } from './user.service.ts';

export interface ExportQuery extends ExportShape {
  /** Left out: everyone. */
  readonly filter?: FilterInput;
  /**
   * At most this many, those with the most points first, of the waiting users or of those in the states asked for; null:
   * all of them in join order.
   */
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
   * number of users, and nothing more is read once the client stops. The audit log records what is exported: the
   * filters, the order, the format and how many users, as far as they are counted; of a search, only that there was one.
   *
   * Fails with VALIDATION_FAILED (fields of the filter; `search` also if so many match that finding the best
   * takes too long).
   *
   * @returns lines of the file or objects of a JSON list, joined as the format requires; some slices are empty.
   */
  async export(
    { format, columns, best = null, filter = {} }: ExportQuery,
    exporter: Exporter,
  ): Promise<Outcome<{ slices: AsyncIterable<string> }>> {
    const chosen = readFilter(filter);
    if (!chosen.ok) return chosen;
    const shape = { format, columns };
    const wanted: Wanted = { ...chosen.filter, referrers: false };
    const isChosen = isFiltered(wanted);
    const reader = this.#pickReader();
    const found = best === null ? null : await findBest(reader, wanted, best);
    if (found?.ok === false) return found;
    const { newest, users } = await findExtent(reader);
    await recordAudit(this.#pool, {
      ...exporter,
      action: 'signup.export',
      target: { kind: 'signup', id: 'all' },
      details: {
        ...shape,
        order: best === null ? inJoinOrder.sort : mostPoints.sort,
        users: found?.seqs.length ?? (isChosen ? await count(reader, wanted) : users),
        ...filterDetails(wanted),
        ...(best === null ? {} : { best }),
      },
    });
    if (found !== null) return { ok: true, slices: atPlaces(reader, shape, found.seqs) };
    const slices = isChosen ? matching(reader, shape, newest, wanted) : everyone(reader, shape, newest);
    return { ok: true, slices };
  }
}

/** What the audit log keeps of a filter: of a search, only that there was one. */
const filterDetails = ({ search, referrers: _referrers, ...filter }: Wanted) => ({
  searched: search !== undefined,
  ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
});

const mostPoints: UserOrder = { sort: 'referralPoints', direction: 'descending' };
const inJoinOrder: UserOrder = { sort: 'createdAt', direction: 'ascending' };
const seqsOf = (_client: unknown, seqs: readonly string[]) => Promise.resolve(seqs.map(Number));

/** The places of the best in the join order, best first. Those who wait have ranks in the order of their points. */
async function findBest(
  pool: Pool,
  wanted: Wanted,
  best: number,
): Promise<Outcome<{ seqs: readonly number[] }>> {
  const { states = ['waiting'] } = wanted;
  const first = { limit: best, page: 1, offset: 0 };
  const read = await readPart(pool, { ...wanted, states }, mostPoints, first, { rowsAt: seqsOf });
  return read.ok ? { ok: true, seqs: read.rows } : read;
}

/** How many users are wanted, or that they are more than are counted. */
async function count(pool: Pool, wanted: Wanted): Promise<number | string> {
  const first = { limit: 1, page: 1, offset: 0 };
  const read = await readPart(pool, wanted, inJoinOrder, first, { rowsAt: seqsOf });
  return read.ok && read.totalIsExact ? read.total : `more than ${listBounds.countedAtMost}`;
}

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
    const seqs = await findNext(pool, wanted, { after, until: newest, limit: matchesAtOnce });
    yield await readPlaces(pool, shape, seqs);
    after = seqs.length < matchesAtOnce ? newest : (seqs.at(-1) ?? newest);
  }
}
