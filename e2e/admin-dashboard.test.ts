import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { arriveAs as arrive, logIn, seedAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { officeViews, rolesAlike, type Role } from './matrix.ts';
import { sharedSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';

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

const arriveAs = (role: Role, site: Site, options: Parameters<typeof arrive>[3] = {}): Promise<Visitor> =>
  arrive(browser, site, role, { path: '/admin/dashboard', ...options });

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const chart = (page: Page, name: string | RegExp) => panel(page, name).getByRole('application');

describe('with sign-ups', () => {
  it.each(rolesAlike)('%s sees the five cards as the database has them', async (role) => {
    const visitor = await arriveAs(role, full);
    const { page } = visitor;
    const [counts] = await full.sql(
      'SELECT count(*)::int AS total, count(referrer_seq)::int AS referred FROM signup',
    );
    const [top] = await full.sql(
      'SELECT referral_id, points::int FROM score JOIN signup USING (seq) ORDER BY -points, seq LIMIT 1',
    );
    const card = (term: string) => page.locator('dl > div').filter({ hasText: term });
    const texts = {
      'Active users on the waitlist': counts?.['total'],
      'Signed up with a referral code': counts?.['referred'],
    };
    // The week moves on, and both count it again until they have counted the same one.
    const missing = async () => {
      const [{ week } = {}] = await full.sql(
        `SELECT count(*)::int AS week FROM signup WHERE joined_at > now() - interval '7 days'`,
      );
      const shown = await card('Signed up in the last week').locator('dd > span').first().innerText();
      return Number(week) - Number(shown.replaceAll(',', ''));
    };
    await expect.poll(missing, { timeout: 50_000 }).toBe(0);
    for (const [term, count] of Object.entries(texts))
      await card(term).getByText(Number(count).toLocaleString('en-US'), { exact: true }).waitFor();
    await card('Most used referral code').getByText(String(top?.['referral_id']), { exact: true }).waitFor();
    await card('Most used referral code')
      .getByText(`${Number(top?.['points']).toLocaleString('en-US')} points`)
      .waitFor();
    const [most] = await full.sql(
      'SELECT count(*)::int AS people FROM signup WHERE country IS NOT NULL GROUP BY country ORDER BY people DESC LIMIT 1',
    );
    await card('Most users from a country')
      .getByText(`${Number(most?.['people']).toLocaleString('en-US')} users`, { exact: true })
      .waitFor();
    await visitor.leave();
  });

  it('the range is chosen by keyboard, appears in the address, and is kept', async () => {
    const visitor = await arriveAs('VIEWER', full);
    const { page } = visitor;
    await page.getByRole('radio', { name: '30 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toBe('?range=90');
    await page.reload();
    await page.getByRole('radio', { name: '90 days', checked: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: '90 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toBe('?range=all');
    const [sum] = await full.sql('SELECT count(*)::int AS total FROM signup');
    await page.getByText(`${Number(sum?.['total']).toLocaleString('en-US')} sign-ups in all`).waitFor();
    await visitor.leave();
  });

  it('each chart has its figures as a table', async () => {
    const visitor = await arriveAs('VIEWER', full);
    const { page } = visitor;
    for (const name of ['Sign-ups per day', 'Countries', 'Referral funnel']) {
      await chart(page, name).waitFor();
      await panel(page, name)
        .getByRole('button', { name: `${name} as a table` })
        .click();
      await panel(page, name).getByRole('table').waitFor();
    }
    await expect.poll(() => panel(page, 'Sign-ups per day').first().getByRole('row').count()).toBe(31);
    const [countries] = await full.sql('SELECT count(DISTINCT country)::int AS count FROM signup');
    await expect
      .poll(() => panel(page, 'Countries').first().getByRole('row').count())
      .toBe(Number(countries?.['count']) + 1);
    await visitor.expectAccessible('tables');
    await visitor.leave();
  });

  it('shows the days that are chosen, today as not over, and opens what a step of the funnel counts', async () => {
    const visitor = await arriveAs('VIEWER', full);
    const { page } = visitor;
    const days = panel(page, 'Sign-ups per day');
    const bars = days.locator('svg path[fill="var(--color-data)"]');
    const dashed = days.locator('svg path[stroke="var(--color-data)"]');
    await chart(page, 'Sign-ups per day').waitFor();
    await expect.poll(async () => [await bars.count(), await dashed.count()]).toEqual([30, 1]);
    await page.getByText('Previous 30 days').waitFor();
    const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('From', { exact: true }).fill(daysAgo(20));
    await page.getByLabel('To', { exact: true }).fill(daysAgo(10));
    await page.getByText('in this period').waitFor();
    await expect.poll(() => bars.count()).toBe(11);
    await expect.poll(() => dashed.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(daysAgo(20));
    await chart(page, 'Referral funnel').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/referralCount');
    await visitor.leave();
  });

  it('the arrow keys move through each chart and announce its values', async () => {
    const visitor = await arriveAs('VIEWER', full);
    const { page } = visitor;
    for (const [name, says] of [
      ['Sign-ups per day', /\d+ sign-ups?/],
      ['Countries', /% of all users/],
      ['Referral funnel', /Each request counts/],
    ] as const) {
      await chart(page, name).focus();
      await page.keyboard.press('ArrowRight');
      await panel(page, name).getByRole('status').filter({ hasText: says }).waitFor();
    }
    await visitor.leave();
  });

  it('figures refresh by themselves, and not while the page is hidden', async () => {
    const account = await seedAccount(empty, 'VIEWER');
    const visitor = await Visitor.arrive(browser, empty.origin, { path: '/admin/dashboard' });
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    await logIn(page, account);
    await page.getByText('Updated ').waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('query Dashboard') === true) asked += 1;
    });
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        const state = value ? 'hidden' : 'visible';
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, hidden);
    const asOf = () => page.locator('time').getAttribute('datetime');
    const first = await asOf();
    await page.clock.runFor(31_000);
    await expect.poll(asOf).not.toBe(first);
    expect(asked).toBe(1);
    await hide(true);
    await page.clock.runFor(300_000);
    expect(asked).toBe(1);
    await hide(false);
    await page.clock.runFor(1000);
    await expect.poll(() => asked).toBe(2);
    await visitor.leave();
  });

  it('a failed refresh removes nothing and says so', async () => {
    const account = await seedAccount(full, 'VIEWER');
    const visitor = await Visitor.arrive(browser, full.origin, { path: '/admin/dashboard' });
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    await logIn(page, account);
    await page.getByText('Updated ').waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await page.clock.runFor(31_000);
    await page.getByText('The last refresh failed').waitFor();
    await chart(page, 'Sign-ups per day').waitFor();
    await page.getByText('Active users on the waitlist').waitFor();
    await page.unroute('**/graphql');
    await page.clock.runFor(31_000);
    await page.getByText('The last refresh failed').waitFor({ state: 'detached' });
    await visitor.leave({ but: /ERR_FAILED/ });
  });
});

describe('without users', () => {
  it('says what will be there, and offers no card about users that do not exist', async () => {
    const visitor = await arriveAs('VIEWER', empty);
    const { page } = visitor;
    await page.getByText('No sign-ups yet.').waitFor();
    await page.getByText('No referrals yet.').waitFor();
    await page.getByText('No codes requested yet.').waitFor();
    await expect.poll(() => page.locator('dl > div').count()).toBe(3);
    const steps = page.getByRole('region', { name: 'Get ready for your first sign-up' });
    await expect.poll(() => steps.getByRole('listitem').count()).toBe(5);
    await visitor.leave();
    const admin = await arriveAs('ADMIN', empty);
    await admin.page.getByText('Invite your team').waitFor();
    await admin.leave();
  });
});

it('what cannot be loaded says so and can be tried again', async () => {
  const account = await seedAccount(full, 'VIEWER');
  const visitor = await Visitor.arrive(browser, full.origin, { path: '/admin/dashboard' });
  const { page } = visitor;
  const figures = /query (Dashboard|SignupsByCountry|SignupsOverTime)/;
  await page.route('**/graphql', (route) =>
    figures.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await logIn(page, account);
  await page.getByRole('button', { name: 'Try again' }).nth(4).waitFor();
  await visitor.expectAccessible('failed');
  await page.unroute('**/graphql');
  const again = page.getByRole('button', { name: 'Try again' });
  const tryAgain = async () => {
    // One press may bring back several.
    if ((await again.count()) > 0)
      await again
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    return again.count();
  };
  await expect.poll(tryAgain).toBe(0);
  await chart(page, 'Referral funnel').waitFor();
  await visitor.leave({ but: /ERR_FAILED/ });
});

describe.each(officeViews)('at $width px', ({ width, theme }) => {
  it(`axe finds nothing, ${theme}`, async () => {
    const visitor = await arriveAs('VIEWER', full, { width, theme });
    const { page } = visitor;
    await chart(page, 'Referral funnel').waitFor();
    await visitor.expectAccessible('charts');
    await chart(page, 'Sign-ups per day').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: 'sign-up' }).waitFor();
    await visitor.expectAccessible('tooltip');
    await visitor.leave();
  });
});

it('without users, axe finds nothing', async () => {
  const visitor = await arriveAs('VIEWER', empty, { width: 390 });
  await visitor.page.getByText('No sign-ups yet.').waitFor();
  await visitor.expectAccessible('empty');
  await visitor.leave();
});

it('the charts come with this screen alone', async () => {
  const visitor = await arriveAs('VIEWER', full, { path: '/admin/account' });
  const { page } = visitor;
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/office-charts-'))
          .length,
    );
  expect(await loaded()).toBe(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await chart(page, 'Countries').waitFor();
  await expect.poll(loaded).toBe(1);
  await visitor.leave();
});
