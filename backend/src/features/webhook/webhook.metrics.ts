import type { WatchedGauge } from '../../platform/metrics/watched-gauges.ts';
import { listEndpoints } from './webhook.repository.ts';
import { isDown } from './webhook.rules.ts';

/** Metrics of webhooks. */
export const webhookGauges: readonly WatchedGauge[] = [
  {
    name: 'webhook_endpoints',
    help: 'Webhook endpoints by state: active, down (active, but failing), paused, disabled.',
    labelNames: ['state'],
    async read(pool) {
      const counts: Record<string, number> = { active: 0, down: 0, paused: 0, disabled: 0 };
      for (const endpoint of await listEndpoints(pool)) {
        const state = endpoint.state === 'active' && isDown(endpoint) ? 'down' : endpoint.state;
        counts[state] = (counts[state] ?? 0) + 1;
      }
      return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
  {
    name: 'webhook_backlog',
    help: 'Events that each active or paused webhook endpoint has yet to be sent, by the id of the endpoint.',
    labelNames: ['endpoint'],
    async read(pool) {
      const waiting = (await listEndpoints(pool)).filter(({ state }) => state !== 'disabled');
      return waiting.map(({ id, backlog }) => ({ labels: { endpoint: id }, value: backlog }));
    },
  },
];
