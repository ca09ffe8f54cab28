import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smsCountry } from '../backend/src/features/verification/verification.sms-country.ts';
import { arriveAs as arrive } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import type { Role } from './matrix.ts';
import { startSite, type Site } from './site.ts';
import { pickByKeyboard, waitForRefreshed } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: waves change ranks
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql(`DELETE FROM suppression`);
});

const arriveAs = async (role: Role, path: string, options: Parameters<typeof arrive>[3] = {}) => {
  const visitor = await arrive(browser, site, role, { path, ...options });
  return { visitor, page: visitor.page };
};

/** Its users verified an email address. */
const emailCountry = smsCountry.code === ('DE' as string) ? 'United Kingdom' : 'Germany';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Chooses so many of the best waiting users, and names the wave. @returns once they are counted. */
async function choose(page: Page, name: string, users: number): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('How many, highest rank first').fill(String(users));
  await preview(page).getByText(`${users} users`, { exact: true }).waitFor();
}

async function confirm(page: Page, users: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Send to ${users} users?` });
  await dialog.getByLabel(`Type ${users} to confirm`).fill(String(users));
  await dialog.getByRole('button', { name: 'Send' }).click();
}

const state = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

async function addFilter(page: Page, condition: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('option', { name: condition, exact: true }).click();
}

describe('a wave', () => {
  it('goes from the best users with referrals to messages sent, and shows who opens and accepts', async () => {
    const { visitor, page } = await arriveAs('ADMIN', '/admin/invites');
    await page.getByText('There are no waves yet.').waitFor();
    await page.getByRole('link', { name: 'New wave' }).first().click();
    await addFilter(page, 'Country');
    await page.getByPlaceholder('Search country').fill(emailCountry);
    await page.getByRole('option', { name: emailCountry }).click();
    await page.keyboard.press('Escape');
    await addFilter(page, 'Referrals');
    await page.getByLabel('From').fill('1');
    await page.keyboard.press('Enter');
    await choose(page, `The best from ${emailCountry}`, 5);
    await page.frameLocator('iframe').getByRole('link', { name: 'Accept your invitation' }).waitFor();
    await page.getByText('Sending takes about 1 minute').waitFor();
    await page.getByRole('button', { name: 'Send to 5 users' }).click();
    await confirm(page, 5);
    await page.getByText('5 of 5 sent (100%)').waitFor();
    await state(page, 'Done').waitFor();
    const [first] = await site.sql(
      `SELECT email FROM signup JOIN invite ON invite.signup_seq = signup.seq WHERE verified_by = 'email' ORDER BY invite.seq LIMIT 1`,
    );
    const mail = await site.message(String(first?.['email']), /\/invite#/);
    expect(mail.subject).toContain('You’re in');
    const guest = await browser.newPage();
    await guest.goto(/\S+\/invite#\S+/.exec(mail.text)?.[0] ?? '');
    await guest
      .getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
      .first()
      .waitFor();
    await guest.close();
    await page.reload();
    await page.getByRole('button', { name: 'Funnel as a table' }).click();
    await page.getByRole('row', { name: 'Opened 1 20%' }).waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Opened');
    await page.getByRole('cell', { name: 'Opened' }).waitFor();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Invitation' }).waitFor();
    await page.getByRole('link', { name: `The best from ${emailCountry}` }).click();
    await page.getByText('5 of 5 sent (100%)').waitFor();
    await visitor.leave();
  });

  it('is drafted by an EDITOR, and started and revoked by an ADMIN, who sees what will happen', async () => {
    const editor = await arriveAs('EDITOR', '/admin/invites/new');
    await choose(editor.page, 'Drafted', 3);
    await editor.page.getByText('An admin has to start it.').waitFor();
    await expect.poll(() => editor.page.getByRole('button', { name: /^Send to/ }).count()).toBe(0);
    await editor.page.getByRole('button', { name: 'Save draft' }).click();
    await editor.page.getByRole('link', { name: 'Edit', exact: true }).click();
    await choose(editor.page, 'Drafted twice', 2);
    await editor.page.getByRole('button', { name: 'Save draft' }).click();
    await editor.page.getByRole('heading', { name: 'Drafted twice' }).waitFor();
    const path = new URL(editor.page.url()).pathname;
    await editor.visitor.leave();

    const { visitor, page } = await arriveAs('ADMIN', path);
    await page.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 2);
    await waitForRefreshed(page, state(page, 'Done'));
    await page.getByRole('button', { name: 'Revoke invitations' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Revoke 2 invitations?' });
    await dialog.getByText('Their codes stop working').waitFor();
    await dialog.getByRole('button', { name: 'Revoke invitations' }).click();
    await page.getByText('Its invitations were revoked on').waitFor();
    await visitor.leave();
  });

  it('is prepared with the keyboard alone', async () => {
    const { visitor, page } = await arriveAs('EDITOR', '/admin/invites/new');
    const { keyboard } = page;
    await preview(page)
      .getByText(/users$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await keyboard.press('Enter');
    await pickByKeyboard(page, page.getByPlaceholder('Filter by…'), 'country', 'Country');
    const countries = page.getByPlaceholder('Search country');
    await pickByKeyboard(page, countries, 'germ', 'Germany');
    await pickByKeyboard(page, countries, 'ind', 'India');
    await keyboard.press('Escape');
    await page.getByText('Country is Germany or India').waitFor();
    await page.getByRole('button', { name: 'Change filter: Country is Germany or India' }).focus();
    await keyboard.press('Enter');
    await pickByKeyboard(page, countries, 'ind', 'India');
    await keyboard.press('Escape');
    await page.getByText('Country is Germany', { exact: true }).waitFor();
    await page.getByRole('button', { name: '4 Confirm' }).focus();
    await keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('4. Confirm');
    await page.getByRole('button', { name: 'Save draft' }).focus();
    await keyboard.press('Enter');
    await page.getByText('country is Germany').waitFor();
    await visitor.leave();
  });

  it('takes a list of emails, and says which lines it could not read', async () => {
    const { visitor, page } = await arriveAs('ADMIN', '/admin/invites/new');
    const rows = await site.sql(
      `SELECT email FROM signup WHERE verified_by = 'email' AND NOT EXISTS (SELECT FROM mailing_recipient WHERE signup_seq = signup.seq) ORDER BY seq LIMIT 3`,
    );
    const emails = rows.map(({ email }) => String(email));
    await page
      .getByLabel('CSV file with email addresses')
      .setInputFiles({
        name: 'friends.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `email\n${emails.join('\n')}\n${emails[0] ?? ''}\nnobody\nstranger@example.org\n`,
        ),
      });
    await page.getByText('6 lines: 4 emails, 1 repeated, 1 invalid.').waitFor();
    await page.getByText('View invalid').click();
    await page.getByText('nobody').waitFor();
    await preview(page).getByText('3 users', { exact: true }).waitFor();
    await preview(page).getByText('on the email list, but not on the waitlist').waitFor();
    await expect
      .poll(() => page.getByLabel('Email list').locator('option:checked').textContent())
      .toContain('friends.csv');
    await visitor.leave();
  });
});

it('axe finds nothing on the screens, and every state fits', async () => {
  const { visitor, page } = await arriveAs('ADMIN', '/admin/invites');
  const newWave = page.getByRole('link', { name: 'New wave' }).first();
  await visitor.expectAccessibleInViews('waves', newWave);
  await newWave.click();
  await choose(page, 'Looked at', 4);
  const counted = preview(page).getByText('4 users', { exact: true });
  await visitor.expectAccessibleInViews('a new wave', counted);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await visitor.expectAccessibleInViews(
    'a draft',
    page.getByText('Nothing is sent until an admin starts it.'),
  );
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await counted.waitFor();
  await addFilter(page, 'Country');
  await page.getByPlaceholder('Search country').fill('ind');
  await visitor.expectAccessibleInViews(
    'choosing a country',
    page.getByRole('option', { name: 'India', exact: true }),
  );
  await page.keyboard.press('Escape');
  await page.getByLabel('Invitations per hour').fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await visitor.expectAccessibleInViews('faults', page.getByText(/^Messages an hour must be a whole number/));
  await page.getByLabel('Invitations per hour').fill('5000');
  await page.getByRole('button', { name: 'Send to 4 users' }).click();
  await visitor.expectAccessibleInViews('confirming', page.getByLabel('Type 4 to confirm'));
  await confirm(page, 4);
  await state(page, 'Done').waitFor();
  await visitor.expectAccessibleInViews('a wave', state(page, 'Sent'));
  await page.getByRole('button', { name: 'Revoke invitations' }).click();
  await visitor.expectAccessibleInViews('revoking', page.getByRole('alertdialog'));
  await visitor.leave();
});
