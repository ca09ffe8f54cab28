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
  readonly details?: AuditDetails;
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

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

/**
 * What a change did: of each field that differs, what it was, `name.from`, and what it is, `name.to`; empty if none does.
 * Values that are no text, number or truth value are JSON.
 */
export function changeDetails<Fields extends object>(before: Fields, after: Fields): AuditDetails {
  const were = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after)
      .map(([field, is]) => ({ field, was: plainValue(were.get(field)), is: plainValue(is) }))
      .filter(({ was, is }) => was !== is)
      .flatMap(({ field, was, is }) => [
        [`${field}.from`, was],
        [`${field}.to`, is],
      ]),
  );
}

const plainValue = (value: unknown): AuditDetails[string] => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
};

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
