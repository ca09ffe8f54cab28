import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smsCountry } from '../backend/src/features/verification/verification.sms-country.ts';
import { arriveAs as arrive } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import type { Role } from './matrix.ts';
import { startSite, type Site } from './site.ts';
import { waitForRefreshed } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('signups'), sharedBrowser()]); // of its own: it changes consents
  await site.sql(
    `WITH template AS (
       INSERT INTO message_template (id, kind, name, current_version)
       VALUES (gen_random_uuid(), 'broadcast', 'Monthly news', 1) RETURNING id)
     INSERT INTO message_template_version (id, template_id, number, subject, preheader, body)
     SELECT gen_random_uuid(), id, 1, 'News for {firstName}', '', E'Hi {firstName},\\n\\nthe beta is close. Read [more about it](https://blog.example/beta).' FROM template`,
  );
});
afterAll(() => site.stop());

const arriveAs = async (role: Role, path: string, options: Parameters<typeof arrive>[3] = {}) => {
  const visitor = await arrive(browser, site, role, { path, ...options });
  return { visitor, page: visitor.page };
};

/**
 * Countries whose users verified an email address and agree to news; each test has one of its own, so that no one gets news
 * too often.
 */
const countries = 'US GB DE CA AU SG FR BR ES IT NL JP SE PL AE'
  .split(' ')
  .filter((code) => code !== smsCountry.code);
let taken = 0;

interface Audience {
  /** As the list of countries says it. */
  readonly country: string;
  readonly users: number;
  readonly emails: readonly string[];
}

/** Has so many users of a country agree to news. */
async function seedAudience(users: number): Promise<Audience> {
  const code = countries[taken++] ?? '';
  const rows = await site.sql(
    `UPDATE signup SET news_wording = 1 WHERE seq IN (
       SELECT seq FROM signup WHERE country = $1 AND verified_by = 'email' AND blocked_at IS NULL AND erased_at IS NULL
       ORDER BY seq LIMIT $2) RETURNING email`,
    [code, users],
  );
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  return { country, users: rows.length, emails: rows.map(({ email }) => String(email)) };
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const counted = (users: number) => `${users} users`;

/** Of a browser that is no robot. */
const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Chooses the users of a country, and names the broadcast. @returns once they are counted. */
async function choose(page: Page, name: string, { country, users }: Pick<Audience, 'country' | 'users'>) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('option', { name: 'Country', exact: true }).click();
  await page.getByPlaceholder('Search country').fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  await page.keyboard.press('Escape');
  await preview(page).getByText(counted(users), { exact: true }).waitFor();
}

