import type { Pool, PoolClient } from 'pg';
import { isEventType } from '../../platform/events/event-types.ts';
import type { EventRef } from './webhook.event.repository.ts';
import { readJoinEvents } from './webhook.event.repository.ts';
import type { Health } from './webhook.rules.ts';
import type { SecretVersion } from './webhook.secret.ts';

/* SQL, not entities: claims, due rows and heartbeats use the database's clock and its locks. */

/** An endpoint as the runner needs it. */
export interface RunnerEndpoint extends Health, SecretVersion {
  readonly url: string;
  readonly types: readonly string[];
  readonly personalData: boolean;
  readonly batchSize: number;
  readonly perSecond: number;
  readonly joinedSeq: number;
  readonly claimedSeq: number;
  readonly hasReplay: boolean;
}

/** Every endpoint, the end of the join order, and in how many seconds something is due next; null: nothing is. */
export interface Look {
  readonly endpoints: readonly RunnerEndpoint[];
  readonly lastSeq: number;
  readonly dueInSeconds: number | null;
}

type EndpointRow = Omit<RunnerEndpoint, 'joinedSeq' | 'claimedSeq'> & {
  readonly joinedSeq: string;
  readonly claimedSeq: string;
  readonly lastSeq: string;
  readonly dueInSeconds: number | null;
};

export async function lookAtEndpoints(pool: Pool): Promise<Look> {
  const { rows } = await pool.query<EndpointRow>(
    `SELECT id, url, types, personal_data AS "personalData", batch_size AS "batchSize", per_second AS "perSecond",
       state, reason, secret_version AS "secretVersion", previous_until AS "previousUntil",
       joined_seq::text AS "joinedSeq", claimed_seq::text AS "claimedSeq", failures, failing_since AS "failingSince",
       next_probe_at AS "nextProbeAt", alerted_at AS "alertedAt",
       EXISTS (SELECT FROM webhook_replay WHERE endpoint_id = id) AS "hasReplay",
       (SELECT last_seq::text FROM waitlist_head) AS "lastSeq",
       CASE WHEN state = 'active' THEN extract(epoch FROM coalesce(next_probe_at, (
         SELECT min(next_attempt_at) FROM webhook_delivery AS delivery
         WHERE delivery.endpoint_id = webhook_endpoint.id AND delivery.state = 'pending')) - clock_timestamp())::float8 END AS "dueInSeconds"
     FROM webhook_endpoint ORDER BY created_at, id`,
  );
  const dues = rows.flatMap(({ dueInSeconds }) => dueInSeconds ?? []);
  return {
    endpoints: rows.map((row) => ({
      ...row,
      joinedSeq: Number(row.joinedSeq),
      claimedSeq: Number(row.claimedSeq),
    })),
    lastSeq: Number(rows[0]?.lastSeq ?? 0),
    dueInSeconds: dues.length === 0 ? null : Math.min(...dues),
  };
}

/** Claims joins up to a place, see `webhook_claim`. @returns the place claimed up to; null if it is no longer active. */
export async function claimJoins(pool: Pool, endpointId: string, through: number): Promise<number | null> {
  const { rows } = await pool.query<{ claimed: string | null }>(
    'SELECT webhook_claim($1, $2)::text AS claimed',
    [endpointId, through],
  );
  const claimed = rows[0]?.claimed ?? null;
  return claimed === null ? null : Number(claimed);
}

/** Moves an endpoint's cursor past places without events for it. */
export async function moveCursor(pool: Pool, endpointId: string, through: number): Promise<void> {
  await pool.query(
    'UPDATE webhook_endpoint SET joined_seq = greatest(joined_seq, least($2, claimed_seq)) WHERE id = $1',
    [endpointId, through],
  );
}

/** Creates endpoints' deliveries of recorded events. @returns how many events were taken. */
export async function fanOut(pool: Pool, atMost: number): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>('SELECT webhook_fan_out($1) AS taken', [atMost]);
  return rows[0]?.taken ?? 0;
}

/** A delivery that is to be sent. */
export interface DueDelivery extends EventRef {
  readonly deliverySeq: number;
  readonly attempts: number;
}

/** The deliveries of an endpoint that are due, oldest first, except the given ones. */
export async function dueDeliveries(
  pool: Pool,
  endpointId: string,
  {
    atMost,
    but,
    evenIfNotDue,
  }: { readonly atMost: number; readonly but: readonly number[]; readonly evenIfNotDue: boolean },
): Promise<readonly DueDelivery[]> {
  const { rows } = await pool.query<
    Record<'deliverySeq' | 'sourceSeq' | 'type' | 'eventId', string> &
      Pick<DueDelivery, 'source' | 'attempts'>
  >(
    `SELECT seq::text AS "deliverySeq", source, source_seq::text AS "sourceSeq", type, event_id AS "eventId", attempts
     FROM webhook_delivery
     WHERE endpoint_id = $1 AND state = 'pending' AND ($4 OR next_attempt_at <= clock_timestamp()) AND seq <> ALL ($3)
     ORDER BY next_attempt_at, seq LIMIT $2`,
    [endpointId, atMost, but, evenIfNotDue],
  );
  return rows.flatMap(({ type, deliverySeq, sourceSeq, ...row }) =>
    isEventType(type)
      ? [{ ...row, type, deliverySeq: Number(deliverySeq), sourceSeq: Number(sourceSeq) }]
      : [],
  );
}

const replayRange = 500;

/** Turns the next part of an endpoint's oldest replay into deliveries; the rest stays a range of places. */
export async function continueReplay(client: PoolClient, endpointId: string): Promise<void> {
  const { rows } = await client.query<{
    seq: string;
    types: readonly string[];
    nextSeq: string;
    toSeq: string;
  }>(
    `SELECT seq::text, types, next_seq::text AS "nextSeq", to_seq::text AS "toSeq" FROM webhook_replay
     WHERE endpoint_id = $1 ORDER BY webhook_replay.seq LIMIT 1 FOR UPDATE`,
    [endpointId],
  );
  const [replay] = rows;
  if (replay === undefined) return;
  const from = Number(replay.nextSeq) - 1;
  const to = Math.min(Number(replay.toSeq), from + replayRange);
  const refs = await readJoinEvents(client, replay.types, from, to);
  await client.query(
    `INSERT INTO webhook_delivery (endpoint_id, event_id, type, source, source_seq, state, next_attempt_at)
     SELECT $1, "eventId", type, 'join', "sourceSeq", 'pending', clock_timestamp()
     FROM json_to_recordset($2) AS ref ("eventId" text, type text, "sourceSeq" bigint)`,
    [endpointId, JSON.stringify(refs)],
  );
  if (to >= Number(replay.toSeq))
    await client.query('DELETE FROM webhook_replay WHERE seq = $1', [replay.seq]);
  else await client.query('UPDATE webhook_replay SET next_seq = $2 WHERE seq = $1', [replay.seq, to + 1]);
}

export async function maintain(pool: Pool): Promise<void> {
  await pool.query('SELECT webhook_maintain()');
}

export async function trimDeliveries(pool: Pool, endpointId: string): Promise<void> {
  await pool.query('SELECT webhook_trim($1)', [endpointId]);
}
