import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { isFullMatrix } from './matrix.ts';
import { sharedSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const kb = 1024;
const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const textAt = async (path: string): Promise<string> => (await fetch(site.origin + path)).text();

/** What a server may send before it waits for the first acknowledgment: ten packets of 1,460 bytes, headers included. */
const firstFlight = 14_600;

/**
 * The most that a page may send, in bytes: `sent` for its own answer, with headers and compressed by brotli; the rest
 * compressed by gzip. The landing page loads no script until it is used.
 */
const budgets = [
  { path: '/', sent: 28.25 * kb, styles: 11 * kb, scripts: 0 },
  { path: '/privacypolicy', sent: firstFlight, styles: 7 * kb, scripts: 0 },
  { path: '/termsandconditions', sent: firstFlight, styles: 7 * kb, scripts: 0 },
  { path: '/cancellationrefundpolicy', sent: firstFlight, styles: 7 * kb, scripts: 0 },
  { path: '/status', sent: firstFlight, styles: 9 * kb, scripts: 170 * kb },
] as const;
const iconBudget = 6 * kb;

/** A page's or script's own address, and the scripts that it imports, statically or on demand. */
async function importsOf(path: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const follow = async (at: string): Promise<void> => {
    if (found.has(at)) return;
    found.add(at);
    const code = await textAt(at);
    for (const [, file = ''] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g))
      await follow(`/assets/${file}`);
  };
  await follow(path);
  return [...found];
}

async function zippedTotal(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => zipped(await textAt(path))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the browser loads until the page is at rest, by kind. */
async function loadsOf(path: string) {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const loads: { path: string; kind: string }[] = [];
  page.on('request', (request) => {
    loads.push({ path: new URL(request.url()).pathname, kind: request.resourceType() });
  });
  await page.goto(path);
  // The manifest comes last, when islands near the window have long started.
  if ((await page.locator('[data-island]').count()) > 0)
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  if (path === '/status') await page.locator('main form').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return (kind: string) => [...new Set(loads.filter((load) => load.kind === kind).map((load) => load.path))];
}

/** The bytes of an answer as a browser gets it, headers included. */
async function sentFor(path: string): Promise<number> {
  const [response] = (await once(
    get(site.origin + path, { agent: false, headers: { 'accept-encoding': 'br' } }),
    'response',
  )) as [IncomingMessage];
  await once(response.resume(), 'end');
  expect(response.statusCode).toBe(200);
  return response.socket.bytesRead;
}

it.each(budgets)('$path keeps to its budget of markup and styles', async ({ path, sent, styles }) => {
  const css = /<style>(.*?)<\/style>/s.exec(await textAt(path))?.[1] ?? '';
  expect(await sentFor(path)).toBeLessThanOrEqual(sent);
  expect(css.length).toBeGreaterThan(1000);
  expect(zipped(css)).toBeLessThan(styles);
});

// The legal pages load alike.
const loadedAlike = ['/termsandconditions', '/cancellationrefundpolicy'];
it.each(budgets.filter(({ path }) => isFullMatrix || !loadedAlike.includes(path)))(
  '$path loads its budget of scripts, one small font, no style sheet, and no picture but its icons',
  async ({ path, scripts }) => {
    const loads = await loadsOf(path);
    const loaded = loads('script');
    expect(loaded.length > 0).toBe(scripts > 0);
    expect(await zippedTotal(loaded)).toBeLessThanOrEqual(scripts);
    const fonts = loads('font');
    expect(fonts).toEqual([expect.stringMatching(/geist-basic/)]);
    expect(await sentFor(fonts[0] ?? '')).toBeLessThanOrEqual(firstFlight);
    expect(loads('stylesheet')).toEqual([]);
    for (const picture of loads('image')) {
      expect(picture).toMatch(/^\/favicon\./);
      expect((await (await fetch(site.origin + picture)).arrayBuffer()).byteLength).toBeLessThan(iconBudget);
    }
  },
);

/** The most that the dialog to join may load, in bytes compressed by brotli. Half of it is React and the API client. */
const dialogBudget = 184 * kb;

it('the dialog to join loads its budget of scripts', async () => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.locator('main [data-opens=waitlist]').first().click();
  await page.getByRole('dialog').getByLabel('First name').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const sizes = await Promise.all(
    [...scripts].map(async (path) => brotliCompressSync(await textAt(path)).length),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(dialogBudget);
});

it.each(['/', '/status'])('the largest text of %s on a phone waits for no script', async (path) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(path);
  if (path === '/status') await page.locator('main form').waitFor();
  await page.waitForLoadState('networkidle');
  const largest = await page.evaluate(
    () =>
      new Promise<{ readonly text: string; readonly isInIsland: boolean }>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          const element = entry !== undefined && 'element' in entry ? entry.element : undefined;
          if (!(element instanceof Element)) return;
          resolve({ text: element.textContent, isInIsland: element.closest('[data-island]') !== null });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  expect(largest.text).not.toBe('');
  expect(largest.isInIsland, largest.text).toBe(false);
});

it('visitors never load code of the back office', async () => {
  const officeEntry = /\/assets\/entry-office-[\w-]+\.js/.exec(await textAt('/admin'))?.[0] ?? '';
  const officeFiles = await importsOf(officeEntry);
  expect(officeFiles.length).toBeGreaterThan(5);
  for (const path of ['/', '/status']) {
    const visitorFiles = await importsOf(path);
    expect(visitorFiles.length).toBeGreaterThan(5);
    expect(visitorFiles.filter((file) => officeFiles.includes(file))).toEqual([]);
  }
});

it('the sharing picture has a size that every service accepts', async () => {
  const picture = await (await fetch(`${site.origin}/share.png`)).arrayBuffer();
  expect(picture.byteLength).toBeGreaterThan(10 * kb);
  expect(picture.byteLength).toBeLessThan(300 * kb);
});
