import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { bearer, seedApiKey, seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createWaitlist, joinVerified, type Person } from '../../testing/scenarios.ts';
import { caller, createImports } from './import.scenario.ts';

const running = testApp();
const client = new TestClient(running);
type Bearer = Awaited<ReturnType<typeof seedSession>>;
let pool: Pool;
let key: Bearer;
beforeAll(async () => {
  ({ pool } = running.database);
  key = bearer(await seedApiKey(pool, { role: 'EDITOR' }));
});

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const join = (fields: Partial<Person> = {}) => joinVerified(pool, createWaitlist(running.database), fields);
const add = async (input: object, as: Bearer = key) =>
  (
    await client.graphql(
      'mutation ($input: AddSignupInput!) { addSignup(input: $input) { id referralId alreadyJoined referralCredited } }',
      { input },
      as,
    )
  ).body;
const rowsOf = async (email: string) =>
  (
    await pool.query<Record<string, unknown>>(
      'SELECT id, verified_by, first_name, last_name, phone, country, referral_code FROM signup WHERE email_key = $1',
      [email],
    )
  ).rows;

describe('adding a user by hand', () => {
  it('is for ADMINs, and for keys from EDITOR on', async () => {
    const codeFor = async (as: Bearer) => (await add({ email: newEmail() }, as)).errors?.[0].extensions.code;
    for (const role of ['VIEWER', 'EDITOR'] as const)
      expect(await codeFor(await seedSession(pool, role))).toBe('FORBIDDEN');
    expect(await codeFor(await seedSession(pool, 'ADMIN'))).toBeUndefined();
    expect(await codeFor(bearer(await seedApiKey(pool, { role: 'VIEWER' })))).toBe('FORBIDDEN');
    expect(await codeFor(key)).toBeUndefined();
  });

  it('puts them behind everyone, not verified, and credits the code; their first right code verifies them in their place', async () => {
    const friend = await join();
    const email = newEmail();
    const { data } = await add({
      email,
      firstName: ' Ada ',
      phoneNo: '030 1234567',
      country: 'Germany',
      referralCode: friend.referralId,
    });
    expect(data.addSignup).toMatchObject({ alreadyJoined: false, referralCredited: true });
    const { id } = data.addSignup;
    const added = {
      id,
      verified_by: null,
      first_name: 'Ada',
      last_name: '',
      phone: '+49301234567',
      country: 'DE',
      referral_code: friend.referralId,
    };
    expect(await rowsOf(email)).toEqual([added]);
    await expectConsistent(pool);
    expect((await add({ email })).data.addSignup).toMatchObject({ id, alreadyJoined: true });
    expect(await join({ email, firstName: 'Ada', lastName: 'Byron' })).toMatchObject({
      id,
      alreadyJoined: true,
    });
    expect(await rowsOf(email)).toMatchObject([{ id, verified_by: 'email', last_name: 'Byron' }]);
    const { rows } = await pool.query(
      `SELECT actor_name FROM audit_entry WHERE action = 'signup.add' AND target_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_name: 'Tool' }]);
    const query = 'query($id: ID!) { userTimeline(id: $id) { events { kind by } } }';
    const timeline = (await client.graphql(query, { id }, key)).body;
    expect(timeline.data.userTimeline.events).toContainEqual({ kind: 'ADDED', by: 'Tool' });
    await expectConsistent(pool);
  });

  it('is answered by REST, shows in no list of imports, and needs an EDITOR', async () => {
    const email = newEmail();
    const answer = await client.post('/api/admin/addsignup', { email }, key);
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { alreadyJoined: false, referralCredited: false } },
    });
    expect(await createImports(pool).list()).toEqual([]);
    const { errors } = await add({ email: newEmail() }, await seedSession(pool, 'VIEWER'));
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is refused with a message for each wrong field', async () => {
    const { errors } = await add({
      email: 'nobody',
      firstName: '\u0000\u0001',
      phoneNo: '12',
      country: 'Nowhere',
    });
    expect(errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: expect.any(String), phoneNo: expect.any(String), country: expect.any(String) },
    });
  });

  it(
    'makes one user of a contact, however it races with joins and with itself',
    { timeout: 60_000 },
    async () => {
      const friend = await join();
      const waitlists = [createWaitlist(running.database), createWaitlist(running.database)] as const;
      const imports = [
        createImports(running.database.newPool(2)),
        createImports(running.database.newPool(2)),
      ] as const;
      for (let turn = 0; turn < 15; turn += 1) {
        const email = newEmail();
        const referralCode = friend.referralId;
        const single = async (nth: 0 | 1) =>
          resultOf(await imports[nth].addSingle({ email, referralCode }, caller)).user;
        const users = await Promise.all([
          single(0),
          joinVerified(pool, waitlists[0], { email, referralCode }),
          single(1),
          joinVerified(pool, waitlists[1], { email, referralCode }),
        ]);
        const found = await rowsOf(email);
        expect(found).toMatchObject([{ verified_by: 'email' }]);
        expect(new Set(users.map(({ id }) => id))).toEqual(new Set([found[0]?.['id']]));
      }
      const { rows } = await pool.query(
        'SELECT points::int FROM score JOIN signup USING (seq) WHERE id = $1',
        [friend.id],
      );
      expect(rows).toEqual([{ points: 150 }]);
      await expectConsistent(pool);
    },
  );
});
