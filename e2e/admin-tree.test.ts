import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAs as arrive } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { rolesAlike, type Role } from './matrix.ts';
import { sharedSite, type Site, startSite } from './site.ts';
import type { VisitorOptions } from './visitor.ts';

interface Referrer {
  readonly id: string;
  readonly name: string;
  readonly children: number;
  readonly below: number;
  readonly depth: number;
  /** A user on the lowest level. */
  readonly deepest: string;
}

let full: Site;
let empty: Site;
let browser: Browser;
let top: Referrer;
beforeAll(async () => {
  [full, empty, browser] = await Promise.all([
    startSite('signups'), // some tests change who referred whom
    sharedSite('office without users'),
    sharedBrowser(),
  ]);
  top = await referrerAt(0);
});
afterAll(() => full.stop());

/** Who stands at a place by points, counted from 0, as the rows have it. */
async function referrerAt(place: number): Promise<Referrer> {
  const [row] = await full.sql(
    `WITH RECURSIVE top AS (SELECT seq FROM score ORDER BY -points, seq OFFSET $1 LIMIT 1),
       walk (seq, depth) AS (SELECT seq, 0 FROM top UNION ALL
         SELECT signup.seq, depth + 1 FROM walk JOIN signup ON referrer_seq = walk.seq)
     SELECT id, first_name || ' ' || last_name AS name,
       (SELECT count(*)::int FROM signup AS child WHERE child.referrer_seq = signup.seq) AS children,
       (SELECT count(*)::int - 1 FROM walk) AS below, (SELECT max(depth)::int FROM walk) AS depth,
       (SELECT email FROM walk JOIN signup USING (seq) ORDER BY depth DESC, seq DESC LIMIT 1) AS deepest
     FROM signup JOIN top USING (seq)`,
    [place],
  );
  const { id, name, children, below, depth, deepest } = row ?? {};
  return {
    id: String(id),
    name: String(name),
    children: Number(children),
    below: Number(below),
    depth: Number(depth),
    deepest: String(deepest),
  };
}

async function arriveAs(
  role: Role,
  options: VisitorOptions & { readonly theme?: 'light' | 'dark' } = {},
  site = full,
) {
  const visitor = await arrive(browser, site, role, {
    path: `/admin/countdetails?userId=${top.id}`,
    ...options,
  });
  return { visitor, page: visitor.page };
}

const tree = (page: Page) => page.getByRole('tree');

/** The active row, the only one in the Tab order. */
const activeRow = (page: Page) => page.locator('[role=treeitem][tabindex="0"]');

/** What is said of the active row, read in one step: a row that is fetched takes the place of the one before at any moment. */
const active = (page: Page) =>
  activeRow(page).evaluate((row) => ({
    text: row.getAttribute('aria-label') ?? '',
    level: Number(row.getAttribute('aria-level')),
    place: Number(row.getAttribute('aria-posinset')),
    expanded: row.getAttribute('aria-expanded'),
  }));

/** Whether an element is within the tree's window. */
const isInView = (row: Locator) =>
  row.evaluate((element) => {
    const outer = element.closest('[role=tree]')?.parentElement?.getBoundingClientRect();
    const { top, bottom, left } = element.getBoundingClientRect();
    return outer !== undefined && top >= outer.top && bottom <= outer.bottom && left >= outer.left;
  });

describe.each(rolesAlike)('%s', (role) => {
  it('sees the user, and how many are below them', async () => {
    const { visitor, page } = await arriveAs(role);
    await page.getByRole('heading', { name: top.name }).waitFor();
    const fact = (term: string) =>
      page.locator('dl > div').filter({ hasText: term }).locator('dd').textContent();
    await expect.poll(() => fact('Referrals')).toBe(top.children.toLocaleString('en-US'));
    await expect.poll(() => fact('Users below')).toBe(top.below.toLocaleString('en-US'));
    await expect.poll(() => fact('Levels below')).toBe(String(top.depth));
    await expect.poll(async () => (await active(page)).text).toContain(top.name);
    await visitor.leave();
  });

  it('opens the tree and the same as a table, and searches both, with the keyboard alone', async () => {
    const { visitor, page } = await arriveAs(role);
    const { keyboard } = page;
    await activeRow(page).focus();
    await keyboard.press('ArrowLeft');
    await expect.poll(async () => (await active(page)).expanded).toBe('false');
    await keyboard.press('Enter');
    await expect.poll(async () => (await active(page)).expanded).toBe('true');
    const table = page.getByRole('table');
    const toggle = table.getByRole('button', { name: `Referrals of ${top.name}` });
    await toggle.focus();
    const rows = await table.getByRole('row').count();
    await keyboard.press('Space');
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await keyboard.press('Space');
    await expect.poll(() => table.getByRole('row').count()).toBe(rows);
    await page.getByRole('searchbox').focus();
    await keyboard.type(top.deepest);
    await page
      .getByRole('status')
      .filter({ hasText: /^1 found\./ })
      .waitFor();
    await keyboard.press('Enter');
    await table.getByRole('cell', { name: top.deepest, exact: true }).waitFor();
    await visitor.leave();
  });
});

