import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { seedSession } from '../../testing/accounts.ts';
import { fillPlaceholders } from './faq.placeholders.ts';
import { answerWords } from '../../questions.form.ts';
import { type FormFieldName, formFieldNames, formFields } from '../waitlist/waitlist.form.ts';
import { startingFaqs } from './faq.starting-texts.ts';

interface Shown {
  readonly _id: string;
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
}

const running = testApp({ POINTS_PER_REFERRAL: '25' });
const client = new TestClient(running);

const list = async (): Promise<readonly Shown[]> => (await client.get('/api/getfaqs')).body.result;

describe('the FAQs an installation starts with', () => {
  it('describe the brand and the rules, in plain text', async () => {
    const faqs = await list();
    expect(faqs.length).toBeGreaterThan(0);
    const values = { brand: 'Example & Co', supportEmail: 'help@example.com', pointsPerReferral: 25 };
    const shown = startingFaqs.map((texts) => texts.map((text) => fillPlaceholders(text, values)));
    expect(faqs.map(({ question, answer }) => [question, answer])).toEqual(shown);
    expect(JSON.stringify(faqs)).not.toMatch(/[{<]brand|undefined|<[a-z]/i);
    const { name } = JSON.parse(
      await readFile(new URL('../../../../brand.json', import.meta.url), 'utf8'),
    ) as { readonly name: string };
    expect(JSON.stringify(startingFaqs)).not.toContain(name);
  });

  it('name every field of the waitlist form as stored', () => {
    // Where it is not the label.
    const named: Partial<Record<FormFieldName, string>> = {
      firstName: 'name',
      lastName: 'name',
      ...answerWords,
    };
    const [, answer] = startingFaqs.find(([question]) => question === 'What do you store about me?') ?? [];
    for (const name of formFieldNames)
      expect(answer).toContain(named[name] ?? formFields[name].label.toLowerCase());
  });
});

describe('reading', () => {
  it('is the same by REST and GraphQL, one and all', async () => {
    const faqs = await list();
    const document = '{ faqs { _id: id question answer isActive revision } }';
    expect((await client.graphql(document)).body.data.faqs).toEqual(faqs);
    const last = faqs.at(-1);
    const id = last?._id;
    expect((await client.get(`/api/getfaq/${id}`)).body).toEqual({ result: last });
    const one = 'query ($id: ID!) { faq(id: $id) { _id: id question answer isActive revision } }';
    expect((await client.graphql(one, { id })).body.data.faq).toEqual(last);
  });

  it('shows none that is inactive', async () => {
    const id = (await list())[0]?._id ?? '';
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

describe('editing', () => {
  const put = (body: object, headers: Readonly<Record<string, string>>) =>
    client.put('/api/updatefaq', body, headers);
  const asStored = { question: 'Who is {brand}?', answer: 'Ask {supportEmail}.' };

  it('adds, changes, hides and restores, for visitors immediately', async () => {
    const editor = await seedSession(running.database.pool, 'EDITOR');
    const added = await client.post('/api/addfaq', { ...asStored, isActive: true }, editor);
    expect(added).toMatchObject({ status: 201, body: { message: expect.any(String), result: asStored } });
    const { _id: faqId } = added.body.result;
    expect((await list()).at(-1)).toMatchObject({
      question: 'Who is Example & Co?',
      answer: 'Ask help@example.com.',
    });
    const changed = await put({ faqId, answer: 'We are.' }, editor);
    expect(changed).toMatchObject({ status: 200, body: { result: { ...asStored, answer: 'We are.' } } });
    expect(await client.post('/api/deletefaq', { faqId, isActive: false }, editor)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    expect((await list()).map(({ _id }) => _id)).not.toContain(faqId);
    await put({ faqId, isActive: true }, editor);
    expect((await list()).at(-1)).toMatchObject({ _id: faqId, answer: 'We are.' });
  });

  it('does the same by GraphQL, and puts all into another order', async () => {
    const editor = await seedSession(running.database.pool, 'EDITOR');
    const graphql = async (query: string, variables: Readonly<Record<string, unknown>>) =>
      (await client.graphql(query, variables, editor)).body.data;
    const add = 'mutation ($input: AddFaqInput!) { addFaq(input: $input) { message faq { id question } } }';
    const { addFaq } = await graphql(add, { input: asStored });
    const faqId: string = addFaq.faq.id;
    const update =
      'mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { message faq { answer } } }';
    expect((await graphql(update, { input: { faqId, answer: 'We are.' } })).updateFaq.faq.answer).toBe(
      'We are.',
    );
    const order = 'mutation ($ids: [ID!]!) { reorderFaqs(faqIds: $ids) { faqs { id } } }';
    const { faqs } = await graphql('{ faqs { id } }', {});
    const wanted = (faqs as readonly { id: string }[]).map(({ id }) => id).toReversed();
    const reordered = await graphql(order, { ids: wanted });
    expect((reordered.reorderFaqs.faqs as readonly { id: string }[]).map(({ id }) => id)).toEqual(wanted);
    expect((await list())[0]?._id).toBe(faqId);
    const remove = 'mutation ($faqId: ID!) { deleteFaq(faqId: $faqId) { message faq { isActive } } }';
    expect((await graphql(remove, { faqId })).deleteFaq.faq.isActive).toBe(false);
    expect((await list()).map(({ _id }) => _id)).not.toContain(faqId);
  });

  it('begins with all of them as they are stored, for admins', async () => {
    const [editor, viewer] = [
      await seedSession(running.database.pool, 'EDITOR'),
      await seedSession(running.database.pool, 'VIEWER'),
    ];
    const added = await client.post('/api/addfaq', { ...asStored, isActive: false }, editor);
    const { _id: id } = added.body.result;
    const stored = { _id: id, ...asStored, isActive: false, revision: 1 };
    expect((await client.get('/api/getfaqs', viewer)).body.result).toContainEqual(stored);
    expect((await client.get(`/api/getfaq/${id}`, viewer)).body.result).toEqual(stored);
    expect(await client.get(`/api/getfaq/${id}`)).toMatchObject({ status: 404 });
    expect((await list()).map(({ _id }) => _id)).not.toContain(id);
  });

  it('answers 409 to who read an older revision, and to the site’s own client as ever', async () => {
    const editor = await seedSession(running.database.pool, 'EDITOR');
    const { _id: faqId, revision } = (await client.post('/api/addfaq', asStored, editor)).body.result;
    expect(await put({ faqId, answer: 'One.', editedRevision: revision }, editor)).toMatchObject({
      status: 200,
      body: { result: { revision: 2 } },
    });
    expect(await put({ faqId, answer: 'Two.', editedRevision: revision }, editor)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await put({ faqId, answer: 'Three.' }, editor)).toMatchObject({ status: 200 });
    for (const editedRevision of ['1', 1.5])
      expect(await put({ faqId, answer: 'Four.', editedRevision }, editor)).toMatchObject({ status: 400 });
    expect((await list()).at(-1)).toMatchObject({ answer: 'Three.' });
  });

  it('is for editors', async () => {
    const viewer = await seedSession(running.database.pool, 'VIEWER');
    const before = await list();
    const faqId = before[0]?._id;
    for (const headers of [viewer, {}]) {
      const code = headers === viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect((await client.post('/api/addfaq', asStored, headers)).body.code).toBe(code);
      expect((await put({ faqId, answer: 'No.' }, headers)).body.code).toBe(code);
      expect((await client.post('/api/deletefaq', { faqId }, headers)).body.code).toBe(code);
    }
    expect(await list()).toEqual(before);
  });
});
