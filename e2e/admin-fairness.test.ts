import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf, type Joined } from './join.ts';
import { startSite, type Site } from './site.ts';
import { focusWithin, Visitor, waitForRefreshed } from './visitor.ts';

let site: Site;
let browser: Browser;
let referrer: Joined;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  referrer = await join(site);
  for (const name of ['one', 'two', 'three'])
    await join(site, {
      firstName: 'Fake',
      lastName: name,
      email: `${name}${Date.now()}@mailinator.com`,
      referralCode: referrer.referralId,
    });
  await join(site, { referralCode: referrer.referralId });
});
afterAll(() => site.stop());

async function points({ referralId }: Joined = referrer): Promise<number> {
  const response = await fetch(`${site.origin}/api/updatePoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ referralCode: referralId }),
  });
  const { result } = (await response.json()) as { result: { referralPoints: number } };
  return result.referralPoints;
}

it('three fakes gain nothing; an admin takes their points back by keyboard alone, blocks them, and undoes it', async () => {
  await expect.poll(() => points(), { timeout: 10_000 }).toBe(10);
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/fairness' });
  const { page } = admin;
  const { keyboard } = page;
  const queue = page.getByRole('heading', { name: '3 sign-ups to review in 1 group' });
  await admin.expectAccessibleInViews('the queue', queue);
  await keyboard.press('j');
  await keyboard.press('Enter');
  const fake = page.getByRole('link', { name: 'Fake two' });
  await admin.expectAccessibleInViews('a group', fake);
  await keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Take these points back?' });
  await dialog.getByText('don’t count now, and won’t later').waitFor();
  await focusWithin(dialog.getByRole('textbox'));
  await keyboard.type('Disposable addresses');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await admin.expectAccessibleInViews('a decision', dialog);
  await keyboard.press('Enter');
  await admin.waitForToast('The points of 3 sign-ups don’t count.');
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  await page.getByText('3 sign-ups, blocked. “Disposable addresses”').waitFor();
  await expect.poll(() => blocked()).toBe(3);
  await keyboard.press('u');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: '3 sign-ups to review in 1 group' }).waitFor();
  expect(await blocked()).toBe(0);
  expect(await points()).toBe(10);
  await admin.leave();
});

it('an admin finds on the page of the referrer why they have so few points, and lets one join count', async () => {
  const [{ id } = { id: '' }] = await site.sql('SELECT id FROM signup WHERE referral_id = $1', [
    referrer.referralId,
  ]);
  const admin = await arriveAs(browser, site, 'ADMIN', {
    path: `/admin/userManagement/${String(id)}`,
    width: 390,
  });
  const { page } = admin;
  await page.getByRole('heading', { name: 'Why this rank' }).waitFor();
  await page.getByText('30 points are being checked.').waitFor();
  await admin.expectAccessible('why this rank');
  await page.getByRole('link', { name: 'Review 3 sign-ups' }).click();
  await page.getByRole('checkbox', { name: 'Select Fake one' }).check();
  await admin.expectAccessible('of one referrer');
  await page.getByRole('button', { name: 'Count 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Count these points?' });
  await dialog.getByText('#1 to #1, from 10 to 20 points').waitFor();
  await dialog.getByLabel('Why').fill('I know her');
  await dialog.getByRole('button', { name: 'Count' }).click();
  await admin.waitForToast('The points of 1 sign-up count.');
  expect(await points()).toBe(20);
  await admin.leave();
});

it('the referrer is told how many are checked, asks to look again, and reads our answer', async () => {
  const visitor = await Visitor.arrive(browser, site.origin, {
    path: await statusLinkOf(site, referrer),
    width: 390,
  });
  const { page } = visitor;
  await page.getByText('2 invitations are being checked.').waitFor();
  await visitor.expectAccessible('invitations that are checked');
  await site.sql(`UPDATE credit_hold SET state = 'reversed', due_at = NULL WHERE state = 'held'`);
  await waitForRefreshed(page, page.getByText('2 invitations were not counted.'));
  await page.getByRole('button', { name: 'Ask us to look again' }).click();
  await page.getByLabel('What should we look at?').fill('They are my sisters.');
  await visitor.expectAccessible('an appeal');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/You asked us on .* to look again/).waitFor();

  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/fairness' });
  await admin.page.getByText('They are my sisters.').waitFor();
  await admin.page.getByRole('button', { name: /^Answer/ }).click();
  await admin.page.getByLabel('Answer', { exact: true }).fill('We looked: they are not.');
  await admin.page.getByRole('button', { name: 'Send answer' }).click();
  await admin.waitForToast('Your answer is on its way.');
  await admin.leave();
  const mail = await site.message(referrer.person.email, /We looked: they are not\./);
  expect(mail.text).toContain('/status');

  await waitForRefreshed(page, page.getByText('We looked: they are not.'));
  await page.getByRole('link', { name: 'How points are counted' }).click();
  await page.getByRole('heading', { name: 'Fair play', level: 1 }).waitFor();
  await visitor.expectAccessibleAtWidths('fair play');
  await visitor.leave();
});

it('an admin lists what to trust and to block by keyboard, and trusts a referrer, whose points come back', async () => {
  const ambassador = await join(site);
  for (const name of ['four', 'five'])
    await join(site, { email: `${name}${Date.now()}@mailinator.com`, referralCode: ambassador.referralId });
  await expect.poll(() => points(ambassador), { timeout: 10_000 }).toBe(0);
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/fairness' });
  const { page } = admin;
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Trusted referrers, networks, and mail domains' }).click();
  await admin.expectAccessibleInViews('empty lists', page.getByText('No entries yet.'));
  await page.getByRole('button', { name: 'Add entry' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await focusWithin(dialog.getByLabel('Referral code'));
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowDown');
  await dialog.getByRole('textbox', { name: 'Network' }).waitFor();
  await keyboard.press('Tab');
  await focusWithin(dialog.getByRole('textbox', { name: 'Network' }));
  await keyboard.type('203.0.0.0/8');
  await keyboard.press('Enter');
  await dialog.getByText('This is too wide: use /16 or a narrower network').waitFor();
  await admin.expectAccessibleInViews('a new entry', dialog);
  await dialog.getByRole('textbox', { name: 'Network' }).fill('203.0.113.9/24');
  await keyboard.press('Tab');
  await keyboard.type('The fair’s Wi-Fi, from the first of March until the last visitor has left the hall');
  await keyboard.press('Enter');
  await admin.waitForToast('Added to trusted networks.');
  await page.getByText('203.0.113.0/24', { exact: true }).first().waitFor();

  const [{ id } = { id: '' }] = await site.sql('SELECT id FROM signup WHERE referral_id = $1', [
    ambassador.referralId,
  ]);
  await page.goto(`/admin/userManagement/${String(id)}`);
  await page.getByRole('button', { name: 'Trust', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trust' }).click();
  await page.getByText('Trusted referrer since').waitFor();
  await admin.expectAccessible('a trusted referrer');
  expect(await points(ambassador)).toBe(20);

  await page.goto('/admin/fairnessLists');
  const remove = page.getByRole('button', { name: 'Remove 203.0.113.0/24' });
  await admin.expectAccessibleInViews('lists', remove);
  await remove.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await admin.waitForToast('The entry is removed.');
  await remove.waitFor({ state: 'detached' });
  await admin.leave();
});

async function blocked(): Promise<number> {
  return (await site.sql('SELECT FROM signup WHERE blocked_at IS NOT NULL')).length;
}
