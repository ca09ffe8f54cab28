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
}, 120_000);

const arriveAs = (role: Role, site: Site, options: Parameters<typeof arrive>[3] = {}): Promise<Visitor> =>
  arrive(browser, site, role, { path: '/admin/dashboard', ...options });

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const chart = (page: Page, name: string | RegExp) => panel(page, name).getByRole('application');

describe('with sign-ups', () => {
  it.each(rolesAlike)('%s sees the five cards as the database has them', async (role) => {
    const visitor = await arriveAs(role, full);
    const { page } = visitor;
    const [counts] = await full.sql(
      `SELECT count(*)::int AS total, count(referrer_seq)::int AS referred,
         (count(*) FILTER (WHERE joined_at > now() - interval '7 days'))::int AS week FROM signup`,
    );
    const [top] = await full.sql(
      'SELECT referral_id, points::int FROM score JOIN signup USING (seq) ORDER BY -points, seq LIMIT 1',
    );
    const card = (term: string) => page.locator('dl > div').filter({ hasText: term });
    const texts = {
      'Active users on the waitlist': counts?.['total'],
      'Signed up in the last week': counts?.['week'],
      'Signed up with a referral code': counts?.['referred'],
    };
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
      .getByText(`${Number(most?.['people']).toLocaleString('en-US')} people`, { exact: true })
      .waitFor();
    await visitor.leave();
  });

  it('the range is chosen by keyboard, stands in the address, and is kept', async () => {
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
    await page
      .getByText(`${Number(sum?.['total']).toLocaleString('en-US')} sign-ups since the first`)
      .waitFor();
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
    expect(await panel(page, 'Sign-ups per day').first().getByRole('row').count()).toBe(31);
    const [countries] = await full.sql('SELECT count(DISTINCT country)::int AS count FROM signup');
    expect(await panel(page, 'Countries').first().getByRole('row').count()).toBe(
      Number(countries?.['count']) + 1,
    );
    await visitor.expectAccessible('tables');
    await visitor.leave();
  });

  it('the arrow keys walk through each chart and say what is there', async () => {
    const visitor = await arriveAs('VIEWER', full);
    const { page } = visitor;
    for (const [name, says] of [
      ['Sign-ups per day', /\d+ sign-ups?/],
      ['Countries', /% of everybody/],
      ['Referral funnel', /Asking again counts again/],
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
    await page.getByText('They refresh by themselves.').waitFor();
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

  it('a refresh that fails takes nothing away and says so', async () => {
    const account = await seedAccount(full, 'VIEWER');
    const visitor = await Visitor.arrive(browser, full.origin, { path: '/admin/dashboard' });
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    await logIn(page, account);
    await page.getByText('They refresh by themselves.').waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await page.clock.runFor(31_000);
    await page.getByText('They could not be refreshed just now').waitFor();
    await chart(page, 'Sign-ups per day').waitFor();
    await page.getByText('Active users on the waitlist').waitFor();
    await page.unroute('**/graphql');
    await page.clock.runFor(31_000);
    await page.getByText('They refresh by themselves.').waitFor();
    await visitor.leave({ but: /ERR_FAILED/ });
  });
});

describe('without anybody', () => {
  it('says what will be there, and offers no card that would tell of nobody', async () => {
    const visitor = await arriveAs('VIEWER', empty);
    const { page } = visitor;
    await page.getByText('Nobody has joined yet.').waitFor();
    await page.getByText('Nobody has referred anybody yet.').waitFor();
    await page.getByText('Nobody has asked for a code yet.').waitFor();
    expect(await page.locator('dl > div').count()).toBe(3);
    await visitor.leave();
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
  for (const button of (await page.getByRole('button', { name: 'Try again' }).all()).reverse())
    await button.click({ timeout: 2000 }).catch(() => undefined);
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

it('without anybody, axe finds nothing', async () => {
  const visitor = await arriveAs('VIEWER', empty, { width: 390 });
  await visitor.page.getByText('Nobody has joined yet.').waitFor();
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
  expect(await loaded()).toBe(1);
  await visitor.leave();
});
