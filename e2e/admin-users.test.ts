import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChoices } from '../backend/src/questions.form.ts';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { seededSignups, type Site, startSite } from './site.ts';
import { focusWithin, type Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: users are blocked and erased
});
afterAll(() => site.stop());

const path = '/admin/userManagement';
const range = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const query = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams);
const rank = (page: Page) => page.getByRole('region', { name: 'Rank' }).textContent();

/** As the back office writes it. */
const figure = (count: unknown) => Number(count).toLocaleString('en-US');

/** To each choice, the one that takes the most room. */
const longestAnswers = Object.fromEntries(
  allChoices.map(({ key, question: { options } }) => [
    key,
    options.toSorted((one, other) => other.label.length - one.label.length)[0]?.slug,
  ]),
);

/** A user of the list, found in the database. */
async function findUser(where: string): Promise<{ id: string; email: string; name: string }> {
  const [found] = await site.sql(
    `SELECT id, email, first_name || ' ' || last_name AS name FROM signup LEFT JOIN score USING (seq) WHERE ${where} ORDER BY seq LIMIT 1`,
  );
  if (found === undefined) throw new Error(`No user with ${where}`);
  return { id: String(found['id']), email: String(found['email']), name: String(found['name']) };
}

describe('the list of users', () => {
  it('is where a login leads, fits, is sorted and searched, and leads to a person and back', async () => {
    // Fits, whatever stands in it.
    await site.sql(
      `UPDATE signup SET first_name = 'Maximilianeliza', last_name = 'Schwarzeneggers', phone = '+4917012345' || lpad((seq % 100000)::text, 5, '0'), answers = $1,
         email = 'maximilianeliza.schwarzeneggers.' || seq || '@a-rather-long-university.example.com'
       WHERE seq > (SELECT max(seq) - 3 FROM signup)`,
      [longestAnswers],
    );
    const visitor = await arriveAs(browser, site, 'VIEWER');
    const { page } = visitor;
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect
      .poll(() => page.getByRole('columnheader').allTextContents())
      .toEqual([
        ...['FirstName/LastName/Email', 'Phone Number', 'ReferralId', 'ReferralCode'],
        ...allChoices.slice(0, 1).map(({ question }) => question.label),
        ...['State', 'Country', 'Rank', 'Points', 'Joined (UTC)'],
      ]);
    const long = page.getByRole('rowheader').getByTitle('@a-rather-long').first();
    await expect.poll(async () => (await long.boundingBox())?.height).toBeLessThan(24); // one line
    const rows = page.getByRole('region', { name: 'Users, rows' });
    await expect
      .poll(() => rows.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    const first = page.getByRole('row').nth(1);
    const newest = await findUser('seq = (SELECT max(seq) FROM signup)');
    await first.getByText(newest.email).waitFor();
    await visitor.resize(768);
    for (const name of ['Phone Number', 'ReferralId', 'ReferralCode']) {
      const rightEdge = async () => {
        const box = await page.getByRole('columnheader', { name }).boundingBox();
        return (box?.x ?? Infinity) + (box?.width ?? 0);
      };
      await expect.poll(rightEdge, { message: name }).toBeLessThan(768);
    }
    await visitor.resize(1440);

    const best = await findUser('points = (SELECT max(points) FROM score)');
    const sorted = (name: string, order: 'ascending' | 'descending') =>
      page
        .getByRole('columnheader', { name })
        .and(page.locator(`[aria-sort=${order}]`))
        .waitFor();
    await page.getByRole('button', { name: 'Points' }).click();
    await sorted('Points', 'descending');
    await expect.poll(() => query(visitor)).toEqual({ sort: '-referralPoints' });
    await first.getByText(best.email).waitFor();
    await page.keyboard.press('Enter');
    await sorted('Points', 'ascending');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await sorted('Rank', 'ascending');
    await first.getByText(best.email).waitFor();

    const search = page.getByRole('searchbox', { name: 'Search users' });
    const [owner = {}] = await site.sql(
      `SELECT referral_id AS code, email FROM signup JOIN score USING (seq) ORDER BY -points, seq LIMIT 1`,
    );
    await search.fill(String(owner['code']));
    await first.getByText('Owner', { exact: true }).waitFor();
    await expect.poll(() => first.textContent()).toContain(String(owner['email']));
    await expect.poll(() => page.getByText('Owner', { exact: true }).count()).toBe(1);

    const { email, name } = await findUser('seq = 500');
    await search.fill(email);
    await range(page, '1 to 1 of 1');
    await first
      .getByRole('cell')
      .last()
      .click({ position: { x: 4, y: 4 } });
    await page.getByRole('heading', { name }).waitFor();
    await page.goBack();
    await range(page, '1 to 1 of 1');
    await first.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name }).waitFor();
    await visitor.leave();
  });

  it('is saved as Data.csv, the search honoured', async () => {
    const { email } = await findUser('seq = 600');
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: `${path}?search=${email}` });
    const { page } = visitor;
    await range(page, '1 to 1 of 1');
    const [one] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    await visitor.waitForToast('Data.csv is saved: 1 user.');
    expect(one.suggestedFilename()).toBe('Data.csv');
    const lines = (await readFile(await one.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(email);
    await page.getByRole('button', { name: /^In the file/ }).click();
    await page.getByText('All columns, with rank').click(); // the words, not the box: people press either
    expect(await page.getByRole('radio', { name: 'All columns' }).isChecked()).toBe(true);
    const [wide] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    const [head, row] = (await readFile(await wide.path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe(`${lines[0] ?? ''},rank,state,verifiedBy,joinedAt,leavesAt,source,campaign,tags`);
    expect(row?.startsWith(`${lines[1] ?? ''},`)).toBe(true);
    await page.getByRole('button', { name: /^In the file/ }).click();
    await page.getByRole('radio', { name: 'The columns of this list' }).check();
    const [listed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    const [shown] = (await readFile(await listed.path(), 'utf8')).trim().split('\r\n');
    expect(shown).toMatch(/^\ufeff?firstName,lastName,email,phoneNo,.*,rank,referralPoints,createdAt$/);
    await page.getByRole('button', { name: /^In the file/ }).click();
    await page.getByRole('radio', { name: 'Standard columns' }).check();
    await page.getByRole('searchbox').fill('');
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    expect((await readFile(await all.path(), 'utf8')).trim().split('\r\n')).toHaveLength(seededSignups + 1);
    await visitor.leave();
  });
});

describe('a person', () => {
  it('is corrected by an ADMIN, and as before once that is undone', async () => {
    const { id, name } = await findUser('seq = 701');
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: `${path}/${id}` });
    const { page } = visitor;
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Correct' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct name and contact' });
    const firstName = dialog.getByRole('textbox', { name: 'First name' });
    await focusWithin(firstName);
    await visitor.expectAccessibleInViews('correcting a user', dialog);
    await firstName.fill('');
    await page.keyboard.press('Enter');
    await dialog.getByText('First name is required').waitFor();
    await firstName.fill('Corrected');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Corrected / }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText(/^Corrected: Corrected → /).waitFor();
    await visitor.leave();
  });

  it('is merged into an earlier one by an ADMIN, whose page then says so', async () => {
    const kept = await findUser('seq = 710');
    const later = await findUser('seq = 720');
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: `${path}/${later.id}` });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Merge' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Merge / });
    const search = dialog.getByRole('combobox');
    await focusWithin(search);
    await page.keyboard.type(kept.email);
    await dialog.getByRole('option', { name: kept.name }).waitFor();
    await visitor.expectAccessibleInViews('finding the other user', dialog);
    await page.keyboard.press('Enter');
    await dialog.getByText('go on working').waitFor();
    const field = dialog.getByRole('textbox');
    await focusWithin(field);
    await visitor.expectAccessibleInViews('merging users', dialog);
    await field.fill(later.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: kept.name }).waitFor();
    await page.getByText('Merged with the user whose code was').waitFor();
    await page.goto(`${site.origin}${path}/${later.id}`);
    await page.getByText('Merged into').waitFor();
    await page.getByRole('main').getByRole('link', { name: kept.name }).waitFor();
    await visitor.expectAccessible('a merged user');
    await visitor.leave();
  });

  it('is blocked, unblocked and erased by an ADMIN, after a question', async () => {
    const { id, name, email } = await findUser('seq = 700');
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: `${path}/${id}` });
    const { page } = visitor;
    await page.getByRole('heading', { name }).waitFor();
    const before = await rank(page);
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByText('Blocked since').waitFor();
    await expect.poll(() => rank(page)).toContain('Blocked');
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await page.getByText('Waiting').waitFor();
    await expect.poll(() => rank(page)).toBe(before);
    await page.getByRole('button', { name: 'Erase' }).click();
    const question = page.getByRole('dialog', { name: `Erase ${name}?` });
    await question.waitFor();
    await visitor.expectAccessible('the question before erasing');
    await question.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
    await question.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('heading', { name: 'Erased user' }).waitFor();
    await page.getByRole('region', { name: 'What is left' }).getByText('gone for good').waitFor();
    await expect.poll(() => page.getByText(name).count()).toBe(0);
    const facts = page.getByRole('main').getByText(/^(ReferralId|Welcome|Details|Messages)$/);
    await expect.poll(() => facts.count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /Block|Erase/ }).count()).toBe(0);
    await visitor.expectAccessible('an erased user');
    await visitor.leave();
  });
});

