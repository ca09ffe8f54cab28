import type { ClientBase, Pool } from 'pg';
import type { Caller, Viewer } from '../auth/viewer.ts';

/** Who did it. */
export interface AuditActor {
  readonly kind: 'admin' | 'api-key' | 'visitor' | 'command-line';
  readonly id?: string;
  /** Their name at the time: an admin's email address, a key's name. */
  readonly name?: string;
}

/** What the action was applied to. */
export interface AuditTarget {
  /** The feature's word for it: `admin`, `api-key`, `faq`. */
  readonly kind: string;
  readonly id: string;
  /** Its name at the time. */
  readonly name?: string;
}

export interface AuditEvent {
  /** Feature and verb: `admin.login`, `faq.update`. */
  readonly action: `${string}.${string}`;
  readonly actor: AuditActor;
  readonly target?: AuditTarget;
  /** The client's address; left out for actions on the machine's command line. */
  readonly clientAddress?: string;
  /** Other details a reader needs. Never a password, token, key or code. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** What a change did, as details: the names of the fields that differ, and what they were and are, as JSON. Null: nothing. */
export function changeDetails(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Required<AuditEvent>['details'] | null {
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  const of = (values: Readonly<Record<string, unknown>>) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])));
  return { fields: fields.join(', '), before: of(before), after: of(after) };
}

/** The viewer as an audit actor. */
export function actorOf(viewer: Viewer | null): AuditActor {
  switch (viewer?.kind) {
    case 'session':
      return { kind: 'admin', id: viewer.adminId, name: viewer.email };
    case 'api-key':
    case 'scoped-key':
      return { kind: 'api-key', id: viewer.apiKeyId, name: viewer.name };
    case undefined:
      return { kind: 'visitor' };
  }
}

/** The part of an entry that tells who called, and from where. */
export const by = ({ viewer, clientAddress }: Caller) => ({ actor: actorOf(viewer), clientAddress });

/**
 * Adds an entry in the transaction of `client`, so that it exists if and only if its change does. The table rejects every
 * change to existing entries.
 */
export const recordAudit = (client: ClientBase | Pool, event: AuditEvent): Promise<void> =>
  recordAudits(client, [event]);

/** Adds several entries at once, in one statement and in their order. */
export async function recordAudits(client: ClientBase | Pool, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await client.query(
    `INSERT INTO audit_entry (action, actor_kind, actor_id, actor_name, target_kind, target_id, target_name, client_address, details)
     SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::jsonb[])`,
    [
      events.map(({ action }) => action),
      events.map(({ actor }) => actor.kind),
      events.map(({ actor }) => actor.id ?? null),
      events.map(({ actor }) => actor.name ?? null),
      events.map(({ target }) => target?.kind ?? null),
      events.map(({ target }) => target?.id ?? null),
      events.map(({ target }) => target?.name ?? null),
      events.map(({ clientAddress }) => clientAddress ?? null),
      events.map(({ details = {} }) => JSON.stringify(details)),
    ],
  );
}
