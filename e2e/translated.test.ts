import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { translatePage } from '../frontend/src/testing/translate.ts';
import { arriveAs, seedAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { sharedSite, type Site } from './site.ts';
import { codeIn, details, focusWithin, Visitor, wrongCode } from './visitor.ts';

let site: Site;
let office: Site;
let browser: Browser;
beforeAll(async () => {
  [site, office, browser] = await Promise.all([
    sharedSite('visitors'),
    sharedSite('office with users'),
    sharedBrowser(),
  ]);
});

/** A visitor whose browser translates what they see. */
async function arrive(path = '/'): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, site.origin);
  await visitor.page.addInitScript(translatePage);
  await visitor.page.goto(path);
  return visitor;
}

it('a translated page lets visitors join: errors, a wrong code, the result, copying', async () => {
  const person = details();
  const visitor = await arrive();
  const { page, dialog } = visitor;
  expect(await page.locator('h1 font').count()).toBeGreaterThan(0);
  await visitor.openSignup();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('First name is required').waitFor();
  await visitor.fillIn(person);
  await visitor.sendCode();
  const code = codeIn(await site.message(person.email, /OTP/));
  await visitor.typeCode(wrongCode(code));
  await dialog.getByRole('alert').waitFor();
  await dialog.getByText(/^Resend code in 0:(5[0-7]|[1-4]\d)$/).waitFor(); // counts down
  await visitor.typeCode(code);
  await dialog
    .getByText(/^#\d+$/)
    .first()
    .waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  await dialog.getByRole('button', { name: 'Copy code' }).waitFor();
  await visitor.leave();
});

it('a translated page lets students apply', async () => {
  const { email } = details();
  const visitor = await arrive();
  const { page, dialog } = visitor;
  await page
    .getByRole('main')
    .getByRole('button', { name: /ambassador/i })
    .first()
    .click();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('College name').fill('Vassar');
  await dialog.getByLabel('Message').fill('Hello.');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByText('Verify OTP').waitFor();
  await focusWithin(dialog.getByRole('textbox', { name: '4-digit code' }));
  await page.keyboard.type(codeIn(await site.message(email, /OTP/)));
  await dialog.getByText('Your email is verified').waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Our team will reach out to you shortly').waitFor();
  await visitor.leave();
});

it('a translated page opens the status with a code, and leaves it again', async () => {
  const { person } = await join(site);
  const visitor = await arrive('/status');
  const { page } = visitor;
  // The next code to the same address may be sent.
  await site.sql(
    `UPDATE otp_challenge SET created_at = created_at - interval '61 s', expires_at = expires_at - interval '61 s'`,
  );
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel(/Email/).fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await focusWithin(page.getByRole('textbox').first());
  await page.keyboard.type(
    codeIn(await site.message(person.email, /OTP[^]*where you stand|where you stand[^]*OTP/)),
  );
  await page.getByRole('heading', { name: /, your rank$/ }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Find your rank' }).waitFor();
  await visitor.leave();
});

it('a translated login says what is wrong, and then opens', async () => {
  const { email, password } = await seedAccount(site, 'VIEWER');
  const visitor = await arrive('/admin/login');
  const { page } = visitor;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password}!`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByText('Hide', { exact: true }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/userManagement');
  await visitor.leave();
});

it('a translated back office leads from screen to screen, and its texts follow what is chosen', async () => {
  const visitor = await arriveAs(browser, office, 'ADMIN', { path: '/admin/dashboard' });
  const { page } = visitor;
  await page.evaluate(translatePage);
  const menu = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const range = (text: RegExp) => page.getByRole('status').getByText(text).waitFor();
  await page.getByText(/sign-ups in the last 30 days$/).waitFor();
  await page
    .getByRole('radio', { name: '7 days' })
    .or(page.getByRole('button', { name: '7 days' }))
    .click();
  await page.getByText(/sign-ups in the last 7 days$/).waitFor();
  await menu('Users');
  await range(/^1 to 10 of/);
  await page.getByRole('searchbox').fill('nobody at all is called this');
  await page.getByText(/^Nothing matches/).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await range(/^1 to 10 of/);
  await page.getByRole('button', { name: 'Next' }).click();
  await range(/^11 to 20 of/);
  await page.locator('section[aria-busy]').waitFor({ state: 'detached' });
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Rank' }).waitFor();
  await menu('Invites');
  await page.getByRole('link', { name: 'New wave' }).first().click();
  await page.getByLabel('Name').fill('Translated');
  await visitor.leave();
});
