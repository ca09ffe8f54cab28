import { type FilterQuery, type InferEntity, raw } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../platform/audit/audit.entity.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import type { NextRows } from '../../platform/paging/next-page.ts';

/** The filters; all of them must match. */
export interface AuditFilter {
  /** The whole action, or its feature: `faq` finds `faq.update`. */
  readonly action: string | null;
  readonly actorId: string | null;
  readonly targetId: string | null;
  /** Part of the actor's or the target's name, ignoring case. */
  readonly search: string | null;
  /** From this time on. */
  readonly from: Date | null;
  /** Before this time. */
  readonly to: Date | null;
}

/** An entry as it was written. */
export interface AuditRow {
  /** A whole number, as text. Higher is later. */
  readonly id: string;
  readonly recordedAt: Date;
  readonly action: string;
  readonly actorKind: 'admin' | 'api-key' | 'visitor' | 'command-line';
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly targetKind: string | null;
  readonly targetId: string | null;
  readonly targetName: string | null;
  readonly clientAddress: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Entries that match, newest first. @param before the id of the last entry on the previous page; null: start with the
 * newest.
 */
export async function listAuditEntries(
  em: EntityAccess,
  filter: AuditFilter,
  { after, limit }: NextRows<string>,
): Promise<readonly AuditRow[]> {
  const where = {
    $and: [...conditionsOf(filter), ...(after === null ? [] : [{ seq: { $lt: Number(after) } }])],
  };
  const entries = await em.find(AuditEntry, where, { orderBy: { seq: 'desc' }, limit });
  return entries.map(toRow);
}

type AuditEntity = InferEntity<typeof AuditEntry>;

function conditionsOf({
  action,
  actorId,
  targetId,
  search,
  from,
  to,
}: AuditFilter): FilterQuery<AuditEntity>[] {
  return [
    ...(action === null
      ? []
      : [{ $or: [{ action }, { [raw('starts_with(action, ?)', [`${action}.`])]: true }] }]),
    ...(actorId === null ? [] : [{ actorId }]),
    ...(targetId === null ? [] : [{ targetId }]),
    ...(search === null ? [] : [{ [raw(`strpos(${names}, lower(?))`, [search])]: { $gt: 0 } }]),
    ...(from === null ? [] : [{ recordedAt: { $gte: from } }]),
    ...(to === null ? [] : [{ recordedAt: { $lt: to } }]),
  ];
}

const names = `lower(coalesce(actor_name, '') || E'\\n' || coalesce(target_name, ''))`;

const toRow = (entry: AuditEntity): AuditRow => ({
  id: String(entry.seq),
  recordedAt: entry.recordedAt,
  action: entry.action,
  actorKind: entry.actorKind,
  actorId: entry.actorId ?? null,
  actorName: entry.actorName ?? null,
  targetKind: entry.targetKind ?? null,
  targetId: entry.targetId ?? null,
  targetName: entry.targetName ?? null,
  clientAddress: entry.clientAddress ?? null,
  details: entry.details,
});
