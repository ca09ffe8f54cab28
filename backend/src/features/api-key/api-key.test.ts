import { describe, expect, it } from 'vitest';
import {
  auditedActions,
  clientAddress,
  codeOf,
  logIn,
  seedAdmin,
  stateOf,
  twoInstances,
} from '../../testing/accounts.ts';
import { perTest } from '../../testing/lifetime.ts';

const { database, services, second } = twoInstances(perTest);

/** An admin, logged in. */
async function loggedIn() {
  const admin = await seedAdmin(database.pool);
  const session = await logIn(services, admin.email);
  return { ...admin, ...session, change: { viewer: session.viewer, clientAddress } };
}

describe('API keys', () => {
  const create = (change: Awaited<ReturnType<typeof loggedIn>>['change'], fields: object = {}) =>
    services.apiKeys.create(
      change.viewer,
      { name: 'Reports', scope: 'ROLE', role: 'VIEWER', expiresInDays: null, ...fields },
      clientAddress,
    );

  async function created(change: Awaited<ReturnType<typeof loggedIn>>['change'], fields: object = {}) {
    const outcome = await create(change, fields);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome;
  }

  it('are good on every instance until they are revoked', async () => {
    const { change } = await loggedIn();
    const { key, apiKey } = await created(change, { role: 'EDITOR' });
    expect(await second.authenticate(key)).toEqual({
      ok: true,
      viewer: { kind: 'api-key', apiKeyId: apiKey.id, name: 'Reports', role: 'EDITOR' },
    });
    expect(codeOf(await services.apiKeys.revoke(change.viewer, apiKey.id, clientAddress))).toBeNull();
    expect(await stateOf(second, key)).toBe('SESSION_EXPIRED');
    expect(codeOf(await services.apiKeys.revoke(change.viewer, apiKey.id, clientAddress))).toBe('NOT_FOUND');
    expect(await stateOf(second, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await auditedActions(database.pool, apiKey.id)).toEqual(['api-key.create', 'api-key.revoke']);
  });

  it('end by their time', async () => {
    const { change } = await loggedIn();
    const { key } = await created(change, { expiresInDays: 1 });
    expect(await stateOf(services, key)).toBe('good');
    await database.pool.query('UPDATE admin_api_key SET expires_at = now()');
    expect(await stateOf(services, key)).toBe('SESSION_EXPIRED');
  });

  it('end with the authority of who made them', async () => {
    const [owner, demoted, removed] = [await loggedIn(), await loggedIn(), await loggedIn()];
    const keys = await Promise.all([owner, demoted, removed].map(({ change }) => created(change)));
    await services.accounts.setRole(owner.change, demoted.id, 'EDITOR');
    await services.accounts.remove(owner.change, removed.id);
    expect(await Promise.all(keys.map(({ key }) => stateOf(second, key)))).toEqual([
      'good',
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ]);
    expect(codeOf(await create(demoted.change))).toBe('FORBIDDEN');
    expect(codeOf(await create(removed.change))).toBe('SESSION_EXPIRED');
  });

  it('note their last use at most once a minute', async () => {
    const { change } = await loggedIn();
    const { key } = await created(change);
    const writes = async () =>
      (
        await database.pool.query<{ xmin: string; at: Date }>(
          'SELECT xmin::text, last_used_at AS at FROM admin_api_key',
        )
      ).rows[0];
    await services.authenticate(key);
    const first = await writes();
    await Promise.all(Array.from({ length: 10 }, () => second.authenticate(key)));
    expect(await writes()).toEqual(first);
    await database.pool.query(`UPDATE admin_api_key SET last_used_at = now() - interval '2 minutes'`);
    await second.authenticate(key);
    expect((await writes())?.at.getTime()).toBeGreaterThan((first?.at.getTime() ?? 0) - 1);
  });

  it('are kept as a keyed hash only', async () => {
    const { change } = await loggedIn();
    const { key } = await created(change);
    const { rows } = await database.pool.query<{ text: string }>(
      'SELECT admin_api_key::text AS text FROM admin_api_key UNION ALL SELECT audit_entry::text FROM audit_entry',
    );
    for (const { text } of rows) expect(text).not.toContain(key.slice(4));
  });

  it('need a name, and an end that is one', async () => {
    const { change } = await loggedIn();
    expect(await create(change, { name: ' ' })).toMatchObject({ fields: { name: 'Name is required' } });
    for (const expiresInDays of [0, -1, 3651])
      expect(codeOf(await create(change, { expiresInDays }))).toBe('VALIDATION_FAILED');
  });
});
