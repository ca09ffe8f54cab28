import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHookWithToasts } from '../testing/render.tsx';
import { useToasts } from './toasts.tsx';

afterEach(() => void vi.useRealTimers());

const setUp = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderHookWithToasts(useToasts).result.current;
};
const shown = () => [...document.querySelectorAll('[role=group]')].map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows one message at a time on the site, the newest, for three seconds', async () => {
  const toasts = setUp();
  act(() => toasts.success('One'));
  act(() => toasts.success('Two'));
  expect(shown()).toEqual(['Two']);
  await wait(2500);
  expect(shown()).toEqual(['Two']);
  await wait(1000);
  await waitFor(() => expect(shown()).toEqual([]));
});

it('leaves time to undo, and stops the clock while a pointer or the focus is on it', async () => {
  const toasts = setUp();
  act(() => toasts.success('Blocked', { label: 'Undo', act: () => undefined }));
  await wait(20_000);
  const viewport = document.querySelector('[role=region]');
  for (const [begin, end] of [
    ['mouseEnter', 'mouseLeave'],
    ['focus', 'blur'],
  ] as const) {
    const target = begin === 'focus' ? document.querySelector('button') : viewport;
    if (target === null) throw new Error('There is no toast');
    fireEvent[begin](target);
    await wait(60_000);
    expect(shown()).toEqual(['BlockedUndo']);
    fireEvent[end](target);
  }
  await wait(26_000);
  await waitFor(() => expect(shown()).toEqual([]));
});

it('shows what went wrong for longer', async () => {
  const toasts = setUp();
  act(() => toasts.error('No'));
  await wait(5000);
  expect(shown()).toEqual(['No']);
  await wait(3000);
  await waitFor(() => expect(shown()).toEqual([]));
});
