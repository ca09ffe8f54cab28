import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountSort } from './account.repository.ts';
import type { ApiKeySort } from '../api-key/api-key.repository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { ListQuery } from '../../platform/paging/short-list.ts';
import { clientAddress, createServices, logIn, seedAdmin } from '../../testing/accounts.ts';
import type { AccountServices } from './account.services.ts';

let database: TestDatabase;
let services: AccountServices;
beforeAll(async () => {
  database = await createTestDatabase();
  services = createServices(database.pool);
  const { email } = await seedAdmin(database.pool);
  await database.pool.query(
    `UPDATE admin_account SET name = 'Owner', email = 'owner_1@example.com', created_at = now() - interval '1 day'`,
  );
  const { viewer } = await logIn(services, email);
  for (let n = 1; n <= 9; n += 1) {
    const { id } = await seedAdmin(
      database.pool,
      n % 2 === 0 ? 'VIEWER' : 'EDITOR',
      n === 7 ? 'pending' : 'active',
    );
    await database.pool.query(
      `UPDATE admin_account SET name = 'Name ' || $2::int, email = 'n' || $2::int || '@example.com', created_at = now() - make_interval(hours => 10 - $2),
         last_login_at = CASE WHEN $2 < 3 THEN now() + make_interval(hours => $2) END
       WHERE id = $1`,
      [id, n],
    );
    if (n === 9) await services.accounts.remove({ viewer, clientAddress }, id);
  }
  for (const [name, role, expiresInDays] of [
    ['Reports', 'VIEWER', 30],
    ['Backup 100%', 'ADMIN', null],
    ['audit', 'VIEWER', 7],
    ['Old', 'VIEWER', 7],
  ] as const)
    await services.apiKeys.create(viewer, { name, scope: 'ROLE', role, expiresInDays }, clientAddress);
  await database.pool.query(`UPDATE admin_api_key SET revoked_at = now() WHERE name = 'Old'`);
  await database.pool.query(`UPDATE admin_api_key SET last_used_at = now() WHERE name = 'audit'`);
});
afterAll(() => database.drop());

const lists = {
  accounts: (query: ListQuery<AccountSort>) => services.accounts.list(query),
  keys: (query: ListQuery<ApiKeySort>) => services.apiKeys.list(query),
};

async function names(found: ReturnType<(typeof lists)['accounts' | 'keys']>) {
  const outcome = await found;
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.page.docs.map(({ name }) => name.replace('Name ', '')).join(' ');
}

describe('the list of accounts', () => {
  it('is paged with its total: those to approve first, then by name, the removed left out', async () => {
    expect(await names(lists.accounts({}))).toBe('7 1 2 3 4 5 6 8 Owner');
    expect(await names(lists.accounts({ limit: 4, page: 2 }))).toBe('4 5 6 8');
    expect(await lists.accounts({ limit: 4, page: 3 })).toMatchObject({
      page: { totalDocs: 9, totalPages: 3, hasNextPage: false },
    });
  });

  it.each([
    ['name', 'ascending', '1 2 3 4 5 6 7 8 Owner'],
    ['email', 'descending', 'Owner 8 7 6 5 4 3 2 1'],
    ['createdAt', 'descending', '8 7 6 5 4 3 2 1 Owner'],
  ] as const)('is sorted by %s %s', async (sort, direction, expected) => {
    expect(await names(lists.accounts({ order: { sort, direction } }))).toBe(expected);
  });

  it('is sorted by role and by the last login, those who never did at the end', async () => {
    const byRole = await names(lists.accounts({ order: { sort: 'role', direction: 'descending' } }));
    expect(byRole).toMatch(/^Owner ([1357] ){4}/);
    const byLogin = await names(lists.accounts({ order: { sort: 'lastLoginAt', direction: 'descending' } }));
    expect(byLogin).toMatch(/^2 1 Owner /);
  });

  it.each([
    ['a name', 'NAME 3', '3'],
    ['an email, its underscore taken as it is', 'r_1@', 'Owner'],
    ['a role', 'admin', 'Owner'],
    ['nobody who was removed', 'name 9', ''],
  ])('finds by %s', async (_what, search, expected) => {
    expect(await names(lists.accounts({ search }))).toBe(expected);
  });
});

describe('the list of API keys', () => {
  it('is paged, newest first, the revoked left out', async () => {
    expect(await names(lists.keys({}))).toBe('audit Backup 100% Reports');
    expect(await lists.keys({ limit: 2, page: 2 })).toMatchObject({
      page: { totalDocs: 3, docs: [{ name: 'Reports', createdBy: 'owner_1@example.com' }] },
    });
  });

  it.each([
    ['name', 'ascending', 'audit Backup 100% Reports'],
    ['createdAt', 'ascending', 'Reports Backup 100% audit'],
    ['expiresAt', 'ascending', 'audit Reports Backup 100%'],
    ['expiresAt', 'descending', 'Backup 100% Reports audit'],
  ] as const)('is sorted by %s %s', async (sort, direction, expected) => {
    expect(await names(lists.keys({ order: { sort, direction } }))).toBe(expected);
  });

  it('is sorted by the last use', async () => {
    expect(await names(lists.keys({ order: { sort: 'lastUsedAt', direction: 'descending' } }))).toMatch(
      /^audit /,
    );
  });

  it.each([
    ['100%', 'Backup 100%'],
    ['owner', 'audit Backup 100% Reports'],
    ['nothing', ''],
  ])('finds %s', async (search, expected) => {
    expect(await names(lists.keys({ search }))).toBe(expected);
  });
});

it.each(['accounts', 'keys'] as const)('%s refuse what is no page and no search', async (list) => {
  for (const query of [{ limit: 101 }, { page: 0 }, { search: 'a\u0000' }, { search: 'a'.repeat(101) }])
    expect(await lists[list](query)).toMatchObject({ ok: false, code: 'VALIDATION_FAILED' });
});
