import { beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { viewsAtMost } from './view.service.ts';

const running = testApp();
const client = new TestClient(running);

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let editor: Bearer;
let viewer: Bearer;
beforeAll(async () => {
  editor = await seedSession(running.database.pool, 'EDITOR');
  viewer = await seedSession(running.database.pool, 'VIEWER');
});

const fields = 'id name filter sort columns revision';
const saving = `mutation ($input: SaveUserViewInput!) { saveUserView(input: $input) { message view { ${fields} } } }`;
const deleting =
  'mutation ($id: ID!, $revision: Int!) { deleteUserView(id: $id, revision: $revision) { message } }';

const save = async (input: object, as = editor) => (await client.graphql(saving, { input }, as)).body;
const remove = async (id: string, revision: number, as = editor) =>
  (await client.graphql(deleting, { id, revision }, as)).body;
const list = async (): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await client.graphql(`{ userViews { ${fields} } }`, {}, viewer)).body.data.userViews;
const codeOf = ({ errors }: { readonly errors?: readonly { readonly extensions: object }[] }) =>
  errors?.[0]?.extensions;
const saved = async (input: object) => (await save(input)).data.saveUserView.view;

const unknownId = '00000000-0000-4000-8000-000000000000';
const referrer = '0198C0DE-0000-7000-8000-00000000CAFE';

describe('a view', () => {
  it('is kept with its conditions as an address has them, for the whole team', async () => {
    const view = await saved({
      name: '  Best of\tGermany ',
      filter: {
        states: ['WAITING', 'EXPIRED'],
        countries: ['Germany', 'IN', 'DE'],
        minPoints: 10,
        referredBy: referrer,
      },
      sort: '-referralPoints',
      columns: ['name', 'country'],
    });
    expect(view).toMatchObject({
      name: 'Best of Germany',
      filter: `states=waiting&states=expired&countries=DE&countries=IN&minPoints=10&referredBy=${referrer.toLowerCase()}`,
      sort: '-referralPoints',
      columns: ['name', 'country'],
      revision: 1,
    });
    expect(await list()).toContainEqual(view);
    const users = await client.get(`/api/admin/getusers?${view.filter}`, viewer);
    expect(users.status).toBe(200);
  });

  it('is changed by who has read its last change, and by no one else', async () => {
    const { id } = await saved({ name: 'Held', filter: { held: true } });
    const changed = await save({
      id,
      revision: 1,
      name: 'Held here',
      filter: { held: true, countries: ['DE'] },
    });
    expect(changed.data.saveUserView.view).toMatchObject({
      id,
      revision: 2,
      filter: 'countries=DE&held=true',
    });
    const late = await save({ id, revision: 1, name: 'Mine', filter: {} });
    expect(codeOf(late)).toMatchObject({ code: 'CONFLICT' });
    expect(codeOf(await save({ id, name: 'Mine', filter: {} }))).toMatchObject({ code: 'CONFLICT' });
    expect(codeOf(await remove(id, 1))).toMatchObject({ code: 'CONFLICT' });
    expect(await list()).toContainEqual(expect.objectContaining({ id, name: 'Held here', revision: 2 }));
    expect(codeOf(await remove(id, 2))).toBeUndefined();
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }));
    expect(codeOf(await remove(id, 2))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a name of its own, whatever its case, even when two are saved at once', async () => {
    const answers = await Promise.all(
      ['Twice', 'twice', 'TWICE'].map((name) => save({ name, filter: { held: true } })),
    );
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1);
    for (const answer of answers)
      if (codeOf(answer) !== undefined)
        expect(codeOf(answer)).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: { name: expect.any(String) },
        });
    const own = (await list()).find(({ name }) => name.toLowerCase() === 'twice');
    expect(
      (await save({ id: own?.id, revision: 1, name: 'tWICE', filter: {} })).data.saveUserView.view.name,
    ).toBe('tWICE');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'n'.repeat(61) }, 'name'],
    [{ filter: { countries: ['Atlantis'] } }, 'filter.countries'],
    [{ filter: { minPoints: 5, maxPoints: 4 } }, 'filter.maxPoints'],
    [{ filter: { treeOf: 'me' } }, 'filter.treeOf'],
    [{ filter: { search: 'ada@example.com' } }, 'filter.search'],
    [{ filter: { signupIds: [unknownId] } }, 'filter.signupIds'],
    [{ sort: 'name; DROP TABLE' }, 'sort'],
    [{ columns: ['na me'] }, 'columns'],
    [{ columns: Array.from({ length: 41 }, (_, index) => `c${index}`) }, 'columns'],
  ])('with %j is refused at its field, and nothing is kept', async (changes, field) => {
    const before = await list();
    const extensions = codeOf(await save({ name: 'Refused', filter: {}, ...changes }));
    expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(
      Object.keys(Reflect.get(extensions ?? {}, 'fields')).map((name) => name.replace(/\[\d+\]$/, '')),
    ).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  it('is saved and deleted by EDITORs, and read by everyone on the team', async () => {
    expect(codeOf(await save({ name: 'By a viewer', filter: {} }, viewer))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(codeOf(await remove(unknownId, 1, viewer))).toMatchObject({ code: 'FORBIDDEN' });
    expect(codeOf((await client.graphql('{ userViews { id } }')).body)).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(codeOf(await save({ id: unknownId, revision: 1, name: 'None', filter: {} }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('leaves a trace of who did what, without the ids in its conditions', async () => {
    const { id } = await saved({ name: 'Traced', filter: { treeOf: referrer, held: true } });
    await save({ id, revision: 1, name: 'Traced on', filter: { treeOf: referrer } });
    await remove(id, 2);
    const { rows } = await running.database.pool.query(
      `SELECT action, target_name AS name, details FROM audit_entry WHERE target_id = $1 ORDER BY seq`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'view.add', name: 'Traced', details: { conditions: 'held, treeOf' } },
      { action: 'view.update', name: 'Traced on', details: { conditions: 'treeOf' } },
      { action: 'view.delete', name: 'Traced on', details: { conditions: 'treeOf' } },
    ]);
  });

  it('is one of a hundred at most, even when the last ones are saved at once', async () => {
    const free = viewsAtMost - (await list()).length;
    await running.database.pool.query(
      `INSERT INTO user_view (id, name, filter) SELECT gen_random_uuid(), 'Filler ' || n, '{}' FROM generate_series(1, $1) AS n`,
      [free - 1],
    );
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save({ name, filter: {} })));
    expect(answers.map((answer) => Reflect.get(codeOf(answer) ?? { code: 'OK' }, 'code')).sort()).toEqual([
      'LIMIT_REACHED',
      'LIMIT_REACHED',
      'OK',
    ]);
    expect(await list()).toHaveLength(viewsAtMost);
  });
});
