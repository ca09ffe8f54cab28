import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf, type Joined } from './join.ts';
import { startSite, type Site } from './site.ts';
import { usualWidths, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
let referrer: Joined;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  referrer = await join(site);
  await join(site, { referralCode: referrer.referralId });
});
afterAll(() => site.stop());

it('an admin adds a reward and its codes, and a user earns one, which the site and a message say', async () => {
  expect(await (await fetch(site.origin)).text()).toContain('earn points and move up.');
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/rewards' });
  const { page } = admin;
  const add = page.getByRole('button', { name: 'Add reward' });
  await admin.expectAccessibleInViews('no rewards', page.getByText('No rewards yet.'));
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add reward' });
  await dialog.getByRole('button', { name: 'Add reward' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill('A month of Pro');
  await dialog.getByLabel('Referrals it takes').fill('1');
  await dialog.getByText('They are told at once. That is 1 user now.').waitFor();
  await dialog.getByText('Say whether users who have enough referrals get it now').waitFor();
  await dialog.getByLabel('Get it now').check();
  await dialog.getByLabel('For how many users').fill('0');
  await dialog.getByText('That is 0 of 1 user now: the first ones.').waitFor();
  await dialog.getByLabel('For how many users').fill('');
  await admin.expectAccessibleInViews('a new reward', dialog);
  await dialog.getByRole('button', { name: 'Add reward' }).click();
  await admin.waitForToast('A month of Pro can be earned now.');
  await page.getByText('For 1 referral · a code').waitFor();
  await expect.poll(waiting).toBe(1);

  const codes = page.getByRole('dialog', { name: 'Add codes to A month of Pro' });
  await codes
    .getByLabel('File with codes')
    .setInputFiles({
      ...{ name: 'codes.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    });
  await codes.getByText('This file isn’t text in UTF-8.').waitFor();
  await codes
    .getByLabel('File with codes')
    .setInputFiles({
      ...{ name: 'codes.csv', mimeType: 'text/csv' },
      buffer: Buffer.from('Promo code,batch\nPRO-1,a\n"PRO-2",a\nPRO-1,b\n'),
    });
  await codes.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('No codes left. 1 user is waiting for one.').waitFor();
  await page.getByRole('button', { name: 'Add codes to A month of Pro' }).click();
  await codes.getByRole('textbox', { name: 'Codes' }).fill('PRO-1\n"PRO-2",a\nPRO-1,b');
  await codes.getByRole('button', { name: 'Add 3 codes' }).click();
  await admin.waitForToast('2 codes are added to A month of Pro. 1 was there already.');
  const message = await site.message(referrer.person.email, /PRO-1/);
  expect(message.subject).toBe('You earned a reward: A month of Pro');

  const claims = page.getByRole('region', { name: 'Reached rewards' }).first();
  await page.reload();
  await claims.getByRole('cell', { name: 'Fulfilled', exact: true }).waitFor();
  await admin.expectAccessibleInViews('rewards', claims);
  await admin.leave();

  const visitor = await Visitor.arrive(browser, site.origin, { path: await statusLinkOf(site, referrer) });
  await visitor.page.getByText('PRO-1').waitFor();
  await visitor.expectAccessibleAtWidths('a reward', usualWidths);
  await visitor.leave();
});

it('an editor fulfills by hand, and undoes it', async () => {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/rewards' });
  await admin.page.getByRole('button', { name: 'Add reward' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Add reward' });
  await dialog.getByLabel('Name', { exact: true }).fill('A T-shirt');
  await dialog.getByLabel('Referrals it takes').fill('1');
  await dialog.getByLabel('By hand').check();
  await dialog.getByLabel('Get it now').check();
  await dialog.getByLabel('Instructions').fill('Reply with your size.');
  await dialog.getByRole('button', { name: 'Add reward' }).click();
  await admin.waitForToast('A T-shirt can be earned now.');
  await expect.poll(waiting).toBe(1);
  await admin.leave();
  const message = await site.message(referrer.person.email, /A T-shirt/);
  expect(message.text).toContain('Reply with your size.');

  const editor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/rewards?state=WAITING' });
  await editor.page.getByRole('button', { name: /^Mark as fulfilled/ }).click();
  await editor.waitForToast('1 reward is fulfilled.');
  expect(await waiting()).toBe(0);
  await editor.page.getByRole('button', { name: 'Undo' }).click();
  await editor.waitForToast('1 reward is no longer fulfilled.');
  expect(await waiting()).toBe(1);
  await editor.page.goto(`${site.origin}/admin/rewards`);
  const action = editor.page.getByRole('button', { name: /^Mark as .*fulfilled/ });
  await action.focus();
  await editor.page.keyboard.press('Enter');
  await editor.page.getByRole('button', { name: /^Mark as not fulfilled/ }).waitFor();
  expect(await action.evaluate((button) => button === document.activeElement)).toBe(true);
  await editor.page.keyboard.press('Enter');
  await editor.waitForToast('1 reward is no longer fulfilled.');
  expect(await waiting()).toBe(1);
  expect(await editor.page.getByRole('button', { name: 'Add reward' }).count()).toBe(0);
  await editor.leave();
});

async function waiting(): Promise<number> {
  const [row] = await site.sql(
    'SELECT count(*)::int AS claims FROM reward_claim WHERE withdrawn_at IS NULL AND fulfilled_at IS NULL',
  );
  return Number(row?.['claims']);
}
