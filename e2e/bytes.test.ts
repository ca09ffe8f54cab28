import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const kb = 1024;
const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const textAt = async (path: string): Promise<string> => (await fetch(site.origin + path)).text();

/** What a visitor may be sent before they do anything, in bytes; text compressed by gzip. */
const budgets = [
  { path: '/', html: 32 * kb, styles: 11 * kb, script: 90 * kb },
  { path: '/privacypolicy', html: 22 * kb, styles: 7 * kb, script: 0 },
  { path: '/termsandconditions', html: 22 * kb, styles: 7 * kb, script: 0 },
  { path: '/cancellationrefundpolicy', html: 18 * kb, styles: 7 * kb, script: 0 },
  { path: '/status', html: 16 * kb, styles: 11 * kb, script: 90 * kb },
] as const;
const fontBudget = 16 * kb;
const iconBudget = 6 * kb;
/** Everything that `/status` needs to ask who is there. */
const statusScriptBudget = 170 * kb;

/** The scripts that a script imports, statically, or at all. */
async function importsOf(path: string, which: 'static' | 'any'): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const follow = async (at: string): Promise<void> => {
    if (found.has(at)) return;
    const code = await textAt(at);
    found.set(at, code);
    const pattern =
      which === 'static'
        ? /(?:from|^import|;import|\}import)\s*["'`]\.\/([\w-]+\.js)["'`]/g
        : /["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g;
    for (const [, file = ''] of code.matchAll(pattern)) await follow(`/assets/${file}`);
  };
  await follow(path);
  return [...found.keys()];
}

const entryOf = (html: string): string | undefined =>
  /\/assets\/entry-(?:landing|status)-[\w-]+\.js/.exec(html)?.[0];

async function zippedTotal(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => zipped(await textAt(path))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the browser asks for by itself, by kind. */
async function loadsOf(path: string, isReady: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const loads: { path: string; kind: string }[] = [];
  page.on('request', (request) => {
    loads.push({ path: new URL(request.url()).pathname, kind: request.resourceType() });
  });
  await page.goto(path);
  await isReady(page);
  await context.close();
  return (kind: string) => [...new Set(loads.filter((load) => load.kind === kind).map((load) => load.path))];
}

describe.each(budgets)('$path', ({ path, html, styles, script }) => {
  it('keeps to its budget of markup, styles and first script', async () => {
    const page = await textAt(path);
    const css = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    expect(zipped(page)).toBeLessThan(html);
    expect(css.length).toBeGreaterThan(1000);
    expect(zipped(css)).toBeLessThan(styles);
    const entry = entryOf(page);
    const scripts = entry === undefined ? [] : await importsOf(entry, 'static');
    expect(scripts.length > 1).toBe(script > 0);
    expect(await zippedTotal(scripts)).toBeLessThanOrEqual(script);
  });

  it('brings one small font, no style sheet, and no picture but its icons', async () => {
    const ready = entryOf(await textAt(path)) === undefined ? 'body' : 'html[data-alive], main form';
    const loads = await loadsOf(path, (page) => page.waitForSelector(ready, { state: 'attached' }));
    const fonts = loads('font');
    expect(fonts).toEqual([expect.stringMatching(/geist-basic/)]);
    const font = await (await fetch(site.origin + (fonts[0] ?? ''))).arrayBuffer();
    expect(font.byteLength).toBeLessThan(fontBudget);
    expect(loads('stylesheet')).toEqual([]);
    for (const picture of loads('image')) {
      expect(picture).toMatch(/^\/favicon\./);
      expect((await (await fetch(site.origin + picture)).arrayBuffer()).byteLength).toBeLessThan(iconBudget);
    }
  });
});

it('/ runs nothing but its first script until somebody goes on', async () => {
  const loads = await loadsOf('/', async (page) => {
    await page.waitForSelector('html[data-alive]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
  });
  const first = await importsOf(entryOf(await textAt('/')) ?? '', 'static');
  expect([...loads('script')].sort()).toEqual([...first].sort());
});

it('/status asks who is there within its budget', async () => {
  const loads = await loadsOf('/status', (page) =>
    page.getByRole('heading', { name: 'Who is there?' }).waitFor(),
  );
  const scripts = loads('script');
  expect(scripts.length).toBeGreaterThan(2);
  expect(await zippedTotal(scripts)).toBeLessThan(statusScriptBudget);
});

it('visitors never load what the back office is made of', async () => {
  const office = await textAt('/admin');
  const officeEntry = /\/assets\/entry-office-[\w-]+\.js/.exec(office)?.[0] ?? '';
  const officeFiles = await importsOf(officeEntry, 'any');
  expect(officeFiles).toContain(officeEntry);
  for (const path of ['/', '/status']) {
    const visitorFiles = await importsOf(entryOf(await textAt(path)) ?? '', 'any');
    expect(visitorFiles.length).toBeGreaterThan(5);
    expect(visitorFiles.filter((file) => officeFiles.includes(file))).toEqual([]);
  }
});

it('the picture that is shared is one that every service takes', async () => {
  const picture = await (await fetch(`${site.origin}/share.png`)).arrayBuffer();
  expect(picture.byteLength).toBeGreaterThan(10 * kb);
  expect(picture.byteLength).toBeLessThan(300 * kb);
});
