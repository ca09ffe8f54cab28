import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  arriveAs as arriveLoggedIn,
  confirmationLink,
  logIn,
  newAccount,
  seedAccount,
  signUp,
  storedSession,
  useTheme,
} from './admin.ts';
import { sharedBrowser } from './browser.ts';
import { officeViews, type Role } from './matrix.ts';
import { sharedSite, type Site } from './site.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite('office without users'), sharedBrowser()]);
});

const arrive = (options?: VisitorOptions) => Visitor.arrive(browser, site.origin, options);
const refused = /Failed to load resource.*40[013]/;

async function arriveAs(role: Role, options: VisitorOptions = {}) {
  const account = await seedAccount(site, role);
  const visitor = await arrive({ path: '/admin/account', ...options });
  await logIn(visitor.page, account);
  await visitor.page.getByRole('heading', { name: 'Change password' }).waitFor();
  return { visitor, account };
}

const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('without a session', () => {
  it('every address leads to the login, and the login back to that address', async () => {
    const account = await seedAccount(site, 'VIEWER');
    const visitor = await arrive({ path: '/admin/account?from=link' });
    await visitor.page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/admin/login');
    await logIn(visitor.page, account);
    await visitor.waitForToast('You are logged in.');
    await visitor.page.getByRole('heading', { name: 'Account' }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/admin/account?from=link');
    await expect
      .poll(() => storedSession(visitor.page))
      .toEqual({ token: expect.any(String), admin: 'true' });
    await visitor.leave();
  });

  it('a wrong password is rejected in words, and the typed text stays', async () => {
    const account = await seedAccount(site, 'VIEWER');
    const visitor = await arrive({ path: '/admin/login' });
    await logIn(visitor.page, { ...account, password: 'not the password' });
    await visitor.page.getByText('Email or password is incorrect.').waitFor();
    await expect.poll(() => visitor.page.getByLabel('Email').inputValue()).toBe(account.email);
    await expect.poll(() => storedSession(visitor.page)).toEqual({ token: null, admin: null });
    await visitor.leave({ but: refused });
  });

  it('a token that is not good leads to the login', async () => {
    const visitor = await arrive({ path: '/admin/login' });
    await visitor.page.evaluate(() => localStorage.setItem('token', 'nonsense'));
    await visitor.page.goto('/admin/account');
    await visitor.page.getByText('Your session has ended.').waitFor();
    await expect.poll(() => storedSession(visitor.page)).toEqual({ token: null, admin: null });
    await visitor.leave({ but: refused });
  });
});

const expectFocus = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);

