import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';

/** Development, where documents that introspect may be longer than others. */
const running = testApp();
let client: TestClient;
beforeAll(() => {
  client = new TestClient(running.origin);
});

const nested = (levels: number, open: string, core: string, close: string) =>
  `${open.repeat(levels)}${core}${close.repeat(levels)}`;

describe('a document that nests deeply is refused like any other, however it does,', () => {
  it.each([
    ['fields', (levels: number) => `{ ${nested(levels, 'a { ', 'a', ' }')} }`],
    [
      'known fields',
      (levels: number) => `{ __schema { types { ${nested(levels, 'ofType { ', 'name', ' }')} } } }`,
    ],
    [
      'types of types',
      (levels: number) => `{ __schema { types { ${nested(levels, 'fields { type { ', 'name', ' } }')} } } }`,
    ],
    ['inline fragments', (levels: number) => `{ ${nested(levels, '... { ', '__typename', ' }')} }`],
    ['typed fragments', (levels: number) => `{ ${nested(levels, '... on Query { ', '__typename', ' }')} }`],
    ['lists', (levels: number) => `{ rank(userId: ${nested(levels, '[', '', ']')}) { rank } }`],
    ['objects', (levels: number) => `{ rank(userId: ${nested(levels, '{ a: ', '1', ' }')}) { rank } }`],
    [
      'types of variables',
      (levels: number) => `query ($a: ${nested(levels, '[', 'Int', ']')}) { __typename }`,
    ],
    ['brackets alone', (levels: number) => '{'.repeat(levels)],
  ])('by %s', async (_, document) => {
    for (const levels of [150, 250, 400, 600, 660, 900, 1300, 1900, 10_000]) {
      const query = document(levels);
      if (query.length > 31_000) continue;
      const { status, body } = await client.post('/graphql', { query });
      expect([levels, status, body.errors?.[0].extensions.code]).toEqual([levels, 400, 'BAD_REQUEST']);
    }
  });
});
