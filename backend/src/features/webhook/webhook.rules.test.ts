import { describe, expect, it } from 'vitest';
import {
  afterRequest,
  batchId,
  type Health,
  type RequestKind,
  isDown,
  retryAfterSeconds,
  retryInSeconds,
} from './webhook.rules.ts';

const now = new Date('2026-01-10T00:00:00Z');
const active: Health = {
  state: 'active',
  reason: null,
  failures: 0,
  failingSince: null,
  nextProbeAt: null,
  alertedAt: null,
};
const after = (health: Health, kind: RequestKind, status = 500, at = now): Health =>
  afterRequest(health, { kind, result: { ok: status === 204, status } }, at);
const failing = (times: number, health = active): Health =>
  Array.from({ length: times }).reduce<Health>(
    (each) => after(each, isDown(each) ? 'probe' : 'first', 500, now),
    health,
  );

describe('retries', () => {
  it('come nine times, in growing waits, ten percent around them', () => {
    const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    waits.forEach((wait, index) => {
      expect(retryInSeconds(index + 1, null, 0)).toBeCloseTo(0.9 * wait);
      expect(retryInSeconds(index + 1, null, 1)).toBeCloseTo(1.1 * wait);
    });
    expect(retryInSeconds(10, 5, 0.5)).toBeNull();
  });

  it('heed Retry-After when it is later, up to a day', () => {
    expect(retryInSeconds(1, 60, 0.5)).toBe(60);
    expect(retryInSeconds(2, 60, 0.5)).toBeCloseTo(300);
    expect(retryInSeconds(1, 1e9, 0.5)).toBe(86_400);
    expect(retryAfterSeconds('120', now)).toBe(120);
    expect(retryAfterSeconds('Sat, 10 Jan 2026 00:01:00 GMT', now)).toBe(60);
    expect(retryAfterSeconds('Sat, 10 Jan 2020 00:01:00 GMT', now)).toBe(0);
    for (const header of ['soon', '-1', '', undefined]) expect(retryAfterSeconds(header, now)).toBeNull();
  });
});

describe('an endpoint', () => {
  it('is down after ten failures in a row, and probed in growing waits, then hourly', () => {
    expect(isDown(failing(9))).toBe(false);
    expect(isDown(failing(10))).toBe(true);
    const waits = [10, 11, 12, 13, 14, 15, 16, 40].map(
      (times) => ((failing(times).nextProbeAt?.getTime() ?? 0) - now.getTime()) / 1000,
    );
    expect(waits).toEqual([5, 30, 120, 600, 1800, 3600, 3600, 3600]);
  });

  it('is well again after one success', () => {
    expect(after(failing(14), 'probe', 204)).toEqual(active);
    expect(afterRequest(failing(14), { kind: 'first', result: null }, now)).toEqual(failing(14));
  });

  it('counts no probes for what was under way when it went down', () => {
    const later = new Date(now.getTime() + 1000);
    const health = after(failing(10), 'first', 500, later);
    expect(health).toEqual(failing(10));
  });

  it('is not taken down by retries of events that it cannot digest', () => {
    const health = Array.from({ length: 50 }).reduce<Health>(
      (each) => after(each, 'retry', 500, now),
      active,
    );
    expect(isDown(health)).toBe(false);
    expect(health.failingSince).toEqual(now);
  });

  it('is disabled when it is gone, and when nothing got through for five days', () => {
    expect(after(active, 'first', 410)).toMatchObject({ state: 'disabled', reason: 'gone' });
    const almost = { ...active, failingSince: new Date('2026-01-05T00:00:01Z') };
    const due = { ...active, failingSince: new Date('2026-01-05T00:00:00Z') };
    expect(failing(1, almost).state).toBe('active');
    expect(failing(1, due)).toMatchObject({ state: 'disabled', reason: 'failing', nextProbeAt: null });
    expect(failing(1, { ...due, state: 'paused' }).state).toBe('paused');
  });
});

describe('the id of a request', () => {
  it("is the event's own, or that of the same events in the same order", () => {
    expect(batchId(['evt_a'])).toBe('evt_a');
    expect(batchId(['evt_a', 'evt_b'])).toMatch(/^batch_[\w-]{22}$/);
    expect(batchId(['evt_b', 'evt_a'])).not.toBe(batchId(['evt_a', 'evt_b']));
  });
});
