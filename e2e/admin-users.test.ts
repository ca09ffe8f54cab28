import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokerWords } from '../backend/src/features/waitlist/waitlist.broker-words.ts';
import { arriveAs } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { officeViews } from './matrix.ts';
import { seededSignups, sharedSite, type Site, startSite } from './site.ts';
import type { Visitor } from './visitor.ts';

let site: Site;
let bare: Site;
let browser: Browser;
beforeAll(async () => {
  [site, bare, browser] = await Promise.all([
    startSite('signups'), // users are blocked and erased
    sharedSite('office without users'),
    sharedBrowser(),
  ]);
});
afterAll(() => site.stop());

const path = '/admin/userManagement';
const range = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const query = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams);
const rank = (page: Page) => page.getByRole('region', { name: 'Rank' }).textContent();

/** As the back office writes it. */
const figure = (count: unknown) => Number(count).toLocaleString('en-US');

/** A user of the list, found in the database. */
async function findUser(where: string): Promise<{ id: string; email: string; name: string }> {
  const [found] = await site.sql(
    `SELECT id, email, first_name || ' ' || last_name AS name FROM signup LEFT JOIN score USING (seq) WHERE ${where} ORDER BY seq LIMIT 1`,
  );
  if (found === undefined) throw new Error(`No user with ${where}`);
  return { id: String(found['id']), email: String(found['email']), name: String(found['name']) };
}

describe('the list of users', () => {
  it('is where a login leads, with the columns that are expected, newest first', async () => {
    // Fits, whatever stands in it.
    await site.sql(
      `UPDATE signup SET first_name = 'Maximilianeliza', last_name = 'Schwarzeneggers', phone = '+4917012345' || lpad((seq % 100000)::text, 5, '0'), broker = 'interactive-brokers',
         email = 'maximilianeliza.schwarzeneggers.' || seq || '@a-rather-long-university.example.com'
       WHERE seq > (SELECT max(seq) - 3 FROM signup)`,
    );
    const visitor = await arriveAs(browser, site, 'VIEWER');
    const { page } = visitor;
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect
      .poll(() => page.getByRole('columnheader').allTextContents())
      .toEqual([
        ...['FirstNameLastNameEmail', 'Rank', 'Points', 'ReferralCode', 'ReferralId'],
        ...['Joined', 'Phone Number', brokerWords.label],
      ]);
    const long = page.getByRole('rowheader').getByTitle('@a-rather-long').first();
    await expect.poll(async () => (await long.boundingBox())?.height).toBeLessThan(24); // one line
    const rows = page.getByRole('region', { name: 'Users, rows' });
    await expect
      .poll(() => rows.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    const newest = await findUser('seq = (SELECT max(seq) FROM signup)');
    await page.getByRole('row').nth(1).getByText(newest.email).waitFor();
    await visitor.leave();
  });

  it('shows rank, points and referral code without scrolling on a tablet', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { width: 768 });
    const { page } = visitor;
    for (const name of ['Rank', 'Points', 'ReferralCode']) {
      const rightEdge = async () => {
        const box = await page.getByRole('columnheader', { name }).boundingBox();
        return (box?.x ?? Infinity) + (box?.width ?? 0);
      };
      await expect.poll(rightEdge, { message: name }).toBeLessThan(768);
    }
    await visitor.leave();
  });

  it('is sorted by a click on a header or by keyboard, and the order is kept in the address', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: `${path}?page=3` });
    const { page } = visitor;
    await range(page, `21 to 30 of ${figure(seededSignups)}`);
    await page.getByRole('button', { name: 'Points' }).click();
    const head = page.getByRole('columnheader', { name: 'Points' });
    await page
      .getByRole('columnheader', { name: 'Points' })
      .and(page.locator('[aria-sort=descending]'))
      .waitFor();
    await expect.poll(() => query(visitor)).toEqual({ sort: '-referralPoints' });
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    const best = await findUser('points = (SELECT max(points) FROM score)');
    await page.getByRole('row').nth(1).getByText(best.email).waitFor();
    await page.keyboard.press('Enter');
    await head.and(page.locator('[aria-sort=ascending]')).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page
      .getByRole('columnheader', { name: 'Rank' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    await page.getByRole('row').nth(1).getByText(best.email).waitFor();
    await page.reload();
    await page.getByRole('row').nth(1).getByText(best.email).waitFor();
    await visitor.leave();
  });

  it('finds the owner of a code first, marked, and then users who joined with it', async () => {
    const [owner = {}] = await site.sql(
      `SELECT referral_id AS code, email FROM signup JOIN score USING (seq) ORDER BY -points, seq LIMIT 1`,
    );
    const visitor = await arriveAs(browser, site, 'VIEWER', { path });
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Search users' }).fill(String(owner['code']));
    const row = page.getByRole('row').nth(1);
    await row.getByText('Owner', { exact: true }).waitFor();
    await expect.poll(() => row.textContent()).toContain(String(owner['email']));
    await expect.poll(() => page.getByText('Owner', { exact: true }).count()).toBe(1);
    await visitor.leave();
  });

  it('finds by email, and a click on the row opens the user; Back leads back to the results', async () => {
    const { email, name } = await findUser('seq = 500');
    const visitor = await arriveAs(browser, site, 'EDITOR', { path });
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await range(page, '1 to 1 of 1');
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .last()
      .click({ position: { x: 4, y: 4 } });
    await page.getByRole('heading', { name }).waitFor();
    await page.goBack();
    await range(page, '1 to 1 of 1');
    await page.getByRole('row').nth(1).getByRole('link').first().focus();
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
    await page.getByRole('button', { name: 'All users in the file' }).click();
    await page.getByText('All columns, with rank').click(); // the words, not the box: people press either
    expect(await page.getByRole('checkbox', { name: 'All columns' }).isChecked()).toBe(true);
    const [wide] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    const [head, row] = (await readFile(await wide.path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe(`${lines[0] ?? ''},rank,state,verifiedBy,joinedAt`);
    expect(row?.startsWith(`${lines[1] ?? ''},`)).toBe(true);
    await page.getByRole('button', { name: 'All users in the file' }).click();
    await page.getByRole('checkbox', { name: 'All columns' }).uncheck();
    await page.getByRole('searchbox').fill('');
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Csv' }).click(),
    ]);
    expect((await readFile(await all.path(), 'utf8')).trim().split('\r\n')).toHaveLength(seededSignups + 1);
    await visitor.leave();
  });

  it('is not saved by a download that is stopped', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', { path });
    const { page } = visitor;
    await range(page, `1 to 10 of ${figure(seededSignups)}`);
    await page.route('**/api/admin/getcsv*', () => undefined);
    await page.getByRole('button', { name: 'Download Csv' }).click();
    await page.getByRole('progressbar', { name: 'Download' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await visitor.waitForToast('The download is stopped.');
    await page.getByRole('button', { name: 'Download Csv' }).waitFor();
    await visitor.leave();
  });

  it('without any users says what will be there', async () => {
    const visitor = await arriveAs(browser, bare, 'VIEWER', { path });
    await visitor.page.getByText('No sign-ups yet.').waitFor();
    await visitor.expectAccessible('nobody');
    await visitor.leave();
  });
});

