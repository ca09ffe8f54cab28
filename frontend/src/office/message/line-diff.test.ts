import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

const side = (lines: ReturnType<typeof diffLines>, other: 'added' | 'removed') =>
  lines
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('\n');

test('says what was removed, added, and stayed', () => {
  expect(diffLines('Hi\nOne\nBye', 'Hi\nTwo\nThree\nBye')).toEqual([
    { kind: 'same', text: 'Hi' },
    { kind: 'removed', text: 'One' },
    { kind: 'added', text: 'Two' },
    { kind: 'added', text: 'Three' },
    { kind: 'same', text: 'Bye' },
  ]);
  expect(diffLines('a\nb\nc\nd', 'b\nx\nd').filter(({ kind }) => kind === 'same')).toHaveLength(2);
});

test('holds both texts, whatever they are, and nothing changed where they are the same', () => {
  const text = fc
    .array(fc.constantFrom('', 'a', 'b', 'c', ' '), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      expect([side(lines, 'added'), side(lines, 'removed')]).toEqual([before, after]);
      expect(diffLines(before, before).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

test('of texts with very many lines is still both texts', () => {
  const [before, after] = ['a\n'.repeat(5000), 'b\n'.repeat(4000)];
  const lines = diffLines(before, after);
  expect([side(lines, 'added'), side(lines, 'removed')]).toEqual([before, after]);
});
