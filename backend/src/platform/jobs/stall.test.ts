import { describe, expect, it } from 'vitest';
import { stallOf, type Observation, StallJudge } from './stall.ts';

const idle: Observation = { oldestDueSeconds: 0, freeSlots: 4, hasBegun: false, idleLocks: 0 };

describe('a lane', () => {
  it.each([
    ['is idle', {}],
    ['has a long queue and no free slot', { oldestDueSeconds: 900, freeSlots: 0 }],
    ['has a long queue and begins jobs', { oldestDueSeconds: 900, hasBegun: true }],
    ['has just been given a job', { oldestDueSeconds: 4 }],
  ])('is well when it %s', (_what, seen: Partial<Observation>) => {
    expect(stallOf({ ...idle, ...seen })).toBeNull();
  });

  it.each([
    ['due jobs are not taken', { oldestDueSeconds: 6 }],
    ['jobs are locked and do not run', { idleLocks: 1, freeSlots: 0, hasBegun: true }],
  ])('is not when %s', (stall, seen: Partial<Observation>) => {
    expect(stallOf({ ...idle, ...seen })).toBe(stall);
  });
});

describe('a stall', () => {
  const stall = 'due jobs are not taken';

  it('is a stall that every look of 20 seconds has shown', () => {
    const judge = new StallJudge();
    for (const at of [0, 2000, 19_000]) expect(judge.judge(stall, at)).toBeNull();
    expect(judge.judge(stall, 20_000)).toBe(stall);
  });

  it('is over with one look that shows none', () => {
    const judge = new StallJudge();
    for (const at of [0, 10_000]) judge.judge(stall, at);
    judge.judge(null, 12_000);
    for (const at of [14_000, 24_000, 33_000]) expect(judge.judge(stall, at)).toBeNull();
    expect(judge.judge(stall, 34_000)).toBe(stall);
  });

  it('is not what the first looks after a pause of the process show', () => {
    const judge = new StallJudge();
    judge.judge(stall, 0);
    expect(judge.judge(stall, 300_000)).toBeNull();
  });
});
