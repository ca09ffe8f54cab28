import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';

interface Shown {
  readonly _id: string;
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
}

let running: TestApp;
let client: TestClient;
beforeAll(async () => {
  running = await startTestApp({ POINTS_PER_REFERRAL: '25' });
  client = new TestClient(running.origin);
});
afterAll(() => running.stop());

const list = async (): Promise<readonly Shown[]> => (await client.get('/api/getfaqs')).body.result;

describe('the FAQs an installation starts with', () => {
  it('speak for its brand and its rules, in plain text', async () => {
    const faqs = await list();
    expect(faqs.length).toBeGreaterThanOrEqual(8);
    expect(faqs[0]?.question).toBe('What is Example & Co?');
    const text = JSON.stringify(faqs);
    expect(text).toContain('25 points');
    expect(text).toContain('help@example.com');
    expect(text).not.toMatch(/[{<]brand|undefined|<[a-z]/i);
    const { name } = JSON.parse(
      await readFile(new URL('../../../../brand.json', import.meta.url), 'utf8'),
    ) as { readonly name: string };
    const migration = await readFile(new URL('../../../migrations/008-faq.ts', import.meta.url), 'utf8');
    expect(migration).not.toContain(name);
  });
});

describe('reading', () => {
  it('is the same by REST and GraphQL, one and all', async () => {
    const faqs = await list();
    const document = '{ faqs { _id: id question answer isActive } }';
    expect((await client.graphql(document)).body.data.faqs).toEqual(faqs);
    const id = faqs[2]?._id;
    expect((await client.get(`/api/getfaq/${id}`)).body).toEqual({ result: faqs[2] });
    const one = 'query ($id: ID!) { faq(id: $id) { _id: id question answer isActive } }';
    expect((await client.graphql(one, { id })).body.data.faq).toEqual(faqs[2]);
  });

  it('shows none that is inactive', async () => {
    const id = (await list())[1]?._id ?? '';
    await running.database.pool.query('UPDATE faq SET is_active = false WHERE id = $1', [id]);
    expect((await list()).map(({ _id }) => _id)).not.toContain(id);
    expect(await client.get(`/api/getfaq/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '%00', 'a'.repeat(300), "'; DROP TABLE faq"])(
    'answers 404 for %s',
    async (id) => {
      const rest = await client.get(`/api/getfaq/${id}`);
      expect(rest).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      const { errors } = (await client.graphql('query ($id: ID!) { faq(id: $id) { id } }', { id })).body;
      expect(errors[0].extensions).toEqual({ code: 'NOT_FOUND' });
    },
  );
});
