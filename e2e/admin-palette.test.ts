import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { launchBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  await site.seedSignups(200);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Search people and pages' });
const ready = (page: Page) => page.getByRole('heading', { name: 'Change password' }).waitFor();

describe('Ctrl K', () => {
  it('leads to a page, by keyboard alone', async () => {
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/account' });
    const { page } = visitor;
    await ready(page);
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('a');
    await page.getByRole('option', { name: 'Ambassadors' }).waitFor();
    await page.getByRole('option', { name: 'Audit' }).waitFor();
    while ((await page.getByRole('option', { selected: true }).textContent()) !== 'Audit')
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Audit' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/audit');
    await visitor.leave();
  });

  it('finds a person, never showing an older answer over a newer one', async () => {
    const people = await site.sql(
      `SELECT id, email, first_name || ' ' || last_name AS name FROM signup WHERE seq IN (50, 60) ORDER BY seq`,
    );
    const [older = {}, newer = {}] = people;
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/account' });
    const { page } = visitor;
    await ready(page);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/graphql', async (route) => {
      const slow = route.request().postData()?.includes(String(older['email'])) === true;
      const response = await route.fetch();
      if (slow) await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.keyboard.press('Control+k');
    const asked = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes(String(older['email']))),
    );
    await box(page).fill(String(older['email']));
    await asked;
    await box(page).fill(String(newer['email']));
    await page.getByRole('option', { name: String(newer['email']) }).waitFor();
    letGo();
    await page.waitForTimeout(300);
    expect(await page.getByRole('option').allTextContents()).toEqual([
      expect.stringContaining(String(newer['email'])),
    ]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: String(newer['name']) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/userManagement/${String(newer['id'])}`);
    await visitor.leave();
  });

  it('is closed by Escape, and the focus goes to the button that does the same', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/account' });
    const { page } = visitor;
    await ready(page);
    await page.keyboard.press('Control+k');
    await box(page).fill('nobody of this name');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Search people and pages');
    await page.keyboard.press('Enter');
    expect(await box(page).inputValue()).toBe('');
    await visitor.leave();
  });

  it.each(['VIEWER', 'EDITOR'] as const)('offers %s only what they may see', async (role) => {
    const visitor = await arriveAs(browser, site, role, { path: '/admin/account' });
    const { page } = visitor;
    await ready(page);
    await page.getByRole('button', { name: 'Search people and pages' }).click();
    await page.getByRole('option', { name: 'Users' }).waitFor();
    expect(await page.getByRole('option', { name: /Team|API keys|Audit/ }).count()).toBe(0);
    await visitor.leave();
  });
});

describe.each([390, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/account', width, theme });
    const { page } = visitor;
    await ready(page);
    await page.getByRole('button', { name: 'Search people and pages' }).click();
    await box(page).fill('example');
    await page.getByText(/shown; type more/).waitFor();
    await visitor.expectAccessible('palette');
    await visitor.leave();
  });
});
