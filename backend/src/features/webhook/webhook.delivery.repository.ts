import type { ClientBase, Pool } from 'pg';
import { isEventType } from '../../platform/events/event-types.ts';
import type { NextRows } from '../../platform/paging/next-page.ts';
import type { EventRef } from './webhook.event.repository.ts';
import type { SendResult } from './webhook.sender.ts';

export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'skipped';

/** The delivery of one event to one endpoint. */
export interface DeliveryRow extends EventRef {
  /** Its place in the list; newer ones are larger. */
  readonly seq: string;
  readonly endpointId: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly attemptedAt: Date | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly durationMs: number | null;
  readonly at: Date;
}

type StoredDelivery = Omit<DeliveryRow, 'sourceSeq' | 'type'> & {
  readonly sourceSeq: string;
  readonly type: string;
};

const columns = `seq::text, endpoint_id AS "endpointId", event_id AS "eventId", type, source, source_seq::text AS "sourceSeq", state,
  attempts, next_attempt_at AS "nextAttemptAt", attempted_at AS "attemptedAt", status, error, answer, duration_ms AS "durationMs", at`;

const toDelivery = ({ type, sourceSeq, ...row }: StoredDelivery): DeliveryRow[] =>
  isEventType(type) ? [{ ...row, type, sourceSeq: Number(sourceSeq) }] : [];

/** The newest deliveries of an endpoint, before a place in the list. */
export async function listDeliveries(
  pool: Pool,
  endpointId: string,
  { state, after, limit }: NextRows<string> & { readonly state: DeliveryState | null },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await pool.query<StoredDelivery>(
    `SELECT ${columns} FROM webhook_delivery WHERE endpoint_id = $1 AND seq < coalesce($2::bigint, 9223372036854775807)
     ${state === null ? '' : 'AND state = $4'} ORDER BY webhook_delivery.seq DESC LIMIT $3`,
    [endpointId, after, limit, ...(state === null ? [] : [state])],
  );
  return rows.flatMap(toDelivery);
}

/**
 * Adds a delivery of the same event, to be sent immediately. @returns the endpoint's id; null: there is no such
 * delivery.
 */
export async function repeatDelivery(client: ClientBase, seq: string): Promise<string | null> {
  const { rows } = await client.query<{ endpointId: string }>(
    `INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, next_attempt_at)
     SELECT endpoint_id, event_id, type, source, source_seq, 'pending', clock_timestamp() FROM webhook_delivery WHERE seq = $1
     RETURNING endpoint_id AS "endpointId"`,
    [seq],
  );
  return rows[0]?.endpointId ?? null;
}

/**
 * Replays what happened between two times to an endpoint: joins and credits as a range of places, other events as
 * deliveries. @returns how many joins the range contains, and how many deliveries were added.
 */
export async function addReplay(
  client: ClientBase,
  endpointId: string,
  {
    from,
    to,
    types,
    fromJoins,
  }: {
    readonly from: Date;
    readonly to: Date;
    readonly types: readonly string[];
    readonly fromJoins: readonly string[];
  },
): Promise<{ readonly joins: number; readonly deliveries: number }> {
  const { rowCount } = await client.query(
    `INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, next_attempt_at)
     SELECT $1, webhook_id(type, id), type, 'event', seq, 'pending', clock_timestamp() FROM event
     WHERE at >= $2 AND at < $3 AND type = ANY ($4) ORDER BY seq`,
    [endpointId, from, to, types],
  );
  const { rows } = await client.query<{ joins: string }>(
    `INSERT INTO webhook_replay (endpoint_id, types, next_seq, to_seq)
     SELECT $1, $4, from_seq + 1, to_seq
     FROM (SELECT waitlist_seq_before($2) AS from_seq, waitlist_seq_before($3) AS to_seq) AS span
     WHERE to_seq > from_seq AND cardinality($4::text[]) > 0
     RETURNING (to_seq - next_seq + 1)::text AS joins`,
    [endpointId, from, to, fromJoins],
  );
  return { joins: Number(rows[0]?.joins ?? 0), deliveries: rowCount ?? 0 };
}

/** Records a test: its event and its result. */
export async function insertTest(
  client: ClientBase,
  endpointId: string,
  event: { readonly id: string; readonly at: Date },
  { ok, status, error, answer, durationMs }: SendResult,
): Promise<void> {
  await client.query(
    `WITH added AS (
       INSERT INTO event (id, type, data, at, fanned_out) VALUES ($1, 'webhook.test', json_build_object('endpointId', $2::text), $3, true)
       RETURNING seq, type, id)
     INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, attempts, status, error, answer, duration_ms, attempted_at)
     SELECT $2::uuid, webhook_id(type, id), type, 'event', seq, $4, 1, $5, $6, $7, $8, clock_timestamp() FROM added`,
    [event.id, endpointId, event.at, ok ? 'delivered' : 'failed', status, error, answer, durationMs],
  );
}
