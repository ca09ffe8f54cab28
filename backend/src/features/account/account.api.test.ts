import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { messageTo } from '../../testing/outbox.ts';
import {
  bearer,
  confirmationTokens,
  newEmail,
  otherPassword,
  password,
  seedAdmin,
} from '../../testing/accounts.ts';

const running = testApp();
const client = new TestClient(running);
let other: TestClient;
beforeAll(async () => {
  other = new TestClient((await running.newInstance()).origin);
});

const query = (document: string, variables: object = {}, token?: string, by = client): Promise<Answer> =>
  by.post('/graphql', { query: document, variables }, token === undefined ? {} : bearer(token));
const loginDocument = `mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { message accessToken expiresAt admin { id name email role state lastLoginAt } } }`;

async function tokenOf(email: string): Promise<string> {
  return (await client.post('/api/admin/login', { email, password })).body.accessToken as string;
}

describe('the REST calls', () => {
  it('sign up, wait, log in and log out', async () => {
    const email = newEmail();
    const first = await client.post('/api/admin/signup', {
      name: 'Ada Lovelace',
      email,
      password,
      isAdmin: true,
    });
    expect(first).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    const [token] = await confirmationTokens(running.database.pool, email);
    const confirmed = await other.post('/api/admin/confirm', { token, password });
    expect(confirmed).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await client.post('/api/admin/login', { email, password })).body.code).toBe('ACCOUNT_PENDING');
    await running.database.pool.query(
      `UPDATE admin_account SET state = 'active', approved_at = now() WHERE email = $1`,
      [email],
    );
    const login = await client.post('/api/admin/login', { email, password });
    expect(login).toMatchObject({
      status: 200,
      body: { accessToken: expect.any(String), message: expect.any(String) },
    });
    expect(Object.keys(login.body as object).sort()).toEqual(['accessToken', 'message']);
    expect(login.headers.get('cache-control')).toBe('no-store');
    const logout = () => other.send('POST', '/api/admin/logout', undefined, bearer(login.body.accessToken));
    expect(await logout()).toMatchObject({ status: 204, body: '' });
    expect(await logout()).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
  });

  it.each([
    ['login', {}, 422, 'VALIDATION_FAILED'],
    ['login', { email: 'a@example.com', password: null }, 422, 'VALIDATION_FAILED'],
    ['login', { email: 'a@example.com', password: 7 }, 400, 'BAD_REQUEST'],
    ['login', { email: 'a@example.com', password: 'x', remember: 'yes' }, 400, 'BAD_REQUEST'],
    ['login', { email: 'nobody@example.com', password }, 401, 'INVALID_CREDENTIALS'],
    ['signup', { name: ' ', email: 'nobody', password }, 422, 'VALIDATION_FAILED'],
    ['signup', { name: 'A', email: 'weak@example.com', password: 'password1234' }, 422, 'WEAK_PASSWORD'],
    ['logout', {}, 401, 'UNAUTHENTICATED'],
    ['confirm', { token: 'x', password }, 400, 'CONFIRM_LINK_INVALID'],
    ['confirm', {}, 422, 'VALIDATION_FAILED'],
  ])('refuse %s with %j', async (call, body, status, code) => {
    expect(await client.post(`/api/admin/${call}`, body)).toMatchObject({ status, body: { code } });
  });

  it('tell how long to wait', async () => {
    const email = newEmail();
    for (let count = 0; count < 5; count += 1) await client.post('/api/admin/login', { email, password });
    const refused = await other.post('/api/admin/login', { email, password });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: expect.stringContaining('60 seconds') },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55);
  });

  it('refuse a bad token on open routes, too, and say how to sign in', async () => {
    for (const by of [client, other]) {
      const refused = await by.get('/api/geo', bearer('rubbish'));
      expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      expect((await by.get('/api/geo', { authorization: 'Basic eDp5' })).status).toBe(200);
      expect((await by.get('/api/geo', { authorization: 'Bearer' })).status).toBe(200);
      expect((await by.get('/api/geo', { authorization: 'rubbish' })).status).toBe(401);
    }
  });
});

