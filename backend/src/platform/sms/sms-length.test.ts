import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { smsLength } from './sms-length.ts';

describe('the length of a text message', () => {
  test.each([
    ['nothing', '', 'gsm-7', 0, 0],
    ['160 letters', 'a'.repeat(160), 'gsm-7', 160, 1],
    ['161 letters', 'a'.repeat(161), 'gsm-7', 161, 2],
    ['two full parts', 'a'.repeat(306), 'gsm-7', 306, 2],
    ['one more', 'a'.repeat(307), 'gsm-7', 307, 3],
    ['accents of the alphabet', 'àéùÑ§¿', 'gsm-7', 6, 1],
    ['braces and the euro sign, which count twice', '{€}', 'gsm-7', 6, 1],
    ['a curly apostrophe', 'It’s your turn', 'ucs-2', 14, 1],
    ['70 of another script', 'अ'.repeat(70), 'ucs-2', 70, 1],
    ['71 of another script', 'अ'.repeat(71), 'ucs-2', 71, 2],
    ['an emoji, which counts twice', '🎉', 'ucs-2', 2, 1],
  ] as const)('%s', (_what, text, encoding, units, segments) => {
    expect(smsLength(text)).toEqual({ encoding, units, segments });
  });

  it('never splits a character of two units between two parts', () => {
    expect(smsLength('a'.repeat(152) + '€'.repeat(77))).toMatchObject({ units: 306, segments: 3 });
    expect(smsLength('🎉'.repeat(66) + 'aa')).toMatchObject({ units: 134, segments: 3 });
  });

  it('grows with the text, and never has a part more than it needs by half', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 600 }), fc.string(), (text, more) => {
        const { units, segments, encoding } = smsLength(text);
        expect(smsLength(text + more).segments).toBeGreaterThanOrEqual(segments);
        const part = encoding === 'gsm-7' ? 153 : 67;
        expect(segments).toBeGreaterThanOrEqual(units / (part + 7));
        expect(segments).toBeLessThanOrEqual(Math.ceil(units / (part - 1)));
      }),
    );
  });
});
