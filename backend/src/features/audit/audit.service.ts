import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { type AuditFilter, type AuditRow, listAuditEntries } from './audit.repository.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { isDay, readMoment } from '../../platform/forms/moment.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';

/** The filters, as text; missing or blank ones are ignored. Times are ISO 8601. */
export type AuditQuery = Readonly<Partial<Record<keyof AuditFilter, Given>>>;

export interface AuditPage {
  /** Newest first. */
  readonly entries: readonly AuditRow[];
  /** The `after` of the next page; null if this is the last one. */
  readonly nextAfter: string | null;
}

export const auditPageSize = { max: 100, default: 50 } as const;

/** Finds people's current names, by id; without those whose data was erased. */
export type NamesById = (pool: Pool, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** For each kind of target that is a person. The log itself contains no such name: it outlives them. */
export type PersonNames = Readonly<Record<string, NamesById>>;

/** Reads the audit log. */
export class AuditService {
  readonly #orm: Orm;
  readonly #pool: Pool;
  readonly #personNames: PersonNames;

  constructor(orm: Orm, pool: Pool, personNames: PersonNames) {
    this.#orm = orm;
    this.#pool = pool;
    this.#personNames = personNames;
  }

  /**
   * One page of the entries that match, newest first. Pages do not shift when entries are added meanwhile.
   *
   * @param after `nextAfter` of the previous page. Fails with VALIDATION_FAILED.
   */
  async list(query: AuditQuery, wanted: NextPage): Promise<Outcome<AuditPage>> {
    const { fields = {}, ...filter } = readFilter(query);
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const page = readNextPage(wanted, auditPageSize.max);
    if (!page.ok) return page;
    const found = await listAuditEntries(this.#orm.on(this.#pool), filter, page.rows);
    const { shown, nextAfter } = pageOf(found, page.rows, ({ id }) => id);
    return { ok: true, entries: await this.#named(shown), nextAfter };
  }

  /** The entries with the names of the people they are about; someone whose data was erased has none. */
  async #named(entries: readonly AuditRow[]): Promise<readonly AuditRow[]> {
    const namesByKind = new Map<string, ReadonlyMap<string, string>>();
    for (const [kind, find] of Object.entries(this.#personNames)) {
      const ids = entries.flatMap(({ targetKind, targetId }) =>
        targetKind === kind && targetId !== null && isId(targetId) ? [targetId] : [],
      );
      namesByKind.set(kind, await find(this.#pool, [...new Set(ids)]));
    }
    return entries.map((entry) => {
      const names = namesByKind.get(entry.targetKind ?? '');
      return names === undefined ? entry : { ...entry, targetName: names.get(entry.targetId ?? '') ?? null };
    });
  }
}

function readFilter(query: AuditQuery): AuditFilter & { readonly fields?: Readonly<Record<string, string>> } {
  const text = (field: keyof AuditFilter): string | null =>
    (query[field] ?? '').replaceAll(/\p{Cc}/gu, '').trim() || null;
  const actorId = text('actorId');
  const moments = { from: text('from'), to: text('to') };
  const [from, to] = [moments.from, moments.to].map((moment) => (moment === null ? null : momentOf(moment)));
  const fields = {
    ...(actorId === null || isId(actorId) ? {} : { actorId: 'Not a valid ID' }),
    ...(from === undefined && { from: dateMessage }),
    ...(to === undefined && { to: dateMessage }),
  };
  return {
    action: text('action'),
    actorId,
    targetId: text('targetId'),
    search: text('search'),
    from: from ?? null,
    to: to ?? null,
    fields,
  };
}

const dateMessage = 'Enter a day or a moment, such as 2026-01-31 or 2026-01-31T12:00:00Z';

/** A day begins at midnight, UTC. @returns undefined for any other text. */
const momentOf = (text: string): Date | undefined =>
  (isDay(text) ? new Date(text) : readMoment(text)) ?? undefined;
