import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { taggedAtOnce, tagsAtMost, TagService } from './tag.service.ts';

const running = testApp();
const client = new TestClient(running);
const decision = { actor: { kind: 'command-line' } } as const;
const unknownId = '00000000-0000-4000-8000-000000000000';

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let viewer: Bearer;
let editor: Bearer;
let admin: Bearer;
let pool: Pool;
beforeAll(async () => {
  ({ pool } = running.database);
  viewer = await seedSession(pool, 'VIEWER');
  editor = await seedSession(pool, 'EDITOR');
  admin = await seedSession(pool, 'ADMIN');
});

const join = async () => (await joinVerified(pool, createWaitlist(running.database))).id;
const ask = async (query: string, variables: Readonly<Record<string, unknown>>, as: Bearer) =>
  (await client.graphql(query, variables, as)).body;
const change =
  (what: 'tagUsers' | 'untagUsers') =>
  (userIds: readonly string[], tags: readonly string[], as = editor) =>
    ask(
      `mutation ($userIds: [ID!]!, $tags: [String!]!) { ${what}(userIds: $userIds, tags: $tags) { message changed { userId tags } } }`,
      { userIds, tags },
      as,
    );
const tag = change('tagUsers');
const untag = change('untagUsers');
const tagsOf = async (id: string): Promise<readonly string[]> =>
  (await ask('query ($id: ID!) { user(id: $id) { user { tags } } }', { id }, viewer)).data.user.user.tags;
const counts = async (): Promise<readonly { id: string; name: string; users: number }[]> =>
  (await ask('{ tagCounts { id name users } }', {}, viewer)).data.tagCounts;
const idOf = async (name: string) => (await counts()).find((each) => each.name === name)?.id ?? '';
const refusalOf = ({ errors }: { readonly errors?: readonly { readonly extensions: object }[] }) =>
  errors?.[0]?.extensions;
const found = async (query: string): Promise<readonly string[]> => {
  const { body } = await client.get(`/api/admin/getusers?${query}`, viewer);
  return (body.result.docs as readonly { _id: string }[]).map(({ _id }) => _id).sort();
};

