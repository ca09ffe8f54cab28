import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('nothing'), sharedBrowser()]);
});
afterAll(() => site.stop());

/** A link that was printed, without its origin. */
function printed(link: RegExp): string {
  const [found] = link.exec(site.printed()) ?? [];
  if (found === undefined) throw new Error(`Not printed: ${link.source}`);
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}

const setupLink = () => printed(/http\S+\/admin\/signup#setup=\S+/);
const refused = /Failed to load resource.*40[13]/;

describe('the first start', () => {
  it('prints a link that makes the first admin, once', async () => {
    expect(new URL(await readFile(site.setupFile, 'utf8')).hash).toBe(new URL(setupLink(), site.origin).hash);
    const link = setupLink();
    const account = newAccount();
    const visitor = await Visitor.arrive(browser, site.origin, { path: link });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Set up this site' }).waitFor();
    await page.getByText('You are setting up this site: this account will be its admin.').waitFor();
    await expect.poll(() => page.url()).toBe(`${site.origin}/admin/signup`);
    await visitor.expectAccessible('setting up');
    await page.reload();
    await page.getByRole('heading', { name: 'Set up this site' }).waitFor();
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Create admin account' }).click();
    await page.getByText('You are now the admin of this site. Your account is ready.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/dashboard');
    await page.getByRole('heading', { name: 'Get ready for your first sign-up' }).waitFor();
    await visitor.expectAccessible('dashboard of the first admin');
    await page.getByRole('link', { name: 'Team' }).waitFor();
    await expect.poll(() => existsSync(site.setupFile)).toBe(false);
    await visitor.leave();

    const late = await Visitor.arrive(browser, site.origin, { path: link });
    await late.page.getByLabel('Name').fill('Late');
    await late.page.getByLabel('Email').fill('late@example.com');
    await late.page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await late.page.getByRole('button', { name: 'Create admin account' }).click();
    await late.page.getByText('This setup link no longer works').waitFor();
    expect(await site.sql('SELECT state FROM admin_account')).toEqual([{ state: 'active' }]);
    await late.leave({ but: refused });
  });

  it('prints a link that opens the outbox, which is locked without it', async () => {
    const visitor = await Visitor.arrive(browser, site.origin, { path: '/outbox' });
    await visitor.page.getByRole('heading', { name: 'The outbox is locked' }).waitFor();
    await visitor.expectAccessible('the locked outbox');
    await visitor.page.goto(printed(/http\S+\/outbox\?token=\S+/));
    await visitor.page.getByRole('heading', { name: 'Outbox', exact: true }).waitFor();
    await expect.poll(() => visitor.page.url()).toBe(`${site.origin}/outbox`);
    // A message appears in the page that was open before.
    const sent = await fetch(`${site.origin}/api/sendOtp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada.waits@example.com', purpose: 'waitlist' }),
    });
    expect(sent.status).toBe(200);
    await visitor.page.getByText('ada.waits@example.com').first().waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: 'Outbox', exact: true }).waitFor();
    await visitor.leave({ but: refused });
  });
});
