import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createExclusion, createWaitlist, joinVerified, type person } from '../../testing/scenarios.ts';
import { importFile } from '../import/import.scenario.ts';
import { fillSearch } from '../user/user.search-table.repository.ts';

const running = testApp();
const client = new TestClient(running);

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let pool: Pool;
let editor: Bearer;
let admin: Bearer;
beforeAll(async () => {
  ({ pool } = running.database);
  editor = await seedSession(pool, 'EDITOR');
  admin = await seedSession(pool, 'ADMIN');
});

const ask = async (query: string, variables: Readonly<Record<string, unknown>>, as = admin) =>
  (await client.graphql(query, variables, as)).body;
const revisionOf = async (id: string): Promise<string> =>
  (await ask('query ($id: ID!) { user(id: $id) { revision } }', { id })).data.user.revision;
const correct = (input: Readonly<Record<string, unknown>>, as = admin) =>
  ask(
    'mutation ($input: CorrectUserInput!) { correctUser(input: $input) { id firstName lastName email phone revision } }',
    { input },
    as,
  );
const corrected = async (id: string, fields: Readonly<Record<string, string>>) =>
  correct({ userId: id, revision: await revisionOf(id), ...fields });
const refusalOf = ({ errors }: { readonly errors?: readonly { readonly extensions: object }[] }) =>
  errors?.[0]?.extensions;
const join = (fields: Partial<ReturnType<typeof person>> = {}) =>
  joinVerified(pool, createWaitlist(running.database), fields);
const audits = async (id: string) =>
  (
    await pool.query<{ details: object; actor_name: string | null }>(
      `SELECT details, actor_name FROM audit_entry WHERE action = 'signup.correct' AND target_id = $1 ORDER BY seq`,
      [id],
    )
  ).rows;

describe('correcting a user', () => {
  it('changes name and stated contact, in searches too, is audited with before and after, and undone by its reverse', async () => {
    const { id } = await join({ firstName: 'Adda', phoneNo: '+919876500001' });
    await fillSearch(pool);
    const answer = await corrected(id, { firstName: ' Ada ', phoneNo: '030 98765432' });
    const { revision, ...user } = answer.data.correctUser;
    expect(user).toMatchObject({ id, firstName: 'Ada', phone: '+493098765432' });
    const found = await ask(
      'query ($search: String!) { users(filter: { search: $search }) { docs { id } } }',
      { search: '98765432' },
    );
    expect(found.data.users.docs).toEqual([{ id }]);
    await expectConsistent(pool);
    const details = {
      ...{ 'firstName.from': 'Adda', 'firstName.to': 'Ada' },
      ...{ 'phone.from': '+919876500001', 'phone.to': '+493098765432' },
    };
    expect(await audits(id)).toMatchObject([{ details }]);
    const timeline = await ask('query ($id: ID!) { userTimeline(id: $id) { events { kind detail by } } }', {
      id,
    });
    expect(timeline.data.userTimeline.events[0]).toEqual({
      kind: 'CORRECTED',
      detail: 'Adda → Ada, +919876500001 → +493098765432',
      by: (await audits(id))[0]?.actor_name,
    });
    const undone = await correct({ userId: id, revision, firstName: 'Adda', phoneNo: '+919876500001' });
    expect(undone.data.correctUser).toMatchObject({ firstName: 'Adda', phone: '+919876500001' });
    expect(await audits(id)).toHaveLength(2);
  });

  it('is for ADMINs, and changes nothing if it changes nothing', async () => {
    const { id } = await join();
    const revision = await revisionOf(id);
    expect(refusalOf(await correct({ userId: id, revision, firstName: 'Eve' }, editor))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const { data } = await correct({ userId: id, revision });
    expect(data.correctUser.revision).toBe(revision);
    expect(await audits(id)).toEqual([]);
  });

  it('never changes the contact that a user verified', async () => {
    const { id } = await join();
    expect(refusalOf(await corrected(id, { email: 'other@example.com', lastName: 'Byron' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: expect.stringContaining('only they can change it') },
    });
    expect(await audits(id)).toEqual([]);
  });

  it('is refused with every wrong field, or once someone else changed the user', async () => {
    const { id } = await join();
    const revision = await revisionOf(id);
    expect(
      refusalOf(await correct({ userId: id, revision, firstName: '', lastName: '\u0000', phoneNo: '12' })),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { firstName: expect.any(String), lastName: expect.any(String), phoneNo: expect.any(String) },
    });
    const answers = await Promise.all(
      ['Eva', 'Eve', 'Ida'].map((firstName) => correct({ userId: id, revision, firstName })),
    );
    expect(
      answers.map((answer) => refusalOf(answer) ?? null).filter((refusal) => refusal === null),
    ).toHaveLength(1);
    expect(answers.filter((answer) => refusalOf(answer) !== undefined).map(refusalOf)).toMatchObject([
      { code: 'CONFLICT' },
      { code: 'CONFLICT' },
    ]);
  });

  it('gives an imported user another email, which its owner then verifies, but none that another user has', async () => {
    const stated = `${crypto.randomUUID()}@example.com`;
    const typo = `${crypto.randomUUID()}@exampel.com`;
    const taken = `${crypto.randomUUID()}@example.com`;
    await join({ email: taken });
    await importFile(pool, `email,first name,last name\n${typo},Ada,Lovelace`);
    const { rows } = await pool.query<{ id: string; seq: string }>(
      'SELECT id, seq FROM signup WHERE email = $1',
      [typo],
    );
    const { id = '', seq } = rows[0] ?? {};
    expect(refusalOf(await corrected(id, { email: taken }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: 'Another user has this address.' },
    });
    expect((await corrected(id, { email: stated })).data.correctUser).toMatchObject({ email: stated });
    expect(await join({ email: stated })).toMatchObject({ id });
    const after = await pool.query('SELECT seq, verified_by FROM signup WHERE id = $1', [id]);
    expect(after.rows).toEqual([{ seq, verified_by: 'email' }]);
  });

  it('leaves nothing of what was corrected once the user is erased', async () => {
    const { id } = await join({ firstName: 'Adda' });
    await corrected(id, { firstName: 'Ada' });
    await createExclusion(pool).erase({ actor: { kind: 'command-line' } }, id);
    expect(await audits(id)).toMatchObject([{ details: {} }]);
    await expect(
      pool.query(
        `UPDATE audit_entry SET details = '{}' WHERE action <> 'signup.correct' AND details <> '{}'`,
      ),
    ).rejects.toThrow('append-only');
    expect(refusalOf(await corrected(id, { firstName: 'Eve' }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