describe('tags', () => {
  it('are put on users and taken off them, each in its first spelling, and the answer is what changed', async () => {
    const [one, other] = [await join(), await join()];
    const first = await tag([one], ['  Early\u200b bird ', 'Press']);
    expect(first.data.tagUsers).toEqual({
      message: 'Tagged “Early bird”, “Press”.',
      changed: [{ userId: one, tags: ['Early bird', 'Press'] }],
    });
    const more = await tag([one, other], ['EARLY BIRD', 'early bird']);
    expect(more.data.tagUsers.changed).toEqual([{ userId: other, tags: ['Early bird'] }]);
    expect([await tagsOf(one), await tagsOf(other)]).toEqual([['Early bird', 'Press'], ['Early bird']]);
    const gone = await untag([one, other], ['press', 'nobody has it']);
    expect(gone.data.untagUsers.changed).toEqual([{ userId: one, tags: ['Press'] }]);
    expect(await tagsOf(one)).toEqual(['Early bird']);
    expect((await untag([one], ['press'])).data.untagUsers).toEqual({
      message: 'Nothing to change.',
      changed: [],
    });
    expect(await counts()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Early bird', users: 2 }),
        expect.objectContaining({ name: 'Press', users: 0 }),
      ]),
    );
  });

  it('find users in both APIs and in files, any of several, in any case', async () => {
    const [one, other, third] = [await join(), await join(), await join()];
    await tag([one, other], ['Coach']);
    await tag([other, third], ['Investor']);
    expect(await found('tags=coach')).toEqual([one, other].sort());
    expect(await found('tags=COACH&tags=investor')).toEqual([one, other, third].sort());
    expect(await found('tags=unheard+of')).toEqual([]);
    const { body } = await client.get('/api/admin/getcsv?tags=investor&columns=all', viewer);
    expect(body.result).toMatchObject([{ tags: 'Coach, Investor' }, { tags: 'Investor' }]);
    const file = await client.get('/api/admin/getcsv?tags=coach&columns=all', {
      ...viewer,
      accept: 'text/csv',
    });
    expect((file.body as string).split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/,Coach$/),
      expect.stringMatching(/,"Coach, Investor"$/),
    ]);
  });

  it.each([
    [[''], 'tags'],
    [['a'.repeat(41)], 'tags'],
    [['one, two'], 'tags'],
    [[], 'tags'],
    [Array.from({ length: 21 }, (_, at) => `Tag ${at}`), 'tags'],
  ])('%j are refused, and nothing is changed', async (tags, field) => {
    const id = await join();
    const before = await counts();
    expect(refusalOf(await tag([id], tags))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
    expect([await tagsOf(id), await counts()]).toEqual([[], before]);
  });

  it('of users who are unknown or erased are refused, and nothing is changed for the others', async () => {
    const [one, gone] = [await join(), await join()];
    await tag([gone], ['Leaving']);
    await createExclusion(pool).erase(decision, gone);
    expect(await tagsOf(gone)).toEqual([]);
    expect(await found('tags=leaving')).toEqual([]);
    for (const id of [gone, unknownId, 'me'])
      expect(refusalOf(await tag([one, id], ['Unused']))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await untag([gone], ['Leaving']))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await tagsOf(one)).toEqual([]);
    expect((await counts()).map(({ name }) => name)).not.toContain('Unused');
    const many = Array.from({ length: taggedAtOnce + 1 }, (_, at) => `${unknownId.slice(0, -4)}${1000 + at}`);
    const answer = await client.post('/api/admin/tagusers', { userIds: many, tags: ['Unused'] }, editor);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { userIds: expect.any(String) } });
  });

  it('are at most twenty on a user, even when the last ones are added at once', async () => {
    const id = await join();
    await tag(
      [id],
      Array.from({ length: 18 }, (_, at) => `Full ${at}`),
    );
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => tag([id], [name])));
    const refused = answers.map(refusalOf).filter((each) => each !== undefined);
    expect(refused).toEqual([0, 0].map(() => expect.objectContaining({ code: 'LIMIT_REACHED' })));
    expect(await tagsOf(id)).toHaveLength(20);
    expect(refusalOf(await tag([id], ['full 1', 'FULL 2']))).toBeUndefined();
  });

  it('are added once when several calls use a new one at once', async () => {
    const ids = await Promise.all([join(), join(), join(), join()]);
    const names = ['Same', 'same', 'SAME', 'sAme'];
    await Promise.all(ids.map((id, at) => tag([id], [names[at] ?? ''])));
    const own = (await counts()).filter(({ name }) => name.toLowerCase() === 'same');
    expect(own).toEqual([expect.objectContaining({ users: 4 })]);
  });

  it('that are put on someone who is being erased are gone afterwards', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await join();
      await Promise.all([tag([id], ['Race']), createExclusion(pool).erase(decision, id)]);
      expect(await tagsOf(id)).toEqual([]);
    }
  });
});

