import { beforeAll, describe, expect, it } from 'vitest';
import { auditedActions, createServices, logIn, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { notOnTheWaitlist } from '../referral/referral.messages.ts';

const running = testApp();
const client = new TestClient(running);
let authorization: string;
let adminId: string;
beforeAll(async () => {
  const { id, email } = await seedAdmin(running.database.pool);
  const { token } = await logIn(createServices(running.database.pool), email);
  adminId = id;
  authorization = `Bearer ${token}`;
});

const decide = (field: 'blockSignup' | 'unblockSignup', id: string) =>
  client.post(
    '/graphql',
    { query: `mutation ($id: ID!) { ${field}(id: $id) { message id blockedAt } }`, variables: { id } },
    { authorization },
  );
const codeOf = (body: unknown) =>
  (body as { errors?: readonly { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

const auditedName = async (id: string): Promise<unknown> => {
  const query = `query ($id: ID!) { auditLog(filter: { targetId: $id }) { entries { targetName } } }`;
  const { body } = await client.post('/graphql', { query, variables: { id } }, { authorization });
  return body.data.auditLog.entries[0].targetName;
};

describe('blockSignup, unblockSignup and eraseSignup', () => {
  it('remove and restore a rank, immediately for everyone, and are audited', async () => {
    const { pool } = running.database;
    const { id, referralId } = await joinVerified(pool, createWaitlist(running.database));
    const before = (await client.get(`/api/getRank?userId=${id}`)).body;

    expect((await decide('blockSignup', id)).body.data).toEqual({
      blockSignup: {
        id,
        message:
          'The user is blocked. They have no rank, their code earns no points, and the points that their join gave are taken back.',
        blockedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    for (const query of [`userId=${id}`, `referralId=${referralId}`])
      expect(await client.get(`/api/getRank?${query}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: notOnTheWaitlist.message },
      });

    expect((await decide('unblockSignup', id)).body.data).toMatchObject({
      unblockSignup: { blockedAt: null },
    });
    expect((await client.get(`/api/getRank?userId=${id}`)).body).toEqual(before);
    expect(await auditedActions(pool, id)).toEqual(['signup.block', 'signup.unblock']);
    const { rows } = await pool.query(
      'SELECT actor_id, client_address, target_name FROM audit_entry WHERE target_id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ actor_id: adminId, client_address: expect.any(String), target_name: null });
    expect(await auditedName(id)).toBe('Ada Lovelace');
  });

  it('eraseSignup removes who it is, from both APIs, and answers NOT_FOUND the second time', async () => {
    const { pool } = running.database;
    const { id } = await joinVerified(pool, createWaitlist(running.database));
    const erase = () =>
      client.post(
        '/graphql',
        { query: 'mutation ($id: ID!) { eraseSignup(id: $id) { message } }', variables: { id } },
        { authorization },
      );
    expect((await erase()).body.data.eraseSignup.message).toContain('erased');
    expect((await client.get(`/api/getRank?userId=${id}`)).status).toBe(404);
    expect(codeOf((await erase()).body)).toBe('NOT_FOUND');
    expect(codeOf((await decide('unblockSignup', id)).body)).toBe('NOT_FOUND');
    expect(await auditedActions(pool, id)).toEqual(['signup.erase']);
    expect(await auditedName(id)).toBeNull();
  });

  it.each(['01a1fd8d-2914-76e1-9b6f-e01272ce977a', "' OR 1=1 --", ''])(
    'answer NOT_FOUND for %j',
    async (id) => {
      expect(codeOf((await decide('blockSignup', id)).body)).toBe('NOT_FOUND');
      expect(codeOf((await decide('unblockSignup', id)).body)).toBe('NOT_FOUND');
    },
  );
});
