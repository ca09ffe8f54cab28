import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import mercurius from 'mercurius';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { boundPort } from '../../backend/src/platform/port.ts';
import { openPool } from '../../backend/src/platform/database/database.ts';
import { serveParent } from './serve-parent.ts';

const schema = `
  type Query { rank(userId: ID, referralId: String): Rank! }
  type Rank { userId: ID!, referralId: String!, rank: Int! }
`;

/**
 * A rank over GraphQL as a fast server library answers it, with the equipment that the product has: security headers,
 * cookies, a rate limit, metrics, and a log line for each request, as these come from Fastify's own plugins. It asks the
 * product's SQL function, with one statement for each request.
 */
await serveParent(async ({ databaseUrl, connections }) => {
  const pool = openPool(databaseUrl, { name: 'waitlist-mercurius', max: connections });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'calls_total',
    help: 'Calls.',
    labelNames: ['operation', 'code'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'request_seconds',
    help: 'Durations.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const server = fastify({ logger: true, logController: new LogController({ disableRequestLogging: true }) });
  await server.register(cookie);
  await server.register(helmet);
  await server.register(rateLimit, { max: 1_000_000_000, timeWindow: '1 minute' });
  server.addHook('onResponse', (request, reply, done) => {
    calls.inc({ operation: 'Query.rank', code: 'OK' });
    durations.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route: '/graphql', status: reply.statusCode, ms }, 'request');
    done();
  });
  await server.register(mercurius, {
    schema,
    resolvers: {
      Query: { rank: (_source: unknown, { userId }: { readonly userId: string }) => findRank(pool, userId) },
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: boundPort(server.server),
    stop: async () => {
      await server.close();
      await pool.end();
    },
  };
});

interface Rank {
  readonly userId: string;
  readonly referralId: string;
  readonly rank: number;
}

async function findRank(pool: Pool, userId: string): Promise<Rank | undefined> {
  const { rows } = await pool.query<Rank>({
    name: 'rank',
    text: `SELECT id AS "userId", referral_id AS "referralId", waitlist_rank(seq)::float8 AS rank FROM signup WHERE id = $1`,
    values: [userId],
  });
  return rows[0];
}
