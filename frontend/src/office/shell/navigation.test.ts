import { expect, test } from 'vitest';
import { entryAt, mayOpen, navigation, navigationFor } from './navigation.ts';
import { screens } from './screens.ts';

const pathsFor = (role: 'VIEWER' | 'EDITOR' | 'ADMIN') => navigationFor(role).map(({ path }) => path);

test('a role may open what it requires and what lower roles require', () => {
  const allowed = (['VIEWER', 'EDITOR', 'ADMIN'] as const).map((role) =>
    mayOpen(role, { requires: 'EDITOR' }),
  );
  expect(allowed).toEqual([false, true, true]);
  expect(mayOpen('VIEWER', {})).toBe(true);
});

test('the sidebar offers accounts, keys, webhooks, and the audit log to admins only', () => {
  const forAdmins = ['/admin/team', '/admin/apiKeys', '/admin/webhooks', '/admin/audit'];
  expect(pathsFor('ADMIN')).toEqual(expect.arrayContaining(forAdmins));
  for (const role of ['VIEWER', 'EDITOR'] as const)
    expect(pathsFor(role).filter((path) => forAdmins.includes(path))).toEqual([]);
});

test('every entry and its parts are screens, and every screen belongs to an entry', () => {
  const own = navigation.flatMap(({ path, parts = [] }) => [path, ...parts.map((part) => part.path)]);
  const paths = screens.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(own));
  expect(paths.filter((path) => entryAt(path) === undefined)).toEqual([]);
});

test('an address belongs to its screen, in any case and below it', () => {
  expect(entryAt('/admin/USERMANAGEMENT/7')?.text).toBe('Users');
  expect(entryAt('/admin/countdetails')).toMatchObject({
    path: '/admin/referralCount',
    title: 'Referral Details',
  });
  expect(entryAt('/admin/usermanagements')).toBeUndefined();
});
