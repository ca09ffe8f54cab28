import type { PoolClient } from 'pg';
import type { EventRef } from './webhook.event.repository.ts';
import { queueAlerts } from './webhook.alert.repository.ts';
import {
  afterRequest,
  alertAfterMs,
  type Health,
  type RequestKind,
  isDown,
  retryInSeconds,
} from './webhook.rules.ts';
import type { SendResult } from './webhook.sender.ts';

/** An event of a request. */
export interface Item extends EventRef {
  /** Null: it comes from the cursor and has no delivery yet. */
  readonly deliverySeq: number | null;
  readonly attempts: number;
}

/** A request that has ended. */
export interface Sent {
  readonly kind: RequestKind;
  /** What was sent. */
  readonly items: readonly Item[];
  /** Events with nothing to send anymore. */
  readonly skipped: readonly Item[];
  /** Null: nothing was left to send, so no request was made. */
  readonly result: SendResult | null;
}

/** How many successes are kept, so more need not be written at once. */
const keptSuccesses = 1000;

/**
 * Records the results of an endpoint's requests, in the order they ended, and moves its cursor, all in the transaction of
 * `client`. It does not wait for the disk: whatever a crash loses is sent again under the same ids.
 *
 * @param joinedSeq the place up to which the join order is settled. @returns the endpoint's state; null if it was deleted in
 * the meantime.
 */
export async function settle(
  client: PoolClient,
  endpointId: string,
  sent: readonly Sent[],
  joinedSeq: number,
): Promise<Health | null> {
  await client.query(`SELECT set_config('synchronous_commit', 'off', true)`);
  const before = await lockHealth(client, endpointId);
  if (before === null) return null;
  const now = new Date();
  const after = sent.reduce((health, each) => afterRequest(health, each, now), before);
  const rows = sent.flatMap((each) => toRows(each));
  const news = rows.filter(({ deliverySeq }) => deliverySeq === null);
  const failed = news.filter(({ state }) => state !== 'delivered');
  const delivered = news.filter(({ state }) => state === 'delivered').slice(-keptSuccesses);
  await insertDeliveries(client, endpointId, [...failed, ...delivered]);
  await updateDeliveries(
    client,
    rows.filter(({ deliverySeq }) => deliverySeq !== null),
  );
  const alerted = await alertIfDue(client, endpointId, before, after, now);
  await writeHealth(client, endpointId, alerted, joinedSeq);
  if (isDown(before) && !isDown(alerted)) await retryNow(client, endpointId);
  await countRequests(client, endpointId, sent);
  return alerted;
}

/** Mails the admins once when it is disabled, and once when nothing got through for a day. */
async function alertIfDue(
  client: PoolClient,
  endpointId: string,
  before: Health,
  after: Health,
  now: Date,
): Promise<Health> {
  if (after.state === 'disabled' && before.state !== 'disabled') {
    await queueAlerts(client, endpointId, 'disabled', after.failingSince ?? now);
    return { ...after, alertedAt: now };
  }
  const failingMs = after.failingSince === null ? 0 : now.getTime() - after.failingSince.getTime();
  if (after.state !== 'active' || after.alertedAt !== null || failingMs < alertAfterMs) return after;
  await queueAlerts(client, endpointId, 'failing', after.failingSince ?? now);
  return { ...after, alertedAt: now };
}

interface DeliveryRow extends Item {
  readonly state: 'pending' | 'delivered' | 'failed' | 'skipped';
  readonly retryInSeconds: number | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly durationMs: number | null;
}

const oneDaySeconds = 86_400;

function toRows({ kind, items, skipped, result }: Sent): readonly DeliveryRow[] {
  const nothing = { retryInSeconds: null, status: null, error: null, answer: null, durationMs: null };
  const left = skipped
    .filter(({ deliverySeq }) => deliverySeq !== null)
    .map((item) => ({ ...item, ...nothing, state: 'skipped' as const }));
  if (result === null) return left;
  const { ok, status, error, durationMs } = result;
  const rows = items.map((item): DeliveryRow => {
    const attempts = kind === 'probe' && !ok && item.deliverySeq !== null ? item.attempts : item.attempts + 1;
    if (ok)
      return {
        ...item,
        attempts,
        state: 'delivered',
        retryInSeconds: null,
        status,
        error,
        answer: null,
        durationMs,
      };
    // A probe does not cost its event an attempt; the event moves to the end of the queue, so that the next probe uses
    // another one.
    const wait =
      attempts === item.attempts
        ? oneDaySeconds
        : retryInSeconds(attempts, result.retryAfterSeconds, Math.random());
    // The answer to a batch may name any of its users; each event's own attempt says more.
    const answer = items.length === 1 ? result.answer : null;
    return {
      ...item,
      attempts,
      state: wait === null ? 'failed' : 'pending',
      retryInSeconds: wait,
      status,
      error,
      answer,
      durationMs,
    };
  });
  return [...left, ...rows];
}

