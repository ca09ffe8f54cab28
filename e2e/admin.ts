import type { Page } from 'playwright-core';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

export type Role = 'VIEWER' | 'EDITOR' | 'ADMIN';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Somebody's details, for an account nobody has yet. */
export function newAccount(): Account {
  people += 1;
  return { name: 'Grace Hopper', email: `grace${people}@example.com`, password: 'orbit-lantern-49-quill' };
}

/** An account that can log in: asked for through the API, approved in the database. */
export async function seedAccount(site: Site, role: Role): Promise<Account> {
  const account = newAccount();
  const response = await fetch(`${site.origin}/api/admin/signup`, {
    method: 'POST',
    // An address of their own each: the limits on sign-ups count them.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${people}` },
    body: JSON.stringify(account),
  });
  if (response.status !== 201) throw new Error(`The sign-up failed: ${await response.text()}`);
  await site.sql(
    `UPDATE admin_account SET state = 'active', role = $2, approved_at = now() WHERE email = $1`,
    [account.email, role],
  );
  return account;
}

/** Fills the login in and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
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

export async function useTheme({ page }: Visitor, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => localStorage.setItem('theme', choice), theme);
  await page.reload();
}
