import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type BackupSource, reportBackups } from './backup-metrics.ts';
import { CallCounts, countRestCalls } from './call-counts.ts';
import { version } from '../version/version.ts';
import { sendFailure } from '../http/reply.ts';
import { type JobsSource, reportJobs } from './job-metrics.ts';
import { MetricsReaders } from './metrics-readers.ts';
import type { GaugeWatch } from './watched-gauges.ts';

export interface MetricsOptions {
  /** The pools to report on, by name. */
  readonly pools: Readonly<Record<string, Pool>>;
  readonly jobs: JobsSource;
  readonly backups: BackupSource;
  /** Whether the primary is known not to answer. */
  readonly isDatabaseAway: () => boolean;
  /** Whether each replica, by name, is recent enough to be read from. */
  readonly freshReplicas: () => Readonly<Record<string, boolean>>;
  readonly watchedGauges: GaugeWatch;
}

const verbs = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * `GET /metrics` in Prometheus' text format, for VIEWERs and for API keys of the scope METRICS. Requests and durations
 * in seconds by method, route and status, results of the calls of both APIs, use of the pools, replicas, the job queue,
 * waves, broadcasts and webhooks, the event loop's lag and the process. Labels come from bounded sets; nothing a client
 * sends is among them. Everything comes from memory, so an unavailable database delays it by half a second at most.
 * Mount it before the routes that it counts.
 *
 * @returns a counter for calls that do not arrive by REST.
 */
export function mountMetrics(
  server: FastifyInstance,
  { pools, jobs, backups, isDatabaseAway, freshReplicas, watchedGauges }: MetricsOptions,
): CallCounts {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(server, registry);
  const calls = new CallCounts(registry);
  countRestCalls(server, calls);
  reportDatabase(isDatabaseAway, registry);
  reportPools(pools, registry);
  reportReplicas(freshReplicas, registry);
  reportJobs(jobs, registry);
  watchedGauges.register(registry);
  reportBackups(backups, registry);
  reportVersion(registry);
  const readers = new MetricsReaders();
  server.get('/metrics', { config: { quiet: true }, schema: { hide: true } }, async (request, reply) => {
    const refusal = await readers.refusalOf(request);
    if (refusal !== null) return sendFailure(reply, refusal);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return calls;
}

function reportVersion(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: '1, with the versions of the app and of its schema.',
    labelNames: ['version', 'schema'],
    registers: [registry],
  }).set({ ...version }, 1);
}

function countRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        method: verbs.has(request.method) ? request.method : 'other',
        // The route as declared, never the requested address.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

function reportDatabase(isAway: () => boolean, registry: Registry): void {
  new Gauge({
    name: 'database_available',
    help: '1 while the primary answers, 0 while it is known not to.',
    registers: [registry],
    collect() {
      this.set(isAway() ? 0 : 1);
    },
  });
}

function reportReplicas(fresh: MetricsOptions['freshReplicas'], registry: Registry): void {
  new Gauge({
    name: 'database_replica_fresh',
    help: '1 while a replica is read from, 0 while it is away or too far behind.',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const [replica, isFresh] of Object.entries(fresh())) this.set({ replica }, isFresh ? 1 : 0);
    },
  });
}

function reportPools(pools: MetricsOptions['pools'], registry: Registry): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of each pool that are busy or idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
