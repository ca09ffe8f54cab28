import type { Pool } from 'pg';

/** What to look for; all of it must hold. */
export interface AuditFilter {
  /** The whole action, or its feature: `faq` finds `faq.update`. */
  readonly action: string | null;
  readonly actorId: string | null;
  readonly targetId: string | null;
  /** Part of the name of who did it or on whom, case aside. */
  readonly search: string | null;
  /** From this moment on. */
  readonly from: Date | null;
  /** Before this moment. */
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

/** Entries that match, newest first. @param before the id of the last entry of the page before; null: from the newest on. */
export async function listAuditEntries(
  pool: Pool,
  filter: AuditFilter,
  { limit, before }: { readonly limit: number; readonly before: string | null },
): Promise<readonly AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `SELECT seq::text AS id, recorded_at AS "recordedAt", action, actor_kind AS "actorKind", actor_id AS "actorId", actor_name AS "actorName",
       target_kind AS "targetKind", target_id AS "targetId", target_name AS "targetName", client_address AS "clientAddress", details
     FROM audit_entry
     WHERE ($1::text IS NULL OR action = $1 OR starts_with(action, $1 || '.'))
       AND ($2::uuid IS NULL OR actor_id = $2)
       AND ($3::text IS NULL OR target_id = $3)
       AND ($4::text IS NULL OR strpos(lower(coalesce(actor_name, '') || E'\\n' || coalesce(target_name, '')), lower($4)) > 0)
       AND ($5::timestamptz IS NULL OR recorded_at >= $5)
       AND ($6::timestamptz IS NULL OR recorded_at < $6)
       AND ($7::bigint IS NULL OR seq < $7)
     ORDER BY seq DESC LIMIT $8`,
    [filter.action, filter.actorId, filter.targetId, filter.search, filter.from, filter.to, before, limit],
  );
  return rows;
}
