import { describe, expect, it } from 'vitest';
import { invisibleNames } from '../../testing/hostile.ts';
import { visibleText } from './field-rules.ts';

describe('what can be seen of a text', () => {
  it.each(invisibleNames)('is nothing of %j', (text) => {
    expect(visibleText(text)).toBe('');
  });

  it.each([
    ['\u200b\u202eAda \u2066\u3164', 'Ada'],
    ['\ufeff Ada\u00a0', 'Ada'],
    ['e\u0301', 'e\u0301'],
    ['Ada\u200dLove', 'Ada\u200dLove'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['김', '김'],
    ['محمد', 'محمد'],
    ['नि', 'नि'],
    ['-', '-'],
    ['\ud800', '\ud800'],
  ])('is of %j its visible middle', (text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  it('is found in no time', () => {
    const before = process.threadCpuUsage();
    for (const long of [' ', '\u200b', '\u0301', 'a'].map((character) => character.repeat(30_000))) {
      visibleText(long);
      visibleText(`a${long}b`);
      visibleText(`${long}b${long}`);
    }
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
