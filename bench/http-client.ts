import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Call {
  readonly port: number;
  readonly path: string;
  /** JSON to post; left out: a GET. */
  readonly body?: string;
  readonly agent: Agent | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rejects if the answer is not complete by then; left out: waits as long as it takes. */
  readonly timeoutMs?: number;
}

/** Calls a server of this machine. */
export function call({ port, path, body, agent, headers, timeoutMs }: Call): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const json =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const method = body === undefined ? 'GET' : 'POST';
  const outgoing = request(
    { host: '127.0.0.1', port, method, path, agent, headers: { ...json, ...headers } },
    (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
      );
      incoming.on('error', reject);
    },
  );
  outgoing.on('error', reject);
  outgoing.end(body);
  if (timeoutMs === undefined) return promise;
  const timer = setTimeout(() => outgoing.destroy(new Error('TIMEOUT')), timeoutMs);
  return promise.finally(() => clearTimeout(timer));
}

/** Clients that call the server, each on its own keep-alive connection. */
export class HttpClients {
  readonly #agents: readonly Agent[];
  readonly #port: number;

  constructor(port: number, clients: number) {
    this.#port = port;
    this.#agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  }

  get(client: number, path: string): Promise<Answer> {
    return call({ port: this.#port, path, agent: this.#agents[client] });
  }

  post(client: number, path: string, body: string): Promise<Answer> {
    return call({ port: this.#port, path, body, agent: this.#agents[client] });
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}
