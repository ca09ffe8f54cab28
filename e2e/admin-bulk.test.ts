import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { focusWithin } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: ranks change
});
afterAll(() => site.stop());

const blocked = async (): Promise<number> => {
  const [row] = await site.sql('SELECT count(*)::int AS users FROM signup WHERE blocked_at IS NOT NULL');
  return Number(row?.['users']);
};

it('users are selected, blocked and brought back by keyboard alone; those of a filter, too', async () => {
  const before = await blocked();
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/userManagement?states=waiting' });
  const { page } = admin;
  const { keyboard } = page;
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(3).waitFor();
  await boxes.nth(1).focus();
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await admin.expectAccessibleInViews('selected', page.getByText('2 users selected'));
  await page.getByRole('button', { name: 'Act on 2 users' }).focus();
  await keyboard.press('Enter');
  await admin.expectAccessibleInViews('the menu', page.getByRole('button', { name: 'Block…', exact: true }));
  await page.getByRole('button', { name: 'Block…', exact: true }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block 2 users?' });
  await admin.expectAccessibleInViews('a preview', dialog.getByText('You can undo this for 30 days.'));
  await focusWithin(dialog.getByRole('textbox'));
  await keyboard.type('Spam');
  await dialog.getByRole('button', { name: 'Block', exact: true }).focus();
  await keyboard.press('Enter');
  await page.getByText('Blocked 2 users.').waitFor();
  expect(await blocked()).toBe(before + 2);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await keyboard.press('Enter');
  await page.getByText('Undid “Block” for 2 users.').waitFor();
  expect(await blocked()).toBe(before);

  await page.goto('/admin/userManagement?countries=IN&states=waiting');
  await page.getByText(/ found$/).waitFor();
  await page.getByRole('button', { name: /^Act on [\d,]+ users$/ }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  const [row] = await site.sql(
    `SELECT count(*)::int AS users FROM signup LEFT JOIN score USING (seq)
     WHERE country = 'IN' AND coalesce(standing, 'waiting') = 'waiting'`,
  );
  const users = Number(row?.['users']).toLocaleString('en-US');
  await page.getByLabel(`To confirm, type ${users}`).fill(users);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText(`${users} users will be erased in 10 minutes.`).waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).first().click();
  await page.getByText('It is stopped.').waitFor();
  await admin.expectAccessibleInViews('past actions', page.getByText(`Stopped after 0 of ${users}`));
  await admin.leave();
});

it('20 spam accounts are blocked in 4 clicks from the dashboard', async () => {
  const spam = await site.sql(
    `UPDATE signup SET last_name = 'Zzspam' WHERE seq IN (SELECT seq FROM signup WHERE blocked_at IS NULL AND erased_at IS NULL
       ORDER BY seq LIMIT 20) RETURNING seq`,
  );
  expect(spam).toHaveLength(20);
  await site.sql(`SELECT signup_search_refresh(seq) FROM signup WHERE last_name = 'Zzspam'`);
  const { page } = await arriveAs(browser, site, 'ADMIN', { path: '/admin/dashboard' });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: 'Users', exact: true }));
  await page.getByRole('searchbox').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('zzspam');
  await page.getByRole('status').getByText('of 20').waitFor();
  await click(page.getByRole('button', { name: 'Act on 20 users' }));
  await click(page.getByRole('button', { name: 'Block…', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Block 20 users?' });
  await focusWithin(dialog.getByRole('textbox'));
  await page.keyboard.type('Spam');
  await click(dialog.getByRole('button', { name: 'Block', exact: true }));
  await page.getByText('Blocked 20 users.').waitFor();
  expect(clicks).toBe(4);
  const left = `SELECT FROM signup WHERE (last_name = 'Zzspam') <> (blocked_at IS NOT NULL)`;
  expect(await site.sql(left)).toEqual([]);
  await page.close();
});

it('on a phone, the menu of a button at the left is within the screen', async () => {
  const { page } = await arriveAs(browser, site, 'ADMIN', { path: '/admin/userManagement?states=waiting' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Act on 1 user' }).click();
  const item = page.getByRole('link', { name: 'Invite these…' });
  await item.waitFor();
  expect((await item.boundingBox())?.x).toBeGreaterThan(0);
  await page.close();
});
