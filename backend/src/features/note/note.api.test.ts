import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { removeDeleted } from './note.repository.ts';
import { notesAtMost } from './note.service.ts';

const running = testApp();
const client = new TestClient(running);
const unknownId = '00000000-0000-4000-8000-000000000000';

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let pool: Pool;
let viewer: Bearer;
let ada: Bearer;
let grace: Bearer;
let admin: Bearer;
beforeAll(async () => {
  ({ pool } = running.database);
  viewer = await seedSession(pool, 'VIEWER');
  ada = await seedSession(pool, 'EDITOR');
  grace = await seedSession(pool, 'EDITOR');
  admin = await seedSession(pool, 'ADMIN');
});

interface Noted {
  readonly id: string;
  readonly text: string;
  readonly revision: number;
  readonly mayChange: boolean;
}

const join = async () => (await joinVerified(pool, createWaitlist(running.database))).id;
const ask = async (query: string, variables: Readonly<Record<string, unknown>>, as: Bearer) =>
  (await client.graphql(query, variables, as)).body;
const fields = 'id text writtenBy writtenAt changedBy changedAt revision mayChange';
const add = (userId: string, text: string, as = ada) =>
  ask(
    `mutation ($userId: ID!, $text: String!) { addUserNote(userId: $userId, text: $text) { ${fields} } }`,
    { userId, text },
    as,
  );
const added = async (userId: string, text: string, as = ada): Promise<Noted> =>
  (await add(userId, text, as)).data.addUserNote;
const update = (id: string, text: string, revision: number, as = ada) =>
  ask(
    `mutation ($id: ID!, $text: String!, $revision: Int!) { updateUserNote(id: $id, text: $text, revision: $revision) { ${fields} } }`,
    { id, text, revision },
    as,
  );
const set = (what: 'deleteUserNote' | 'restoreUserNote', id: string, as = ada) =>
  ask(`mutation ($id: ID!) { ${what}(id: $id) { id } }`, { id }, as);
const list = (userId: string, as = viewer) =>
  ask(`query ($userId: ID!) { userNotes(userId: $userId) { ${fields} } }`, { userId }, as);
const textsOf = async (userId: string): Promise<readonly string[]> =>
  ((await list(userId)).data.userNotes as readonly Noted[]).map(({ text }) => text);
const refusalOf = ({ errors }: { readonly errors?: readonly { readonly extensions: object }[] }) =>
  errors?.[0]?.extensions;

