import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import type { DisabledReason, EndpointState } from './webhook.rules.ts';

/* SQL, not entities: an endpoint's backlog is computed from the join order, and its times are the database's. */

/** The settings of an endpoint. */
export interface EndpointSettings {
  readonly url: string;
  readonly description: string;
  readonly types: readonly string[];
  readonly personalData: boolean;
  readonly batchSize: number;
  readonly perSecond: number;
}

/** An endpoint as admins see it. */
export interface EndpointRow extends EndpointSettings {
  readonly id: string;
  readonly state: EndpointState;
  readonly reason: DisabledReason | null;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly nextProbeAt: Date | null;
  readonly secretVersion: number;
  readonly previousUntil: Date | null;
  /** Email of the admin who created it or took it over; null if unknown. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
  /** Joins behind its cursor, joins to replay, and waiting deliveries. */
  readonly backlog: number;
  /** Requests of the last 24 hours. */
  readonly succeeded: number;
  readonly failed: number;
}

type StoredEndpoint = Omit<EndpointRow, 'backlog' | 'succeeded' | 'failed'> &
  Readonly<Record<'backlog' | 'succeeded' | 'failed', string>>;

const joinTypes = `ARRAY['signup.joined', 'signup.credited']`;

const selectEndpoints = `SELECT endpoint.id, url, description, types, personal_data AS "personalData", batch_size AS "batchSize",
    per_second AS "perSecond", state, reason, failures, failing_since AS "failingSince", next_probe_at AS "nextProbeAt",
    secret_version AS "secretVersion", CASE WHEN previous_until > now() THEN previous_until END AS "previousUntil",
    (SELECT nullif(email, '') FROM admin_account WHERE id = endpoint.created_by) AS "createdBy", created_at AS "createdAt", (
      CASE WHEN types && ${joinTypes} THEN (SELECT last_seq FROM waitlist_head) - joined_seq ELSE 0 END
      + (SELECT coalesce(sum(to_seq - next_seq + 1), 0) FROM webhook_replay WHERE endpoint_id = endpoint.id)
      + (SELECT count(*) FROM webhook_delivery AS delivery WHERE delivery.endpoint_id = endpoint.id AND delivery.state = 'pending')
    )::text AS backlog, coalesce(recent.succeeded, 0)::text AS succeeded, coalesce(recent.failed, 0)::text AS failed
  FROM webhook_endpoint AS endpoint
  LEFT JOIN LATERAL (
    SELECT sum(hour.succeeded) AS succeeded, sum(hour.failed) AS failed FROM webhook_hour AS hour
    WHERE hour.endpoint_id = endpoint.id AND hour.hour > now() - interval '24 hours') AS recent ON true`;

const toEndpoint = ({ backlog, succeeded, failed, ...row }: StoredEndpoint): EndpointRow => ({
  ...row,
  backlog: Number(backlog),
  succeeded: Number(succeeded),
  failed: Number(failed),
});

export async function listEndpoints(pool: Pool): Promise<readonly EndpointRow[]> {
  const { rows } = await pool.query<StoredEndpoint>(`${selectEndpoints} ORDER BY created_at, endpoint.id`);
  return rows.map(toEndpoint);
}

export async function findEndpoint(client: ClientBase | Pool, id: string): Promise<EndpointRow | null> {
  const { rows } = await client.query<StoredEndpoint>(`${selectEndpoints} WHERE endpoint.id = $1`, [id]);
  return rows[0] === undefined ? null : toEndpoint(rows[0]);
}

/** Like {@link findEndpoint}, locked until the transaction ends. */
export async function lockEndpoint(client: ClientBase, id: string): Promise<EndpointRow | null> {
  await client.query('SELECT FROM webhook_endpoint WHERE id = $1 FOR UPDATE', [id]);
  return findEndpoint(client, id);
}

/** Makes this transaction the only one that adds endpoints until it ends. @returns how many there are. */
export async function lockEndpointCount(client: ClientBase): Promise<number> {
  await lockByName(client, 'webhook endpoints');
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM webhook_endpoint',
  );
  return rows[0]?.count ?? 0;
}