describe('a tag', () => {
  const rename = (id: string, name: string, as = admin) =>
    ask(
      'mutation ($id: ID!, $name: String!) { renameTag(id: $id, name: $name) { message tag { name } } }',
      { id, name },
      as,
    );
  const remove = (id: string, as = admin) =>
    ask('mutation ($id: ID!) { deleteTag(id: $id) { message } }', { id }, as);

  it('has its new name everywhere, in filters that are kept, too', async () => {
    const id = await join();
    await tag([id], ['Beta', 'Other']);
    const view = `mutation ($input: SaveUserViewInput!) { saveUserView(input: $input) { view { id } } }`;
    await ask(view, { input: { name: 'Testers', filter: { tags: ['BETA', 'Other'], held: false } } }, editor);
    await pool.query(
      `UPDATE message_trigger SET segment = '{"states": ["waiting"], "tags": ["beta"]}' WHERE kind = 'no_friend'`,
    );
    const tagId = await idOf('Beta');
    expect((await rename(tagId, ' Testers ')).data.renameTag.tag).toEqual({ name: 'Testers' });
    expect(await tagsOf(id)).toEqual(['Other', 'Testers']);
    expect([await found('tags=beta'), await found('tags=testers')]).toEqual([[], [id]]);
    const { data } = await ask('{ userViews { name filter revision } }', {}, viewer);
    expect(data.userViews).toEqual([
      { name: 'Testers', filter: 'held=false&tags=Other&tags=Testers', revision: 2 },
    ]);
    const { rows } = await pool.query(
      `SELECT segment -> 'tags' AS tags FROM message_trigger WHERE kind = 'no_friend'`,
    );
    expect(rows).toEqual([{ tags: ['Testers'] }]);
    expect((await rename(tagId, 'TESTERS')).data.renameTag.tag).toEqual({ name: 'TESTERS' });
    expect(refusalOf(await rename(tagId, 'other'))).toMatchObject({ fields: { name: expect.any(String) } });
    expect(refusalOf(await rename(tagId, 'a, b'))).toMatchObject({ fields: { name: expect.any(String) } });
    expect(refusalOf(await rename(unknownId, 'None'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await tagsOf(id)).toEqual(['Other', 'TESTERS']);
  });

  it('is gone for everyone at once when it is deleted, and its rows soon after', async () => {
    const [one, other] = [await join(), await join()];
    await tag([one, other], ['Temporary']);
    const id = await idOf('Temporary');
    expect((await remove(id)).data.deleteTag).toEqual({ message: 'The tag is deleted.' });
    expect([await tagsOf(one), await found('tags=temporary')]).toEqual([[], []]);
    expect(refusalOf(await remove(id))).toMatchObject({ code: 'NOT_FOUND' });
    await tag([one], ['temporary']);
    expect(await tagsOf(one)).toEqual(['temporary']);
    await expect
      .poll(async () => (await pool.query('SELECT FROM tag WHERE id = $1', [id])).rows.length, {
        timeout: 10_000,
      })
      .toBe(0);
    expect(await found('tags=temporary')).toEqual([one]);
  });

  it('is put on users by EDITORs, renamed and deleted by ADMINs, and seen by everyone on the team', async () => {
    const id = await join();
    expect(refusalOf(await tag([id], ['No'], viewer))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await untag([id], ['No'], viewer))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await rename(unknownId, 'No', editor))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await remove(unknownId, editor))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask('{ tags { name } }', {}, viewer)).data.tags).not.toEqual([]);
    expect((await client.get('/api/admin/gettags')).status).toBe(401);
  });

  it('leaves a trace of who put it on whom, and of its names', async () => {
    const [one, other] = [await join(), await join()];
    const { body } = await client.post('/api/admin/tagusers', { userIds: [one], tags: ['Traced'] }, editor);
    expect(body).toEqual({ message: 'Tagged “Traced”.', result: [{ userId: one, tags: ['Traced'] }] });
    await tag([one, other], ['traced']);
    await client.post('/api/admin/untagusers', { userIds: [one], tags: ['Traced'] }, editor);
    const id = await idOf('Traced');
    await client.put('/api/admin/renametag', { id, name: 'Traced on' }, admin);
    await client.post('/api/admin/deletetag', { id }, admin);
    const { rows } = await pool.query(
      `SELECT action, target_id AS of, details FROM audit_entry
       WHERE target_id = ANY ($1) OR details ->> 'tags' = 'traced' ORDER BY seq`,
      [[one, other, id]],
    );
    expect(rows).toEqual([
      { action: 'signup.tag', of: one, details: { tags: 'Traced', users: 1 } },
      { action: 'signup.tag', of: 'several', details: { tags: 'traced', users: 1 } },
      { action: 'signup.untag', of: one, details: { tags: 'Traced', users: 1 } },
      { action: 'tag.rename', of: id, details: { 'name.from': 'Traced', 'name.to': 'Traced on' } },
      { action: 'tag.delete', of: id, details: {} },
    ]);
  });

  it(`is one of ${tagsAtMost} at most`, async () => {
    const id = await join();
    const { length } = await counts();
    await pool.query(
      `INSERT INTO tag (id, name) SELECT gen_random_uuid(), 'Filler ' || n FROM generate_series(1, $1) AS n`,
      [tagsAtMost - 1 - length],
    );
    const answers = await Promise.all(['Last', 'Very last'].map((name) => tag([id], [name])));
    expect(answers.map(refusalOf).filter((each) => each !== undefined)).toEqual([
      expect.objectContaining({ code: 'LIMIT_REACHED' }),
    ]);
    expect(await counts()).toHaveLength(tagsAtMost);
    expect(await new TagService(pool).list()).toHaveLength(tagsAtMost);
  });
});