describe('an account', () => {
  it('is asked for, at an address in any case, with the rules in words', async () => {
    const account = newAccount();
    const visitor = await arrive({ path: '/admin/signUp' });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Create an Account!' }).waitFor();
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await page.getByRole('button', { name: 'Register Account' }).click();
    await page.getByText('Use at least 12 characters.').first().waitFor();
    await expectFocus(page, 'password');
    await page.getByLabel('Name').fill(' ');
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Email').press('Enter');
    await page.getByText('Name is required').waitFor();
    await page.getByText('Invalid email address').waitFor();
    await expectFocus(page, 'name');
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Register Account' }).click();
    await page.waitForURL('/admin/login');
    const note = page.getByRole('status').getByText(`open the link we sent to ${account.email}`);
    await note.waitFor();
    await page.reload();
    await note.waitFor();
    await visitor.expectAccessible('login with a note');
    await logIn(page, account);
    await note.waitFor();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await expect.poll(() => note.count()).toBe(0);
    await logIn(page, account);
    await page.getByText('Email or password is incorrect.').waitFor();
    await visitor.leave({ but: refused });
  });

  it('belongs to the person who opens the emailed link, whatever a stranger typed, and waits for an admin', async () => {
    const account = newAccount();
    await signUp(site, { ...account, name: 'A stranger', password: 'meadow-copper-58-thrush' });
    const link = await confirmationLink(site, account.email);
    const visitor = await arrive({ path: link.pathname + link.hash });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
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
    await page.getByRole('textbox', { name: 'Password' }).fill('meadow-copper-58-thrush');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email or password is incorrect.').waitFor();
    await logIn(page, account);
    await page.getByText('Your account has not been approved yet.').waitFor();
    await page.goto(link.pathname + link.hash);
    await page.getByText('This link was used or has expired.').waitFor();
    await page.getByRole('link', { name: 'Sign up again' }).waitFor();
    await visitor.leave({ but: refused });
  });

  it('is made once, in words, when its link was used in another tab meanwhile', async () => {
    const account = newAccount();
    await signUp(site, account);
    const link = await confirmationLink(site, account.email);
    const visitor = await arrive({ path: link.pathname + link.hash });
    await visitor.page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await site.sql('DELETE FROM admin_signup_request WHERE email = $1', [account.email]);
    await visitor.page.getByRole('button', { name: 'Confirm email' }).click();
    await visitor.page.getByText('This link was used or has expired.').waitFor();
    await visitor.page.goto('/admin/confirm');
    await visitor.page.getByText('This link is not complete.').waitFor();
    await visitor.leave({ but: refused });
  });

  it('gets a new password by a mailed link, which works once', async () => {
    const { email } = await seedAccount(site, 'VIEWER');
    const visitor = await arrive({ path: '/admin/login' });
    const { page } = visitor;
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('heading', { name: 'Forgot Password?' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('a link to set a new password is on its way').waitFor();
    const { text } = await site.message(email, /reset-password/);
    const link = new URL(/\S+reset-password#token=\S+/.exec(text)?.[0] ?? '');
    const password = 'velvet-anchor-73-plume';
    await page.goto(link.pathname + link.hash);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL('/admin/login');
    await page.getByRole('status').getByText('Your password has been changed.').waitFor();
    await logIn(page, { email, password });
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('login-note'))).toBeNull();
    await page.goto(link.pathname + link.hash);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link no longer works.').waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    await visitor.leave({ but: refused });
  });
});

describe('a session', () => {
  it('is ended by Logout, after a question', async () => {
    const { visitor } = await arriveAs('VIEWER');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Profile of Grace Hopper' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Ready to Leave?' });
    await dialog.getByText('Select "Logout" below if you are ready to end your current session.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Profile of Grace Hopper');
    const { token } = await storedSession(page);
    expect(token).not.toBeNull();
    await page.getByRole('button', { name: 'Profile of Grace Hopper' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/admin/login');
    await expect.poll(() => storedSession(page)).toEqual({ token: null, admin: null });
    expect(await meWith(token ?? '')).toBe(401);
    await visitor.leave();
  });

  it('that the server ended leads to the login and back', async () => {
    const { visitor, account } = await arriveAs('VIEWER', { path: '/admin/account?kept=1' });
    const { page } = visitor;
    await site.sql(
      'DELETE FROM admin_session WHERE admin_id = (SELECT id FROM admin_account WHERE email = $1)',
      [account.email],
    );
    await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
    await page.getByRole('textbox', { name: 'New password' }).fill('velvet-anchor-73-plume');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await logIn(page, account);
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/admin/account?kept=1');
    await visitor.leave({ but: refused });
  });

  it('goes on with a new token after the password was changed', async () => {
    const { visitor, account } = await arriveAs('VIEWER');
    const { page } = visitor;
    const before = await storedSession(page);
    await page.getByRole('textbox', { name: 'Current password' }).fill('wrong');
    await page.getByRole('textbox', { name: 'New password' }).fill('velvet-anchor-73-plume');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your current password is incorrect.').first().waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await visitor.waitForToast('Your password has been changed.');
    const after = await storedSession(page);
    expect(after.token).not.toBe(before.token);
    expect(await meWith(before.token ?? '')).toBe(401);
    await page.reload();
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    await visitor.leave({ but: refused });
  });

  it('that ends in one tab ends in the others', async () => {
    const { visitor } = await arriveAs('VIEWER');
    const other = await visitor.page.context().newPage();
    await other.goto('/admin/account');
    await other.getByRole('heading', { name: 'Change password' }).waitFor();
    await other.evaluate(() => localStorage.removeItem('token'));
    await visitor.page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await visitor.leave();
  });
});

describe.each([
  { role: 'VIEWER', name: 'Viewer' },
  { role: 'EDITOR', name: 'Editor' },
  { role: 'ADMIN', name: 'Admin' },
] as const)('$role', ({ role, name }) => {
  it('sees what they may do', async () => {
    const visitor = await arriveLoggedIn(browser, site, role, { path: '/admin/account' });
    await visitor.page.getByText(name, { exact: true }).waitFor();
    await visitor.leave();
  });
});

describe.each(officeViews)('at $width px', ({ width, theme }) => {
  it(`axe finds nothing in any state, ${theme}`, async () => {
    const visitor = await arrive({ width, path: '/admin/login' });
    const { page } = visitor;
    await useTheme(visitor, theme);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.expectAccessible('login');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Email Id is required').waitFor();
    await expectFocus(page, 'email');
    await visitor.expectAccessible('login with an error');
    const asking = newAccount();
    await signUp(site, asking);
    const link = await confirmationLink(site, asking.email);
    for (const path of [
      ...['/admin/signup', '/admin/forgot-password', '/admin/reset-password#token=x'],
      ...['/admin/confirm', '/admin/confirm#token=x', link.pathname + link.hash],
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.expectAccessible(path);
    }
    const account = await seedAccount(site, 'ADMIN');
    await page.goto('/admin/account');
    await logIn(page, account);
    await page.getByRole('heading', { name: 'Change password' }).waitFor();
    await visitor.expectAccessible('account, with a toast');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'System' }).waitFor();
    await visitor.expectAccessible('theme menu');
    await page.keyboard.press('Escape');
    if (width < 1024) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await visitor.expectAccessible('drawer');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').waitFor();
    await visitor.expectAccessible('logout dialog');
    await page.keyboard.press('Escape');
    await page.goto('/admin/no/such/screen');
    await page.getByText('There is no screen at this address.').waitFor();
    await visitor.expectAccessible('no such screen');
    await visitor.leave({ but: refused });
  });
});

