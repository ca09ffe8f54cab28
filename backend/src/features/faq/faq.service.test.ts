import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOrm } from '../../testing/orm.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { FaqService, type FaqSaved } from './faq.service.ts';
import { maxFaqs } from './faq.rules.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const values = { brand: 'Example & Co', supportEmail: 'help@example.com', pointsPerReferral: 10 };

const change: Caller = {
  viewer: {
    kind: 'session',
    adminId: '00000000-0000-4000-8000-000000000001',
    sessionId: '00000000-0000-4000-8000-000000000002',
    email: 'editor@example.com',
    role: 'EDITOR',
  },
  clientAddress: '192.0.2.7',
};

let database: TestDatabase;
let service: FaqService;
let other: FaqService;
beforeAll(async () => {
  database = await createTestDatabase();
  service = new FaqService({ orm: testOrm, pool: database.pool, values });
  other = new FaqService({ orm: testOrm, pool: database.newPool(), values });
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('DELETE FROM faq'));

function saved(outcome: Outcome<FaqSaved>) {
  if (!outcome.ok) throw new Error(`Not saved: ${outcome.code}`);
  return outcome.faq;
}
const add = async (question: string) => saved(await service.add({ question, answer: 'Because.' }, change)).id;
const order = async () => (await service.listAll()).map(({ id }) => id);

async function expectGapFree(rows: number): Promise<void> {
  const { rows: found } = await database.pool.query<{ position: number }>(
    'SELECT position FROM faq ORDER BY position',
  );
  expect(found.map(({ position }) => position)).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
}

describe('adding', () => {
  it('puts it last, as it was written; visitors read it with the placeholders replaced', async () => {
    await add('First?');
    const faq = saved(
      await service.add({ question: 'What is {brand}?', answer: 'Ask {supportEmail}.' }, change),
    );
    expect(faq).toMatchObject({ question: 'What is {brand}?', isActive: true });
    expect((await service.list(null))[1]).toEqual({
      ...faq,
      question: 'What is Example & Co?',
      answer: 'Ask help@example.com.',
    });
    expect(await service.find(faq.id)).toEqual({ ok: true, faq });
  });

  it('concurrent additions leave no gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? service : other).add({ question: `${at}?`, answer: 'a' }, change),
      ),
    );
    await expectGapFree(20);
  });

  it('stops at a number that fits on one page, even when several admins add at the same time', async () => {
    await database.pool.query(
      `INSERT INTO faq (id, position, question, answer, is_active) SELECT gen_random_uuid(), n, 'q', 'a', n % 2 = 0 FROM generate_series(1, $1 - 2) AS n`,
      [maxFaqs],
    );
    const outcomes = await Promise.all(
      [service, other, service, other].map((each) => each.add({ question: 'More?', answer: 'a' }, change)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    for (const outcome of outcomes.filter(({ ok }) => !ok))
      expect(outcome).toMatchObject({ code: 'VALIDATION_FAILED', fields: { question: expect.any(String) } });
    await expectGapFree(maxFaqs);
  });

  it('changes nothing when it is refused', async () => {
    expect(await service.add({ question: '', answer: '<b>' }, change)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await service.listAll()).toEqual([]);
  });
});

