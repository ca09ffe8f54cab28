import fc from 'fast-check';

const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));

/**
 * Any text at all, like that of `fc.string({ unit: 'binary' })`, which first makes tables of all code points, for two
 * seconds.
 */
export const anyText = (limits: fc.StringConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: codePoint });
