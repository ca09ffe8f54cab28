import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { boundPort } from '../../platform/port.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { WebhookSender } from './webhook.sender.ts';
import { runWebhooks, type RunOptions } from './webhook.run.ts';

/** For tests and benchmarks: a receiver of webhooks, endpoints as rows, and runs without a job queue. */

export const testSecrets = createSecrets('a secret of the tests, long enough for them');

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly events: readonly ReceivedEvent[];
}

/** What to answer; null: never. */
export type Answer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
} | null;

export interface Receiver {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Every event of every request, in order of arrival. */
  events(): readonly ReceivedEvent[];
  /** Sets the answers from now on; 204 by default. */
  answer: (request: ReceivedRequest) => Answer | Promise<Answer>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const received = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        events: eventsOf(request.headers, body),
      };
      requests.push(received);
      void Promise.resolve(receiver.answer(received)).then((answer) => {
        if (answer !== null) response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = boundPort(server);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    requests,
    events: () => requests.flatMap(({ events }) => events),
    answer: () => ({ status: 204 }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

function eventsOf(headers: IncomingHttpHeaders, text: string): readonly ReceivedEvent[] {
  const body = JSON.parse(text) as { type: string; data: { events?: readonly ReceivedEvent[] } };
  if (body.type === 'batch') return body.data.events ?? [];
  return [{ id: String(headers['webhook-id']), type: body.type, data: body.data }];
}

export interface EndpointSeed {
  readonly url: string;
  readonly types?: readonly string[];
  readonly personalData?: boolean;
  readonly batchSize?: number;
  readonly perSecond?: number;
  /** Where its cursor starts; left out: at the newest join. */
  readonly joinedSeq?: number;
}

/** An endpoint as a row. @returns its id. */
/** What was recorded for endpoints, in order: nothing while there is none. */
export async function recordedEvents(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ type: string }>('SELECT type FROM event ORDER BY event.seq');
  return rows.map(({ type }) => type);
}

export async function seedEndpoint(pool: Pool, seed: EndpointSeed): Promise<string> {
  const { url, types = ['signup.joined', 'signup.credited'], personalData = false } = seed;
  const { batchSize = 1, perSecond = 1000, joinedSeq = null } = seed;
  const id = randomUUID();
  await pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     SELECT $1, $2, 'Test', $3, $4, $5, $6, start, start
     FROM (SELECT coalesce($7::bigint, last_seq) AS start FROM waitlist_head) AS cursor`,
    [id, url, types, personalData, batchSize, perSecond, joinedSeq],
  );
  return id;
}

export const localSender = (timeoutMs = 2000): WebhookSender =>
  new WebhookSender({ allowAddresses: ['127.0.0.0/8'], timeoutMs });

/** One run of the runner; it ends soon after there is nothing left to do. */
export function runOnce(pool: Pool, options: Partial<RunOptions> & { readonly signal?: AbortSignal } = {}) {
  const { signal = new AbortController().signal, ...more } = options;
  return runWebhooks(
    {
      pool,
      secrets: testSecrets,
      sender: localSender(),
      runMs: 20_000,
      idleMs: 100,
      aheadSeconds: 0,
      ...more,
    },
    { log: pino({ level: 'silent' }), signal },
  );
}

/** Waits until the condition is true; says what it waited for if that takes too long. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 15_000,
): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await sleep(20))
    if (Date.now() > deadline) throw new Error(`It did not come true: ${what}`);
}
