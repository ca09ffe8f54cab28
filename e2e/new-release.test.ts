import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

/** What the browser says of files that are gone. */
const gone = /404|dynamically imported module/;

/** The files of the page that is open are gone; a page that is loaded from now on finds its own. */
async function deploy(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  const isNewPage = (request: Request) => request.isNavigationRequest();
  void page.waitForRequest(isNewPage).then(() => page.unroute(files));
}

it('a press in a page of an earlier release opens the form, after one reload', async () => {
  const visitor = await Visitor.arrive(browser, site.origin, { isFirstVisit: true });
  const { page, dialog } = visitor;
  await deploy(page, '**/assets/*.js');
  await page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().click();
  await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
  await visitor.leave({ but: gone });
});

it('a part that is gone from the newest release, too, is reloaded once, and blames nobody', async () => {
  const visitor = await Visitor.arrive(browser, site.origin, { isFirstVisit: true });
  const { page } = visitor;
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().click();
  await page.getByText('The form couldn’t be loaded. Press the button again.').waitFor();
  await expect.poll(() => loads.length).toBe(1); // the text may come before the event
  await visitor.leave({ but: gone });
});

it('a screen in a tab of an earlier release opens, after one reload', async () => {
  const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/account' });
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  await deploy(page, '**/assets/*faqs-page*');
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await page.getByText(/questions? (is|are) visible/).waitFor();
  await visitor.leave({ but: gone });
});
