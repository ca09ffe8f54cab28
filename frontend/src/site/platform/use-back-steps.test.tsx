import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackSteps } from './use-back-steps.ts';

let page = 0;

/** A separate page in the history, so that no test returns to another's. */
beforeEach(() => {
  page += 1;
  history.pushState(null, '', `/${page}`);
});

function setUp(steps: number, dialog = 'one') {
  const onBack = vi.fn();
  const { rerender, unmount } = renderHook((now: number) => useBackSteps(dialog, now, onBack), {
    initialProps: steps,
  });
  return { rerender, unmount, onBack };
}

/** How many entries are between this one and the page itself. */
const entries = () => (history.state === null ? 0 : Number(history.state.steps));
const popped = () => new Promise((seen) => window.addEventListener('popstate', seen, { once: true }));
async function goBack(): Promise<void> {
  const arrived = popped();
  history.back();
  await arrived;
}

it('tells of each step that Back undoes, until the dialog is closed', async () => {
  const { rerender, unmount, onBack } = setUp(0);
  rerender(1);
  rerender(2);
  await goBack();
  rerender(1);
  await goBack();
  rerender(0);
  expect(onBack.mock.calls).toEqual([[1], [0]]);
  expect([location.pathname, entries()]).toEqual([`/${page}`, 0]);
  unmount();
});

it('takes the steps out of the history that were left in another way', async () => {
  const { rerender, unmount, onBack } = setUp(2);
  const arrived = popped();
  rerender(0);
  await arrived;
  expect(entries()).toBe(0);
  expect(onBack).not.toHaveBeenCalled();
  unmount();
});

it('goes back once for steps that end one after the other', async () => {
  const { rerender, unmount } = setUp(2);
  const arrived = popped();
  rerender(1);
  rerender(0);
  await arrived;
  await expect.poll(entries).toBe(0);
  expect(location.pathname).toBe(`/${page}`);
  unmount();
});

it('leads nowhere by Forward', async () => {
  const { rerender, unmount } = setUp(1);
  await goBack();
  rerender(0);
  const arrived = popped();
  history.forward();
  await arrived;
  await expect.poll(entries).toBe(0);
  unmount();
});

it('uses again what an earlier visit to the page left', async () => {
  setUp(2).unmount();
  const length = history.length;
  const { unmount, onBack } = setUp(2);
  expect([history.length, entries()]).toEqual([length, 2]);
  await goBack();
  expect(onBack.mock.calls).toEqual([[1]]);
  unmount();
});

it('leaves the steps of another dialog alone', async () => {
  const other = setUp(0, 'other');
  const { unmount, onBack } = setUp(2);
  await goBack();
  expect(onBack.mock.calls).toEqual([[1]]);
  expect([other.onBack.mock.calls, entries()]).toEqual([[], 1]);
  other.unmount();
  unmount();
});
