import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, createServices, logIn, seedAdmin, seedApiKey } from '../../testing/accounts.ts';
import { testDatabase } from '../../testing/database.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';

const database = testDatabase();
const services = () => createServices(database.pool);
const clientAddress = '203.0.113.7';

async function admin(): Promise<PersonCaller & { readonly id: string; readonly email: string }> {
  const { id, email } = await seedAdmin(database.pool);
  const { viewer } = await logIn(services(), email);
  return { viewer, clientAddress, id, email };
}

async function endpoint(createdBy: string, more: { personalData?: boolean; state?: string } = {}) {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, state, reason, created_by, joined_seq, claimed_seq)
     VALUES ($1, 'https://crm.example.com/hook', '', ARRAY['signup.joined'], $2, 1, 10, $3, CASE $3 WHEN 'disabled' THEN 'failing' END, $4, 0, 0)`,
    [id, more.personalData ?? true, more.state ?? 'active', createdBy],
  );
  return id;
}

async function mailing(state: string, createdBy: string | null, createdByKey: string | null = null) {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO mailing (id, kind, name, segment, template_version_id, per_hour, state, created_by, created_by_key, confirmed_people, starts_at, pause_reason)
     SELECT $1, 'broadcast', 'News', '{}', version.id, 100, $2, $3, $4, 5, CASE $2 WHEN 'scheduled' THEN now() + interval '1 day' END,
       CASE $2 WHEN 'paused' THEN 'bounces' END
     FROM message_template_version AS version LIMIT 1`,
    [id, state, createdBy, createdByKey],
  );
  return id;
}

/** Everything an admin may leave, and what does not count. */
async function everythingOf(adminId: string) {
  await seedApiKey(database.pool, { role: 'ADMIN', createdBy: adminId });
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM admin_api_key WHERE created_by = $1',
    [adminId],
  );
  const keyId = rows[0]?.id ?? '';
  return {
    keyId,
    personal: await endpoint(adminId),
    disabled: await endpoint(adminId, { state: 'disabled' }),
    plain: await endpoint(adminId, { personalData: false }),
    running: await mailing('running', adminId),
    scheduled: await mailing('scheduled', adminId),
    byKey: await mailing('preparing', null, keyId),
    paused: await mailing('paused', adminId),
  };
}

async function stateOf(table: 'webhook_endpoint' | 'mailing', id: string) {
  const { rows } = await database.pool.query<{ state: string; created_by: string | null }>(
    `SELECT state, created_by FROM ${table} WHERE id = $1`,
    [id],
  );
  return rows[0];
}

async function detailsOf(action: string, id: string) {
  const { rows } = await database.pool.query<{ details: object }>(
    'SELECT details FROM audit_entry WHERE action = $1 AND target_id = $2',
    [action, id],
  );
  return rows[0]?.details;
}

const removeOrDemote = ['remove', 'demote'] as const;
const act = (how: (typeof removeOrDemote)[number], by: PersonCaller, id: string, options?: object) =>
  how === 'remove'
    ? services().accounts.remove(by, id, options)
    : services().accounts.setRole(by, id, 'EDITOR', options);

describe.each(removeOrDemote)('what an admin leaves, when another one uses %s', (how) => {
  it('is listed, and paused unless it is taken over', async () => {
    const [acting, leaving] = [await admin(), await admin()];
    const left = await everythingOf(leaving.id);
    expect(await services().accounts.legacy(leaving.id)).toEqual({
      ok: true,
      legacy: {
        webhookEndpoints: [left.personal, left.disabled].map((id) => ({ id, name: 'crm.example.com' })),
        mailings: [
          { id: left.running, name: 'News', isWave: false, isRunning: true },
          { id: left.scheduled, name: 'News', isWave: false, isRunning: false },
          { id: left.byKey, name: 'News', isWave: false, isRunning: true },
        ],
        apiKeys: [{ id: left.keyId, name: 'Tool' }],
      },
    });
    expect(codeOf(await act(how, acting, leaving.id))).toBeNull();
    for (const id of [left.personal, left.disabled])
      expect(await stateOf('webhook_endpoint', id)).toMatchObject({ state: 'paused' });
    expect(await stateOf('webhook_endpoint', left.plain)).toMatchObject({ state: 'active' });
    expect(await stateOf('mailing', left.running)).toMatchObject({ state: 'paused' });
    for (const id of [left.scheduled, left.byKey])
      expect(await stateOf('mailing', id)).toMatchObject({ state: 'draft' });
    expect(await detailsOf(how === 'remove' ? 'admin.remove' : 'admin.set-role', leaving.id)).toMatchObject({
      keysRevoked: 1,
      webhooksPaused: 2,
      mailingsPaused: 3,
    });
    const { rowCount } = await database.pool.query(
      'SELECT FROM admin_api_key WHERE created_by = $1 AND revoked_at IS NULL',
      [leaving.id],
    );
    expect(rowCount).toBe(0);
  });

  it('goes on under the acting admin who takes it over; keys are revoked all the same', async () => {
    const [acting, leaving] = [await admin(), await admin()];
    const left = await everythingOf(leaving.id);
    expect(codeOf(await act(how, acting, leaving.id, { takeOver: true }))).toBeNull();
    const now = { created_by: acting.id };
    expect(await stateOf('webhook_endpoint', left.personal)).toEqual({ state: 'active', ...now });
    expect(await stateOf('mailing', left.running)).toEqual({ state: 'running', ...now });
    expect(await stateOf('mailing', left.scheduled)).toEqual({ state: 'scheduled', ...now });
    expect(await stateOf('mailing', left.byKey)).toEqual({ state: 'preparing', ...now });
    expect(await detailsOf(how === 'remove' ? 'admin.remove' : 'admin.set-role', leaving.id)).toMatchObject({
      keysRevoked: 1,
      webhooksTakenOver: 2,
      mailingsTakenOver: 3,
    });
  });

  it('is paused when they do it to themselves, whatever they ask for', async () => {
    await admin();
    const leaving = await admin();
    const id = await endpoint(leaving.id);
    expect(codeOf(await act(how, leaving, leaving.id, { takeOver: true }))).toBeNull();
    expect(await stateOf('webhook_endpoint', id)).toMatchObject({ state: 'paused' });
  });
});

it('stays as it is while its creator stays an ADMIN, or when the change is refused', async () => {
  const leaving = await admin();
  const left = await everythingOf(leaving.id);
  const other = await admin();
  expect(codeOf(await services().accounts.setRole(other, leaving.id, 'ADMIN'))).toBeNull();
  expect(codeOf(await services().accounts.remove(other, randomUUID()))).toBe('NOT_FOUND');
  expect(codeOf(await services().accounts.legacy(randomUUID()))).toBe('NOT_FOUND');
  expect(codeOf(await services().accounts.legacy('nobody'))).toBe('NOT_FOUND');
  expect(await stateOf('webhook_endpoint', left.personal)).toMatchObject({ state: 'active' });
  expect(await stateOf('mailing', left.running)).toMatchObject({ state: 'running' });
});
