import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { boundPort } from '../../backend/src/platform/port.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';

/** A webhook endpoint, and when it was told of each event last, by the event's id. */
export interface WebhookReceiver {
  readonly port: number;
  /** By `performance.now()`. */
  readonly told: ReadonlyMap<string, number>;
  /** Closes every connection. */
  cut(): void;
}

/** Starts one on loopback; it stops with `lifecycle`. */
export async function startWebhookReceiver(lifecycle: Lifecycle): Promise<WebhookReceiver> {
  const told = new Map<string, number>();
  const server = createServer((request, answer) => {
    told.set(String(request.headers['webhook-id']), performance.now());
    request.resume().on('end', () => answer.writeHead(204).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  lifecycle.onStop('the receiver', () => {
    server.closeAllConnections();
    server.close();
  });
  return { told, port: boundPort(server), cut: () => server.closeAllConnections() };
}

/** Has every join from now on sent to an address. */
export async function addWebhookEndpoint(pool: Pool, url: string): Promise<void> {
  await pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     SELECT $1, $2, 'Drill', '{signup.joined}', false, 1, 100, last_seq, last_seq FROM waitlist_head`,
    [randomUUID(), url],
  );
}
