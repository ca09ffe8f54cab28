import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';
import { focusWithin } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: users are told
});
afterAll(() => site.stop());

it('retention is previewed and switched on by keyboard; the users are told, and the privacy policy says it', async () => {
  await site.sql(`UPDATE signup SET joined_at = joined_at - interval '2 years' WHERE seq <= 12`);
  await site.sql(`DELETE FROM status_access WHERE signup_seq <= 12`);
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/settings' });
  const { page } = admin;
  const { keyboard } = page;
  const turnOn = page.getByRole('button', { name: 'Turn on…' });
  await admin.expectAccessibleInViews('off', turnOn);
  await turnOn.focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase users without activity?' });
  await focusWithin(dialog.getByRole('textbox', { name: 'Months after their last activity' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('13');
  const count = dialog.getByText(/been inactive that long/);
  await count.waitFor();
  const users = /^[\d,]+/.exec((await count.textContent()) ?? '')?.[0] ?? '';
  expect(Number(users)).toBeGreaterThan(5);
  await admin.expectAccessibleInViews('a preview', count);
  await dialog.getByRole('textbox', { name: /^To confirm/ }).focus();
  await keyboard.type(users);
  await keyboard.press('Enter');
  await page
    .getByText(/^Users are erased 13 months after/)
    .first()
    .waitFor();
  await expect
    .poll(async () => (await site.sql(`SELECT FROM notice WHERE kind = 'retention'`)).length, {
      timeout: 90_000,
    })
    .toBe(Number(users));
  expect(
    await site.sql(`SELECT FROM audit_entry WHERE action = 'retention.run' AND details ->> 'erased' <> '0'`),
  ).toEqual([]);
  await page.goto('/privacypolicy');
  await page.getByText(/If you don’t come back for 13 months, we erase it/).waitFor();
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await turnOn.waitFor();
});

it('the daily digest is turned on by keyboard', async () => {
  const admin = await arriveAs(browser, site, 'VIEWER', { path: '/admin/account' });
  const { page } = admin;
  const digest = page.getByRole('switch', { name: 'Daily digest' });
  await admin.expectAccessibleInViews('off', digest);
  await digest.focus();
  await page.keyboard.press('Space');
  await page.getByText('You’ll get the daily digest from now on.').first().waitFor();
  expect(await digest.getAttribute('aria-checked')).toBe('true');
  expect(await site.sql('SELECT FROM digest_subscription')).toHaveLength(1);
});
