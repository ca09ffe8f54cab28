import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf, type Joined } from './join.ts';
import { startSite, type Site } from './site.ts';
import { Visitor, waitForRefreshed } from './visitor.ts';

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

async function points(): Promise<number> {
  const response = await fetch(`${site.origin}/api/updatePoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ referralCode: referrer.referralId }),
  });
  const { result } = (await response.json()) as { result: { referralPoints: number } };
  return result.referralPoints;
}

it('three fakes gain nothing; an admin takes their points back by keyboard alone, blocks them, and undoes it', async () => {
  await expect.poll(points, { timeout: 10_000 }).toBe(10);
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

async function blocked(): Promise<number> {
  return (await site.sql('SELECT FROM signup WHERE blocked_at IS NOT NULL')).length;
}
