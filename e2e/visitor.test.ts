import { expect, it } from 'vitest';
import { beginningOf } from './visitor.ts';

it("a page's text in a failure is cut to some lines and 4 KB, and says so", () => {
  const lines = Array.from({ length: 300 }, (_, index) => `- row ${100 + index}`);
  expect(beginningOf(lines.slice(0, 50).join('\n'))).toBe(lines.slice(0, 50).join('\n'));
  expect(beginningOf(lines.join('\n')).split('\n')).toEqual([
    ...lines.slice(0, 50),
    '… and 2500 more characters',
  ]);
  expect(beginningOf(lines.join('\n'), 2).split('\n')).toHaveLength(3);
  expect(beginningOf('x'.repeat(5000))).toBe(`${'x'.repeat(4096)}\n… and 904 more characters`);
});
