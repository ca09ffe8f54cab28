import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { arriveAs, seedAmbassadors } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { isFullMatrix } from './matrix.ts';
import { seededSignups, sharedSite, type Site } from './site.ts';
import type { Visitor } from './visitor.ts';

let site: Site;
let bare: Site;
let browser: Browser;
beforeAll(async () => {
  [site, bare, browser] = await Promise.all([
    sharedSite('office with users'),
    sharedSite('office without users'),
    sharedBrowser(),
  ]);
  await seedAmbassadors(site, 45);
});

const path = '/admin/ambassadors';
const lost = /ERR_FAILED/;
const query = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams);
const range = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search ambassadors' });

it('rows are copied from with the keyboard alone, paged through, and scrolled below their heads; none is too wide', async () => {
  const visitor = await arriveAs(browser, site, 'VIEWER', { path });
  const { page } = visitor;
  await range(page, '1 to 10 of 45');
  const focused = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr');
      return `${row?.cells[1]?.textContent ?? ''}: ${document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''}`;
    });
  await page.getByRole('button', { name: 'Copy email' }).first().focus();
  await expect.poll(() => focused()).toBe('Number 45: Copy email');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toBe('Number 44: Copy email');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused()).toBe('Number 44: Copy phone no');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe('Number 44: More of the message');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe('Number 44: Less of the message');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expect.poll(() => focused()).toBe('Number 36: Copy email');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Copied email').waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('student44@college.example');

  await page.getByRole('button', { name: 'Next page' }).click();
  await range(page, '11 to 20 of 45');
  await page.getByRole('cell', { name: 'Number 35', exact: true }).waitFor();
  await expect.poll(() => query(visitor)).toEqual({ page: '2' });
  await page.reload();
  await range(page, '11 to 20 of 45');
  await page.getByRole('combobox', { name: 'Rows on a page' }).selectOption('50');
  await range(page, '1 to 45 of 45');
  const head = page.getByRole('columnheader', { name: 'Email' });
  const before = await head.boundingBox();
  await page.getByRole('cell', { name: 'Number 1', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(before?.y);

  await searchBox(page).fill('student4');
  await range(page, '1 to 7 of 7');
  for (const width of [320, 768]) {
    await visitor.resize(width);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Message' }).waitFor();
    await visitor.expectNoSidewaysScroll(`rows and menu, ${width} px`);
    await page.keyboard.press('Escape');
  }
  await visitor.leave();
});

it('the users with most points come first; others by their order or a search, which are kept in the address', async () => {
  const visitor = await arriveAs(browser, site, 'VIEWER', { path: '/admin/referralCount' });
  const { page } = visitor;
  const [{ top, total, least } = {}] = await site.sql(
    'SELECT max(points) AS top, count(*)::int AS total, min(referral_count) AS least FROM score WHERE points > 0',
  );
  const figure = (value: unknown) => Number(value).toLocaleString('en');
  const first = page.getByRole('row').nth(1).getByRole('cell');
  await range(page, `1 to 10 of ${figure(total)}`);
  await expect.poll(() => first.nth(2).textContent()).toBe(figure(top));
  await page.getByRole('button', { name: 'ReferralCount' }).click();
  await page.getByRole('button', { name: 'ReferralCount' }).click();
  await expect.poll(() => query(visitor)).toEqual({ sort: 'referralCount' });
  await expect.poll(() => first.nth(3).textContent()).toBe(figure(least));
  const [{ email } = {}] = await site.sql(
    'SELECT email FROM signup JOIN score USING (seq) ORDER BY points, seq LIMIT 1',
  );
  await page.getByRole('searchbox', { name: 'Search referral count' }).fill(String(email).toUpperCase());
  await range(page, '1 to 1 of 1');
  await expect.poll(() => first.nth(1).textContent()).toBe(String(email));
  await expect
    .poll(() => query(visitor))
    .toEqual({ search: String(email).toUpperCase(), sort: 'referralCount' });
  const [{ nobody } = {}] = await site.sql(
    'SELECT email AS nobody FROM signup WHERE seq NOT IN (SELECT seq FROM score) LIMIT 1',
  );
  await page.getByRole('searchbox', { name: 'Search referral count' }).fill(String(nobody));
  await page.getByText('No user with referrals matches').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await range(page, `1 to 10 of ${figure(total)}`);

  // Invited users stay where their points put them; a filter shows them alone.
  const best = 'SELECT seq FROM score WHERE points > 0 ORDER BY points DESC, seq LIMIT 1';
  const setStanding = (standing: string) =>
    site.sql(`SELECT waitlist_set_standing(ARRAY(${best}), '${standing}')`);
  await setStanding('away');
  await site.sql(
    `INSERT INTO invite (id, code_hash, signup_seq, issued_at, expires_at)
     SELECT gen_random_uuid(), 'of the best', seq, now(), now() + interval '1 day' FROM (${best}) AS best`,
  );
  await page.getByRole('button', { name: 'ReferralCount' }).click();
  await expect.poll(() => first.nth(4).textContent()).toBe('Invited');
  await range(page, `1 to 10 of ${figure(total)}`);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('option', { name: 'State', exact: true }).click();
  await page.getByRole('option', { name: 'Invited', exact: true }).click();
  await page.keyboard.press('Escape');
  await range(page, '1 to 1 of 1');
  await expect.poll(() => query(visitor)).toEqual({ sort: '-referralCount', states: 'invited' });
  await expect.poll(() => first.nth(2).textContent()).toBe(figure(top));
  await visitor.expectAccessible('invited users with referrals');
  await site.sql(`DELETE FROM invite WHERE code_hash = 'of the best'`);
  await setStanding('waiting');
  await visitor.leave();
});

