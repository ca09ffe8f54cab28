import { describe, expect, it } from 'vitest';
import { EndpointQueue } from './webhook.queue.ts';
import type { RunnerEndpoint } from './webhook.runner.repository.ts';

const endpoint = (perSecond: number): RunnerEndpoint => ({
  id: 'endpoint',
  url: 'https://example.com',
  types: ['signup.joined'],
  personalData: false,
  batchSize: 1,
  perSecond,
  joinedSeq: 0,
  claimedSeq: 1000,
  hasReplay: false,
  secretVersion: 1,
  previousUntil: null,
  state: 'active' as const,
  reason: null,
  failures: 0,
  failingSince: null,
  nextProbeAt: null,
  alertedAt: null,
});

/**
 * Sends whatever the queue allows, with requests that take no time. @returns how many requests were sent at which time.
 */
function departures(perSecond: number, forMs: number): readonly (readonly [at: number, requests: number])[] {
  const queue = new EndpointQueue(endpoint(perSecond));
  const refs = Array.from({ length: 1000 }, (_, index) => ({
    source: 'join' as const,
    type: 'signup.joined' as const,
    sourceSeq: index + 1,
    eventId: String(index + 1),
  }));
  queue.addJoins(refs, refs.length);
  const left: [number, number][] = [];
  for (let now = 1000; now < 1000 + forMs;) {
    let requests = 0;
    while (queue.take(now, now) !== null) requests += 1;
    left.push([now, requests]);
    now = queue.readyAt(now) ?? Number.POSITIVE_INFINITY;
  }
  return left;
}

describe('the pace of an endpoint', () => {
  it.each([1, 7, 20, 50, 200])('is %i requests per second', (perSecond) => {
    const sent = departures(perSecond, 4000).reduce((sum, [, requests]) => sum + requests, 0);
    expect(sent).toBeGreaterThanOrEqual(4 * perSecond);
    expect(sent).toBeLessThanOrEqual(4.2 * perSecond + 1);
  });

  it('lets requests that it held back leave together, ten times a second', () => {
    const [, ...later] = departures(50, 2000);
    expect(later.length).toBeLessThanOrEqual(20);
    for (const [, requests] of later) expect(requests).toBe(5);
  });
});
