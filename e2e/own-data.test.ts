import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf } from './join.ts';
import { sharedSite, type Site } from './site.ts';
import { codeIn, details, focusWithin, usualWidths, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
});

const ownCode = /OTP[^]*see or change your data|see or change your data[^]*OTP/;

/** What a user does with the keyboard. */
function byKeyboard({ page, dialog }: Visitor, email: string) {
  /** Opens the dialog of a button. Earlier codes are of long ago, and their messages gone. */
  const open = async (name: string) => {
    await site.sql(
      `UPDATE otp_challenge SET created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' WHERE address = '${email}'`,
    );
    await site.sql(`DELETE FROM outbox_message WHERE address = '${email}'`);
    await page.getByRole('button', { name }).press('Enter');
    await dialog.getByRole('heading', { name }).waitFor();
  };
  const enterCode = async (to: string, mail: RegExp) => {
    await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
    await focusWithin(dialog.getByRole('textbox').first());
    await page.keyboard.type(codeIn(await site.message(to, mail)));
  };
  return { open, enterCode };
}

it('one’s own data is downloaded, corrected and moved to another contact, by keyboard, at every width', async () => {
  const joined = await join(site, { firstName: 'Grcae' });
  const { email } = joined.person;
  const visitor = await Visitor.arrive(browser, site.origin, { path: await statusLinkOf(site, joined) });
  const { page, dialog } = visitor;
  const { open, enterCode } = byKeyboard(visitor, email);

  await page.getByText(`You’re here as ${email.slice(0, 1)}•••@example.com.`).waitFor();
  await visitor.expectAccessibleAtWidths('own data', usualWidths);
  await open('Download your data');
  await visitor.expectAccessibleAtWidths('download, before the code', usualWidths);
  await enterCode(email, ownCode);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as JSON' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file).signup[0]).toMatchObject({ first_name: 'Grcae', email });
  await visitor.expectAccessible('downloaded');
  await page.keyboard.press('Escape');
  await focusWithin(page.getByRole('button', { name: 'Download your data' }));

  await open('Correct your name');
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Hopper');
  await visitor.expectAccessibleAtWidths('the name', usualWidths);
  await enterCode(email, ownCode);
  await page.getByRole('heading', { name: 'Grace, your rank' }).waitFor();

  const contact = details().email;
  await open('Change your contact');
  await enterCode(email, ownCode);
  await focusWithin(dialog.getByLabel(/^Email/));
  await page.keyboard.type(contact);
  await visitor.expectAccessibleAtWidths('the new contact', usualWidths);
  await enterCode(contact, /Confirm your new email address/);
  await focusWithin(dialog.getByRole('button', { name: 'Change my contact' }));
  await visitor.expectAccessibleAtWidths('the change', usualWidths);
  await page.keyboard.press('Enter');
  await page.getByText('Your contact is changed.').waitFor();
  await site.message(email, /now belongs to another/);
  await page.reload();
  await page.getByRole('heading', { name: 'Grace, your rank' }).waitFor();
  await visitor.leave();
});

it('the waitlist is left and stayed on by keyboard, at every width', async () => {
  const joined = await join(site, { firstName: 'Grace' });
  const { email } = joined.person;
  const visitor = await Visitor.arrive(browser, site.origin, { path: await statusLinkOf(site, joined) });
  const { page } = visitor;
  const { open, enterCode } = byKeyboard(visitor, email);
  const rank = (await page.locator('[aria-labelledby=rank-heading] [role=status]').textContent()) ?? '';

  await open('Leave the waitlist');
  await visitor.expectAccessibleAtWidths('leaving, before the code', usualWidths);
  await enterCode(email, ownCode);
  const heading = page.getByRole('heading', { name: 'You’re leaving the waitlist' });
  await focusWithin(heading);
  await visitor.expectAccessibleAtWidths('leaving', usualWidths);
  expect((await site.message(email, /you’re leaving/)).text).toContain('/status#open=');

  await open('Stay on the waitlist');
  await enterCode(email, ownCode);
  await page.getByText(/^Welcome back\. You kept #[\d,]+\.$/).waitFor();
  await heading.waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('heading', { name: 'Your data' }));
  expect(await page.locator('[aria-labelledby=rank-heading] [role=status]').textContent()).toBe(rank);
  await visitor.leave();
});

it('emails are chosen by keyboard, and the choice is kept', async () => {
  const joined = await join(site, { firstName: 'Grace' });
  const visitor = await Visitor.arrive(browser, site.origin, { path: await statusLinkOf(site, joined) });
  const { page } = visitor;
  const updates = page.getByRole('checkbox', { name: 'Tell me when friends join with my code.' });
  await updates.press('Space');
  await page.getByText('We won’t email you when friends join.').first().waitFor();
  await visitor.expectAccessibleAtWidths('the emails', usualWidths);
  await page.reload();
  await updates.waitFor();
  expect(await updates.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: /^Email me my invitation/ }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^Send me news/ }).isChecked()).toBe(false);
  await visitor.leave();
});
