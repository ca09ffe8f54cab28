import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site.stop());

it.each(['/', '/status', '/admin/login'])(
  'an uncaught error and an unhandled rejection of %s are reported to the server, each once',
  async (path) => {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    const told: unknown[] = [];
    const answers: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/clientError')) told.push(request.postDataJSON());
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/clientError')) answers.push(response.status());
    });
    await page.goto(`${path}?secret=1#token=x`);
    // The code that reports comes with the form, on the landing page with that of the dialog.
    if (path === '/') await page.locator('main [data-opens]').first().click();
    await page.getByRole('textbox').first().waitFor();
    await page.evaluate(() => {
      const failing = () => {
        throw new TypeError('on purpose');
      };
      setTimeout(failing);
      setTimeout(failing);
      void Promise.reject(new Error('rejected'));
      setTimeout(() => {
        throw new Error('the last');
      });
    });
    await expect.poll(() => told.length).toBe(3);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'error', message: 'TypeError: on purpose', page: path }),
        expect.objectContaining({ kind: 'rejection', message: 'Error: rejected', page: path }),
        expect.objectContaining({ kind: 'error', message: 'Error: the last', page: path }),
      ]),
    );
    await expect.poll(() => answers).toEqual([204, 204, 204]);
    await context.close();
  },
);
