import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf, type Joined } from './join.ts';
import { startSite, type Site } from './site.ts';
import { codeIn, details, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  return () => site.stop();
});

const arrive = (path: string) => Visitor.arrive(browser, site.origin, { path });

/** Applies in the site's form, with a code by email. */
async function apply(firstName: string, email: string): Promise<void> {
  const visitor = await arrive('/');
  const { page, dialog } = visitor;
  await page.getByRole('button', { name: 'Join as Ambassador' }).click();
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Sharma');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('College name').fill('Hilltop');
  await dialog.getByLabel('Message').fill('I run the finance club.');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByText('4-digit code').waitFor();
  const code = codeIn(await site.message(email, /ambassador[^]*OTP|OTP[^]*ambassador/));
  await dialog.getByRole('textbox', { name: '4-digit code' }).focus();
  await page.keyboard.type(code);
  await dialog.getByText('Your email is verified').waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Our team will reach out to you shortly').waitFor();
  await visitor.leave();
}

/** As if codes had been sent a minute earlier: another one may be requested. */
const pass = () =>
  site.sql(
    `UPDATE otp_challenge SET created_at = created_at - interval '61 s', expires_at = expires_at - interval '61 s'`,
  );

it('an applicant is accepted, gets an email, and sees their figures on their status', async () => {
  const ambassador: Joined = await join(site, { firstName: 'Priya' });
  const { email } = ambassador.person;
  await pass();
  await apply('Priya', email);
  const other = details({}).email;
  await apply('Rohan', other);

  const editor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/ambassadors' });
  for (const [name, told] of [
    ['Priya Sharma', `We’ll email their code, ${ambassador.referralId}`],
    ['Rohan Sharma', 'They have no sign-up yet'],
  ] as const) {
    await editor.page.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Accepted');
    const dialog = editor.page.getByRole('alertdialog', { name: `Accept ${name}?` });
    await dialog.getByText(told, { exact: false }).waitFor();
    if (name === 'Priya Sharma') await editor.expectAccessible('accepting');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await editor.waitForToast(`${name}: Accepted.`);
    await dialog.waitFor({ state: 'hidden' });
  }
  await editor.expectAccessibleInViews('ambassadors', editor.page.getByText('0 friends'));
  await editor.page.getByRole('link', { name: ambassador.referralId }).click();
  await editor.page.getByRole('link', { name: 'Campus ambassador' }).click();
  await editor.page.getByText('1 to 1 of 1').waitFor();
  await editor.leave();

  for (let each = 0; each < 2; each += 1) await join(site, { referralCode: ambassador.referralId });
  const { text } = await site.message(email, /campus ambassador/);
  const visitor = await arrive(/\/status#open=\S+/.exec(text)?.[0] ?? '');
  const { page } = visitor;
  const section = page.getByRole('region', { name: 'Campus ambassador' });
  await section.getByText('Joined this week').waitFor();
  expect(await section.getByRole('definition').allTextContents()).toEqual(['2', '2', '2']);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await page.getByRole('button', { name: 'Print a poster' }).waitFor();
  await visitor.expectAccessibleAtWidths('the status of an ambassador');
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print a poster' }).click();
  await page.locator('body > .poster-page').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body > .poster-page svg').isVisible()).toBe(true);
  expect(await page.locator('main').isVisible()).toBe(false);
  await visitor.leave();

  // Rohan joined with another email: the link connects that sign-up.
  const link = /\/status#ambassador=\S+/.exec((await site.message(other, /campus ambassador/)).text)?.[0];
  const rohan = await arrive(link ?? '');
  await rohan.page.getByText('You’re a campus ambassador. Log in as you joined', { exact: false }).waitFor();
  await rohan.expectAccessible('connecting');
  await rohan.page.goto(await statusLinkOf(site, await join(site, { firstName: 'Rohan' })));
  await rohan.page.getByText('You’re connected.', { exact: false }).first().waitFor();
  await rohan.page.getByText('Nobody has joined with your code yet.', { exact: false }).waitFor();
  await rohan.leave();
  const [row] = await site.sql(
    `SELECT count(*)::int AS ambassadors, count(application.signup_seq)::int AS connected
     FROM ambassador_signup JOIN ambassador_application AS application ON application.seq = application_seq WHERE is_ambassador`,
  );
  expect(row).toEqual({ ambassadors: 2, connected: 1 });
});
