import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite('signups'); // of its own: a question changes
});
afterAll(() => site.stop());

/** Presses Tab until the focus is there; wherever it stops on the way, it can be seen. */
async function tabTo({ page }: Visitor, target: Locator, most = 60): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.matches(':focus-visible') === true;
    });
    expect(isSeen, 'focus can be seen').toBe(true);
  }
  throw new Error('The keyboard does not get there');
}

it('an admin logs in, finds a user by their code, exports them and changes a question, by keyboard alone', async () => {
  const account = await seedAccount(site, 'ADMIN');
  const [user] = await site.sql('SELECT referral_id AS code, email FROM signup WHERE seq = 600');
  const visitor = await Visitor.arrive(await sharedBrowser(), site.origin, { path: '/admin/login' });
  const { page } = visitor;
  const { keyboard } = page;
  await tabTo(visitor, page.getByRole('textbox', { name: 'Email' }));
  await keyboard.type(account.email);
  await tabTo(visitor, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await page.waitForURL('**/admin/userManagement');
  await tabTo(visitor, page.getByPlaceholder('Search here...'));
  await keyboard.type(String(user?.['code']));
  await page.getByText('1 to 1 of 1').waitFor();
  const download = page.waitForEvent('download');
  await tabTo(visitor, page.getByRole('button', { name: 'Download Csv' }));
  await keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('Data.csv');
  await tabTo(visitor, page.getByRole('link', { name: 'FAQ', exact: true }));
  await keyboard.press('Enter');
  await tabTo(visitor, page.getByRole('link', { name: /^Edit/ }).first());
  await keyboard.press('Enter');
  await tabTo(visitor, page.getByRole('textbox', { name: 'Question' }));
  await keyboard.press('End');
  await keyboard.type(' Really?');
  await tabTo(visitor, page.getByRole('button', { name: 'Submit' }));
  await keyboard.press('Enter');
  await page
    .getByText(/Really\?$/)
    .first()
    .waitFor();
  await visitor.leave();
});
