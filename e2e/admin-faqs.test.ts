import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arriveAs as arrive, logIn, seedAccount, useTheme } from './admin.ts';
import { brand } from './brand.ts';
import { sharedBrowser } from './browser.ts';
import { isFullMatrix, officeViews, type Role } from './matrix.ts';
import { type Site, startSite } from './site.ts';
import { focusWithin, twoFrames, Visitor } from './visitor.ts';

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

async function arriveAs(role: Role, options: Parameters<typeof arrive>[3] = {}) {
  const visitor = await arrive(browser, site, role, { path: '/admin/faqs?view=order', ...options });
  await visitor.page.locator('main p').first().waitFor();
  return { visitor, page: visitor.page };
}

/** In the table. */
const listed = (page: Page) => page.locator('tbody tr td:nth-child(2)').allTextContents();
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

describe.each(isFullMatrix ? (['VIEWER', 'EDITOR', 'ADMIN'] as const) : (['VIEWER', 'EDITOR'] as const))(
  '%s',
  (role) => {
    it('sees every question in its order, long answers cut at 150 characters', async () => {
      const { visitor, page } = await arriveAs(role, { path: '/admin/faqs' });
      await expect
        .poll(() => listed(page))
        .toEqual(['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?']);
      await expect
        .poll(async () => (await page.getByRole('columnheader').allTextContents()).slice(0, 3))
        .toEqual([...['FaqId', 'Question', 'Answer']]);
      const cut = await page.getByText(/^Long answer/).textContent();
      expect(cut).toBe(`${answers[3]?.slice(0, 150).trimEnd()}…`);
      await expect
        .poll(() => page.getByRole('link', { name: 'Add New' }).count())
        .toBe(role === 'VIEWER' ? 0 : 1);
      await expect
        .poll(() => page.getByRole('button', { name: /^Delete/ }).count())
        .toBe(role === 'VIEWER' ? 0 : 4);
      await page.getByRole('searchbox').fill('question 3');
      await expect.poll(() => listed(page)).toEqual(['Question 3?']);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'Question', exact: true }).click();
      await page.getByRole('button', { name: 'Question', exact: true }).click();
      await expect.poll(async () => (await listed(page))[0]).toBe('Question 4?');
      await visitor.leave();
    });
  },
);

it('a VIEWER sees why they may not write, and is rejected by the server', async () => {
  const { visitor, page } = await arriveAs('VIEWER', { path: `/admin/addNewFaq?_id=${ids[0]}` });
  await page.getByText('You can read the FAQs but not edit them.').waitFor();
  const refusal = await page.evaluate(async (faqId) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '',
      },
      body: JSON.stringify({ query: `mutation { deleteFaq(faqId: "${faqId}") { message } }` }),
    });
    return response.text();
  }, ids[0]);
  expect(refusal).toContain('FORBIDDEN');
  await visitor.leave({ but: /40[013]/ });
});

