import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpCall {
  readonly port: number;
  readonly path: string;
  /** JSON to post; left out: a GET. */
  readonly body?: string | undefined;
  readonly agent?: Agent | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rejects if the answer is not complete by then; left out: waits as long as it takes. */
  readonly timeoutMs?: number;
}

/** Calls a server of this machine. */
export function call({ port, path, body, agent, headers, timeoutMs }: HttpCall): Promise<Answer> {
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

/** What failed, `503 DATABASE_UNAVAILABLE` over REST and `GraphQL DATABASE_UNAVAILABLE` otherwise; empty if nothing did. */
export function failureIn({ status, body }: Answer): string {
  const isGraphql = body.includes('"errors":[');
  if (status < 400 && !isGraphql) return '';
  return `${isGraphql ? 'GraphQL' : status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? 'without a code'}`;
}