it('lists with nothing in them say what will be there', async () => {
  const visitor = await arriveAs(browser, bare, 'VIEWER', { path });
  const { page } = visitor;
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  for (const [name, text] of [
    ['Ambassadors', 'No applications yet.'],
    ['Count', 'No referrals yet.'],
    ['Users', 'No sign-ups yet.'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await page.getByText(text).waitFor();
    await range(page, '0 of 0');
    await visitor.expectAccessible(`empty: ${name}`);
  }
  await visitor.leave();
});

it.each(isFullMatrix ? (['VIEWER', 'EDITOR', 'ADMIN'] as const) : (['EDITOR', 'ADMIN'] as const))(
  'no list is loaded whole; what a role may not see is not offered, and refused (%s)',
  async (role) => {
    await site.sql(
      `INSERT INTO admin_account (id, name, email, email_key, password_hash, role, state)
       SELECT gen_random_uuid(), 'Colleague', 'colleague' || n || '@example.com', 'colleague' || n, '$argon2id$', 'VIEWER', 'pending' FROM generate_series(1, 30) AS n
       ON CONFLICT DO NOTHING`,
    );
    const visitor = await arriveAs(browser, site, role, { path: '/admin/account' });
    const { page } = visitor;
    const lengths: number[] = [];
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname !== '/graphql') return;
      const text = await response.text().catch(() => '');
      for (const list of text.matchAll(/"(?:docs|entries)":(\[.*?\])[,}]/gs))
        lengths.push((list[1]?.match(/"__typename"/g) ?? []).length);
    });
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    for (const [name, first] of [
      ['Users', `1 to 10 of ${seededSignups.toLocaleString('en-US')}`],
      ['Ambassadors', '1 to 10 of 45'],
      ['Count', /^1 to 10 of/],
      ...(role === 'ADMIN' ? ([['Team', /^1 to 25 of/]] as const) : []),
    ] as const) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await page.getByRole('status').getByText(first).waitFor();
    }
    await expect.poll(() => lengths.length).toBeGreaterThanOrEqual(3);
    expect(lengths.every((length) => length > 0 && length <= 25)).toBe(true);
    await expect
      .poll(() => navigation.getByRole('link', { name: /Team|API keys|Audit/ }).count())
      .toBe(role === 'ADMIN' ? 3 : 0);
    await page.goto('/admin/audit');
    const answer = await page.evaluate(async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        },
        body: JSON.stringify({ query: '{ auditLog { entries { id } } }' }),
      });
      return response.text();
    });
    if (role === 'ADMIN') expect(answer).toContain('"entries":');
    else {
      expect(answer).toContain('FORBIDDEN');
      await page.getByText('Only admins').waitFor();
    }
    await visitor.leave({ but: /40[03]/ });
  },
);

it('axe finds nothing, and every state fits', async () => {
  const visitor = await arriveAs(browser, site, 'VIEWER', { path });
  const { page } = visitor;
  await range(page, '1 to 10 of 45');
  const order = page.getByRole('combobox', { name: 'Order' });
  await visitor.resize(390);
  await expect.poll(async () => (await order.boundingBox())?.width).toBeGreaterThan(170);
  await visitor.resize(1440);
  await visitor.expectAccessibleInViews('rows', page.getByRole('button', { name: 'Columns' }));
  await page.getByRole('button', { name: 'Columns' }).click();
  await visitor.expectAccessibleInViews('column menu', page.getByRole('checkbox', { name: 'Message' }));
  await page.keyboard.press('Escape');
  const less = page.getByRole('button', { name: 'Less of the message' }).first();
  await visitor.expectAccessibleInViews('a whole message', less, async () => {
    await page.getByRole('button', { name: 'More of the message' }).first().click();
  });
  await searchBox(page).fill('nobody at all');
  await visitor.expectAccessibleInViews('no match', page.getByText('Nothing matches'));
  await page.route('**/graphql', (route) => route.abort());
  await searchBox(page).fill('never answered');
  await visitor.expectAccessibleInViews('error', page.getByRole('button', { name: 'Try again' }));
  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ReferralCounts') === true ? undefined : route.continue(),
  );
  await page.goto('/admin/referralCount');
  await visitor.expectAccessibleInViews('loading', page.getByRole('status').getByText('Loading'));
  await visitor.leave({ but: lost });
});