describe('the document', () => {
  it('is kept from search engines and allows no inline code but its own', async () => {
    const response = await fetch(`${site.origin}/admin/anything/at/all`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('/admin');
  });

  it('takes the chosen theme before anything is drawn', async () => {
    const visitor = await arrive({ path: '/admin/login' });
    await useTheme(visitor, 'light');
    await visitor.page.route(/\/assets\/entry-office/, (route) => route.abort());
    await visitor.page.reload();
    await expect.poll(() => visitor.page.locator('html').getAttribute('data-theme')).toBe('light');
    await visitor.leave({ but: /ERR_FAILED/ });
  });

  it('and all it loads first is at most 220 KB', async () => {
    const { visitor } = await arriveAs('ADMIN');
    await visitor.page.goto('/admin');
    await visitor.page.getByText('No sign-ups yet.').waitFor();
    const names = await loadedFiles(visitor);
    const sizes = await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map(gzippedSize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(220 * 1024);
    await visitor.leave();
  });

  it('shares no code with what visitors load', async () => {
    const visitor = await arrive();
    await visitor.openSignup();
    const own = (await loadedFiles(visitor)).filter((name) => name.endsWith('.js'));
    await visitor.leave();
    const { visitor: admin } = await arriveAs('ADMIN');
    const admins = (await loadedFiles(admin)).filter((name) => name.endsWith('.js'));
    await admin.leave();
    expect(own.length).toBeGreaterThan(0);
    expect(admins.length).toBeGreaterThan(0);
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
