import { expect, test } from 'vitest';
import { mayOpen, screenAt, screenRoutes, screens, screensFor } from './screens.ts';

const pathsFor = (role: 'VIEWER' | 'EDITOR' | 'ADMIN') => screensFor(role).map(({ path }) => path);

test('a role may open what it requires and what lower roles require', () => {
  const allowed = (['VIEWER', 'EDITOR', 'ADMIN'] as const).map((role) =>
    mayOpen(role, { requires: 'EDITOR' }),
  );
  expect(allowed).toEqual([false, true, true]);
  expect(mayOpen('VIEWER', {})).toBe(true);
});

test('the sidebar offers accounts, keys, webhooks, the audit log, and settings to admins only', () => {
  const forAdmins = ['/admin/team', '/admin/apiKeys', '/admin/webhooks', '/admin/audit', '/admin/settings'];
  expect(pathsFor('ADMIN')).toEqual(expect.arrayContaining(forAdmins));
  for (const role of ['VIEWER', 'EDITOR'] as const)
    expect(pathsFor(role).filter((path) => forAdmins.includes(path))).toEqual([]);
});

test('every screen has an address of its own, and belongs to an entry of the sidebar', () => {
  const paths = screenRoutes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(screens.map(({ path }) => path)));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => screenAt(path) === undefined)).toEqual([]);
});

test('an address belongs to its screen, in any case and below it', () => {
  expect(screenAt('/admin/USERMANAGEMENT/7')?.text).toBe('Users');
  expect(screenAt('/admin/countdetails')).toMatchObject({
    path: '/admin/referralCount',
    title: 'Referral Details',
  });
  expect(screenAt('/admin/usermanagements')).toBeUndefined();
});
