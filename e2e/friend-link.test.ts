import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { join } from './join.ts';
import { sharedSite, type Site } from './site.ts';
import { details, usualWidths, Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('visitors'), sharedBrowser()]);
  code = (await join(site, { firstName: 'Priya' })).referralId;
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
let code: string; // a friend's

describe("a friend's link", () => {
  it('mentions the friend, and still does after the legal pages and a reload', async () => {
    const visitor = await arrive({ path: `/?ref=${code}` });
    const { page, dialog } = visitor;
    const greeting = page.getByText('Priya invited you');
    const promise = page.getByText(`Your friend’s code ${code} is already applied`);
    await greeting.waitFor();
    await promise.waitFor();
    await visitor.expectAccessibleAtWidths('invited', [320, ...usualWidths]);

    const legal = page.getByRole('navigation', { name: 'Legal' });
    for (const title of ['Privacy Policy', 'Terms And Conditions', 'Cancellation and Refund Policy'])
      await legal
        .getByRole('link', { name: title })
        .click()
        .then(() => page.getByRole('heading', { level: 1, name: title }).waitFor());
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL('/');
    await promise.waitFor();
    await page.reload();
    await promise.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await dialog.count()).toBe(0);
    await visitor.openSignup();
    await visitor.fillInContact(details());
    expect(await dialog.getByLabel('Referral code').inputValue()).toBe(code);
    await visitor.leave();
  });

  it('that requests the form opens it immediately, and only once', async () => {
    const visitor = await arrive({ path: `/?ref=${code}&join` });
    const { page, dialog } = visitor;
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await visitor.fillInContact(details());
    expect(await dialog.getByLabel('Referral code').inputValue()).toBe(code);
    await expect.poll(() => new URL(page.url()).search).toBe(`?ref=${code}`);
    await page.reload();
    await page.getByText(`Your friend’s code ${code} is already applied`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await dialog.count()).toBe(0);
    await visitor.leave();
  });

  it.each(['/privacypolicy', '/termsandconditions', '/cancellationrefundpolicy', '/no/such/page'])(
    'that leads to %s is remembered on the landing page',
    async (path) => {
      const visitor = await arrive({ path: `${path}?ref=${code}` });
      const { page } = visitor;
      await page.getByRole('link', { name: 'Back to home' }).click();
      await page.getByText(`Your friend’s code ${code} is already applied`).waitFor();
      await visitor.openSignup();
      await visitor.fillInContact(details());
      expect(await visitor.dialog.getByLabel('Referral code').inputValue()).toBe(code);
      await visitor.leave({ but: /404/ });
    },
  );

  it('that leads to the status page mentions the friend there, and the form has the code', async () => {
    const visitor = await arrive({ path: `/status?ref=${code}` });
    const { page, dialog } = visitor;
    await page.getByText('Priya invited you').waitFor();
    await page.getByText(`Their code, ${code}, is already applied.`).waitFor();
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacypolicy'); // the page that is left has the next link, too
    await page.getByRole('link', { name: 'Check your rank' }).press('Enter'); // wherever a late font moves it
    await page.getByText(`Their code, ${code}, is already applied.`).waitFor();
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await dialog.getByRole('heading', { name: 'Signup for early access' }).waitFor();
    await visitor.fillInContact(details());
    expect(await dialog.getByLabel('Referral code').inputValue()).toBe(code);
    await visitor.leave();
  });

  it.each([
    ['with a full stop from a chat', (own: string) => `/?ref=${own}.`],
    ['with a second question mark', (own: string) => `/?ref=${own}?utm_source=whatsapp`],
    ['with an ampersand from HTML', (own: string) => `/?utm_source=mail&amp;ref=${own}`],
    ['in other case', (own: string) => `/?REF=${own.toLowerCase()}`],
  ])('is read %s', async (_what, path) => {
    const visitor = await arrive({ path: path(code) });
    await visitor.page.getByText('Priya invited you').waitFor();
    await visitor.openSignup();
    await visitor.fillInContact(details());
    expect(await visitor.dialog.getByLabel('Referral code').inputValue()).toMatch(new RegExp(code, 'i'));
    await visitor.leave();
  });

  it('has a picture of its own in chats', async () => {
    const html = await (await fetch(`${site.origin}/?ref=${code}`)).text();
    expect(html).toContain('<title>Priya invited you to ');
    const path = /"og:image" content="[^"]*(\/card\/[^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(site.origin + path);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(300 * 1024);
    expect((await fetch(`${site.origin}/card/NOBODYHAS1.png`)).status).toBe(404);
  });

  it.each(['/?ref=%3Cb%3Ehello%3C%2Fb%3E', '/?ref=NOBODYHAS1'])(
    'with an unknown code claims no friend: %s',
    async (path) => {
      const visitor = await arrive({ path });
      await visitor.page.getByText('Sign-ups are now open').waitFor();
      await visitor.page.waitForLoadState('networkidle');
      await expect.poll(() => visitor.page.getByText('invited you').count()).toBe(0);
      await visitor.leave();
    },
  );
});
