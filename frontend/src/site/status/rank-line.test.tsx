import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RankLine } from './rank-line.tsx';
import type { WaitingStatus } from './use-status.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] });
});

const draw = (rank: number, ...ranks: readonly number[]) => {
  const history = ranks.map((of, index) => ({ day: `2026-11-${25 + index}`, rank: of }));
  const { container } = render(<RankLine status={{ rank, history } as unknown as WaitingStatus} />);
  return container.querySelector('polyline')?.getAttribute('points') ?? null;
};

it('draws each day at its place in time up to now, the best rank at the top, and says the same', () => {
  expect(draw(50, 250, 150)).toBe('0.0,60.0 85.7,30.0 300.0,0.0');
  screen.getByText('Up 200 since November 25, from #250.');
});

it('says that a rank fell, or stayed', () => {
  draw(1300, 100, 100);
  screen.getByText('Down 1,200 since November 25, from #100.');
  expect(draw(8, 8, 8, 8)).toBe('0.0,30.0 85.7,30.0 171.4,30.0 300.0,30.0');
  screen.getByText('#8, as on November 25.');
});

it.each([[[]], [[250]]])('draws nothing from the days %j', (ranks) => {
  expect(draw(50, ...ranks)).toBeNull();
});
