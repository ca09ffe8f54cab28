import { expect, test } from 'vitest';
import { faqRows } from './faq-rows.ts';

const faqs = [
  { id: 'c1', question: 'Who?', answer: 'Us', isActive: true, revision: 1 },
  { id: 'a2', question: 'How?', answer: 'With care', isActive: false, revision: 1 },
  { id: 'b3', question: 'When?', answer: 'Soon', isActive: true, revision: 1 },
];
const ids = (question: Partial<Parameters<typeof faqRows>[1]>) =>
  faqRows(faqs, { search: '', sort: '', withInactive: true, ...question }).map(({ id }) => id);

test('keeps the order visitors read unless sorted', () => {
  expect(ids({})).toEqual(['c1', 'a2', 'b3']);
  expect(ids({ sort: 'question' })).toEqual(['a2', 'b3', 'c1']);
  expect(ids({ sort: '-id' })).toEqual(['c1', 'b3', 'a2']);
  expect(ids({ sort: 'isActive' })).toEqual(['c1', 'a2', 'b3']);
});

test('finds in ids, questions and answers, in any case', () => {
  expect(ids({ search: 'WITH CARE' })).toEqual(['a2']);
  expect(ids({ search: 'who' })).toEqual(['c1']);
  expect(ids({ search: 'b3' })).toEqual(['b3']);
});

test.each([
  ['resume your', ['d4']],
  ['YOUR résumé', ['d4']],
  ['wheres your', ['d4']],
  ['where’s  your', ['d4']],
  ['resume nobody', []],
])('finds words in any order, whatever their accents and apostrophes: %s', (search, found) => {
  const own = { id: 'd4', question: 'Where’s your résumé?', answer: 'Ask', isActive: true, revision: 1 };
  const rows = faqRows([...faqs, own], { search, sort: '', withInactive: true });
  expect(rows.map(({ id }) => id)).toEqual(found);
});

test('leaves inactive ones out unless requested', () => {
  expect(ids({ withInactive: false })).toEqual(['c1', 'b3']);
});
