import type { ClientBase, Pool } from 'pg';
import type { Viewer } from '../auth/viewer.ts';

/** Who did it. */
export interface AuditActor {
  readonly kind: 'admin' | 'api-key' | 'visitor' | 'command-line';
  readonly id?: string;
  /** As they were called at the time: an admin's e-mail address, a key's name. */
  readonly name?: string;
}

/** On whom or what it was done. */
export interface AuditTarget {
  /** The feature's word for it: `admin`, `api-key`, `faq`. */
  readonly kind: string;
  readonly id: string;
  /** As it was called at the time. */
  readonly name?: string;
}

export interface AuditEvent {
  /** Feature and deed: `admin.login`, `faq.update`. */
  readonly action: `${string}.${string}`;
  readonly actor: AuditActor;
  readonly target?: AuditTarget;
  /** The client's address; left out for what was done on the machine's command line. */
  readonly clientAddress?: string;
  /** What a reader needs to know besides. Never a password, token, key or code. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The viewer as the one who did it. */
export function actorOf(viewer: Viewer | null): AuditActor {
  switch (viewer?.kind) {
    case 'session':
      return { kind: 'admin', id: viewer.adminId, name: viewer.email };
    case 'api-key':
      return { kind: 'api-key', id: viewer.apiKeyId, name: viewer.name };
    case undefined:
      return { kind: 'visitor' };
  }
}

/**
 * Adds an entry, in the transaction of `client`: it is there if and only if what it tells of is. The table refuses every
 * change of what was written.
 */
export async function recordAudit(client: ClientBase | Pool, event: AuditEvent): Promise<void> {
  const { action, actor, target, clientAddress = null, details = {} } = event;
  await client.query(
    `INSERT INTO audit_entry (action, actor_kind, actor_id, actor_name, target_kind, target_id, target_name, client_address, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      action,
      actor.kind,
      actor.id ?? null,
      actor.name ?? null,
      target?.kind ?? null,
      target?.id ?? null,
      target?.name ?? null,
      clientAddress,
      JSON.stringify(details),
    ],
  );
}
