import { Agent, request, type RequestOptions } from 'node:http';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Clients that call the server, each on its own connection, which is kept. */
export class HttpClients {
  readonly #agents: readonly Agent[];
  readonly #port: number;

  constructor(port: number, clients: number) {
    this.#port = port;
    this.#agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  }

  get(client: number, path: string): Promise<Answer> {
    return this.#send(client, { method: 'GET', path }, '');
  }

  post(client: number, path: string, body: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return this.#send(client, { method: 'POST', path, headers }, body);
  }

  #send(client: number, options: RequestOptions, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port: this.#port, agent: this.#agents[client], ...options },
        (incoming) => {
          let text = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => (text += chunk));
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}