describe('an EDITOR', () => {
  it('adds a question, which is last in the list and on the site without a reload', async () => {
    const { visitor, page } = await arriveAs('EDITOR');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Add New' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Question is required').waitFor();
    await page.getByText('Answer is required').waitFor();
    await page.getByRole('textbox', { name: 'Question' }).fill('What is {brand}?');
    await page.getByRole('textbox', { name: 'Answer' }).fill('A search engine.\nWith a second line.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText(`What is ${brand.name}?`).click();
    await preview.getByText('With a second line.').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => listed(page)).toContain(`What is ${brand.name}?`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/faqs');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    const html = await (await fetch(site.origin)).text();
    expect(html.replaceAll('&amp;', '&')).toContain(`What is ${brand.name}?`);
    await visitor.leave();
  });

  it('edits one by its address and by the navigation state, and sees it changed in the list', async () => {
    const { visitor, page } = await arriveAs('EDITOR');
    await page.getByRole('link', { name: 'Edit: Question 2?' }).click();
    await page.getByRole('heading', { name: 'Edit the question' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(`?_id=${ids[1]}`);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Second answer');
    await page.getByRole('textbox', { name: 'Question' }).fill('Changed?');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => listed(page)).toContain('Changed?');
    await page.evaluate((_id) => {
      history.pushState({ usr: { _id }, key: 'state', idx: 9 }, '', '/admin/addNewFaq');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, ids[2]);
    await page.getByRole('heading', { name: 'Edit the question' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(`?_id=${ids[2]}`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('Question 3?');
    await visitor.leave();
  });

  it('previews the very accordion of the site, in its colours whatever the theme', async () => {
    const { visitor, page } = await arriveAs('EDITOR', { path: `/admin/addNewFaq?_id=${ids[0]}` });
    await page.getByRole('heading', { name: 'Edit the question' }).waitFor();
    const preview = await page.locator('details.faq').evaluate(({ outerHTML }) => outerHTML);
    const colours = () =>
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
    await useTheme(visitor, 'light');
    await page.locator('details.faq').waitFor();
    const inDaylight = await colours();
    await useTheme(visitor, 'dark');
    await page.locator('details.faq').waitFor();
    await expect.poll(() => colours()).toEqual(inDaylight);
    await page.goto('/');
    await expect.poll(() => colours()).toEqual(inDaylight);
    const own = await page
      .locator('details.faq')
      .first()
      .evaluate(({ outerHTML }) => outerHTML);
    const plain = (html: string) => html.replace(/<!--.*?-->|\s+(?=[>])/g, '').replace(/="" ?/g, ' ');
    expect(plain(preview)).toBe(plain(own));
    await visitor.leave();
  });

  it('deletes after a question', async () => {
    const { visitor, page } = await arriveAs('EDITOR');
    await page.getByRole('button', { name: 'Delete: Question 2?' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this question?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete: Question 2?' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Restore: Question 2?' }).waitFor();
    await page.getByText('4 questions, 3 active').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Edit: Question 2?');
    const [row] = await site.sql('SELECT is_active AS active FROM faq WHERE id = $1', [ids[1]]);
    expect(row).toEqual({ active: false });
    await visitor.leave();
  });

  it('takes a deleted one out of the table, and restores it from the inactive ones', async () => {
    const { visitor, page } = await arriveAs('EDITOR', { path: '/admin/faqs' });
    await page.getByRole('button', { name: 'Delete: Question 1?' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => listed(page)).toEqual(['Question 2?', 'Question 3?', 'Question 4?']);
    await page.getByRole('switch', { name: 'Show inactive' }).click();
    await page.getByRole('button', { name: 'Restore: Question 1?' }).click();
    await page.getByRole('button', { name: 'Delete: Question 1?' }).waitFor();
    await page.getByRole('switch', { name: 'Show inactive' }).click();
    await expect.poll(() => listed(page)).toContain('Question 1?');
    await visitor.leave();
  });

  it('reorders with the keyboard alone, and hears each position', async () => {
    const { visitor, page } = await arriveAs('EDITOR');
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
    await visitor.leave();
  });

  it.each([390, 1440])('reorders by dragging, at %i px', async (width) => {
    const { visitor, page } = await arriveAs('EDITOR', { width });
    const from = await page.getByRole('button', { name: 'Move: Question 3?' }).boundingBox();
    const to = await page.getByRole('button', { name: 'Move: Question 1?' }).boundingBox();
    if (from === null || to === null) throw new Error('The handles are not there');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 2, { steps: 8 });
    await page.getByRole('status').filter({ hasText: 'Question 3?: position 1 of 4.' }).waitFor();
    await page.mouse.up();
    await visitor.waitForToast('The order is saved.');
    await expect.poll(() => stored()).toEqual(['Question 3?', 'Question 1?', 'Question 2?', 'Question 4?']);
    await visitor.leave();
  });

  it('sees the current list after another admin has changed it', async () => {
    const { visitor, page } = await arriveAs('EDITOR');
    await site.sql(
      `INSERT INTO faq (id, position, question, answer) VALUES (gen_random_uuid(), 5, 'New?', 'Yes')`,
    );
    await pickUp(page, page.getByRole('button', { name: 'Move: Question 1?' }));
    for (const [key, says] of [
      ['ArrowDown', 'position 2'],
      ['Space', 'dropped'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('status').filter({ hasText: says }).waitFor();
      await twoFrames(page);
    }
    await expect
      .poll(() => questions(page))
      .toEqual(['1Question 1?', '2Question 2?', '3Question 3?', '4Question 4?', '5New?']);
    await visitor.leave();
  });

  it('finds what they typed again after the session ended and after a reload', async () => {
    const account = await seedAccount(site, 'EDITOR');
    const visitor = await Visitor.arrive(browser, site.origin, { path: `/admin/addNewFaq?_id=${ids[0]}` });
    const { page } = visitor;
    await logIn(page, account);
    await page.getByRole('textbox', { name: 'Answer' }).fill('A long thought');
    await site.sql(
      'DELETE FROM admin_session WHERE admin_id = (SELECT id FROM admin_account WHERE email = $1)',
      [account.email],
    );
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await logIn(page, account);
    await page.getByText('Your unsaved changes are still here').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue())
      .toBe('A long thought');
    await page.reload();
    await page.getByText('Your unsaved changes are still here').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('First answer');
    await page.getByRole('textbox', { name: 'Answer' }).fill('Saved at last');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('row').getByText('Saved at last').waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'))),
    ).toEqual([]);
    await visitor.leave({ but: /40[01]/ });
  });
});

it('without questions it says so; an unknown one leads back', async () => {
  await site.sql('DELETE FROM faq');
  const { visitor, page } = await arriveAs('EDITOR', { width: 390 });
  await page.getByText('No FAQs yet.').waitFor();
  await visitor.expectAccessible('empty');
  await page.goto(`/admin/addNewFaq?_id=${ids[0]}`);
  await page.getByText('There is no question with this id.').waitFor();
  await page.getByRole('link', { name: 'Go to the questions' }).click();
  await page.getByText('No FAQs yet.').waitFor();
  await visitor.leave();
});

it('a list that cannot be loaded says so and can be tried again', async () => {
  const { visitor, page } = await arriveAs('EDITOR', { path: '/admin/account' });
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('link', { name: 'FAQ' }).click();
  await page.getByText('We could not reach the server.').waitFor();
  await visitor.expectAccessible('failed');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Question 1?').waitFor();
  await visitor.leave({ but: /ERR_FAILED/ });
});

describe.each(officeViews)('at $width px', ({ width, theme }) => {
  it(`axe finds nothing in any state, ${theme}`, async () => {
    const { visitor, page } = await arriveAs('EDITOR', { width, theme });
    const handle = page.getByRole('button', { name: 'Move: Question 1?' });
    await handle.waitFor();
    await visitor.expectAccessible('list');
    await pickUp(page, handle);
    await visitor.expectAccessible('picked up');
    await page.keyboard.press('Escape');
    await page.getByRole('status').filter({ hasText: 'back at position' }).waitFor();
    await page.getByRole('button', { name: 'Delete: Question 2?' }).click();
    await page.getByRole('alertdialog').waitFor();
    await visitor.expectAccessible('asking');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Add New' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Question is required').waitFor();
    await page.getByText('Your question').click();
    await page.getByText('Your answer').waitFor();
    await visitor.expectAccessible('form with errors');
    await page.getByRole('textbox', { name: 'Question' }).fill('Half a thought');
    await page.reload();
    await page.getByText('Your unsaved changes are still here').waitFor();
    await visitor.expectAccessible('restored');
    await visitor.leave();
  });
});
