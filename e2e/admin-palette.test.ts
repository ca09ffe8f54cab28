import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('office with users'), sharedBrowser()]);
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Search users and screens' });
const ready = (page: Page) => page.getByRole('heading', { name: 'Change password' }).waitFor();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');
const isAt = (page: Page, title: string) =>
  expect.poll(() => focused(page)).toMatch(new RegExp(`^<h1 .*>${title}</h1>$`));

describe('Ctrl K', () => {
  it('finds a user, the owner of a code first, and screens, by keyboard alone', async () => {
    const [person = {}] = await site.sql(
      `SELECT id, email, first_name || ' ' || last_name AS name FROM signup WHERE seq = 60`,
    );
    const [owner = {}] = await site.sql(
      `SELECT referral_id AS code, email FROM signup JOIN score USING (seq) ORDER BY -points, seq LIMIT 1`,
    );
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/account' });
    const { page } = visitor;
    const highlighted = page.locator('[role=option][data-highlighted]');
    await ready(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(String(owner['code']).toLowerCase());
    const first = page.getByRole('option').first();
    await first.getByText(`Owner of ${String(owner['code'])} · ${String(owner['email'])}`).waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^<button [^>]*aria-label="Search users and screens"/);
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('');
    await box(page).pressSequentially('a');
    await page.getByRole('option', { name: 'Audit' }).waitFor();
    for (let at = await highlighted.textContent(); at !== 'Audit'; at = await highlighted.textContent()) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => highlighted.textContent()).not.toBe(at);
    }
    await page.keyboard.press('Enter');
    await isAt(page, 'Audit');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/audit');
    await page.keyboard.press('Control+k');
    await box(page).fill(String(person['email']));
    await highlighted.getByText(String(person['email'])).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: String(person['name']) }).waitFor();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(`/admin/userManagement/${String(person['id'])}`);
    await visitor.leave();
  });
});

it('axe finds nothing', async () => {
  const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/account' });
  const { page } = visitor;
  await ready(page);
  await page.getByRole('button', { name: 'Search users and screens' }).click();
  await box(page).fill('example');
  await visitor.expectAccessibleInViews('palette', page.getByText(/shown. Keep typing/));
  await visitor.leave();
});

describe('another screen', () => {
  it('takes the focus to its title, whichever way it was opened; one whose code does not come can be tried again', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/account' });
    const { page } = visitor;
    await ready(page);
    // The connection is gone: neither the code of the screen nor the server can be reached.
    await page.route('**/assets/*faqs-page*', (route) => route.abort());
    await page.route('**/admin/faqs', (route) => route.abort());
    const sidebar = page.getByRole('navigation', { name: 'Back office' });
    await sidebar.getByRole('link', { name: 'FAQ' }).click();
    await page.getByText('This screen couldn’t be loaded.').waitFor();
    await visitor.expectAccessible('a screen that did not come');
    await sidebar.getByRole('link', { name: 'Account' }).click();
    await ready(page);
    await sidebar.getByRole('link', { name: 'FAQ' }).click();
    await page.getByText('This screen couldn’t be loaded.').waitFor();
    await page.unroute('**/assets/*faqs-page*');
    await page.unroute('**/admin/faqs');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/questions? (is|are) visible/).waitFor();
    await sidebar.getByRole('link', { name: 'Account' }).click();
    await isAt(page, 'Account');
    await sidebar.getByRole('link', { name: 'FAQ' }).click();
    await isAt(page, 'FAQ');
    await expect.poll(() => page.title()).toMatch(/^FAQ · /);
    await page.goBack();
    await isAt(page, 'Account');
    await page.keyboard.press('Control+k');
    await box(page).fill('Ambassadors');
    await page.locator('[role=option][data-highlighted]').getByText('Ambassadors').waitFor();
    await page.keyboard.press('Enter');
    await isAt(page, 'Ambassadors');
    await visitor.resize(390);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isAt(page, 'Account');
    await visitor.leave({ but: /ERR_FAILED|Failed to fetch dynamically imported module/ });
  });
});
