import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  clientAddress,
  confirmationTokens,
  logIn,
  newEmail,
  pass as passSeconds,
  password,
  seedAdmin,
  twoInstances,
} from '../../testing/accounts.ts';
import { deleteStale, eraseRemovedAccounts, retentionDays } from './account.retention.repository.ts';

const { database, services } = twoInstances();

/** Shifts every account and every audit entry into the past by some days. */
async function pass(days: number): Promise<void> {
  await database.pool.query(
    `ALTER TABLE audit_entry DISABLE TRIGGER USER;
     UPDATE audit_entry SET recorded_at = recorded_at - interval '${days} days';
     UPDATE admin_account SET removed_at = removed_at - interval '${days} days';
     ALTER TABLE audit_entry ENABLE TRIGGER USER;`,
  );
}

/** Everything in the database about accounts and in the audit log, as text. */
async function everything(): Promise<string> {
  const { rows } = await database.pool.query<{ row: string }>(
    `SELECT a::text AS row FROM admin_account AS a UNION ALL SELECT e::text FROM audit_entry AS e`,
  );
  return rows.map(({ row }) => row).join('\n');
}

const entriesOf = async (id: string) =>
  (
    await database.pool.query(
      'SELECT action, actor_id, actor_name, target_name, client_address FROM audit_entry WHERE actor_id = $1 OR target_id = $1::text ORDER BY seq',
      [id],
    )
  ).rows;

describe('a removed account', () => {
  it('is erased after 90 days, its names and addresses in the audit log, too, and nothing else', async () => {
    const address = '198.51.100.77';
    const [leaving, staying] = [await seedAdmin(database.pool), await seedAdmin(database.pool)];
    await logIn(services, leaving.email, address);
    const { viewer } = await logIn(services, staying.email);
    const removed = await services.accounts.remove({ viewer, clientAddress }, leaving.id);
    expect(removed.ok).toBe(true);
    const before = await entriesOf(leaving.id);
    expect(before.map(({ action }) => action)).toEqual(['admin.login', 'admin.remove']);

    await pass(retentionDays - 1);
    await eraseRemovedAccounts(database.pool);
    expect(await entriesOf(leaving.id)).toEqual(before);
    expect(await everything()).toContain(leaving.email);

    await pass(1);
    await eraseRemovedAccounts(database.pool);
    await eraseRemovedAccounts(database.pool);
    const all = await everything();
    expect(all).not.toContain(leaving.email);
    expect(all).not.toContain(address);
    expect(all).toContain(staying.email);
    expect(await entriesOf(leaving.id)).toEqual([
      { ...before[0], actor_name: null, client_address: null },
      { ...before[1], target_name: null },
    ]);
  });

  it('leaves the mailbox free, and does not take another with it', async () => {
    const { viewer } = await logIn(services, (await seedAdmin(database.pool)).email);
    const gone = [await seedAdmin(database.pool), await seedAdmin(database.pool)];
    for (const { id } of gone) await services.accounts.remove({ viewer, clientAddress }, id);
    await pass(retentionDays + 1);
    await eraseRemovedAccounts(database.pool);
    const [first] = gone;
    const again = await services.accounts.signup({
      name: 'Grace',
      email: first?.email,
      password,
      clientAddress,
    });
    expect(again.ok).toBe(true);
    const [token = ''] = await confirmationTokens(database.pool, first?.email ?? '');
    await services.confirmations.confirm({ token, password, clientAddress });
    expect(await services.accounts.list({ search: first?.email })).toMatchObject({ page: { totalDocs: 1 } });
  });
});

describe('an unconfirmed sign-up', () => {
  const requests = async () => (await database.pool.query('SELECT FROM admin_signup_request')).rowCount ?? 0;
  const signup = (email: string) =>
    services.accounts.signup({ name: 'Grace', email, password, clientAddress });

  it('is deleted after 24 hours', async () => {
    await database.pool.query('DELETE FROM admin_signup_request');
    await signup(newEmail());
    await passSeconds(database.pool, 24 * 3600 - 60);
    await deleteStale(database.pool);
    expect(await requests()).toBe(1);
    await passSeconds(database.pool, 60);
    await deleteStale(database.pool);
    expect(await requests()).toBe(0);
  });

  it('leaves its email in the audit log for 90 days; one that became an account as long as that', async () => {
    const [dropped, confirmed] = [newEmail(), newEmail()];
    await signup(dropped);
    await signup(confirmed);
    const [token = ''] = await confirmationTokens(database.pool, confirmed);
    await services.confirmations.confirm({ token, password, clientAddress });
    await passSeconds(database.pool, 24 * 3600);
    await deleteStale(database.pool);
    await pass(retentionDays - 1);
    await eraseRemovedAccounts(database.pool);
    expect(await everything()).toContain(dropped);
    await pass(1);
    await eraseRemovedAccounts(database.pool);
    expect(await everything()).not.toContain(dropped);
    const { rows } = await database.pool.query(
      `SELECT action FROM audit_entry WHERE target_name = $1 ORDER BY seq`,
      [confirmed],
    );
    expect(rows).toEqual([{ action: 'admin.signup' }, { action: 'admin.confirm' }]);
  });
});

it('the address of a visitor who failed to log in is deleted after 90 days; the event stays', async () => {
  const address = '203.0.113.99';
  await services.sessions.login({ email: newEmail(), password, clientAddress: address });
  await pass(retentionDays - 1);
  await eraseRemovedAccounts(database.pool);
  expect(await everything()).toContain(address);
  await pass(1);
  await eraseRemovedAccounts(database.pool);
  const all = await everything();
  expect(all).not.toContain(address);
  expect(all).toContain('admin.login-failed');
});

describe('the audit log', () => {
  it.each([
    ['another name', `UPDATE audit_entry SET actor_name = 'another'`],
    ['another action', `UPDATE audit_entry SET action = 'admin.nothing'`],
    ['another moment', 'UPDATE audit_entry SET recorded_at = now()'],
    [
      'another name beside a forgotten address',
      `UPDATE audit_entry SET target_name = 'x', client_address = NULL`,
    ],
    ['fewer entries', 'DELETE FROM audit_entry'],
    ['no entries', 'TRUNCATE audit_entry'],
  ])('takes no %s, however old it is', async (_what, sql) => {
    await seedAdmin(database.pool).then(({ email }) => logIn(services, email));
    await pass(retentionDays + 1);
    await expect(database.pool.query(sql)).rejects.toThrow('append-only');
  });

  it('forgets nothing that is younger', async () => {
    await seedAdmin(database.pool).then(({ email }) => logIn(services, email));
    await expect(database.pool.query('UPDATE audit_entry SET client_address = NULL')).rejects.toThrow(
      'append-only',
    );
  });
});

it('the privacy policy promises as many days', async () => {
  const facts = new URL('../../../../frontend/src/site/legal/legal-facts.ts', import.meta.url);
  expect(await readFile(facts, 'utf8')).toContain(`deletedRecordsDays: ${retentionDays},`);
});
