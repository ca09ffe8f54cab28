import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './faq.placeholders.ts';
import { isFaqId, parseFaq, parseFaqChanges } from './faq.rules.ts';

const fieldsOf = (outcome: ReturnType<typeof parseFaq> | ReturnType<typeof parseFaqChanges>) =>
  outcome.ok ? {} : outcome.fields;

describe('a FAQ', () => {
  it('is trimmed, in lines, and active unless it says otherwise', () => {
    expect(parseFaq({ question: ' Why? ', answer: 'a\r\nb ' })).toEqual({
      ok: true,
      faq: { question: 'Why?', answer: 'a\nb', isActive: true },
    });
    expect(parseFaq({ question: 'Why?', answer: 'a', isActive: false })).toMatchObject({
      faq: { isActive: false },
    });
  });

  it.each([
    ['nothing', {}, { question: 'Question is required', answer: 'Answer is required' }],
    [
      'blanks',
      { question: ' ', answer: '\n' },
      { question: 'Question is required', answer: 'Answer is required' },
    ],
    [
      'a long question',
      { question: 'a'.repeat(201), answer: 'a' },
      { question: 'Question must be at most 200 characters' },
    ],
    [
      'a long answer',
      { question: 'a', answer: 'a'.repeat(2001) },
      { answer: 'Answer must be at most 2000 characters' },
    ],
    [
      'HTML',
      { question: 'a', answer: 'a <b>bold</b> claim' },
      { answer: 'Answer must be plain text, without HTML' },
    ],
    [
      'half a character',
      { question: 'a', answer: 'a\ud800' },
      { answer: 'Answer contains a character we can’t store, after “a”. Remove it.' },
    ],
  ])('is refused with %s', (_what, input, expected) => {
    expect(fieldsOf(parseFaq(input))).toEqual(expected);
  });

  it('may compare numbers', () => {
    expect(parseFaq({ question: 'Is 5 < 7?', answer: 'Yes, and 7 > 5; <3' }).ok).toBe(true);
  });
});

describe('changes of a FAQ', () => {
  it('leave missing and null fields unchanged', () => {
    expect(parseFaqChanges({ answer: ' b ' })).toEqual({
      ok: true,
      changes: { question: null, answer: 'b', isActive: null },
    });
    expect(parseFaqChanges({ question: null, isActive: false })).toEqual({
      ok: true,
      changes: { question: null, answer: null, isActive: false },
    });
  });

  it('are rejected for an invalid text', () => {
    expect(fieldsOf(parseFaqChanges({ question: ' ' }))).toEqual({ question: 'Question is required' });
  });
});

describe('placeholders', () => {
  it('are replaced as they are, unknown ones stay', () => {
    const values = { brand: '$& <Co>', supportEmail: 'a@example.com', pointsPerReferral: 10 };
    expect(fillPlaceholders('{brand} {brand} {supportEmail} {pointsPerReferral} {constructor}', values)).toBe(
      '$& <Co> $& <Co> a@example.com 10 {constructor}',
    );
  });
});

it('ids are UUIDs', () => {
  expect(isFaqId('01a1fde4-3238-7109-8211-A97FA58C8FDD')).toBe(true);
  for (const text of [
    '',
    '1',
    '01a1fde4-3238-7109-8211-a97fa58c8fdd\n',
    'g1a1fde4-3238-7109-8211-a97fa58c8fdd',
  ])
    expect(isFaqId(text)).toBe(false);
});
