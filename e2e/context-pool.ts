import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A browser's memory of one site, which visitors use one after the other; each opens a page of their own in it. */
export interface PooledContext {
  readonly context: BrowserContext;
  /** Stays open between visits: the process that has loaded the site's code ends with its last page. */
  readonly keeper: Page;
}

/** What nobody uses, by site. */
const idle = new WeakMap<Browser, Map<string, PooledContext[]>>();

/** A context in which the site has stored nothing but `stored`. Two visitors at the same time have one each. */
export async function takeContext(
  browser: Browser,
  origin: string,
  stored: Readonly<Record<string, string>>,
): Promise<PooledContext> {
  const taken = idleOf(browser, origin).pop() ?? (await newContext(browser, origin));
  await taken.context.clearCookies();
  await taken.keeper.evaluate((items) => {
    localStorage.clear();
    Object.assign(localStorage, items);
  }, stored);
  return taken;
}

/** Closes a visitor's pages. A context in which a test set the clock is closed too, as nobody after it expects that. */
export async function returnContext({ context, keeper }: PooledContext): Promise<void> {
  const browser = context.browser();
  const own = context.pages().filter((page) => page !== keeper);
  await Promise.all(own.map((page) => page.close()));
  const isUsualClock = await keeper.evaluate(() =>
    Function.prototype.toString.call(Date).includes('[native'),
  );
  if (browser === null || !isUsualClock) await context.close();
  else idleOf(browser, new URL(keeper.url()).origin).push({ context, keeper });
}

/** One that nobody has used. */
export async function newContext(browser: Browser, origin: string): Promise<PooledContext> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  return { context, keeper };
}

function idleOf(browser: Browser, origin: string): PooledContext[] {
  const sites = idle.get(browser) ?? new Map<string, PooledContext[]>();
  idle.set(browser, sites);
  const contexts = sites.get(origin) ?? [];
  sites.set(origin, contexts);
  return contexts;
}
