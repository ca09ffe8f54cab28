import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
const request = vi.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  reload.mockClear();
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { pathname: '/status', reload });
});
afterEach(() => void vi.unstubAllGlobals());

/** The module as a page has it that was just loaded. */
async function loadPage() {
  vi.resetModules();
  return import('./new-release.ts');
}

it('reloads the page once for a part whose code is gone, and then says which part it was', async () => {
  const page = await loadPage();
  expect(page.awaitedPart()).toBeNull();
  expect(await page.reloadForNewRelease('waitlist')).toBe(true);
  const again = await loadPage();
  expect(again.awaitedPart()).toBe('waitlist');
  expect(await again.reloadForNewRelease('waitlist')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect((await loadPage()).awaitedPart()).toBeNull();
});

it('reloads once for parts that fail at the same time', async () => {
  const page = await loadPage();
  const parts = ['waitlist', 'status', 'waitlist'];
  expect(await Promise.all(parts.map((part) => page.reloadForNewRelease(part)))).toEqual([true, true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is being replaced', () => Promise.resolve(new Response(null, { status: 502 }))],
])('reloads nothing while the server %s', async (_state, answer) => {
  request.mockImplementationOnce(answer);
  expect(await (await loadPage()).reloadForNewRelease('waitlist')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads nothing where the browser stores nothing', async () => {
  vi.stubGlobal('window', {});
  expect(await (await loadPage()).reloadForNewRelease('waitlist')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a.js'),
  new TypeError('error loading dynamically imported module: https://example.com/assets/a.js'),
  new TypeError('Importing a module script failed.'),
])('knows "$message" for a failed load', async (error) => {
  expect((await loadPage()).isLoadFailure(error)).toBe(true);
  expect((await loadPage()).isLoadFailure(new TypeError('x is undefined'))).toBe(false);
});
