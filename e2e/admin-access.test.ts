import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  arriveAs as arriveLoggedIn,
  confirmationLink,
  follow,
  logIn,
  newAccount,
  seedAccount,
  signUp,
  storedSession,
} from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { sharedSite, type Site } from './site.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('office without users'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
const refused = /Failed to load resource.*40[013]/;

const password = 'velvet-anchor-73-plume'; // a new one
const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('an account', () => {
  it('belongs to the person who opens the emailed link, waits for an admin, and then has sessions', async () => {
    const account = newAccount();
    const strangers = 'meadow-copper-58-thrush';
    const visitor = await arrive({ path: '/admin/signUp' });
    const { page } = visitor;
    await page.getByLabel('Name').fill('A stranger');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Email').press('Enter');
    await page.waitForURL('/admin/login');
    const note = page.getByRole('status').getByText(`open the link we sent to ${account.email}`);
    await note.waitFor();
    await page.reload();
    await note.waitFor();
    await visitor.expectAccessible('login with a note');
    await logIn(page, { ...account, password: strangers });
    await page.getByText('Email or password is incorrect.').waitFor();
    const link = await confirmationLink(site, account.email);
    await page.goto(link.pathname + link.hash);
    await page.getByText(account.email).waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('A stranger');
    await page.getByLabel('Name').fill(account.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await page.getByText('Use at least 12 characters.').first().waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.waitForURL('/admin/login');
    await page.getByRole('status').getByText('Your email is confirmed.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(strangers);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email or password is incorrect.').waitFor();
    await logIn(page, account);
    await page.getByText('Your account hasn’t been approved yet.').waitFor();
    await expect.poll(() => storedSession(page)).toEqual({ token: null, admin: null });
    await follow(page, link.pathname + link.hash);
    await page.getByText('This link was used or has expired.').waitFor();
    await site.sql(`UPDATE admin_account SET state = 'active', approved_at = now() WHERE email = $1`, [
      account.email,
    ]);
    await page.goto('/admin/account?from=link');
    await logIn(page, account);
    await visitor.waitForToast('You are logged in.');
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/admin/account?from=link');
    await changesItsPassword(visitor, account);
    await visitor.leave({ but: refused });
  });

  it('gets a new password by a mailed link, which works once', async () => {
    const { email } = await seedAccount(site, 'VIEWER');
    const visitor = await arrive({ path: '/admin/login' });
    const { page } = visitor;
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).waitFor(); // the login has such a field, too
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('its inbox has a link to set a new password').waitFor();
    const { text } = await site.message(email, /reset-password/);
    const link = new URL(/\S+reset-password#token=\S+/.exec(text)?.[0] ?? '');
    await page.goto(link.pathname + link.hash);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL('/admin/login');
    await page.getByRole('status').getByText('Your password has been changed.').waitFor();
    await logIn(page, { email, password });
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('login-note'))).toBeNull();
    await follow(page, link.pathname + link.hash);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link no longer works.').waitFor();
    await follow(page, '/admin/account');
    await logsOut(visitor);
    await visitor.leave({ but: refused });
  });
});

/** The password is changed, which renews the session; the server ends it; another tab ends it. */
async function changesItsPassword(visitor: Visitor, account: Account): Promise<void> {
  const { page } = visitor;
  const before = await storedSession(page);
  expect(before).toEqual({ token: expect.any(String), admin: 'true' });
  await page.getByRole('textbox', { name: 'Current password' }).fill('wrong');
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your current password is incorrect.').first().waitFor();
  await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await visitor.waitForToast('Your password has been changed.');
  const after = await storedSession(page);
  expect(after.token).not.toBe(before.token);
  expect(await meWith(before.token ?? '')).toBe(401);
  expect(await meWith(after.token ?? '')).toBe(200);
  await site.sql(
    'DELETE FROM admin_session WHERE admin_id = (SELECT id FROM admin_account WHERE email = $1)',
    [account.email],
  );
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('textbox', { name: 'New password' }).fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await expect.poll(() => storedSession(page)).toEqual({ token: null, admin: null });
  await logIn(page, { ...account, password });
  await page.getByRole('heading', { name: 'Change password' }).waitFor();
  await expect.poll(() => pathOf(visitor)).toBe('/admin/account?from=link');
  const other = await page.context().newPage();
  await other.goto('/admin/account');
  await other.getByRole('heading', { name: 'Change password' }).waitFor();
  await other.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  await other.evaluate(() => localStorage.setItem('token', 'nonsense'));
  await page.getByText('Your session has ended.').waitFor();
  await expect.poll(() => storedSession(page)).toEqual({ token: null, admin: null });
}