describe('updating', () => {
  it('changes the given fields and leaves the rest, even in a race', async () => {
    const id = await add('Why?');
    await Promise.all([
      service.update({ faqId: id, question: 'How?' }, change),
      other.update({ faqId: id.toUpperCase(), answer: 'Thus.' }, change),
      service.update({ faqId: ` ${id} `, isActive: false }, change),
    ]);
    expect(await service.listAll()).toEqual([
      { id, question: 'How?', answer: 'Thus.', isActive: false, revision: 4 },
    ]);
  });

  it('overwrites nothing that was saved since the editor read it', async () => {
    const id = await add('Why?');
    const edit = (answer: string) => ({
      faqId: id,
      question: 'Why?',
      answer,
      isActive: true,
      editedRevision: 1,
    });
    const outcomes = await Promise.all([
      service.update(edit('Mine.'), change),
      other.update(edit('Theirs.'), change),
    ]);
    const [saved] = outcomes.filter(({ ok }) => ok);
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await service.find(id)).toMatchObject({ faq: saved?.ok === true ? saved.faq : null });
    // The one who has seen it may.
    const again = { ...edit('Both.'), editedRevision: 2 };
    expect(await service.update(again, change)).toMatchObject({ ok: true, faq: { revision: 3 } });
  });

  it('that is sent again is the same save, whatever was read', async () => {
    const id = await add('Why?');
    const edit = { faqId: id, answer: 'Because of it.', editedRevision: 1 };
    for (let times = 0; times < 2; times += 1)
      expect(await service.update(edit, change)).toMatchObject({ ok: true, faq: { revision: 2 } });
  });

  it('meets a conflict, too, where one was hidden meanwhile, but not where it was moved', async () => {
    const [id, last] = [await add('Why?'), await add('How?')];
    await service.reorder([last, id], change);
    expect(await service.update({ faqId: id, answer: 'Thus.', editedRevision: 1 }, change)).toMatchObject({
      ok: true,
    });
    await service.remove({ faqId: id }, change);
    expect(
      await service.update({ faqId: id, answer: 'So.', isActive: true, editedRevision: 2 }, change),
    ).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it.each([
    ['no id', { question: 'a' }, 'VALIDATION_FAILED', { faqId: 'faqId is required' }],
    [
      'no id and a blank text',
      { question: ' ' },
      'VALIDATION_FAILED',
      { faqId: 'faqId is required', question: 'Question is required' },
    ],
    ['an unknown id', { faqId: unknownId, question: 'a' }, 'NOT_FOUND', undefined],
    ['an id that is none', { faqId: "1' OR 1=1", question: 'a' }, 'NOT_FOUND', undefined],
    [
      'markup',
      { faqId: unknownId, answer: '<script>' },
      'VALIDATION_FAILED',
      { answer: 'Answer must be plain text, without HTML' },
    ],
  ])('is refused with %s', async (_what, input, code, fields) => {
    const outcome = await service.update(input, change);
    expect(outcome.ok ? null : { code: outcome.code, fields: outcome.fields }).toEqual({ code, fields });
  });
});

describe('deleting', () => {
  it('hides it from visitors, keeps it for editors, and may be repeated and undone', async () => {
    const id = await add('Why?');
    for (let times = 0; times < 2; times += 1)
      expect(await service.remove({ faqId: id, isActive: false }, change)).toMatchObject({ ok: true });
    expect(await service.list(null)).toEqual([]);
    expect(await service.findFor(null, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await service.find(id)).toMatchObject({ ok: true, faq: { isActive: false } });
    await service.update({ faqId: id, isActive: true }, change);
    expect(await service.findFor(null, id)).toMatchObject({ ok: true });
  });

  it.each([
    [{}, 'VALIDATION_FAILED'],
    [{ faqId: unknownId, isActive: true }, 'VALIDATION_FAILED'],
    [{ faqId: unknownId }, 'NOT_FOUND'],
    [{ faqId: 'x' }, 'NOT_FOUND'],
  ])('is refused for %j', async (input, code) => {
    expect(await service.remove(input, change)).toMatchObject({ ok: false, code });
  });
});

describe('reordering', () => {
  it('puts all into the given order at once', async () => {
    const [a, b, c] = [await add('a?'), await add('b?'), await add('c?')];
    await service.remove({ faqId: b }, change);
    expect(await service.reorder([c, a, b], change)).toMatchObject({ ok: true });
    expect(await order()).toEqual([c, a, b]);
    expect((await service.list(null)).map(({ id }) => id)).toEqual([c, a]);
    await expectGapFree(3);
  });

  it('is refused unless every FAQ is named once', async () => {
    const [a, b] = [await add('a?'), await add('b?')];
    for (const ids of [[], [a], [a, a], [a, b, b], [a, b, unknownId], [a, 'x']]) {
      expect(await service.reorder(ids, change)).toMatchObject({
        ok: false,
        code: 'VALIDATION_FAILED',
        fields: { faqIds: expect.any(String) },
      });
    }
    expect(await order()).toEqual([a, b]);
  });

  it('leaves positions without a gap while others add and reorder', async () => {
    for (let number = 0; number < 6; number += 1) await add(`${number}?`);
    const ids = await order();
    const work = Array.from({ length: 30 }, async (_, turn) => {
      const editor = turn % 2 === 0 ? service : other;
      if (turn % 5 === 0) await editor.add({ question: `more ${turn}?`, answer: 'a' }, change);
      else await editor.reorder([...ids.slice(turn % 6), ...ids.slice(0, turn % 6)], change);
      // A read in between sees one whole order.
      expect(new Set((await service.list(null)).map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
    });
    await Promise.all(work);
    await expectGapFree(12);
  });
});

describe('the audit log', () => {
  const entriesOf = async (id: string) => {
    const { rows } = await database.pool.query<Readonly<Record<string, unknown>>>(
      `SELECT action, actor_name AS "actor", target_name AS "target", client_address AS "from", details
       FROM audit_entry WHERE target_id = $1 ORDER BY seq`,
      [id],
    );
    return rows;
  };

  it('tells who changed what, and nothing of what changed nothing', async () => {
    const id = await add('Why?');
    await service.update({ faqId: id, question: 'How?', answer: 'Because.' }, change);
    await service.update({ faqId: id, question: 'How?' }, change);
    await service.update({ faqId: id, question: '<b>' }, change);
    for (let times = 0; times < 2; times += 1) await service.remove({ faqId: id }, change);
    const by = { actor: 'editor@example.com', from: '192.0.2.7' };
    expect(await entriesOf(id)).toEqual([
      { ...by, action: 'faq.add', target: 'Why?', details: {} },
      {
        ...by,
        action: 'faq.update',
        target: 'Why?',
        details: { 'question.from': 'Why?', 'question.to': 'How?' },
      },
      {
        ...by,
        action: 'faq.delete',
        target: 'How?',
        details: { 'isActive.from': true, 'isActive.to': false },
      },
    ]);
  });

  it('has an entry of each reorder', async () => {
    const ids = [await add('a?'), await add('b?')];
    const count = async () => {
      const { rows } = await database.pool.query(`SELECT FROM audit_entry WHERE action = 'faq.reorder'`);
      return rows.length;
    };
    const before = await count();
    await service.reorder(ids.toReversed(), change);
    await service.reorder([], change);
    expect(await count()).toBe(before + 1);
  });

  it('and the change are one: what cannot be noted does not happen', async () => {
    const id = await add('Why?');
    const unknownActor: Caller = {
      ...change,
      viewer: { kind: 'api-key', apiKeyId: 'none', name: 'Tool', role: 'EDITOR' },
    };
    await expect(service.update({ faqId: id, question: 'How?' }, unknownActor)).rejects.toThrow();
    await expect(service.add({ question: 'More?', answer: 'a' }, unknownActor)).rejects.toThrow();
    expect(await service.listAll()).toMatchObject([{ question: 'Why?' }]);
  });
});
