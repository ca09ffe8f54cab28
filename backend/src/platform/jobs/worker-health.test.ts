import { describe, expect, it } from 'vitest';
import { faultOf, type Observation, WorkerHealth } from './worker-health.ts';

const idle: Observation = {
  isRunning: true,
  oldestDueSeconds: 0,
  freeSlots: 4,
  hasBegun: false,
  notBegun: 0,
  notNoted: 0,
};

describe('a worker', () => {
  it.each([
    ['is idle', {}],
    ['has a long queue and no free slot', { oldestDueSeconds: 900, freeSlots: 0 }],
    ['has a long queue and begins jobs', { oldestDueSeconds: 900, hasBegun: true }],
    ['is full and keeps jobs at hand', { freeSlots: 0, notBegun: 4 }],
    ['has just been given a job', { oldestDueSeconds: 1.5 }],
  ])('is well when it %s', (_what, seen: Partial<Observation>) => {
    expect(faultOf({ ...idle, ...seen })).toBeNull();
  });

  it.each([
    ['no runner takes jobs', { isRunning: false }],
    ['due jobs are not taken', { oldestDueSeconds: 3 }],
    ['taken jobs are not begun', { notBegun: 1 }],
    ['finished jobs cannot be noted', { notNoted: 1, freeSlots: 0, hasBegun: true }],
  ])('is not when %s', (fault, seen: Partial<Observation>) => {
    expect(faultOf({ ...idle, ...seen })).toBe(fault);
  });
});

describe('the health of a worker', () => {
  const fault = 'due jobs are not taken';

  it('asks for another runner after four seconds, and again when that one had its time', () => {
    const health = new WorkerHealth();
    health.giveTime(0);
    for (const at of [1000, 2000, 3000, 4000]) {
      health.note(fault, at);
      expect(health.reasonToReplace(at)).toBeNull();
    }
    health.note(fault, 5000);
    expect(health.reasonToReplace(5000)).toBe(fault);
    health.giveTime(5500);
    health.note(fault, 9000);
    expect(health.reasonToReplace(9000)).toBeNull();
    health.note(fault, 9500);
    expect(health.reasonToReplace(9500)).toBe(fault);
  });

  it('is in trouble after ten seconds whatever was tried, until two looks show no fault', () => {
    const health = new WorkerHealth();
    health.note(fault, 1000);
    health.giveTime(8000);
    health.note(fault, 10_900);
    expect(health.trouble(10_900)).toBeNull();
    health.note(null, 11_500);
    expect(health.trouble(11_500)).toEqual({ fault, seconds: 11 });
    health.note('no runner takes jobs', 12_000);
    expect(health.trouble(12_000)).toEqual({ fault: 'no runner takes jobs', seconds: 11 });
    health.note(null, 13_000);
    health.note(null, 14_000);
    expect(health.trouble(14_000)).toBeNull();
    health.note(fault, 15_000);
    expect(health.trouble(15_000)).toBeNull();
  });

  it('does not count the time in which the database did not answer', () => {
    const health = new WorkerHealth();
    health.note(fault, 1000);
    health.giveTime(60_000);
    health.note(fault, 60_100);
    expect(health.reasonToReplace(60_100)).toBeNull();
  });
});