async function logsOut(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const dialog = page.getByRole('alertdialog', { name: 'Ready to Leave?' });
  const profile = page.getByRole('button', { name: 'Profile of Grace Hopper' });
  await profile.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => profile.evaluate((button) => button === document.activeElement)).toBe(true);
  const { token } = await storedSession(page);
  expect(token).not.toBeNull();
  await profile.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  await expect.poll(() => pathOf(visitor)).toBe('/admin/login');
  await expect.poll(() => storedSession(page)).toEqual({ token: null, admin: null });
  expect(await meWith(token ?? '')).toBe(401);
}

it.each(['light', 'dark'])('a chosen theme is there before anything is drawn, %s', async (theme) => {
  const visitor = await arrive({ path: '/admin/login', stored: { theme } });
  const { page } = visitor;
  const shown = () => page.locator('html').getAttribute('data-theme');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await shown()).toBe(theme);
  await page.route(/\/assets\/entry-office/, (route) => route.abort());
  await page.reload();
  await expect.poll(shown).toBe(theme);
  await visitor.leave({ but: /Failed to load resource.*ERR_FAILED/ });
});

it('axe finds nothing, and every state fits', async () => {
  const visitor = await arrive({ path: '/admin/login' });
  const { page } = visitor;
  await visitor.expectAccessibleInViews('login', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Login' }).click();
  const required = page.getByText('Enter an email address');
  await required.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email');
  await visitor.expectAccessibleInViews('login with an error', required);
  const asking = newAccount();
  await signUp(site, asking);
  const link = await confirmationLink(site, asking.email);
  for (const [path, text] of [
    ['/admin/signup', 'Create an Account!'],
    ['/admin/forgot-password', 'Send link'],
    ['/admin/reset-password#token=x', 'Set password'],
    ['/admin/confirm', 'This link is not complete.'],
    ['/admin/confirm#token=x', 'This link was used or has expired.'],
    [link.pathname + link.hash, 'Choose a password for'],
  ] as const) {
    await follow(page, path);
    await visitor.expectAccessibleInViews(path, page.getByText(text));
  }
  await follow(page, '/admin/account');
  await logIn(page, await seedAccount(site, 'ADMIN'));
  await visitor.expectAccessibleInViews(
    'account, with a toast',
    page.getByRole('heading', { name: 'Change password' }),
  );
  await page.getByRole('button', { name: 'Theme' }).click();
  await visitor.expectAccessibleInViews('theme menu', page.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('Escape');
  await visitor.resize(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  await visitor.expectAccessible('drawer');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await visitor.resize(1440);
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await visitor.expectAccessibleInViews('logout dialog', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await follow(page, '/admin/no/such/screen');
  await visitor.expectAccessibleInViews(
    'no such screen',
    page.getByText('There is no screen at this address.'),
  );
  await visitor.leave({ but: /Failed to load resource.*40[013]/ });
});

describe('the document', () => {
  it('is kept from search engines and allows no inline code but its own', async () => {
    const response = await fetch(`${site.origin}/admin/anything/at/all`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('/admin');
  });

  it('loads at most 223 KB first, and shares no code with what visitors load', async () => {
    const admin = await arriveLoggedIn(browser, site, 'ADMIN', { path: '/admin' });
    await admin.page.getByText('No sign-ups yet.').waitFor();
    const names = await loadedFiles(admin);
    const sizes = await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map(gzippedSize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(223 * 1024);
    await follow(admin.page, '/admin/account');
    await admin.page.getByRole('heading', { name: 'Change password' }).waitFor();
    await follow(admin.page, '/admin/login'); // leads back, but its code is loaded
    await admin.page.getByText('No sign-ups yet.').waitFor();
    const admins = (await loadedFiles(admin)).filter((name) => name.endsWith('.js'));
    await admin.leave();
    const visitor = await arrive();
    await visitor.openSignup();
    const own = (await loadedFiles(visitor)).filter((name) => name.endsWith('.js'));
    await visitor.leave();
    expect(own).not.toEqual([]);
    expect(admins.some((name) => name.includes('login-page'))).toBe(true);
    expect(own.filter((name) => admins.includes(name))).toEqual([]);
  });
});

/** The status that the API answers to a token. */
async function meWith(token: string): Promise<number> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  return response.status;
}

const loadedFiles = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

/** How many bytes of a file travel to a browser that takes gzip. */
function gzippedSize(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${site.origin}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode === 200 && gunzipSync(body).length > 0) resolve(body.length);
        else reject(new Error(`${path} was answered by ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
