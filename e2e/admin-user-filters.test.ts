import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';
import { focusWithin, pickByKeyboard } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('office with users'), sharedBrowser()]);
});

const figure = (count: unknown) => Number(count).toLocaleString('en-US');
const range = (page: Page, total: unknown) =>
  page
    .getByRole('status')
    .getByText(`of ${figure(total)}`)
    .waitFor();
const query = (page: Page) => new URL(page.url()).searchParams;

async function usersIn(country: string): Promise<number> {
  const [row] = await site.sql('SELECT count(*)::int AS users FROM signup WHERE country = $1', [country]);
  return Number(row?.['users']);
}

describe('the users of a country', () => {
  it('are a click on the dashboard away, by the chart and by its table, and the filter leads back to all', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/dashboard' });
    const { page } = visitor;
    const panel = page.getByRole('region', { name: 'Countries' });
    await panel.getByRole('application').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/userManagement?countries=*');
    const country = query(page).get('countries') ?? '';
    await range(page, await usersIn(country));
    await page.goBack();
    await panel.getByRole('button', { name: 'Countries as a table' }).click();
    await panel.getByRole('link', { name: 'India' }).click();
    await page.waitForURL('**/admin/userManagement?countries=IN');
    const total = await usersIn('IN');
    await range(page, total);
    await page.getByRole('columnheader').getByRole('button', { name: 'LastName' }).click();
    await expect.poll(() => query(page).get('sort')).toBe('lastName');
    await range(page, total);
    await page.getByRole('button', { name: 'Remove filter: Country is India' }).click();
    const [all] = await site.sql('SELECT count(*)::int AS users FROM signup');
    await range(page, all?.['users']);
    expect(query(page).get('countries')).toBeNull();
    await visitor.leave();
  });

  it('can be read', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', {
      path: '/admin/userManagement?countries=IN&states=waiting',
    });
    const { page } = visitor;
    await range(page, await usersIn('IN'));
    await visitor.expectAccessibleInViews('filtered', page.getByText('State is Waiting'));
    await page.keyboard.press('f');
    await pickByKeyboard(page, page.getByPlaceholder('Filter by…'), 'referrals', 'Referrals');
    await page.getByLabel('From').fill('1000000');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing matches these filters.').waitFor();
    await visitor.leave();
  });
});

it('two conditions are chosen by keyboard, saved as a view, opened from the palette, and emailed', async () => {
  const visitor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/userManagement' });
  const { page } = visitor;
  const { keyboard } = page;
  const [row] = await site.sql(
    `SELECT count(*)::int AS users FROM signup JOIN score USING (seq) WHERE country = 'IN' AND referral_count >= 1`,
  );
  const addFilter = async (condition: string) => {
    await page.getByRole('button', { name: 'Add filter' }).waitFor();
    await keyboard.press('f');
    await pickByKeyboard(page, page.getByPlaceholder('Filter by…'), condition.toLowerCase(), condition);
  };
  await addFilter('Country');
  await pickByKeyboard(page, page.getByPlaceholder('Search country'), 'india', 'India');
  await page.getByText('Country is India').waitFor();
  await keyboard.press('Escape');
  await addFilter('Referrals');
  await focusWithin(page.getByLabel('From'));
  await keyboard.type('1');
  await keyboard.press('Enter');
  const found = page.getByText(`${figure(row?.['users'])} found`);
  await found.waitFor();
  await visitor.expectAccessibleInViews('chips', found);
  await addFilter('Verified by');
  await visitor.expectAccessibleInViews('a popover', page.getByRole('option', { name: 'Verified by phone' }));
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views', exact: true }).focus();
  await keyboard.press('Enter');
  await visitor.expectAccessibleInViews('views', page.getByRole('link', { name: 'Best referrers' }));
  await page.getByRole('button', { name: 'Save view…' }).focus();
  await keyboard.press('Enter');
  await focusWithin(page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox'));
  await keyboard.type('Referrers of India');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Views: Referrers of India' }).waitFor();
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await keyboard.press('Control+k');
  await focusWithin(page.getByRole('dialog').getByRole('combobox'));
  await keyboard.type('referrers of');
  await page.getByRole('option', { name: /Referrers of India/ }).waitFor();
  await keyboard.press('Enter');
  await found.waitFor();
  expect(query(page).getAll('countries')).toEqual(['IN']);
  await page.getByRole('button', { name: /^Act on [\d,]+ users$/ }).focus();
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Email these…' }).focus();
  await keyboard.press('Enter');
  await page.waitForURL('**/admin/broadcasts/new?*');
  await page.getByText('Country is India').waitFor();
  await visitor.expectAccessibleInViews(
    'the form',
    page.getByText('Blocked and erased users of your list are left out: broadcasts can’t go to them.'),
  );
  await visitor.leave();
});

it('a referrer is named in the list, and a press on the name leads to them', async () => {
  const [referred] = await site.sql(
    `SELECT signup.id, signup.referral_code AS code, owner.id AS owner, owner.first_name || ' ' || owner.last_name AS name
     FROM signup JOIN signup AS owner ON owner.seq = signup.referrer_seq ORDER BY signup.seq DESC LIMIT 1`,
  );
  const visitor = await arriveAs(browser, site, 'VIEWER', {
    path: `/admin/userManagement?search=${String(referred?.['id'])}`,
  });
  const { page } = visitor;
  const name = String(referred?.['name']);
  const cell = page.getByRole('cell').filter({ hasText: String(referred?.['code']) });
  await cell.getByRole('link', { name }).click();
  await page.waitForURL(`**/admin/userManagement/${String(referred?.['owner'])}`);
  await page.goto(`/admin/userManagement/${String(referred?.['id'])}`);
  const facts = page.getByRole('region', { name: 'Details' });
  await facts.getByText('Referred by').waitFor();
  await facts.getByRole('link', { name }).waitFor();
  await visitor.leave();
});
