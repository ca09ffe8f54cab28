import type { ClientBase, Pool } from 'pg';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { DisabledReason } from './webhook.rules.ts';

/** The kind of notice. Its key names the endpoint, the admin, what happened, and this failure among others. */
export const alertKind = 'webhook-alert';

export type AlertedOf = 'failing' | 'disabled';

/** Queues an alert to every active ADMIN, in the transaction of `client`. */
export async function queueAlerts(
  client: ClientBase,
  endpointId: string,
  what: AlertedOf,
  failingSince: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM admin_account WHERE role = 'ADMIN' AND state = 'active' ORDER BY id`,
  );
  const since = Math.floor(failingSince.getTime() / 1000);
  await queueNotices(
    client,
    alertKind,
    rows.map(({ id }) => [endpointId, id, what, since].join(':')),
  );
}

/** An alert to one admin. */
export interface Alert {
  readonly key: string;
  readonly address: string;
  readonly url: string;
  readonly what: AlertedOf;
  readonly reason: DisabledReason | null;
}

/** The alerts that still apply: others are to former ADMINs, or about endpoints that work again. */
export async function findAlerts(pool: Pool, keys: readonly string[]): Promise<readonly Alert[]> {
  const { rows } = await pool.query<Alert>(
    `SELECT key, email AS address, url, part[3] AS what, endpoint.reason
     FROM unnest($1::text[]) AS key, string_to_array(key, ':') AS part
       JOIN webhook_endpoint AS endpoint ON endpoint.id = part[1]::uuid
       JOIN admin_account AS admin ON admin.id = part[2]::uuid
     WHERE admin.role = 'ADMIN' AND admin.state = 'active' AND floor(extract(epoch FROM failing_since)) = part[4]::bigint
       AND (endpoint.state = 'disabled') = (part[3] = 'disabled')`,
    [keys],
  );
  return rows;
}