it('axe finds nothing on the list and the person, whose ledger is read to its end', async () => {
  const best = await findUser('points = (SELECT max(points) FROM score)');
  const [{ points, referrals, seq, credits } = {}] = await site.sql(
    `SELECT points, seq, referral_count AS referrals,
       (SELECT count(*) FROM credit WHERE referrer_seq = signup.seq) AS credits
     FROM signup JOIN score USING (seq) WHERE id = $1`,
    [best.id],
  );
  const listed = `${path}?sort=-referralPoints`;
  const visitor = await arriveAs(browser, site, 'ADMIN', { path: listed });
  const { page } = visitor;
  await range(page, '1 to 10 of');
  const link = page.getByRole('main').locator(`a[href$="${best.id}"]`).first();
  await visitor.expectAccessibleInViews('list', link);
  await link.click();
  await page.getByRole('heading', { name: best.name }).waitFor();
  await expect.poll(() => rank(page)).toContain('#1');
  await expect
    .poll(() => rank(page))
    .toMatch(new RegExp(`${figure(referrals)} referrals?, ${figure(points)} points, joined ${figure(seq)}`));
  const ledger = page.getByRole('region', { name: 'Points history' });
  const entries = ledger.getByRole('listitem');
  await visitor.expectAccessibleInViews('person', entries.first());
  for (let shown = await entries.count(); shown < Number(credits); shown = await entries.count()) {
    await ledger.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(shown);
  }
  expect(await entries.count()).toBe(Number(credits));
  await ledger.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
  // The oldest: the newest may be about a user whom a test above erased.
  await ledger.getByRole('link').last().click();
  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: best.name }).waitFor();
  await visitor.leave();
});