/** `fromStart`: whether its cursor starts before the first join, or after the newest. */
export async function insertEndpoint(
  client: ClientBase,
  id: string,
  settings: EndpointSettings,
  { fromStart, createdBy }: { readonly fromStart: boolean; readonly createdBy: string },
): Promise<void> {
  const { url, description, types, personalData, batchSize, perSecond } = settings;
  await client.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, created_by, joined_seq, claimed_seq)
     SELECT $1, $2, $3, $4, $5, $6, $7, $9, start, start
     FROM (SELECT CASE WHEN $8 THEN 0 ELSE last_seq END AS start FROM waitlist_head) AS cursor`,
    [id, url, description, types, personalData, batchSize, perSecond, fromStart, createdBy],
  );
}

/** An endpoint that now also wants joins gets them from now on: its cursor was not moved before. */
export async function updateEndpoint(
  client: ClientBase,
  id: string,
  settings: EndpointSettings,
): Promise<void> {
  const { url, description, types, personalData, batchSize, perSecond } = settings;
  await client.query(
    `UPDATE webhook_endpoint SET url = $2, description = $3, types = $4, personal_data = $5, batch_size = $6, per_second = $7,
       joined_seq = CASE WHEN types && ${joinTypes} THEN joined_seq ELSE greatest(claimed_seq, head.last_seq) END,
       claimed_seq = CASE WHEN types && ${joinTypes} THEN claimed_seq ELSE greatest(claimed_seq, head.last_seq) END
     FROM waitlist_head AS head WHERE id = $1`,
    [id, url, description, types, personalData, batchSize, perSecond],
  );
}

export async function pauseEndpoint(client: ClientBase, id: string): Promise<void> {
  await client.query(`UPDATE webhook_endpoint SET state = 'paused' WHERE id = $1`, [id]);
}

/** Resets its health: it resumes with everything it missed, or skips that. */
export async function enableEndpoint(client: ClientBase, id: string, from: 'LAST' | 'NOW'): Promise<void> {
  await client.query(
    `UPDATE webhook_endpoint SET state = 'active', reason = NULL, failures = 0, failing_since = NULL, next_probe_at = NULL,
       alerted_at = NULL WHERE id = $1`,
    [id],
  );
  if (from === 'LAST') {
    await client.query(
      `UPDATE webhook_delivery SET next_attempt_at = clock_timestamp() WHERE endpoint_id = $1 AND state = 'pending'`,
      [id],
    );
    return;
  }
  await client.query(
    `UPDATE webhook_endpoint SET joined_seq = greatest(claimed_seq, last_seq), claimed_seq = greatest(claimed_seq, last_seq)
     FROM waitlist_head WHERE id = $1`,
    [id],
  );
  await client.query(
    `UPDATE webhook_delivery SET state = 'skipped', next_attempt_at = NULL WHERE endpoint_id = $1 AND state = 'pending'`,
    [id],
  );
  await client.query('DELETE FROM webhook_replay WHERE endpoint_id = $1', [id]);
}

export async function deleteEndpoint(client: ClientBase, id: string): Promise<void> {
  await client.query('DELETE FROM webhook_endpoint WHERE id = $1', [id]);
}

/** Rotates the secret; the previous one keeps signing, too, for some hours. */
export async function rotateSecret(client: ClientBase, id: string, overlapHours: number): Promise<void> {
  await client.query(
    `UPDATE webhook_endpoint SET secret_version = secret_version + 1, previous_until = now() + make_interval(hours => $2) WHERE id = $1`,
    [id, overlapHours],
  );
}

/** An endpoint that an admin leaves behind. */
export interface LeftEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string;
}

/** The endpoints that an admin created and that send personal data, oldest first. A disabled one counts: it may be enabled. */
export async function endpointsLeftBy(
  client: ClientBase | Pool,
  adminId: string,
): Promise<readonly LeftEndpoint[]> {
  const { rows } = await client.query<LeftEndpoint>(
    `SELECT id, url, description FROM webhook_endpoint
     WHERE created_by = $1 AND personal_data AND state <> 'paused' ORDER BY created_at, id`,
    [adminId],
  );
  return rows;
}

/** Pauses {@link endpointsLeftBy} an admin. */
export async function pauseEndpointsLeftBy(client: ClientBase, adminId: string): Promise<void> {
  await client.query(
    `UPDATE webhook_endpoint SET state = 'paused', reason = NULL
     WHERE created_by = $1 AND personal_data AND state <> 'paused'`,
    [adminId],
  );
}

/** Makes another admin the creator of everything that an admin created. */
export async function takeOverEndpoints(client: ClientBase, adminId: string, byId: string): Promise<void> {
  await client.query('UPDATE webhook_endpoint SET created_by = $2 WHERE created_by = $1', [adminId, byId]);
}
