import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { arriveAs } from './admin.ts';
import { brand } from './brand.ts';
import { sharedBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { focusWithin, twoFrames, type Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site.stop());

const answers = ['First answer', 'Second answer', 'Third answer', `Long ${'answer '.repeat(30)}`];
const ids = answers.map((_, index) => `00000000-0000-4000-8000-00000000000${index + 1}`);
beforeEach(async () => {
  await site.sql('DELETE FROM faq');
  for (const [index, answer] of answers.entries()) {
    await site.sql('INSERT INTO faq (id, position, question, answer) VALUES ($1, $2, $3, $4)', [
      ids[index],
      index + 1,
      `Question ${index + 1}?`,
      answer,
    ]);
  }
});

async function arrive(options: VisitorOptions & { readonly theme?: 'light' | 'dark' } = {}) {
  const visitor = await arriveAs(browser, site, 'EDITOR', { path: '/admin/faqs?view=order', ...options });
  await visitor.page.locator('main p').first().waitFor();
  return { visitor, page: visitor.page };
}

/** In the table. */
const listed = (page: Page) =>
  page.locator('tbody tr td:nth-child(2) span > span:first-child').allTextContents();
/** In their order, which editors can change. */
const questions = (page: Page) =>
  page.getByRole('list', { name: 'Questions' }).getByRole('heading').allTextContents();
const stored = async () =>
  (await site.sql('SELECT question FROM faq ORDER BY position')).map(({ question }) => question);

/** Picks an item up by its handle. A list that has just come may be drawn anew and miss the key: it is then pressed again. */
async function pickUp(page: Page, handle: Locator): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: 'picked up' });
  for (let tries = 1; ; tries += 1) {
    await handle.focus();
    await twoFrames(page);
    await page.keyboard.press('Space');
    const isHeard = await said.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isHeard) break;
    if (tries === 4) throw new Error('The item was not picked up');
  }
  await twoFrames(page); // only then is the item measured, and the next key has somewhere to move it
}

