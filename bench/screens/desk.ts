import { chromium, type Page } from 'playwright-core';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { account, type Screen } from './screens.ts';

/** A browser in which somebody is logged in to the back office. */
export class Desk {
  readonly #page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** The browser ends with `lifecycle`. */
  static async open(lifecycle: Lifecycle, origin: string, token: string): Promise<Desk> {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    lifecycle.onStop('the browser', () => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((accessToken) => {
      localStorage.setItem('token', accessToken);
      localStorage.setItem('admin', 'true');
    }, token);
    return new Desk(page, origin);
  }

  /** Opens a screen by its address, as a reload does. @returns milliseconds until its data was there. */
  async openByAddress({ path, data }: Screen): Promise<number> {
    await this.#page.goto('about:blank');
    await this.#page.goto(this.#origin + path, { waitUntil: 'commit' });
    return this.#page.evaluate(untilShown, { data, link: null });
  }

  /** Opens a screen from the account's by the sidebar. @returns milliseconds from the click until its data was there. */
  async openBySidebar({ path, data }: Screen): Promise<number> {
    await this.openByAddress(account);
    await this.#page.waitForLoadState('networkidle');
    return this.#page.evaluate(untilShown, { data, link: `nav a[href="${path}"]` });
  }
}

/**
 * Runs in the page and looks before each frame: the data has to be there, and no outline of what is still to come.
 * Without a link the time counts from the start of the navigation.
 */
function untilShown({
  data,
  link,
}: {
  readonly data: string;
  readonly link: string | null;
}): Promise<number> {
  const start = link === null ? 0 : performance.now();
  if (link !== null) document.querySelector<HTMLElement>(link)?.click();
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const main = document.querySelector('main');
      if (main !== null && main.querySelector(data) !== null && main.querySelector('.skeleton') === null)
        resolve(performance.now() - start);
      else if (performance.now() - start > 20_000)
        reject(new Error(`There was no ${data} within 20 seconds`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
