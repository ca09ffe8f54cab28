import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAs as arrive } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import type { Role } from './matrix.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site.stop());

const arriveAs = async (role: Role, path: string, options: Parameters<typeof arrive>[3] = {}) => {
  const visitor = await arrive(browser, site, role, { path, ...options });
  return { visitor, page: visitor.page };
};

describe('templates', () => {
  it('are written beside what users will get, and saved as a new version', async () => {
    const { visitor, page } = await arriveAs('EDITOR', '/admin/messages');
    await page.getByRole('link', { name: 'Invitation' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'You’re in, Ada' }).waitFor();
    const button = frame.getByRole('link', { name: 'Accept your invitation' });
    await expect.poll(() => button.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
    await page
      .getByRole('region', { name: 'The message as text' })
      .getByText('Accept your invitation: ')
      .waitFor();

    const body = page.getByRole('textbox', { name: 'Message' });
    await body.fill('Welcome, <b>you</b>! ');
    await page.getByText('Add {inviteLink}').waitFor();
    await body.press('End');
    await page.getByRole('button', { name: '{inviteLink}' }).click();
    await expect.poll(() => body.inputValue()).toBe('Welcome, <b>you</b>! {inviteLink}');
    await frame.getByText('Welcome, <b>you</b>!').waitFor();
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('The template has been saved.').waitFor();
    await page.getByText('Version 2').waitFor();
    await visitor.leave();
  });

  it('come back after a reload while they are not saved, and go to the admin who tests them', async () => {
    const { visitor, page } = await arriveAs('EDITOR', '/admin/messages');
    await page.getByRole('link', { name: 'Invitation' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await expect.poll(() => subject.inputValue()).not.toBe('');
    const saved = await subject.inputValue();
    await subject.fill('Half a thought');
    await page.reload();
    await page.getByText('Your unsaved changes are still here.').waitFor();
    await page.getByRole('button', { name: 'Send test to me' }).click();
    await page.getByText('The test message has been sent to').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => subject.inputValue()).toBe(saved);
    await visitor.leave();
  });

  it('are compared with what they said, and restored as another version, by keyboard', async () => {
    const { visitor, page } = await arriveAs('EDITOR', '/admin/messages');
    await page.getByRole('link', { name: 'Invitation' }).click();
    const body = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('button', { name: 'Compare version 1' }).press('Enter');
    await page.locator('ins').getByText('Welcome, <b>you</b>! {inviteLink}').waitFor();
    await page.reload();
    await page.locator('del').getByText('[Accept your invitation]({inviteLink})').waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
    await expect.poll(() => body.inputValue()).toContain('[Accept your invitation]({inviteLink})');
    await expect.poll(() => body.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Save template' }).press('Enter');
    await page.getByText('The template has been saved.').waitFor();
    await page.getByText('Version 3').waitFor();
    await visitor.leave();
  });

  it('can be read by a VIEWER, who cannot change them', async () => {
    const { visitor, page } = await arriveAs('VIEWER', '/admin/messages');
    await page.getByRole('link', { name: 'Invitation' }).click();
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: /nvitation/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save template' }).count()).toBe(0);
    await visitor.leave();
  });
});

describe('suppressions', () => {
  it('are added, found, and lifted by an ADMIN, who has to confirm', async () => {
    const { visitor, page } = await arriveAs('ADMIN', '/admin/suppressions');
    await page.getByText('No addresses yet.').waitFor();
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('Jane@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Add address' }).click();
    await page.getByText('This address gets no more of these messages.').waitFor();
    await page.getByRole('button', { name: 'Allow again to email jane@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Allow again' }).click();
    await page.getByText('No addresses yet.').waitFor();
    await visitor.leave();
  });
});

it('axe finds nothing on any screen', async () => {
  await site.sql(
    `INSERT INTO suppression (contact_hash, scope, email_key, reason) VALUES (repeat('a', 43), 'all', 'jane@example.com', 'bounce')`,
  );
  await site.sql(
    `INSERT INTO sns_confirmation (topic_arn, url) VALUES ('arn:aws:sns:us-west-2:1:Topic', 'https://sns.us-west-2.amazonaws.com/')`,
  );
  const { visitor, page } = await arriveAs('ADMIN', '/admin/messages');
  await visitor.expectAccessibleInViews('templates', page.getByRole('link', { name: 'Invitation' }));
  await page.getByRole('link', { name: 'Invitation' }).click();
  const button = page.frameLocator('iframe').getByRole('link', { name: /nvitation/ });
  await visitor.expectAccessibleInViews('template', button.first());
  await page.getByRole('button', { name: 'Compare version 2' }).click();
  await visitor.expectAccessibleInViews('compared versions', page.locator('ins').first());
  await page.getByRole('textbox', { name: 'Message' }).fill('{nobody}');
  await visitor.expectAccessibleInViews('template with faults', page.getByText('{nobody} isn’t a variable'));
  await page.goto(`${site.origin}/admin/suppressions`);
  await page.getByText('jane@example.com').first().waitFor();
  await visitor.expectAccessibleInViews(
    'suppressions',
    page.getByText('Amazon SNS wants to report bounces here'),
  );
  await page.getByRole('button', { name: 'Add address' }).click();
  await visitor.expectAccessibleInViews('adding', page.getByRole('dialog'));
  await visitor.leave();
});
