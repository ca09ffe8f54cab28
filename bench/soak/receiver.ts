import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { boundPort } from '../../backend/src/platform/port.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import type { Findings } from './findings.ts';

/** The content of a webhook, and whether it was accepted. */
export interface Delivered {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** How often it was answered with 204. */
  taken: number;
  /** How often it was refused on purpose. */
  refused: number;
}

const failShare = 0.02;
const slowShare = 0.01;
const slowMs = 2500;

/** A receiver of webhooks: rejects some with 500, once each, and answers others late. Keeps every event by its id. */
export class Receiver {
  readonly events = new Map<string, Delivered>();
  url = '';
  #webhook: Webhook | undefined;
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** From now on every signature is checked. */
  useSecret(secret: string): void {
    this.#webhook = new Webhook(secret);
  }

  async start(lifecycle: Lifecycle): Promise<void> {
    const server = createServer((request, answer) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const id = String(request.headers['webhook-id']);
        void this.#statusFor(id, body, request.headers).then((status) => answer.writeHead(status).end());
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    lifecycle.onStop('the receiver', () => {
      server.closeAllConnections();
      server.close();
    });
    this.url = `http://127.0.0.1:${boundPort(server)}/`;
  }

  async #statusFor(id: string, body: string, headers: NodeJS.Dict<string | string[]>): Promise<number> {
    try {
      this.#webhook?.verify(body, headers as Record<string, string>);
    } catch (error) {
      this.#findings.wrong('webhook: signature', `${id}: ${String(error)}`);
      return 401;
    }
    const { type, data } = JSON.parse(body) as Pick<Delivered, 'type' | 'data'>;
    const known = this.events.get(id) ?? { type, data, taken: 0, refused: 0 };
    this.events.set(id, known);
    if (known.taken === 0 && known.refused === 0 && Math.random() < failShare) {
      known.refused += 1;
      return 500;
    }
    if (Math.random() < slowShare) await sleep(slowMs);
    known.taken += 1;
    return 204;
  }
}
