import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { arriveAs, confirmationLink, follow, newToken, seedAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';
import { focusWithin, Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('office without users'), sharedBrowser()]);
});

const refused = /Failed to load resource.*40[0139]/;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** What the page shows from here on comes without loading it anew. */
async function expectNoReload(visitor: Visitor, work: () => Promise<void>): Promise<void> {
  await visitor.page.evaluate(() => Object.assign(window, { stayed: true }));
  await work();
  expect(await visitor.page.evaluate(() => 'stayed' in window)).toBe(true);
}

describe('an admin', () => {
  it('approves an account, changes its role and removes it, and invites a colleague, who is active once they have chosen a password', async () => {
    const { email } = await seedAccount(site, 'VIEWER');
    await site.sql(
      `UPDATE admin_account SET state = 'pending', approved_at = NULL, name = 'New Comer' WHERE email = $1`,
      [email],
    );
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/team' });
    const { page } = visitor;
    await expectNoReload(visitor, async () => {
      await row(page, email).getByText('Pending approval').waitFor();
      await page.getByRole('button', { name: 'Approve New Comer' }).click();
      const approving = page.getByRole('dialog', { name: 'Approve New Comer' });
      await approving.getByRole('radio', { name: 'Editor' }).check();
      await approving.getByRole('button', { name: 'Approve' }).click();
      await visitor.waitForToast('New Comer is approved as Editor.');
      await row(page, email).getByText('Active').waitFor();
      await page.getByRole('button', { name: 'Change role of New Comer' }).click();
      const changing = page.getByRole('dialog', { name: 'Change the role of New Comer' });
      await expect.poll(() => changing.getByRole('radio', { name: 'Editor' }).isChecked()).toBe(true);
      await changing.getByRole('radio', { name: 'Viewer' }).check();
      await changing.getByRole('button', { name: 'Change role' }).click();
      await row(page, email).getByText('Viewer').waitFor();
      await page.getByRole('button', { name: 'Remove New Comer' }).click();
      const removing = page.getByRole('alertdialog', { name: 'Remove New Comer?' });
      await focusWithin(removing);
      await removing.getByRole('button', { name: 'Remove' }).focus();
      await page.keyboard.press('Enter');
      await visitor.waitForToast('New Comer is removed.');
      await row(page, email).waitFor({ state: 'detached' });
    });
    expect(await site.sql('SELECT state FROM admin_account WHERE email = $1', [email])).toEqual([
      { state: 'removed' },
    ]);

    const invitee = `colleague${Date.now()}@example.com`;
    await page.getByRole('button', { name: 'Invite colleague' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(invitee);
    await dialog.getByRole('radio', { name: 'Editor' }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await visitor.waitForToast(`The invitation is on its way to ${invitee}.`);
    const invited = page.getByRole('region', { name: 'Invited' });
    await invited.getByText(invitee, { exact: true }).waitFor();
    await page.getByRole('button', { name: `Send again to ${invitee}` }).waitFor();
    await visitor.expectAccessible('team with an invitation');

    const link = await confirmationLink(site, invitee);
    const colleague = await Visitor.arrive(browser, site.origin, { path: link.pathname + link.hash });
    await colleague.page.getByRole('heading', { name: 'Join the team' }).waitFor();
    await colleague.page.getByText('You are invited as Editor').waitFor();
    await colleague.page.getByRole('textbox', { name: 'Name' }).fill('Ada Colleague');
    await colleague.page.getByRole('textbox', { name: 'Password' }).fill('orbit-lantern-49-quill');
    await colleague.page.getByRole('button', { name: 'Create account' }).click();
    await colleague.page.getByText('Your account is ready.').waitFor();
    await colleague.page.waitForURL(/\/admin\/(?:dashboard|userManagement)/);
    await colleague.leave();

    await page.reload();
    await row(page, invitee).getByText('Editor').waitFor();
    await expect.poll(() => invited.count()).toBe(0);
    await visitor.leave();
  });

  it('sees what another one leaves before removing them, and takes it over', async () => {
    const { email } = await seedAccount(site, 'ADMIN');
    await site.sql(
      `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, state, created_by, joined_seq, claimed_seq)
       SELECT gen_random_uuid(), 'https://crm.example.com/hook', '', ARRAY['signup.joined'], true, 1, 10, 'active', id, 0, 0
       FROM admin_account WHERE email = $1`,
      [email],
    );
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/team' });
    const { page } = visitor;
    await row(page, email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    const removing = page.getByRole('alertdialog');
    await removing.getByText('crm.example.com').waitFor();
    await visitor.expectAccessible('what an admin leaves');
    await removing.getByRole('radio', { name: 'Take them over' }).check();
    await removing.getByRole('button', { name: 'Remove' }).click();
    await removing.waitFor({ state: 'detached' }); // While it asks, it hides the rows behind it.
    await row(page, email).waitFor({ state: 'detached' });
    expect(
      await site.sql(
        `SELECT endpoint.state, creator.email <> $1 AS taken FROM webhook_endpoint AS endpoint JOIN admin_account AS creator ON creator.id = created_by
         WHERE url = 'https://crm.example.com/hook'`,
        [email],
      ),
    ).toEqual([{ state: 'active', taken: true }]);
    await site.sql(`DELETE FROM webhook_endpoint WHERE url = 'https://crm.example.com/hook'`);
    await visitor.leave();
  });

  it('makes a key that works, sees it once, and revokes it', async () => {
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/apiKeys' });
    const { page } = visitor;
    await expectNoReload(visitor, async () => {
      await page.getByText('No API keys yet.').waitFor();
      await page.getByRole('button', { name: 'Create key' }).click();
      const asking = page.getByRole('dialog', { name: 'Create API key' });
      await asking.getByRole('button', { name: 'Create key' }).click();
      await asking.getByRole('textbox', { name: 'Name' }).and(page.locator('[aria-invalid]')).waitFor();
      await asking.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
      await asking.getByRole('button', { name: 'Create key' }).click();
      const showing = page.getByRole('dialog', { name: 'Your new API key' });
      await showing.getByRole('button', { name: 'Copy key' }).click();
      await showing.getByRole('button', { name: 'Copied' }).waitFor();
      const key = await page.evaluate(() => navigator.clipboard.readText());
      expect(await statusWith(key)).toBe(200);
      await page.keyboard.press('Escape'); // which must not lose it
      await showing.getByRole('button', { name: 'Done' }).click();
      await showing.waitFor({ state: 'detached' });
      await row(page, 'Nightly report').getByText('Viewer').waitFor();
      expect(await page.content()).not.toContain(key);
      await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await visitor.waitForToast('The key Nightly report is revoked.');
      await page.getByText('No API keys yet.').waitFor();
      expect(await statusWith(key)).toBe(401);
    });
    await visitor.leave({ but: refused });
  });

  it('reads the audit log, filters it and leafs through it', async () => {
    await site.sql(
      `INSERT INTO audit_entry (action, actor_kind, actor_id, actor_name, target_kind, target_id, target_name, details)
       SELECT 'faq.add', 'admin', gen_random_uuid(), 'writer@example.com', 'faq', gen_random_uuid(), 'Question ' || n, '{}' FROM generate_series(1, 40) AS n`,
    );
    await newToken(site, await seedAccount(site, 'VIEWER'));
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: '/admin/audit' });
    const { page } = visitor;
    await row(page, 'Logged in').first().waitFor();
    await page.getByRole('combobox', { name: 'Area' }).selectOption('FAQs');
    await expect.poll(() => row(page, 'Logged in').count()).toBe(0);
    await page.getByRole('status').getByText('25 entries').waitFor();
    await row(page, 'Question 40').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('status').getByText('15 entries').waitFor();
    await row(page, 'Question 1').first().waitFor();
    await page.reload();
    await page.getByRole('status').getByText('15 entries').waitFor();
    await page.getByRole('searchbox').fill('Question 33');
    await page.getByRole('status').getByText('1 entry').waitFor();
    await page.getByRole('searchbox').fill('');
    const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.getByLabel('From').fill(tomorrow);
    await page.getByText('Nothing matches these filters.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(tomorrow);
    await visitor.leave();
  });
});

it('axe finds nothing, and every state fits', async () => {
  const { email } = await seedAccount(site, 'EDITOR');
  const visitor = await arriveAs(browser, site, 'ADMIN', { path: `/admin/team?search=${email}` });
  const { page } = visitor;
  await visitor.expectAccessibleInViews('change role', page.getByRole('dialog'), async () => {
    await page.getByRole('button', { name: /^Change role of/ }).click();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visitor.expectAccessibleInViews('remove', page.getByRole('alertdialog'), async () => {
    await page.getByRole('button', { name: /^Remove/ }).click();
  });
  await follow(page, '/admin/apiKeys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Looked at');
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create key' });
  await visitor.expectAccessibleInViews('make a key', create);
  await create.click();
  await visitor.expectAccessibleInViews(
    'the new key',
    page.getByRole('dialog', { name: 'Your new API key' }),
  );
  await page.getByRole('button', { name: 'Done' }).click();
  await visitor.expectAccessibleInViews('keys', page.getByRole('button', { name: 'Revoke Looked at' }));
  await follow(page, '/admin/audit');
  await visitor.expectAccessibleInViews('audit', page.getByRole('status').getByText(/entr/));
  await visitor.leave();
});

/** The status that the API answers to a key. */
async function statusWith(key: string): Promise<number> {
  const response = await fetch(`${site.origin}/api/admin/getAmbassadors`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.status;
}