it('is walked, opened and closed with the keyboard alone', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  const { keyboard } = page;
  const level = async () => (await active(page)).level;
  const expanded = async () => (await active(page)).expanded;
  await activeRow(page).focus();
  await expect.poll(() => active(page)).toMatchObject({ level: 1, expanded: 'true' });
  await keyboard.press('ArrowDown');
  await expect.poll(level).toBe(2);
  await keyboard.press('Home');
  await expect.poll(level).toBe(1);
  await keyboard.press('ArrowLeft');
  await expect.poll(expanded).toBe('false');
  await keyboard.press('ArrowRight');
  await expect.poll(expanded).toBe('true');
  for (let step = 0; step < top.children && (await expanded()) !== 'false'; step += 1)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect.poll(expanded).toBe('true');
  await keyboard.press('ArrowRight');
  await expect.poll(level).toBe(3);
  await keyboard.press('ArrowLeft');
  await expect.poll(level).toBe(2);
  await visitor.leave();
});

it('is copied as an image in the colors of the screen, or downloaded where a browser copies none', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('radio', { name: 'Date joined' }).check();
  await page.getByRole('list', { name: 'Colors' }).getByText('Last 7 days').waitFor();
  const copy = page.getByRole('button', { name: 'Copy image' });
  await copy.click();
  await visitor.waitForToast('Copied the tree as an image.');
  const { colors, ...size } = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('Nothing to draw on');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, colors: new Set(new Uint32Array(data.buffer)).size };
  });
  const shown = await tree(page).boundingBox();
  expect(size.width).toBeGreaterThan(shown?.width ?? Infinity);
  expect(size.height).toBeGreaterThan(shown?.height ?? Infinity);
  expect(colors).toBeGreaterThan(20); // dots, boxes, lines and text with smooth edges
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const download = page.waitForEvent('download');
  await copy.click();
  expect((await download).suggestedFilename()).toBe('referral-tree.png');
  await visitor.waitForToast('Your browser can’t copy images. The image was downloaded.');
  await visitor.leave();
});

it('lists and fetches the children of a crowd step by step, and keeps the focus', async () => {
  const { id, name } = await referrerAt(1);
  // As if everybody whom nobody brought had come by the second's code: more than is fetched at first.
  await full.sql(
    `UPDATE signup SET referrer_seq = (SELECT seq FROM signup WHERE id = $1)
     WHERE referrer_seq IS NULL AND seq > (SELECT seq FROM signup WHERE id = $1)`,
    [id],
  );
  await full.sql(
    `UPDATE score SET referral_count = (SELECT count(*) FROM signup WHERE referrer_seq = score.seq)
     WHERE seq = (SELECT seq FROM signup WHERE id = $1)`,
    [id],
  );
  const { visitor, page } = await arriveAs('VIEWER', { path: `/admin/countdetails?userId=${id}` });
  const text = async () => (await active(page)).text;
  await page.getByRole('heading', { name }).waitFor();
  await activeRow(page).focus();
  await page.keyboard.press('End');
  await expect.poll(text).toContain('Show more');
  const { place } = await active(page);
  expect(place).toBe(21);
  expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(150);
  await page.keyboard.press('Enter');
  await expect.poll(text).not.toContain('Show more');
  await expect.poll(async () => (await active(page)).place).toBe(place);
  await page.keyboard.press('End');
  await expect.poll(async () => (await active(page)).place).toBe(place + 100);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect.poll(async () => (await active(page)).place).toBe(place + 200);
  await page.keyboard.press('Enter'); // more than were fetched at first
  await expect.poll(text).not.toContain('Show more');
  await page.keyboard.press('End');
  await expect.poll(async () => (await active(page)).place).toBe(place + 300);
  expect(await activeRow(page).evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await isInView(activeRow(page))).toBe(true);
  await visitor.leave();
});

it('finds people in the whole tree, however deep, and goes to them', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  await page.getByRole('searchbox').fill(top.deepest);
  await page
    .getByRole('status')
    .filter({ hasText: /^1 found\./ })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`${top.deepest} ·`).waitFor();
  await expect.poll(async () => (await active(page)).level).toBe(top.depth + 1);
  await expect.poll(() => isInView(activeRow(page))).toBe(true);
  await page.getByRole('link', { name: 'Start the tree here' }).click();
  await page.getByText('No one has joined with this code yet.').waitFor();
  // Someone below may have the same name.
  const path = page.getByRole('navigation', { name: 'Path' });
  await path.getByRole('link', { name: top.name }).first().click();
  await page.getByRole('heading', { name: top.name }).waitFor();
  await visitor.leave();
});

