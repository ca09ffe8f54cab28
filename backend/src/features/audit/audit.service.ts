import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { type AuditFilter, type AuditRow, listAuditEntries } from './audit.repository.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';

/** The filters, as text; missing or blank ones are ignored. Times are ISO 8601. */
export type AuditQuery = Readonly<Partial<Record<keyof AuditFilter, Given>>>;

export interface AuditPage {
  /** Newest first. */
  readonly entries: readonly AuditRow[];
  /** The `after` of the next page; null if this is the last one. */
  readonly nextAfter: string | null;
}

export const auditPageSize = { min: 1, max: 100, default: 50 } as const;

/** The current names of users, by id. The log itself contains no user's name: it outlives them. */
export type UserNames = (pool: Pool, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Reads the audit log. */
export class AuditService {
  readonly #orm: Orm;
  readonly #pool: Pool;
  readonly #userNames: UserNames;

  constructor(orm: Orm, pool: Pool, userNames: UserNames) {
    this.#orm = orm;
    this.#pool = pool;
    this.#userNames = userNames;
  }

  /**
   * One page of the entries that match, newest first. Pages do not shift when entries are added meanwhile.
   *
   * @param after `nextAfter` of the previous page. Fails with VALIDATION_FAILED.
   */
  async list(
    query: AuditQuery,
    { first, after }: { readonly first: number; readonly after: Given },
  ): Promise<Outcome<AuditPage>> {
    const filter = readFilter(query);
    const before = isBlank(after) ? null : (after ?? null);
    const fields = {
      ...(filter.fields ?? {}),
      ...(first >= auditPageSize.min && first <= auditPageSize.max
        ? {}
        : { first: `Choose ${auditPageSize.min} to ${auditPageSize.max}` }),
      ...(before === null || /^\d{1,18}$/.test(before) ? {} : { after: 'This is no entry of the log' }),
    };
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const rows = await listAuditEntries(this.#orm.on(this.#pool), filter, { limit: first + 1, before });
    const entries = await this.#named(rows.slice(0, first));
    return { ok: true, entries, nextAfter: rows.length > first ? (entries.at(-1)?.id ?? null) : null };
  }

  /** The entries with the names of the users they are about; an erased user has none. */
  async #named(entries: readonly AuditRow[]): Promise<readonly AuditRow[]> {
    const ids = entries.flatMap(({ targetKind, targetId }) =>
      targetKind === 'signup' && targetId !== null && isId(targetId) ? [targetId] : [],
    );
    const names = await this.#userNames(this.#pool, [...new Set(ids)]);
    return entries.map((entry) =>
      entry.targetKind === 'signup'
        ? { ...entry, targetName: names.get(entry.targetId ?? '') ?? null }
        : entry,
    );
  }
}

function readFilter(query: AuditQuery): AuditFilter & { readonly fields?: Readonly<Record<string, string>> } {
  const text = (field: keyof AuditFilter): string | null =>
    (query[field] ?? '').replaceAll(/\p{Cc}/gu, '').trim() || null;
  const actorId = text('actorId');
  const moments = { from: text('from'), to: text('to') };
  const [from, to] = [moments.from, moments.to].map((moment) => (moment === null ? null : new Date(moment)));
  const fields = {
    ...(actorId === null || isId(actorId) ? {} : { actorId: 'This is no id' }),
    ...(from === null || isMoment(from) ? {} : { from: 'Give an ISO 8601 date' }),
    ...(to === null || isMoment(to) ? {} : { to: 'Give an ISO 8601 date' }),
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

const isMoment = (date: Date | undefined): boolean => date !== undefined && !Number.isNaN(date.getTime());
