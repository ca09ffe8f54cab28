import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';

let full: Site;
let empty: Site;
let browser: Browser;
beforeAll(async () => {
  [full, empty, browser] = await Promise.all([
    sharedSite('office with users'),
    sharedSite('office without users'),
    sharedBrowser(),
  ]);
});

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const chart = (page: Page, name: string | RegExp) => panel(page, name).getByRole('application');
const shown = (count: unknown) => Number(count).toLocaleString('en-US');

const loadedCharts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/office-charts-')).length,
  );

/** Makes the figures fail, and only them. */
const abortFigures = (page: Page) =>
  page.route('**/graphql', (route) =>
    /query (Dashboard|SignupsByCountry|SignupsOverTime)/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.continue(),
  );

async function tryAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  const press = async () => {
    // One press may bring back several.
    if ((await again.count()) > 0)
      await again
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    return again.count();
  };
  await expect.poll(press).toBe(0);
}

/** Expects the figures that the database has. */
async function expectFigures(page: Page): Promise<void> {
  const [counts] = await full.sql(
    'SELECT count(*)::int AS total, count(referrer_seq)::int AS referred FROM signup',
  );
  const [top] = await full.sql(
    'SELECT referral_id, points::int FROM score JOIN signup USING (seq) ORDER BY -points, seq LIMIT 1',
  );
  const [most] = await full.sql(
    'SELECT count(*)::int AS people FROM signup GROUP BY country ORDER BY people DESC LIMIT 1',
  );
  const card = (term: string) => page.locator('dl > div').filter({ hasText: term });
  // At midnight, UTC, both count another week.
  const missing = async () => {
    const [{ week } = {}] = await full.sql(
      `SELECT count(*)::int AS week FROM signup WHERE joined_at >= date_trunc('day', now(), 'UTC') - interval '6 days'`,
    );
    const text = await card('Signed up in the last week').locator('dd > span').first().innerText();
    return Number(week) - Number(text.replaceAll(',', ''));
  };
  await expect.poll(missing, { timeout: 50_000 }).toBe(0);
  for (const [term, text] of [
    ['Active users on the waitlist', shown(counts?.['total'])],
    ['Signed up with a referral code', shown(counts?.['referred'])],
    ['Most used referral code', String(top?.['referral_id'])],
    ['Most users from a country', `${shown(most?.['people'])} users`],
  ] as const)
    await card(term).getByText(text, { exact: true }).waitFor();
  await card('Most used referral code')
    .getByText(`${shown(top?.['points'])} points`)
    .waitFor();
}

it('with sign-ups, shows what the database has, by keyboard alone; axe finds nothing, and every state fits', async () => {
  const visitor = await arriveAs(browser, full, 'VIEWER', { path: '/admin/account' });
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Change password' }).waitFor();
  expect(await loadedCharts(page)).toBe(0);
  await abortFigures(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await visitor.expectAccessibleInViews('failed', page.getByRole('button', { name: 'Try again' }).nth(4));
  await page.unroute('**/graphql');
  await tryAgain(page);
  await chart(page, 'Referral funnel').waitFor();
  await expect.poll(() => loadedCharts(page)).toBe(1);
  await expectFigures(page);
  await visitor.expectAccessibleInViews('charts', chart(page, 'Referral funnel'));
  const tooltip = page.getByRole('status').filter({ hasText: 'sign-up' });
  await visitor.expectAccessibleInViews('tooltip', tooltip, async () => {
    await chart(page, 'Sign-ups per day').focus();
    await page.keyboard.press('ArrowRight');
  });
  for (const name of ['Sign-ups per day', 'Countries', 'Referral funnel'])
    await page.getByRole('button', { name: `${name} as a table` }).click();
  const rows = (name: string) => panel(page, name).first().getByRole('row').count();
  const [countries] = await full.sql('SELECT count(DISTINCT country)::int AS count FROM signup');
  await expect
    .poll(async () => [await rows('Sign-ups per day'), await rows('Countries')])
    .toEqual([31, Number(countries?.['count']) + 1]);
  await visitor.expectAccessibleInViews('tables', panel(page, 'Countries').first().getByRole('row').first());
  await page.getByRole('radio', { name: '30 days' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?range=90');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?range=all');
  const [sum] = await full.sql('SELECT count(*)::int AS total FROM signup');
  await page.getByText(`${shown(sum?.['total'])} sign-ups in all`).waitFor();
  await page.getByRole('button', { name: 'Referral funnel as a table' }).click();
  await chart(page, 'Referral funnel').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/referralCount');
  await visitor.leave({ but: /ERR_FAILED/ });
});

it('without users, it says what will be there, and axe finds nothing', async () => {
  const visitor = await arriveAs(browser, empty, 'VIEWER', { path: '/admin/dashboard', width: 390 });
  const { page } = visitor;
  await page.getByText('No sign-ups yet.').waitFor();
  await page.getByText('No referrals yet.').waitFor();
  await page.getByText('No codes requested yet.').waitFor();
  await page.getByText('Get ready for your first sign-up').waitFor();
  await visitor.expectAccessible('empty');
  await visitor.leave();
});