async function saveDraft(page: Page, name: string, audience: Audience): Promise<void> {
  await choose(page, name, audience);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

async function confirm(page: Page, users: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Send to ${counted(users)}?` });
  await dialog.getByLabel(`Type ${users} to confirm`).fill(String(users));
  await dialog.getByRole('button', { name: 'Send' }).click();
}

/** Presses a button, and once more in the question that follows. */
async function insist(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

const state = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

describe('a broadcast', () => {
  it('goes to users who agreed to news, who can unsubscribe with one click and are then left out', async () => {
    const audience = await seedAudience(5);
    const { visitor, page } = await arriveAs('ADMIN', '/admin/broadcasts');
    await page.getByRole('link', { name: 'New broadcast' }).first().click();
    await page.frameLocator('iframe').getByText('the beta is close.').waitFor();
    await page.getByRole('button', { name: 'Send test to me' }).click();
    await page.getByText('The test message has been sent to').waitFor();
    await choose(page, 'March news', audience);
    await preview(page).getByText('without consent to news').waitFor();
    await page.getByText('Sending takes about 1 minute').waitFor();
    await page.getByRole('button', { name: 'Send to 5 users' }).click();
    await confirm(page, 5);
    await page.getByText('The broadcast has started.').first().waitFor();
    await page.getByText('5 of 5 sent (100%)').waitFor();
    await state(page, 'Done').waitFor();

    const [leaver = ''] = audience.emails;
    const mails = await Promise.all(audience.emails.map((email) => site.message(email, /the beta is close/)));
    expect(mails.map(({ subject }) => subject)).toEqual(mails.map(() => expect.stringMatching(/^News for /)));
    const link = /https?:\/\/\S+\/u\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const left = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(left.status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Results as a table' }).click();
    await page.getByRole('row', { name: 'Unsubscribed 1 20%' }).waitFor();

    await page.getByRole('link', { name: 'All broadcasts' }).click();
    await page.getByRole('link', { name: 'New broadcast' }).first().click();
    await choose(page, 'April news', { ...audience, users: 4 });
    await preview(page).getByText('unsubscribed from news').waitFor();
    await page.getByRole('button', { name: 'Send to 4 users' }).click();
    await confirm(page, 4);
    await waitForRefreshed(page, page.getByText('4 of 4 sent (100%)'));
    const [written] = await site.sql(
      `SELECT count(*)::int AS times FROM mailing_recipient JOIN signup ON signup.seq = signup_seq WHERE email = $1`,
      [leaver],
    );
    expect(written).toEqual({ times: 1 });
    await page.getByRole('link', { name: 'All broadcasts' }).click();
    await page.getByRole('row', { name: /March news.*5 of 5 sent/ }).waitFor();
    await visitor.leave();
  });

  it('counts who clicked, and is sent again to those who did not', async () => {
    const audience = await seedAudience(4);
    const { visitor, page } = await arriveAs('ADMIN', '/admin/broadcasts/new');
    await choose(page, 'May news', audience);
    await page.getByRole('button', { name: 'Send to 4 users' }).click();
    await confirm(page, 4);
    await page.getByText('4 of 4 sent (100%)').waitFor();
    await state(page, 'Done').waitFor();
    const path = new URL(page.url()).pathname;

    const [reader = '', leaver = ''] = audience.emails;
    const mail = await site.message(reader, /the beta is close/);
    const link = /https?:\/\/\S+\/l\/[\w.-]+[\w-]/.exec(mail.text)?.[0] ?? '';
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(link, { headers: { 'user-agent': browserName }, redirect: 'manual' });
      expect(answer.headers.get('location')).toBe(
        'https://blog.example/beta?utm_source=newsletter&utm_medium=email&utm_campaign=may-news',
      );
    }
    await site.sql('UPDATE signup SET news_wording = NULL WHERE email = $1', [leaver]);
    await page.reload();
    await page.getByRole('row', { name: 'https://blog.example/beta 1 25%' }).waitFor();
    await page.getByText('25% of recipients clicked').waitFor();
    await page
      .getByRole('row', { name: /Clicked/ })
      .filter({ hasText: reader })
      .waitFor();
    await visitor.expectAccessibleInViews('clicks', page.getByRole('row', { name: /blog\.example/ }));

    await page.getByRole('button', { name: 'Resend to those who didn’t click' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Resend: May news' }).waitFor();
    await page.getByText('didn’t click in May news').waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByText('Didn’t click in May news').waitFor();
    await preview(page).getByText(counted(2), { exact: true }).waitFor();
    await preview(page).getByText('without consent to news').waitFor();
    await page.getByRole('button', { name: 'Send to 2 users' }).click();
    await confirm(page, 2);
    await page.getByText('2 of 2 sent (100%)').waitFor();
    for (const [at, email] of audience.emails.entries()) {
      const rows = await site.sql(
        `SELECT name FROM mailing_recipient JOIN signup ON signup.seq = signup_seq JOIN mailing ON mailing.seq = mailing_seq
         WHERE email = $1 ORDER BY mailing.seq`,
        [email],
      );
      expect(rows.map(({ name }) => name)).toEqual(at < 2 ? ['May news'] : ['May news', 'Resend: May news']);
    }

    await page.goto(path);
    await page
      .getByRole('row', { name: /Clicked/ })
      .filter({ hasText: reader })
      .getByRole('link')
      .first()
      .click();
    await page.getByText('Clicked a link in “May news”').waitFor();
    await visitor.leave();
  });

  it('is drafted and changed by an EDITOR, and started by an ADMIN', async () => {
    const audience = await seedAudience(3);
    const editor = await arriveAs('EDITOR', '/admin/broadcasts/new');
    await saveDraft(editor.page, 'Drafted', audience);
    await editor.page.getByRole('link', { name: 'Edit', exact: true }).click();
    await editor.page.getByText('An admin has to start it.').waitFor();
    expect(await editor.page.getByRole('button', { name: /^Send to/ }).count()).toBe(0);
    await editor.page.getByLabel('Name', { exact: true }).fill('Drafted twice');
    await editor.page.getByRole('button', { name: 'Save draft' }).click();
    await editor.page.getByRole('heading', { name: 'Drafted twice' }).waitFor();
    const path = new URL(editor.page.url()).pathname;
    await editor.visitor.leave();

    const { visitor, page } = await arriveAs('ADMIN', path);
    await page.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 3);
    await waitForRefreshed(page, state(page, 'Done'));
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Messages', level: 3 }).waitFor();
    await visitor.leave();
  });

  it('is paused, resumed, and canceled', async () => {
    const audience = await seedAudience(40);
    const { visitor, page } = await arriveAs('ADMIN', '/admin/broadcasts/new');
    await saveDraft(page, 'A slow one', audience);
    await site.sql(`UPDATE mailing SET per_hour = 60 WHERE name = 'A slow one'`);
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    await confirm(page, audience.users);
    await waitForRefreshed(page, page.getByText(new RegExp(`^[1-9]\\d* of ${audience.users} sent`)));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The broadcast is paused.').first().waitFor();
    await page.getByText('Paused by your team.').waitFor();
    const message = page.getByRole('region', { name: 'Notifications' });
    await message.getByRole('button', { name: 'Resume' }).click(); // at once, without asking
    await state(page, 'Running').waitFor();
    await insist(page, 'Cancel broadcast');
    await state(page, 'Canceled').waitFor();
    await waitForRefreshed(page, page.getByText('left out because the broadcast was canceled'));
    await visitor.leave();
  });
});

it('axe finds nothing on the screens, and every state fits', async () => {
  const audience = await seedAudience(4);
  const { visitor, page } = await arriveAs('ADMIN', '/admin/broadcasts');
  const newBroadcast = page.getByRole('link', { name: 'New broadcast' }).first();
  await visitor.expectAccessibleInViews('broadcasts', newBroadcast);
  await newBroadcast.click();
  await choose(page, 'Looked at', audience);
  const users = preview(page).getByText(counted(4), { exact: true });
  await visitor.expectAccessibleInViews('a new broadcast', users);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await visitor.expectAccessibleInViews(
    'a draft',
    page.getByText('Nothing is sent until an admin starts it.'),
  );
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await users.waitFor();
  await page.getByRole('button', { name: 'Send to 4 users' }).click();
  await visitor.expectAccessibleInViews('confirming', page.getByLabel('Type 4 to confirm'));
  await confirm(page, 4);
  await state(page, 'Done').waitFor();
  await visitor.expectAccessibleInViews('a broadcast', state(page, 'Sent'));
  await visitor.leave();
});
