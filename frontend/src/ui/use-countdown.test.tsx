import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatWait, useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('counts whole seconds down to 0 and then asks for nothing more', () => {
  const untilMs = Date.now() + 2500;
  const { result } = renderHook(() => useCountdown(untilMs));
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(1500));
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('is 0 for no time and for one that has passed', () => {
  expect(renderHook(() => useCountdown(null)).result.current).toBe(0);
  expect(renderHook(() => useCountdown(Date.now() - 1)).result.current).toBe(0);
});

test('leaves no timer behind', () => {
  const untilMs = Date.now() + 60_000;
  const { unmount } = renderHook(() => useCountdown(untilMs));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [5, '0:05'],
  [75, '1:15'],
  [5399, '89:59'],
  [7200, '2 hours'],
])('writes %i seconds as %s', (seconds, text) => expect(formatWait(seconds)).toBe(text));