it('is opened and closed with the pointer, and scrolls in its own window', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  const rows = tree(page).getByRole('treeitem');
  await activeRow(page).waitFor();
  const all = await rows.count();
  const sign = activeRow(page).locator('[data-toggle]');
  await sign.click();
  await expect.poll(() => rows.count()).toBe(1);
  await sign.click();
  await expect.poll(() => rows.count()).toBe(all);
  await rows.nth(1).click();
  await expect.poll(async () => (await active(page)).level).toBe(2);
  await expect.poll(async () => (await active(page)).place).toBe(1);
  expect(await isInView(rows.last())).toBe(false);
  await rows.nth(1).hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => isInView(rows.last())).toBe(true);
  await visitor.leave();
});

it('starts at the top with one column per generation, the best 20 of many first', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  const columns = () =>
    tree(page)
      .getByRole('treeitem')
      .evaluateAll((rows) => {
        const places = rows.map((row) => [
          row.getAttribute('aria-level'),
          Math.round(row.getBoundingClientRect().x),
        ]);
        return {
          levels: new Set(places.map(([level]) => level)).size,
          all: new Set(places.map(String)).size,
        };
      });
  await activeRow(page).focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await active(page)).text).toContain(`${top.children - 20} left`);
  await expect.poll(async () => (await active(page)).place).toBe(21);
  await page.keyboard.press('Home');
  await expect.poll(() => isInView(activeRow(page))).toBe(true);
  const { levels, all } = await columns();
  expect(all).toBe(levels);
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  await expect.poll(() => sidebar.locator('[aria-current=page]').allTextContents()).toEqual(['Count']);
  await expect.poll(() => page.title()).toContain(`${top.name} · Referral Details`);
  await visitor.leave();
});

it.each([390, 1440])('opens with the table, and the tree below it, at %i px', async (width) => {
  const { visitor, page } = await arriveAs('VIEWER', { width });
  const table = page.getByRole('table');
  await table.waitFor();
  await expect
    .poll(async () => (await table.getByRole('columnheader').allTextContents()).slice(0, 4))
    .toEqual(['FirstName', 'LastName', 'Email', 'PhoneNo']);
  const root = table.getByRole('button', { name: `Referrals of ${top.name}` });
  const rows = await table.getByRole('row').count();
  await root.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.getByRole('row').count()).toBe(rows);
  const above = await page.getByRole('heading', { name: 'Referral Details', level: 2 }).boundingBox();
  const below = await tree(page).boundingBox();
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await visitor.leave();
});

it('without a user in the address shows the largest trees, and leads to them', async () => {
  const { visitor, page } = await arriveAs('VIEWER', { path: '/admin/referralCount' });
  await page.getByRole('link', { name: 'Largest trees' }).click();
  const first = page.getByRole('link').filter({ hasText: 'users,' }).first();
  const name = await first.locator('span').nth(1).textContent();
  await first.click();
  await page.getByRole('heading', { name: name ?? '' }).waitFor();
  await tree(page).waitFor();
  await visitor.leave();
});

it('without referrals, and for an unknown id, it says so', async () => {
  const { visitor, page } = await arriveAs('VIEWER', { path: '/admin/countdetails', width: 390 }, empty);
  await page.getByText('No referrals yet.').waitFor();
  await visitor.expectAccessible('no trees');
  await page.goto('/admin/countdetails?userId=nobody');
  await page.getByText('No user on the waitlist has this id.').waitFor();
  await visitor.expectAccessible('nobody');
  await visitor.leave();
});

it('what cannot be loaded says so and can be tried again', async () => {
  const { visitor, page } = await arriveAs('VIEWER', { path: '/admin/dashboard' });
  const link = page.getByRole('link', { name: top.name }).first();
  await link.waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await link.click();
  await page.getByText('We can’t reach the server.').first().waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('heading', { name: top.name }).waitFor();
  await visitor.leave({ but: /ERR_FAILED/ });
});

it('is printed as a whole', async () => {
  const { visitor, page } = await arriveAs('VIEWER');
  expect(await isInView(tree(page).getByRole('treeitem').last())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isInView(tree(page).getByRole('treeitem').last())).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await visitor.leave();
});

it('axe finds nothing, and every state fits', async () => {
  const { visitor, page } = await arriveAs('VIEWER', { path: `/admin/countdetails?userId=${top.id}` });
  await activeRow(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await active(page)).level).toBe(2);
  await visitor.expectAccessibleInViews('tree', tree(page));
  await page.getByRole('searchbox').fill('an');
  await page.getByRole('status').filter({ hasText: 'found.' }).waitFor();
  await visitor.expectAccessibleInViews('table, found', page.getByRole('table'));
  await page.goto('/admin/countdetails');
  const largest = page.getByRole('link').filter({ hasText: 'users,' }).first();
  await visitor.expectAccessibleInViews('largest trees', largest);
  await visitor.leave();
});