describe('notes on a user', () => {
  it('are read newest first with who wrote them, and are the writer’s and an ADMIN’s to change', async () => {
    const id = await join();
    await added(id, '  Met at the fair.\r\nWants  to help.\u0000 ');
    await added(id, 'Called back', grace);
    expect(await textsOf(id)).toEqual(['Called back', 'Met at the fair.\nWants  to help.']);
    const mayChange = async (as: Bearer) =>
      ((await list(id, as)).data.userNotes as readonly Noted[]).map((note) => note.mayChange);
    expect(await Promise.all([viewer, ada, grace, admin].map(mayChange))).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
    const { data } = await list(id);
    expect(data.userNotes[1]).toMatchObject({
      writtenBy: expect.stringContaining('@'),
      changedBy: null,
      changedAt: null,
      revision: 1,
    });
  });

  it('are changed by who has read the last text, and both texts stay when two change one', async () => {
    const id = await join();
    const note = await added(id, 'First');
    expect((await update(note.id, 'Second', 1, admin)).data.updateUserNote).toMatchObject({
      text: 'Second',
      revision: 2,
      changedBy: expect.stringContaining('@'),
      changedAt: expect.any(String),
    });
    expect(refusalOf(await update(note.id, 'Mine', 1))).toMatchObject({ code: 'CONFLICT' });
    expect(await textsOf(id)).toEqual(['Second']);
    expect((await update(note.id, 'Mine', 2)).data.updateUserNote).toMatchObject({ revision: 3 });
    expect((await update(note.id, 'Mine', 3)).data.updateUserNote).toMatchObject({ revision: 3 });
    const raced = await Promise.all(['A', 'B', 'C'].map((text) => update(note.id, text, 3)));
    expect(raced.filter((each) => refusalOf(each) === undefined)).toHaveLength(1);
  });

  it('of others, of users who are gone, and texts that are none are refused', async () => {
    const id = await join();
    const note = await added(id, 'Hers');
    expect(refusalOf(await update(note.id, 'His', 1, grace))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await set('deleteUserNote', note.id, grace))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await add(id, 'No', viewer))).toMatchObject({ code: 'FORBIDDEN' });
    for (const text of ['', ' \n ', 'a'.repeat(2001)])
      for (const answer of [await add(id, text), await update(note.id, text, 1)])
        expect(refusalOf(answer)).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: { text: expect.any(String) },
        });
    for (const unknown of [unknownId, 'me']) {
      expect(refusalOf(await add(unknown, 'No'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(refusalOf(await list(unknown))).toMatchObject({ code: 'NOT_FOUND' });
      expect(refusalOf(await update(unknown, 'No', 1))).toMatchObject({ code: 'NOT_FOUND' });
      expect(refusalOf(await set('restoreUserNote', unknown))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await textsOf(id)).toEqual(['Hers']);
  });

  it('are back as they were after a deletion is undone, and gone for good a day later', async () => {
    const id = await join();
    const note = await added(id, 'Keep');
    expect(refusalOf(await set('restoreUserNote', note.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await set('deleteUserNote', note.id)).data.deleteUserNote).toEqual({ id: note.id });
    expect(await textsOf(id)).toEqual([]);
    expect(refusalOf(await set('deleteUserNote', note.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await update(note.id, 'No', 1))).toMatchObject({ code: 'NOT_FOUND' });
    await removeDeleted(pool);
    await set('restoreUserNote', note.id, admin);
    expect((await list(id, ada)).data.userNotes).toEqual([note]);
    await set('deleteUserNote', note.id);
    await pool.query(`UPDATE signup_note SET deleted_at = now() - interval '25 hours' WHERE id = $1`, [
      note.id,
    ]);
    expect(refusalOf(await set('restoreUserNote', note.id))).toMatchObject({ code: 'NOT_FOUND' });
    await removeDeleted(pool);
    expect((await pool.query('SELECT FROM signup_note WHERE id = $1', [note.id])).rows).toEqual([]);
  });

  it('are erased with the user, deleted ones and those that are being written, too', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await join();
      const [kept, deleted] = [await added(id, 'About them'), await added(id, 'About them, too')];
      await set('deleteUserNote', deleted.id);
      await Promise.all([
        add(id, 'Written meanwhile'),
        update(kept.id, 'Changed meanwhile', 1),
        set('restoreUserNote', deleted.id),
        createExclusion(pool).erase({ actor: { kind: 'command-line' } }, id),
      ]);
      const { rows } = await pool.query(
        'SELECT FROM signup_note WHERE signup_seq = (SELECT seq FROM signup WHERE id = $1)',
        [id],
      );
      expect(rows).toEqual([]);
      expect(refusalOf(await list(id))).toMatchObject({ code: 'NOT_FOUND' });
      expect(refusalOf(await add(id, 'No'))).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it(`are ${notesAtMost} at most, even when the last ones are added at once`, async () => {
    const id = await join();
    await pool.query(
      `INSERT INTO signup_note (id, signup_seq, text, written_by)
       SELECT gen_random_uuid(), seq, 'Filler', 'us' FROM signup, generate_series(1, $2) WHERE id = $1`,
      [id, notesAtMost - 1],
    );
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => add(id, text)));
    expect(answers.map(refusalOf).filter((each) => each !== undefined)).toEqual(
      [0, 0].map(() => expect.objectContaining({ code: 'LIMIT_REACHED' })),
    );
  });

  it('leave a trace of who did what, without their texts', async () => {
    const id = await join();
    const note = await added(id, 'Secret thing');
    await update(note.id, 'Other secret thing', 1);
    await set('deleteUserNote', note.id);
    await set('restoreUserNote', note.id);
    const { rows } = await pool.query(
      `SELECT action, details FROM audit_entry WHERE target_id = $1 AND action LIKE '%note' ORDER BY seq`,
      [id],
    );
    expect(rows).toEqual(
      ['add', 'update', 'delete', 'restore'].map((verb) => ({ action: `signup.${verb}-note`, details: {} })),
    );
  });
});