describe('a person', () => {
  it('is shown with the reason for their rank, and the ledger to its end', async () => {
    const best = await findUser('points = (SELECT max(points) FROM score)');
    const [{ points, referrals, seq } = {}] = await site.sql(
      `SELECT points, seq, (SELECT count(*) FROM signup AS s WHERE s.referrer_seq = signup.seq) AS referrals
       FROM signup JOIN score USING (seq) WHERE id = $1`,
      [best.id],
    );
    const visitor = await arriveAs(browser, site, 'VIEWER', { path: `${path}/${best.id}` });
    const { page } = visitor;
    await page.getByRole('heading', { name: best.name }).waitFor();
    await expect.poll(() => rank(page)).toContain('#1');
    await expect
      .poll(() => rank(page))
      .toMatch(
        new RegExp(`${figure(referrals)} referrals?, ${figure(points)} points, joined ${figure(seq)}`),
      );
    const ledger = page.getByRole('region', { name: 'Ledger' });
    const entries = ledger.getByRole('listitem');
    await entries.first().waitFor();
    for (let shown = await entries.count(); shown < Number(referrals); shown = await entries.count()) {
      await ledger.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => entries.count()).toBeGreaterThan(shown);
    }
    expect(await entries.count()).toBe(Number(referrals));
    await ledger.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: /Block|Erase/ }).count()).toBe(0);
    await ledger.getByRole('link').first().click();
    await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: best.name }).waitFor();
    await visitor.leave();
  });

  it('is blocked, unblocked and erased by an ADMIN, after a question', async () => {
    const { id, name, email } = await findUser('seq = 700');
    const visitor = await arriveAs(browser, site, 'ADMIN', { path: `${path}/${id}` });
    const { page } = visitor;
    await page.getByRole('heading', { name }).waitFor();
    const before = await rank(page);
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByText('Blocked since').waitFor();
    await expect.poll(() => rank(page)).toContain('None');
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await page.getByText('Waiting').waitFor();
    await expect.poll(() => rank(page)).toBe(before);
    await page.getByRole('button', { name: 'Erase' }).click();
    const question = page.getByRole('dialog', { name: `Erase ${name}?` });
    await question.waitFor();
    await visitor.expectAccessible('the question before erasing');
    await question.getByRole('textbox', { name: 'Email' }).fill('another@example.com');
    await question.getByRole('button', { name: 'Erase' }).click();
    await question.getByText('That is not this user’s email. Nothing was erased.').waitFor();
    await question.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
    await question.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('heading', { name: 'Deleted user' }).waitFor();
    await page.getByRole('region', { name: 'What is left' }).getByText('gone for good').waitFor();
    await expect.poll(() => page.getByText(name).count()).toBe(0);
    const facts = page.getByRole('main').getByText(/^(ReferralId|Welcome|Details|Codes and welcome)$/);
    await expect.poll(() => facts.count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /Block|Erase/ }).count()).toBe(0);
    await visitor.expectAccessible('an erased user');
    await visitor.leave();
  });

  it('an unknown user is reported as such', async () => {
    const visitor = await arriveAs(browser, site, 'VIEWER', {
      path: `${path}/00000000-0000-4000-8000-000000000000`,
    });
    await visitor.page.getByRole('alert').waitFor();
    await visitor.page.getByRole('link', { name: 'All users' }).click();
    await range(visitor.page, '1 to 10 of');
    await visitor.leave({ but: /404/ });
  });
});

describe.each(officeViews)('at $width px', ({ width, theme }) => {
  it(`axe finds nothing on the list and the person, ${theme}`, async () => {
    const visitor = await arriveAs(browser, site, 'ADMIN', { path, width, theme });
    const { page } = visitor;
    await range(page, '1 to 10 of');
    await visitor.expectAccessible('list');
    const best = await findUser('points = (SELECT max(points) FROM score)');
    await page.goto(`${path}/${best.id}`);
    await page.getByRole('heading', { name: best.name }).waitFor();
    await visitor.expectAccessible('person');
    await visitor.leave();
  });
});
