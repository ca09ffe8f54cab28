import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRollingNumber } from './use-rolling-number.ts';

function Rolled({ start }: { start?: number }) {
  return <p>{useRollingNumber(10, start)}</p>;
}

const wantMotion = (wanted: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: !wanted && query.includes('reduce'),
      media: query,
    }) as MediaQueryList;
};
const shown = () => Number(screen.getByRole('paragraph').textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rolls in from its start', () => {
  wantMotion(true);
  render(<Rolled start={20} />);
  expect(shown()).toBe(20);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBeGreaterThan(10);
  expect(shown()).toBeLessThan(20);
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toBe(10);
});

it('is there at once with reduced motion, and without a start', () => {
  wantMotion(false);
  render(<Rolled start={20} />);
  expect(shown()).toBe(10);
});
