import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { startSite, type Site } from './site.ts';
import { details, usualWidths, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site.stop());

const tellMe = ({ page }: Visitor) =>
  page.getByRole('main').getByRole('button', { name: 'Tell me when it reopens' }).first();
const landingPage = async () => (await fetch(site.origin)).text();

it('an admin pauses sign-ups; visitors see so in place of the form, and can join once they resume', async () => {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: '/admin/dashboard' });
  const early = await Visitor.arrive(browser, site.origin);
  await early.openSignup();
  const { referralId } = await join(site);

  await admin.page.getByRole('button', { name: 'Pause sign-ups' }).click();
  const pausing = admin.page.getByRole('alertdialog', { name: 'Pause sign-ups?' });
  await pausing.getByRole('button', { name: 'Pause sign-ups' }).click();
  await admin.page.getByText('paused them on', { exact: true }).waitFor();

  // The one who had the form open is told when they send it.
  await early.fillIn(details());
  await early.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await early.dialog.getByRole('heading', { name: 'Sign-ups are paused' }).waitFor();
  await early.leave();

  await expect.poll(landingPage, { timeout: 15_000 }).toContain('Sign-ups are paused');
  expect(await landingPage()).not.toContain('Sign-ups are now open');
  const visitor = await Visitor.arrive(browser, site.origin, { path: `/?ref=${referralId}&join` });
  await visitor.dialog.getByRole('heading', { name: 'Sign-ups are paused' }).waitFor();
  await visitor.dialog.getByText(referralId).waitFor();
  await visitor.expectAccessibleAtWidths('paused', usualWidths);
  await visitor.page.keyboard.press('Escape');
  await visitor.dialog.waitFor({ state: 'detached' });

  // A visitor leaves an address, to be told once.
  const { email } = details();
  const waiting = await Visitor.arrive(browser, site.origin);
  await waiting.page
    .getByRole('main')
    .getByRole('button', { name: 'Tell me when it reopens' })
    .first()
    .click();
  await waiting.dialog.getByLabel('Email').fill(email);
  await waiting.dialog.getByRole('button', { name: 'Send code' }).click();
  await waiting.dialog
    .getByRole('group', { name: /code/ })
    .or(waiting.dialog.getByLabel(/-digit code/))
    .first()
    .waitFor();
  const { code } = await site.message(email, /hear when sign-ups open/);
  await waiting.typeCode(code ?? '');
  await waiting.dialog.getByText('Done. We’ll email you once sign-ups are open.').waitFor();
  await waiting.expectAccessibleAtWidths('told when open', usualWidths);
  await waiting.leave();
  await admin.page.reload();
  await admin.page.getByText('1 visitor waits to be told when they open.').waitFor();

  const viewer = await arriveAs(browser, site, 'VIEWER', { path: '/admin/dashboard' });
  const paused = viewer.page.getByText('Sign-ups are paused');
  await paused.waitFor();
  await expect.poll(() => viewer.page.getByRole('button', { name: 'Resume sign-ups' }).count()).toBe(0);
  await viewer.expectAccessibleInViews('paused dashboard', paused);
  await viewer.leave();

  await admin.page.getByRole('button', { name: 'Resume sign-ups' }).click();
  const resuming = admin.page.getByRole('alertdialog', { name: 'Resume sign-ups?' });
  await resuming.getByRole('button', { name: 'Resume sign-ups' }).click();
  await admin.page.getByText('Sign-ups are open.').first().waitFor();
  await admin.leave();

  await expect
    .poll(async () => {
      const { result } = (await (await fetch(`${site.origin}/api/signups`)).json()) as {
        result: { paused: boolean };
      };
      return result.paused;
    })
    .toBe(false);
  const told = await site.message(email, /You can join now/);
  expect(told.text).toContain(`${site.origin}/?join`);
  await expect.poll(() => site.sql('SELECT FROM reopen_wish'), { timeout: 15_000 }).toEqual([]);
  await expect.poll(landingPage, { timeout: 15_000 }).toContain('Sign-ups are now open');
  // The page that was opened during the pause leads to the form, too.
  await tellMe(visitor).click();
  await visitor.dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
  await visitor.leave();
});