/** The colours of the first question, as an editor or a visitor sees it. */
const colours = (page: Page) =>
  page
    .locator('details.faq')
    .first()
    .evaluate((item) => {
      const colourOf = (selector: string) => {
        const found = item.querySelector(selector);
        return found === null ? null : getComputedStyle(found).color;
      };
      let behind: Element | null = item;
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      while (behind !== null && ground(behind) === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
      return {
        ground: behind === null ? null : ground(behind),
        line: getComputedStyle(item).borderBottomColor,
        texts: ['h3', '.faq-sign', 'p', 'a'].map(colourOf),
      };
    });
const markup = async (page: Page) => {
  const html = await page
    .locator('details.faq')
    .first()
    .evaluate(({ outerHTML }) => outerHTML);
  return html.replace(/<!--.*?-->|\s+(?=[>])/g, '').replace(/="" ?/g, ' ');
};

it('adds, edits, deletes and restores questions without a reload, previewed as they are on the site', async () => {
  const { visitor, page } = await arrive();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'Add New' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('What is {brand}?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('A search engine.\nWith a second line.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(`What is ${brand.name}?`).click();
  await preview.getByText('With a second line.').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  const all = ['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?', `What is ${brand.name}?`];
  await expect.poll(() => listed(page)).toEqual(all);

  await page.getByRole('button', { name: 'Delete: Question 1?' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this question?' });
  await focusWithin(dialog);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => listed(page)).toEqual(all.slice(1));
  const isActive = () => site.sql('SELECT is_active AS active FROM faq WHERE id = $1', [ids[0]]);
  expect(await isActive()).toEqual([{ active: false }]);
  await page.getByRole('switch', { name: 'Show inactive' }).click();
  await page.getByRole('button', { name: 'Restore: Question 1?' }).click();
  await page.getByRole('button', { name: 'Delete: Question 1?' }).waitFor();
  expect(await isActive()).toEqual([{ active: true }]);

  // In its order, an inactive question stays, and the focus with it.
  await page.getByRole('radio', { name: 'Order' }).click();
  await page.getByRole('button', { name: 'Delete: Question 2?' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Restore: Question 2?' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('link', { name: 'Edit: Question 2?' }));

  await page.getByRole('link', { name: 'Edit: Question 1?' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Changed?');
  await preview.getByText('Changed?').waitFor();
  const previewed = { markup: await markup(page), colours: await colours(page) };
  const setTheme = (theme: string) =>
    page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
  const theme = await page.locator('html').getAttribute('data-theme');
  await setTheme(theme === 'dark' ? 'light' : 'dark');
  await twoFrames(page);
  await expect.poll(() => colours(page)).toEqual(previewed.colours);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => listed(page)).toContain('Changed?');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  await page.goto('/');
  await expect.poll(() => colours(page)).toEqual(previewed.colours);
  expect(await markup(page)).toBe(previewed.markup);
  expect(await page.locator('details.faq h3').allTextContents()).toEqual([
    'Changed?',
    'Question 3?',
    'Question 4?',
    `What is ${brand.name}?`,
  ]);
  await visitor.leave();
});

it('reorders with the keyboard alone, hearing each position, and by dragging', async () => {
  const { visitor, page } = await arrive();
  const handle = page.getByRole('button', { name: 'Move: Question 1?' });
  const press = async (key: string, says: string) => {
    await page.keyboard.press(key);
    await page
      .getByRole('status')
      .filter({ hasText: `Question 1?: ${says}.` })
      .waitFor();
    await twoFrames(page); // only then is the item measured, and the next key has somewhere to move it
  };
  await pickUp(page, handle);
  await press('ArrowDown', 'position 2 of 4');
  await press('ArrowDown', 'position 3 of 4');
  await press('Escape', 'back at position 1 of 4');
  await expect.poll(() => stored()).toEqual(['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?']);
  await press('Enter', 'picked up at position 1 of 4');
  await press('ArrowDown', 'position 2 of 4');
  await press('ArrowDown', 'position 3 of 4');
  await press('Enter', 'dropped at position 3 of 4');
  await visitor.waitForToast('The order is saved.');
  await expect.poll(() => stored()).toEqual(['Question 2?', 'Question 3?', 'Question 1?', 'Question 4?']);
  await focusWithin(handle);
  await page.reload();
  await expect
    .poll(() => questions(page))
    .toEqual(['1Question 2?', '2Question 3?', '3Question 1?', '4Question 4?']);

  await dragUp(visitor, 'Question 1?', 'Question 2?');
  await expect.poll(() => stored()).toEqual(['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?']);
  await visitor.resize(390);
  await dragUp(visitor, 'Question 3?', 'Question 1?');
  await expect.poll(() => stored()).toEqual(['Question 3?', 'Question 1?', 'Question 2?', 'Question 4?']);

  // Another editor was faster: what they have made of the list is shown.
  await site.sql(
    `INSERT INTO faq (id, position, question, answer) VALUES (gen_random_uuid(), 5, 'New?', 'Yes')`,
  );
  await pickUp(page, handle);
  await press('ArrowDown', 'position 3 of 4');
  await press('Space', 'dropped at position 3 of 4');
  await expect
    .poll(() => questions(page))
    .toEqual(['1Question 3?', '2Question 1?', '3Question 2?', '4Question 4?', '5New?']);
  await visitor.leave();
});

/** Drags the third question to the place of the first. */
async function dragUp(visitor: Visitor, third: string, first: string): Promise<void> {
  const { page } = visitor;
  const boxOf = async (question: string) => {
    const handle = page.getByRole('button', { name: `Move: ${question}` });
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The handle is not there');
    return box;
  };
  const [from, to] = [await boxOf(third), await boxOf(first)];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 8 });
  await page
    .getByRole('status')
    .filter({ hasText: `${third}: position 1 of 4.` })
    .waitFor();
  await page.mouse.up();
  await visitor.waitForToast('The order is saved.');
}

it('axe finds nothing, and every state fits', async () => {
  const { visitor, page } = await arrive();
  const handle = page.getByRole('button', { name: 'Move: Question 1?' });
  await visitor.expectAccessibleInViews('list', handle);
  const pickedUp = page.getByRole('status').filter({ hasText: 'picked up' });
  await visitor.expectAccessibleInViews('picked up', pickedUp, () => pickUp(page, handle));
  await page.keyboard.press('Escape');
  await page.getByRole('status').filter({ hasText: 'back at position' }).waitFor();
  await page.getByRole('button', { name: 'Delete: Question 2?' }).click();
  const asking = page.getByRole('alertdialog');
  await visitor.expectAccessibleInViews('asking', asking);
  await page.keyboard.press('Escape');
  await asking.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Add New' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Question is required').waitFor();
  await page.getByText('Your question').click();
  await visitor.expectAccessibleInViews('form with errors', page.getByText('Your answer'));
  await page.getByRole('textbox', { name: 'Question' }).fill('Half a thought');
  await page.reload();
  await visitor.expectAccessibleInViews('restored', page.getByText('Your unsaved changes are still here'));
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await visitor.expectAccessibleInViews('leaving', leaving);
  await focusWithin(leaving.getByRole('button', { name: 'Keep editing' }));
  await page.keyboard.press('Escape');
  await leaving.waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await leaving.getByRole('button', { name: 'Leave' }).press('Enter');
  await visitor.expectAccessibleInViews('failed', page.getByText('We can’t reach the server.'));
  await page.unroute('**/graphql');
  await site.sql('DELETE FROM faq');
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.expectAccessibleInViews('empty', page.getByText('No FAQs yet.'));
  await visitor.leave({ but: /ERR_FAILED/ });
});
