import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf } from './join.ts';
import { sharedSite, type Site } from './site.ts';
import { codeIn, details, focusWithin, usualWidths, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
/** The mail whose code opens the status: not the one that came before joining. */
const statusCode = /OTP[^]*where you stand|where you stand[^]*OTP/;
const everyWidth = [320, ...usualWidths];
const shown = (visitor: Visitor) => visitor.page.getByRole('heading', { name: /, your rank$/ }).waitFor();
const pass = () =>
  site.sql(
    `UPDATE otp_challenge SET created_at = created_at - interval '61 s', expires_at = expires_at - interval '61 s'`,
  );

describe('the link of the welcome mail', () => {
  it('opens the status, leaves the address immediately, and shows a friend who joins without a reload', async () => {
    await join(site); // before, so that there is a user to pass
    const link = await statusLinkOf(site, await join(site, { firstName: 'Grace' }));
    const visitor = await arrive({ path: link });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Grace, your rank' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.origin}/status`);
    await page.getByText('None yet.').waitFor();
    await page.getByRole('listitem').filter({ hasText: '1 friend' }).waitFor();
    await page.clock.install();
    await page.reload();
    await shown(visitor);

    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const share = await page.getByText(/\/\?ref=/).textContent();
    const referralCode = new URL(share ?? '').searchParams.get('ref') ?? '';
    await join(site, { firstName: 'Friend', referralCode });
    await page.clock.fastForward('00:10');
    await page.getByText('Friend L.').waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

    await visitor.resize(390);
    await expect.poll(() => isInOrder(visitor), { message: 'on a phone' }).toBe(true);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Find your rank' }).waitFor();
    // The same tab takes it for a jump within the page.
    await page.evaluate((opened) => location.assign(opened), link);
    await page.getByRole('heading', { name: 'Grace, your rank' }).waitFor();
    await visitor.leave();
  });
});

describe('a browser that opened a status', () => {
  it('shows the rank on other pages, to be shared, until it logs out', async () => {
    const link = await statusLinkOf(site, await join(site));
    const visitor = await arrive({ path: link });
    const { page } = visitor;
    await shown(visitor);
    const line = page.locator('main').getByText(/^You’re #[\d,]+$/);
    for (const path of ['/app', '/']) {
      await page.goto(path);
      await line.waitFor();
      await visitor.expectAccessibleAtWidths(`known at ${path}`, everyWidth);
      await page.getByRole('main').getByRole('button', { name: 'Share' }).first().waitFor();
      for (const role of ['button', 'link'] as const)
        expect(await page.getByRole('main').getByRole(role, { name: 'Join the waitlist' }).count()).toBe(0);
    }
    await page.getByRole('main').getByRole('link', { name: 'See status' }).first().click();
    await shown(visitor);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Find your rank' }).waitFor();
    await page.goto('/');
    await page.getByText('Already joined?').waitFor();
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    expect(await line.count()).toBe(0);
    await visitor.leave();
  });
});

/** Whether the rank comes first, then the users around, here the top of the list, the ways to share, and friends. */
async function isInOrder({ page }: Visitor): Promise<boolean> {
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? NaN;
  const tops = await Promise.all(
    ['your rank', 'Top of the list', 'Share your code', 'Friends who joined'].map(topOf),
  );
  return tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? NaN));
}

describe('a code', () => {
  it('opens the status, with the keyboard alone', async () => {
    const { person } = await join(site);
    await pass();
    const visitor = await arrive({ path: '/status' });
    const { page } = visitor;
    const field = page.getByLabel(/Email/);
    await field.waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    const code = codeIn(await site.message(person.email, statusCode));
    await focusWithin(page.getByRole('textbox').first());
    await page.keyboard.type(code);
    await shown(visitor);
    await visitor.leave();
  });
});

/** Width and height, from its first chunk. */
const sizeOfPng = (file: Buffer): readonly number[] => [file.readUInt32BE(16), file.readUInt32BE(20)];

describe('every state', () => {
  it('is accessible at every width, the QR code and the card can be kept, and links can be taken back', async () => {
    const link = await statusLinkOf(site, await join(site));
    const visitor = await arrive({ path: `${link.slice(0, -3)}abc` });
    const { page, dialog } = visitor;
    await page.getByText('This link no longer works.').waitFor();
    await visitor.expectAccessible('link refused');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Enter the email address you joined with').waitFor();
    await visitor.expectAccessibleAtWidths('asked for a contact', everyWidth);
    await page
      .getByLabel(/Email/)
      .fill(details({ email: `${'long'.repeat(8)}${Date.now()}@example.com` }).email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await visitor.expectAccessibleAtWidths('asked for the code', everyWidth);
    await page.evaluate((opened) => location.assign(opened), link);
    await shown(visitor);
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await page.getByRole('img', { name: /QR code of/ }).waitFor();
    await visitor.expectAccessibleAtWidths('open', everyWidth);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);

    await page.getByRole('button', { name: 'Hide QR code' }).click();
    await page.getByRole('button', { name: 'Show rank card' }).click();
    for (const [name, size] of [
      ['Wide', [1200, 630]],
      ['Story', [1080, 1920]],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download ${name}` }).click();
      expect(sizeOfPng(await readFile(await (await saved).path()))).toEqual(size);
    }
    await visitor.expectAccessibleAtWidths('with the card', everyWidth);

    const opener = page.getByRole('button', { name: 'Sign out everywhere' });
    await opener.click();
    await dialog.waitFor();
    await visitor.expectAccessibleAtWidths('asked whether to take links back', everyWidth);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await opener.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await focusWithin(opener);
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Sign out everywhere?' }).waitFor();
    await focusWithin(dialog);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visitor.waitForToast('You’re signed out everywhere else.');
    await page.reload();
    await shown(visitor);
    await page.evaluate((opened) => location.assign(opened), link);
    await page.getByText('This link no longer works.').waitFor();
    await visitor.leave();
  });
});
