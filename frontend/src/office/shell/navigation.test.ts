import { expect, test } from 'vitest';
import { entryAt, mayOpen, navigationFor } from './navigation.ts';

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

test('an address belongs to its screen, in any case and below it', () => {
  expect(entryAt('/admin/USERMANAGEMENT/7')?.text).toBe('Users');
  expect(entryAt('/admin/countdetails')).toMatchObject({
    path: '/admin/referralCount',
    title: 'Referral Details',
  });
  expect(entryAt('/admin/usermanagements')).toBeUndefined();
});
