import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveCode, isSameCode, readCode } from './verification.code.ts';

const key = Buffer.alloc(32, 7);

describe('deriveCode', () => {
  it('gives exactly as many digits as requested, always the same for one challenge and key', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 4, max: 8 }), (id, length) => {
        const code = deriveCode(key, id, length);
        expect(code).toMatch(new RegExp(`^\\d{${length}}$`));
        expect(deriveCode(key, id, length)).toBe(code);
      }),
    );
  });

  it('gives other codes under another key', () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const same = ids.filter((id) => deriveCode(key, id, 6) === deriveCode(Buffer.alloc(32, 8), id, 6));
    expect(same.length).toBeLessThan(3);
  });

  it.each([4, 5, 6, 7, 8])('makes every digit equally likely in each of %i places', (length) => {
    const codes = Array.from({ length: 20_000 }, (_, index) => deriveCode(key, `challenge-${index}`, length));
    for (let place = 0; place < length; place += 1) {
      const counts = Array<number>(10).fill(0);
      for (const code of codes) counts[Number(code[place])] = (counts[Number(code[place])] ?? 0) + 1;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // 9 degrees of freedom: a fair die exceeds 40 less than once in 100,000 times. The ids are fixed, so this test is
      // not flaky.
      expect(chiSquare).toBeLessThan(40);
    }
  });

  it('keeps leading zeros', () => {
    const codes = Array.from({ length: 2000 }, (_, index) => deriveCode(key, `challenge-${index}`, 4));
    expect(codes.some((code) => code.startsWith('00'))).toBe(true);
  });
});

describe('readCode', () => {
  it('reads a number as the code whose leading zeros it lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), (length, number) => {
        const code = String(number % 10 ** length).padStart(length, '0');
        expect(readCode(Number(code), length)).toBe(code);
      }),
    );
  });

  it.each([' 012345 ', '012 345', '012-345', '\n012\u00a0345\t'])(
    'forgives the spaces and the dash of %j',
    (text) => {
      expect(readCode(text, 6)).toBe('012345');
    },
  );

  it.each(['12345', '01234x', '', '-12345', '1e5'])('leaves %j as what matches no code', (text) => {
    expect(isSameCode('012345', readCode(text, 6))).toBe(false);
  });

  it.each([-12345, 1.5, Number.NaN, 1e21, 1234567])(
    'reads the number %d as what matches no code',
    (number) => {
      expect(readCode(number, 6)).not.toMatch(/^\d{6}$/);
    },
  );
});

describe('isSameCode', () => {
  it('holds for the same text only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isSameCode(one, one)).toBe(true);
        expect(isSameCode(one, other)).toBe(one === other);
      }),
    );
  });
});
