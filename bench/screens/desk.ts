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
    return this.#momentOf(data); // the page's clock starts with the navigation
  }

  /** Opens a screen from the account's by the sidebar. @returns milliseconds from the click until its data was there. */
  async openBySidebar({ path, data }: Screen): Promise<number> {
    await this.openByAddress(account);
    await this.#page.waitForLoadState('networkidle');
    const clickedAt = await this.#page.evaluate((link) => {
      const moment = performance.now();
      document.querySelector<HTMLElement>(link)?.click();
      return moment;
    }, `nav a[href="${path}"]`);
    return (await this.#momentOf(data)) - clickedAt;
  }

  /** When, by the page's clock, the data was there and no outline of what is still to come; looks before each frame. */
  async #momentOf(data: string): Promise<number> {
    const moment = await this.#page.waitForFunction(
      (selector) =>
        document.querySelector(`main ${selector}`) !== null &&
        document.querySelector('main .skeleton') === null &&
        performance.now(),
      data,
      { polling: 'raf' },
    );
    return Number(await moment.jsonValue());
  }
}