describe('GraphQL', () => {
  it('logs in and out, and knows the caller', async () => {
    const { id, email } = await seedAdmin(running.database.pool, 'EDITOR');
    const { adminLogin } = (await query(loginDocument, { input: { email, password, remember: true } })).body
      .data;
    expect(adminLogin.admin).toMatchObject({ id, email, role: 'EDITOR', state: 'ACTIVE' });
    const me = `{ me { id role lastLoginAt } }`;
    expect((await query(me, {}, adminLogin.accessToken, other)).body.data.me).toMatchObject({
      id,
      lastLoginAt: expect.any(String),
    });
    expect((await query(me)).body).toEqual({ data: { me: null } });
    expect(
      (await query('mutation { adminLogout { message } }', {}, adminLogin.accessToken)).body.data.adminLogout
        .message,
    ).toBe('You are logged out.');
    const over = await query(me, {}, adminLogin.accessToken, other);
    expect(over).toMatchObject({
      status: 401,
      body: { errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] },
    });
    expect(over.body.data).toBeUndefined();
  });

  it.each([
    ['missing text', { email: ' ', password: '' }],
    ['nobody', { email: 'unknown@example.com', password }],
  ])('gives the same code and fields as REST for %s', async (_what, input) => {
    const rest = await client.post('/api/admin/login', input);
    const { errors } = (await query(loginDocument, { input })).body;
    expect(errors[0]).toMatchObject({ message: rest.body.message, extensions: { code: rest.body.code } });
    expect(errors[0].extensions.fields).toEqual(rest.body.fields);
  });

  it('approves, changes, removes and tells of it in the log', async () => {
    const admin = await seedAdmin(running.database.pool);
    const token = await tokenOf(admin.email);
    const email = newEmail();
    await query(`mutation ($input: AdminSignupInput!) { adminSignup(input: $input) { message } }`, {
      input: { name: 'Alan Turing', email, password },
    });
    const [link] = await confirmationTokens(running.database.pool, email);
    await client.post('/api/admin/confirm', { token: link, password });
    const list = `query ($search: String) { admins(search: $search) { totalDocs docs { id email state } } }`;
    const { admins } = (await query(list, { search: email }, token)).body.data;
    expect(admins).toEqual({ totalDocs: 1, docs: [{ id: expect.any(String), email, state: 'PENDING' }] });
    const [{ id }] = admins.docs;
    const approve = `mutation ($id: ID!) { approveAdmin(id: $id, role: VIEWER) { role state } }`;
    expect((await query(approve, { id }, token)).body.data.approveAdmin).toEqual({
      role: 'VIEWER',
      state: 'ACTIVE',
    });
    const role = `mutation ($id: ID!) { setAdminRole(id: $id, role: EDITOR) { role } }`;
    expect((await query(role, { id }, token)).body.data.setAdminRole).toEqual({ role: 'EDITOR' });
    expect(
      (await query(`mutation ($id: ID!) { removeAdmin(id: $id) { id } }`, { id }, token)).body.data
        .removeAdmin,
    ).toEqual({ id });
    const log = `query ($filter: AuditLogFilter, $first: Int!, $after: ID) { auditLog(filter: $filter, first: $first, after: $after) {
      nextAfter entries { id action actorKind actorName targetName clientAddress details { name value } } } }`;
    const page = (await query(log, { filter: { targetId: id }, first: 3 }, token)).body.data.auditLog;
    expect((page.entries as { action: string }[]).map(({ action }) => action)).toEqual([
      'admin.remove',
      'admin.set-role',
      'admin.approve',
    ]);
    expect(page.entries[1]).toMatchObject({
      actorKind: 'ADMIN',
      actorName: admin.email,
      targetName: email,
      clientAddress: '127.0.0.1',
    });
    expect(page.entries[1].details).toContainEqual({ name: 'before', value: 'VIEWER' });
    const rest = (await query(log, { filter: { targetId: id }, first: 3, after: page.nextAfter }, token)).body
      .data.auditLog;
    expect(rest).toMatchObject({
      nextAfter: null,
      entries: [
        { action: 'admin.confirm', actorKind: 'VISITOR' },
        { action: 'admin.signup', actorKind: 'VISITOR' },
      ],
    });
    for (const [filter, found] of [
      [{ action: 'admin', targetId: id }, 5],
      [{ action: 'admin.set-role', actorId: admin.id }, 1],
      [{ action: 'admin.set' }, 0],
      [{ search: email.slice(0, 9).toUpperCase(), from: '2020-01-01T00:00:00Z' }, 5],
      [{ targetId: id, to: '2020-01-01T00:00:00Z' }, 0],
    ] as const) {
      expect(
        (await query(log, { filter, first: 10 }, token)).body.data.auditLog.entries,
        JSON.stringify(filter),
      ).toHaveLength(found);
    }
    for (const wrong of [
      { first: 0 },
      { first: 101 },
      { first: 1, after: 'x' },
      { first: 1, filter: { from: 'x' } },
      { first: 1, filter: { actorId: 'x' } },
    ]) {
      expect((await query(log, wrong, token)).body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('makes a key that both APIs take', async () => {
    const token = await tokenOf((await seedAdmin(running.database.pool)).email);
    const create = `mutation { createApiKey(input: { name: "Reports", role: ADMIN, expiresInDays: 30 }) { key apiKey { id role expiresAt } } }`;
    const { key, apiKey } = (await query(create, {}, token)).body.data.createApiKey;
    expect((await other.get('/api/geo', bearer(key))).status).toBe(200);
    expect(
      (await query('{ me { id } apiKeys { docs { id createdBy } } }', {}, key, other)).body.data,
    ).toMatchObject({ me: null, apiKeys: { docs: [{ id: apiKey.id }] } });
    const revoke = `mutation ($id: ID!) { revokeApiKey(id: $id) { id } }`;
    expect((await query(revoke, { id: apiKey.id }, key)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await query(revoke, { id: apiKey.id }, token)).body.data.revokeApiKey).toEqual({ id: apiKey.id });
    expect((await other.get('/api/geo', bearer(key))).body).toMatchObject({
      code: 'SESSION_EXPIRED',
      message: 'This API key has been revoked or has expired. Ask an admin for another one.',
    });
  });

  it('mails a link that sets a new password', async () => {
    const { email } = await seedAdmin(running.database.pool);
    await query(`mutation ($email: String!) { requestPasswordReset(email: $email) { message } }`, { email });
    const token = await linkTo(email);
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`;
    expect(
      (await query(reset, { input: { token, password: otherPassword } }, undefined, other)).body.data
        .resetPassword.message,
    ).toEqual(expect.any(String));
    expect((await query(reset, { input: { token, password } })).body.errors[0].extensions.code).toBe(
      'RESET_LINK_INVALID',
    );
    expect((await client.post('/api/admin/login', { email, password: otherPassword })).status).toBe(200);
  });
});

async function linkTo(address: string): Promise<string> {
  const link = /\/admin\/reset-password#token=(\S+)/;
  const { text } = await messageTo(running, address, link);
  return link.exec(text)?.[1] ?? '';
}

describe('the audit log', () => {
  it.each(['UPDATE audit_entry SET actor_name = NULL', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'refuses %s',
    async (sql) => {
      await seedAdmin(running.database.pool).then(({ email }) => tokenOf(email));
      await expect(running.database.pool.query(sql)).rejects.toThrow('append-only');
    },
  );
});

it('no password, token or key is in a table or in the log', async () => {
  const { email } = await seedAdmin(running.database.pool);
  const token = await tokenOf(email);
  const { key } = (await query(`mutation { createApiKey(input: { name: "Secret" }) { key } }`, {}, token))
    .body.data.createApiKey;
  await query(`mutation ($email: String!) { requestPasswordReset(email: $email) { message } }`, { email });
  const link = await linkTo(email);
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { accessToken } }`;
  const changed = (
    await query(change, { input: { currentPassword: password, password: otherPassword } }, token)
  ).body.data.changePassword;
  const secrets = [password, otherPassword, token, changed.accessToken, key, link].flatMap(
    (secret: string) => [secret, secret.split('.').at(-1) ?? secret],
  );
  const { rows } = await running.database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname ~ '^(public|graphile_worker.*)$'`,
  );
  for (const { name } of rows) {
    const { rowCount } = await running.database.pool.query(
      `SELECT FROM ${name} AS t, unnest($1::text[]) AS secret WHERE strpos(t::text, secret) > 0`,
      [secrets],
    );
    expect(rowCount, name).toBe(0);
  }
  for (const secret of [...secrets, email]) expect(running.logged()).not.toContain(secret);
  expect(running.logged()).toContain('/graphql');
});
