import { chromium, type Page } from 'playwright-core';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { chromiumFlags, machineChromium } from '../../e2e/chromium.ts';
import { account, type Screen } from './screens.ts';

/** A browser with an admin logged in to the back office. */
export class Desk {
  readonly #page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** The browser ends with `lifecycle`. @param screens all that will be opened. */
  static async open(
    lifecycle: Lifecycle,
    { origin, token, screens }: { origin: string; token: string; screens: readonly Screen[] },
  ): Promise<Desk> {
    const browser = await chromium.launch({ ...(await machineChromium()), args: chromiumFlags });
    lifecycle.onStop('the browser', () => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((accessToken) => {
      localStorage.setItem('token', accessToken);
      localStorage.setItem('admin', 'true');
    }, token);
    // Installed before the page's own code: nothing is sent to the page while it is timed.
    await page.addInitScript(sayWhenThere, Object.fromEntries(screens.map(({ path, data }) => [path, data])));
    return new Desk(page, origin);
  }

  /** Opens a screen by its address, like a reload. @returns milliseconds until its data appeared. */
  async openByAddress({ path }: Screen): Promise<number> {
    await this.#page.goto('about:blank');
    const moment = this.#momentSaid();
    await this.#page.goto(this.#origin + path, { waitUntil: 'commit' });
    return moment; // the page's clock starts with the navigation
  }

  /**
   * Opens a screen from the account's through the sidebar. @returns milliseconds from the click until its data
   * appeared.
   */
  async openBySidebar({ path, data }: Screen): Promise<number> {
    await this.openByAddress(account);
    await this.#page.waitForLoadState('networkidle');
    const moment = this.#momentSaid();
    const clickedAt = await this.#page.evaluate((link) => {
      const now = performance.now();
      document.querySelector<HTMLElement>(link)?.click();
      return now;
    }, `nav a[href="${path}"]`);
    await this.#page.evaluate(sayWhenThere, { [path]: data });
    return (await moment) - clickedAt;
  }

  async #momentSaid(): Promise<number> {
    const said = await this.#page.waitForEvent('console', (message) =>
      message.text().startsWith('there at '),
    );
    return Number(said.text().replace('there at ', ''));
  }
}

/**
 * Runs in the page: logs to its console when, by the page's clock, the data of the screen at this address had appeared
 * and no loading outline was left; checks before each frame. Names no function inside: the loader marks those with a
 * helper that the page lacks.
 *
 * @param dataOf a CSS selector, within `main`, by address.
 */
async function sayWhenThere(dataOf: Readonly<Record<string, string>>): Promise<void> {
  // The address changes once the screen's code has loaded.
  while (dataOf[location.pathname + location.search] === undefined) await new Promise(requestAnimationFrame);
  const data = dataOf[location.pathname + location.search];
  while (document.querySelector(`main ${data}`) === null || document.querySelector('main .skeleton') !== null)
    await new Promise(requestAnimationFrame);
  console.debug(`there at ${performance.now()}`);
}
