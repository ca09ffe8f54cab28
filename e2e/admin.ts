import type { Browser, Page } from 'playwright-core';
import type { Role } from './matrix.ts';
import type { Site } from './site.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Unique details for a new account. */
export function newAccount(): Account {
  people += 1;
  return { name: 'Grace Hopper', email: `grace${people}@example.com`, password: 'orbit-lantern-49-quill' };
}

/** An account that can log in: requested and confirmed as usual, approved in the database. */
export async function seedAccount(site: Site, role: Role): Promise<Account> {
  const account = newAccount();
  await signUp(site, account);
  const token = (await confirmationLink(site, account.email)).hash.slice('#token='.length);
  await post(site, '/api/admin/confirm', { token, password: account.password }, 200);
  await site.sql(
    `UPDATE admin_account SET state = 'active', role = $2, approved_at = now() WHERE email = $1`,
    [account.email, role],
  );
  return account;
}

/** Asks for an account, from a site of its own: the limits on sign-ups count them. */
export async function signUp(site: Site, account: Account): Promise<void> {
  await post(site, '/api/admin/signup', account, 201);
}

/** The link that the newest sign-up of an address had mailed. */
export async function confirmationLink(site: Site, email: string): Promise<URL> {
  const { text } = await site.message(email, /\/admin\/confirm#/);
  return new URL(/\S+\/admin\/confirm#token=\S+/.exec(text)?.[0] ?? '');
}

async function post(
  site: Site,
  path: string,
  body: object,
  expected: number,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${people % 256}.1` },
    body: JSON.stringify(body),
  });
  if (response.status !== expected) throw new Error(`${path} failed: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** Fills the login in and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email); // a toast may say "email", too
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** What the browser remembers of a session. */
export function storedSession(page: Page): Promise<{ token: string | null; admin: string | null }> {
  return page.evaluate(() => ({
    token: localStorage.getItem('token'),
    admin: localStorage.getItem('admin'),
  }));
}

const tokens = new WeakMap<Site, Map<Role, Promise<string>>>();

/** A session's token. Tests that end it log in themselves. */
function tokenFor(site: Site, role: Role): Promise<string> {
  const known = tokens.get(site) ?? new Map<Role, Promise<string>>();
  tokens.set(site, known);
  const token = known.get(role) ?? seedAccount(site, role).then((account) => newToken(site, account));
  known.set(role, token);
  return token;
}

/** Logs an account in. */
export async function newToken(site: Site, { email, password }: Account): Promise<string> {
  const { accessToken } = await post(site, '/api/admin/login', { email, password }, 200);
  return String(accessToken);
}

/** An admin of a role, logged in, on one of the back office's screens. Those of one role share an account. */
export async function arriveAs(
  browser: Browser,
  site: Site,
  role: Role,
  { path = '/admin', theme, ...options }: VisitorOptions & { readonly theme?: 'light' | 'dark' } = {},
): Promise<Visitor> {
  const stored = {
    token: await tokenFor(site, role),
    admin: 'true',
    ...(theme === undefined ? {} : { theme }),
  };
  return Visitor.arrive(browser, site.origin, { ...options, path, stored });
}

/** Applications of ambassadors, the newest with the highest number; the mail of each is its own. */
export async function seedAmbassadors(site: Site, applications: number): Promise<void> {
  await site.sql(
    `INSERT INTO ambassador_application
       (seq, applied_at, id, email, email_key, phone, first_name, last_name, college_name, message)
     SELECT n, now() - ($1 - n) * interval '1 minute', gen_random_uuid(), 'student' || n || '@college.example',
       'student' || n || '@college.example', CASE WHEN n % 3 > 0 THEN '+447946' || lpad(n::text, 6, '0') END,
       'Student', 'Number ' || n, 'College ' || n % 7,
       CASE WHEN n % 4 = 0 THEN repeat('I run the investment club of our college. ', 5) ELSE 'We are forty.' END
     FROM generate_series(1, $1::int) AS n`,
    [applications],
  );
  await site.sql('UPDATE ambassador_head SET last_seq = $1', [applications]);
}

/** Opens an address as a link in the page does, whether or not the window has room for one. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
