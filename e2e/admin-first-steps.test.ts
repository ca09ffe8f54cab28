import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site.stop());

it('the first steps are ticked off as they are done', async () => {
  const visitor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/addNewFaq' });
  const { page } = visitor;
  await page.getByRole('textbox', { name: 'Question' }).fill('Since when?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Since today.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/admin/faqs');
  await page.goto('/admin/dashboard');
  const steps = page.getByRole('region', { name: 'Get ready for your first sign-up' });
  await steps.getByRole('listitem').filter({ hasText: 'Check the FAQ Done' }).waitFor();
  await steps.getByRole('listitem').filter({ hasNotText: 'Done' }).first().waitFor();
  expect(await steps.getByRole('button', { name: 'Dismiss' }).count()).toBe(0); // an ADMIN's
  await visitor.expectAccessibleInViews('first steps', steps);
  await visitor.leave();
});

it('an admin dismisses them for everyone', async () => {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/dashboard' });
  const steps = admin.page.getByRole('region', { name: 'Get ready for your first sign-up' });
  await steps.getByRole('listitem').filter({ hasText: 'Invite your team' }).waitFor();
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await steps.waitFor({ state: 'detached' });
  await admin.leave();
  const viewer = await arriveAs(browser, site, 'VIEWER', { path: '/admin/dashboard' });
  const asked = viewer.page.waitForResponse(
    (response) => response.request().postData()?.includes('query FirstSteps') === true,
  );
  await viewer.page.reload();
  await asked;
  await viewer.page.getByText('No sign-ups yet.').waitFor();
  await viewer.page
    .getByRole('heading', { name: 'Get ready for your first sign-up' })
    .waitFor({ state: 'detached' });
  await viewer.leave();
});
