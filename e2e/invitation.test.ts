import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAs, newToken, seedAccount } from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { join, statusLinkOf } from './join.ts';
import { startSite, type Site } from './site.ts';
import { usualWidths, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
let token: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startSite('tables', { WEB_APP_URL: 'https://app.example.com' }), // users leave the ranking
    sharedBrowser(),
  ]);
  token = await newToken(site, await seedAccount(site, 'EDITOR'));
});
afterAll(() => site.stop());

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
const call = async (path: string, body: unknown) => {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** A user waits. @returns their id, address and the path of the link to their status. */
async function waiting(firstName: string): Promise<{ id: string; email: string; status: string }> {
  const joined = await join(site, { firstName });
  const { person } = joined;
  const [row] = await site.sql('SELECT id FROM signup WHERE email = $1', [person.email]);
  return { id: String(row?.['id']), email: person.email, status: await statusLinkOf(site, joined) };
}

/** An ADMIN invites them on their page. @returns the path of the mailed link, and the code. */
async function invite({ id, email }: { id: string; email: string }) {
  const admin = await arriveAs(browser, site, 'ADMIN', { path: `/admin/userManagement/${id}` });
  const panel = admin.page.getByRole('region', { name: 'Invitation' });
  await panel.getByRole('button', { name: 'Invite' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Invite' }).click();
  await admin.waitForToast('One user was invited');
  await panel.getByText('Open', { exact: true }).waitFor();
  const { text } = await site.message(email, /\/invite#/);
  return {
    admin,
    panel,
    link: /\/invite#\S+/.exec(text)?.[0] ?? '',
    code: /(?<![\w-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}(?![\w-])/.exec(text)?.[0] ?? '',
  };
}

describe('an invitation', () => {
  it('is issued by an ADMIN, opened by its owner and redeemed by the app', async () => {
    const person = await waiting('Grace');
    const { admin, panel, link, code } = await invite(person);
    await admin.page
      .getByRole('region', { name: 'Rank' })
      .getByText(/^· was #\d+$/)
      .waitFor();
    await admin.expectAccessible('invited');

    for (const width of usualWidths) {
      const visitor = await arrive({ path: link, width });
      await visitor.page.getByRole('heading', { name: 'You’re in, Grace.' }).waitFor();
      await visitor.page.getByText(code, { exact: true }).waitFor();
      const accept = visitor.page.getByRole('link', { name: 'Accept your invitation' });
      await expect
        .poll(() => accept.getAttribute('href'))
        .toBe(`https://app.example.com/signUp?invite=${code}`);
      await visitor.expectAccessible(`invitation at ${width}`);
      await visitor.leave();
    }

    const status = await arrive({ path: person.status });
    await status.page.getByRole('heading', { name: 'You’re in, Grace.' }).waitFor();
    expect((await call('/api/redeemInvite', { code, account: 'user_42' })).body).toMatchObject({
      state: 'accepted',
      alreadyRedeemed: false,
    });
    await status.page.reload();
    await status.page.getByRole('heading', { name: 'Grace, you’re in.' }).waitFor();
    await status.expectAccessible('accepted');
    await status.leave();

    await admin.page.reload();
    await panel.getByText('user_42').waitFor();
    await admin.leave();
    const late = await arrive({ path: link });
    await late.page.getByRole('heading', { name: 'This invitation was accepted' }).waitFor();
    await late.leave();
  });

  it('that has expired brings its owner back in line when they want', async () => {
    const person = await waiting('Ada');
    const { admin, link } = await invite(person);
    await admin.leave();
    await site.sql(
      `UPDATE invite SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE state = 'issued'`,
    );
    const late = await arrive({ path: link });
    await late.page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
    await late.expectAccessible('expired invitation');
    await late.leave();
    const visitor = await arrive({ path: person.status });
    await visitor.page.getByRole('heading', { name: 'Ada, your invitation has expired' }).waitFor();
    await visitor.expectAccessible('expired');
    await visitor.page.getByRole('button', { name: 'I still want in' }).click();
    await visitor.page.getByRole('heading', { name: /, your rank$/ }).waitFor();
    await visitor.leave();
  });

  it('is revoked by an ADMIN, who has to confirm', async () => {
    const person = await waiting('Mary');
    const { admin, panel, link } = await invite(person);
    await panel.getByRole('button', { name: 'Revoke the invitation' }).click();
    const dialog = admin.page.getByRole('alertdialog');
    await dialog.getByText('They aren’t notified.').waitFor();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await admin.waitForToast('Revoked');
    await panel.getByText('Revoked', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Invite' }).waitFor();
    await admin.leave();
    const visitor = await arrive({ path: link });
    await visitor.page.getByRole('heading', { name: 'This invitation was revoked' }).waitFor();
    await visitor.leave();
  });

  it('is opened by its link alone', async () => {
    const visitor = await arrive({ path: '/invite#none' });
    await visitor.page.getByRole('heading', { name: 'This link doesn’t open an invitation' }).waitFor();
    await visitor.expectAccessible('no invitation');
    await visitor.leave();
  });
});
