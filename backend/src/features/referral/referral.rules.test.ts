import { describe, expect, it } from 'vitest';
import { enteredCode, toReferralId } from './referral.rules.ts';

const code = 'K7PQ2M9X45';

describe('the referral code in what was entered', () => {
  it.each([
    [code],
    [' k7pq2m9x45\n'],
    ['K7PQ2-M9X45'],
    ['K7PQ2 M9X45'],
    ['K7PQ2–M9X45'],
    ['“K7PQ2M9X45”'],
    ["'K7PQ2M9X45'."],
    ['(K7PQ2M9X45)'],
    ['\u200bK7PQ2M9X45\u200e'],
    ['Ｋ７ＰＱ２Ｍ９Ｘ４５'],
    ['https://example.com/?ref=K7PQ2M9X45'],
    ['http://example.com/?ref=k7pq2m9x45&utm_source=x#Home'],
    ['example.com/?utm_source=x&REF=K7PQ2M9X45.'],
    ['https://example.com/?a=1&amp;ref=K7PQ2M9X45&amp;join'],
    ['<a href="https://example.com/?ref=K7PQ2M9X45">'],
    ['Join me: https://example.com/?ref=K7PQ2M9X45 !'],
    ['https://l.example.com/?u=https%3A%2F%2Fexample.com%2F%3Fref%3DK7PQ2M9X45%26h%3D1'],
    ['?ref=K7PQ2M9X45'],
    ['ref=K7PQ2M9X45'],
  ])('is found: %j', (text) => {
    expect(toReferralId(text)).toBe(code);
  });

  it.each([
    ['K7PQ2M9'],
    [''],
    ['https://example.com/'],
    ['no code here, sorry'],
    ['K7PQ2M9X4\u00c9'],
    ['%'],
    ['ref='],
  ])('is none in %j', (text) => {
    expect(toReferralId(text)).toBeNull();
  });

  it('is otherwise kept as entered', () => {
    expect(enteredCode(' Friend of Ada ')).toBe('Friend of Ada');
    expect(enteredCode('https://example.com/?ref=none')).toBe('none');
  });
});