async function lockHealth(client: PoolClient, endpointId: string): Promise<Health | null> {
  const { rows } = await client.query<Health>({
    name: 'webhook_lock',
    text: `SELECT state, reason, failures, failing_since AS "failingSince", next_probe_at AS "nextProbeAt", alerted_at AS "alertedAt"
     FROM webhook_endpoint WHERE id = $1 FOR UPDATE`,
    values: [endpointId],
  });
  return rows[0] ?? null;
}

async function writeHealth(client: PoolClient, id: string, health: Health, joinedSeq: number): Promise<void> {
  const { state, reason, failures, failingSince, nextProbeAt, alertedAt } = health;
  await client.query({
    name: 'webhook_health',
    text: `UPDATE webhook_endpoint SET state = $2, reason = $3, failures = $4, failing_since = $5, next_probe_at = $6, alerted_at = $7,
       joined_seq = greatest(joined_seq, least($8, claimed_seq))
     WHERE id = $1`,
    values: [id, state, reason, failures, failingSince, nextProbeAt, alertedAt, joinedSeq],
  });
}

const recordset = `json_to_recordset($1) AS delivery ("deliverySeq" bigint, "eventId" text, type text, source text, "sourceSeq" bigint,
  state text, attempts integer, "retryInSeconds" float8, status smallint, error text, answer text, "durationMs" integer)`;

async function insertDeliveries(
  client: PoolClient,
  endpointId: string,
  rows: readonly DeliveryRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'webhook_deliveries',
    text: `INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, attempts, next_attempt_at, status, error,
       answer, duration_ms, attempted_at)
     SELECT $2, "eventId", type, source, "sourceSeq", state, attempts, clock_timestamp() + make_interval(secs => "retryInSeconds"),
       status, error, answer, "durationMs", clock_timestamp()
     FROM ${recordset}`,
    values: [JSON.stringify(rows), endpointId],
  });
}

/** A delivery that is no longer pending, because an admin enabled the endpoint from now on, stays as it is. */
async function updateDeliveries(client: PoolClient, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `UPDATE webhook_delivery AS stored SET state = delivery.state, attempts = delivery.attempts,
       next_attempt_at = clock_timestamp() + make_interval(secs => "retryInSeconds"), status = delivery.status,
       error = delivery.error, answer = delivery.answer, duration_ms = "durationMs", attempted_at = clock_timestamp()
     FROM ${recordset} WHERE stored.seq = "deliverySeq" AND stored.state = 'pending'`,
    [JSON.stringify(rows)],
  );
}

/** An endpoint that is up again immediately gets what waited for it. */
async function retryNow(client: PoolClient, endpointId: string): Promise<void> {
  await client.query(
    `UPDATE webhook_delivery SET next_attempt_at = clock_timestamp()
     WHERE endpoint_id = $1 AND state = 'pending' AND next_attempt_at > clock_timestamp()`,
    [endpointId],
  );
}

async function countRequests(client: PoolClient, endpointId: string, sent: readonly Sent[]): Promise<void> {
  const results = sent.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return;
  const succeeded = results.filter(({ ok }) => ok).length;
  await client.query({
    name: 'webhook_count',
    text: `INSERT INTO webhook_hour AS hour (endpoint_id, hour, succeeded, failed) VALUES ($1, date_trunc('hour', now()), $2, $3)
     ON CONFLICT (endpoint_id, hour) DO UPDATE SET succeeded = hour.succeeded + excluded.succeeded, failed = hour.failed + excluded.failed`,
    values: [endpointId, succeeded, results.length - succeeded],
  });
}
