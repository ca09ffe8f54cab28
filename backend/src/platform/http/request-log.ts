import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per answer: method, route as declared, status, whole milliseconds; the code of a failure; and for
 * GraphQL, which answers 200 for domain outcomes, the result of each operation. 5xx are warnings. For a route with
 * `config: { quiet: true }`, and for the front end's sources, only failures are logged, and successes with
 * `LOG_LEVEL=debug`.
 */
export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('outcomes', null);
  server.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const { statusCode: status, failureCode, elapsedTime } = reply;
    const { method, outcomes } = request;
    const line = {
      method,
      route: url ?? 'none',
      status,
      ms: Math.round(elapsedTime),
      ...(failureCode === null ? {} : { code: failureCode }),
      ...(outcomes === null ? {} : { operations: outcomes }),
    };
    request.log[levelOf(status, config.quiet ?? url === undefined)](line, 'request');
    done();
  });
}

function levelOf(status: number, quiet: boolean): 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'warn';
  return quiet && status < 400 ? 'debug' : 'info';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an answer is only logged if it is a failure. */
    readonly quiet?: boolean;
  }
  interface FastifyRequest {
    /**
     * The result of each GraphQL operation, OK or the failure's code, by its name in the schema; null for other requests.
     */
    outcomes: Record<string, string> | null;
  }
}
