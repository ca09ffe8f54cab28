import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { boundPort } from '../backend/src/platform/port.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { now } from './measure.ts';
import { noneRow, number, type Row } from './report.ts';

/** A receiver of webhooks. */
export interface Receiver {
  readonly port: number;
  /** When each event was told last, by its id. */
  readonly told: ReadonlyMap<string, number>;
  /** How many were refused once. */
  readonly refused: number;
  /** Closes every connection. */
  cut(): void;
}

/** Starts one on loopback; it stops with `lifecycle`. @param refusedShare the part of the events that it refuses at first. */
export async function startReceiver(lifecycle: Lifecycle, refusedShare = 0): Promise<Receiver> {
  const told = new Map<string, number>();
  const refused = new Set<string>();
  const server = createServer((request, answer) => {
    const id = String(request.headers['webhook-id']);
    const isRefused = !refused.has(id) && !told.has(id) && Math.random() < refusedShare;
    if (isRefused) refused.add(id);
    else told.set(id, now());
    request.resume().on('end', () => answer.writeHead(isRefused ? 500 : 204).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  lifecycle.onStop('the receiver', () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: boundPort(server),
    told,
    get refused() {
      return refused.size;
    },
    cut: () => server.closeAllConnections(),
  };
}

/** Has every join from now on sent to an address. @returns the last place in the join order before. */
export async function addEndpoint(pool: Pool, url: string): Promise<number> {
  const { rows } = await pool.query<{ seq: number }>(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     SELECT $1, $2, 'Laboratory', '{signup.joined}', false, 1, 100, last_seq, last_seq FROM waitlist_head
     RETURNING joined_seq::int AS seq`,
    [randomUUID(), url],
  );
  return rows[0]?.seq ?? 0;
}

/** Joins after a place in the join order of which the receiver was not told, and how many of them it will be. */
export async function untold(
  pool: Pool,
  { told }: Receiver,
  since: number,
): Promise<{ missing: number; queued: number }> {
  const { rows: queued } = await pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM webhook_delivery WHERE state = 'pending')::int
       + (SELECT sum(last_seq - joined_seq) FROM webhook_endpoint, waitlist_head)::int AS count`,
  );
  const { rows } = await pool.query<{ id: string }>(
    `SELECT webhook_id('signup.joined', id) AS id FROM signup WHERE seq > $1`,
    [since],
  );
  return { missing: rows.filter(({ id }) => !told.has(id)).length, queued: queued[0]?.count ?? 0 };
}

/** Every join was told to the receiver, or is queued for its next attempt; and nothing that is not on the list. */
export async function webhookRows(pool: Pool, receiver: Receiver, since: number): Promise<readonly Row[]> {
  const { missing, queued } = await untold(pool, receiver, since);
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::text[]) AS sent (id)
     WHERE NOT EXISTS (SELECT FROM signup WHERE webhook_id('signup.joined', signup.id) = sent.id AND seq > $2)`,
    [[...receiver.told.keys()], since],
  );
  return [
    noneRow(
      'joins that no webhook told of or will',
      Math.max(0, missing - queued),
      `${number(receiver.told.size)} delivered`,
    ),
    noneRow('webhooks of joins that are not on the list', rows[0]?.count ?? 0),
  ];
}
