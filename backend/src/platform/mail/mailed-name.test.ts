import { describe, expect, it } from 'vitest';
import { mailedName } from './mailed-name.ts';

describe('a name in a mail', () => {
  it.each(['Grace Hopper', 'Anne-Marie O’Neil', 'Martin L. King Jr.', 'Louis 14', '김철수', 'محمد'])(
    'is %j as typed',
    (name) => {
      expect(mailedName(name)).toBe(name);
    },
  );

  it.each([
    'http://evil.example',
    'evil.example/path',
    'evil.example',
    'Ada (evil.example)',
    'evil.\u200bexample',
    'evil\uff0eexample',
    'evil\u3002example',
    'evil\uff61example',
    'a@evil',
    'a\uff20evil',
    'mailto:a',
    '\\\\evil',
    '//evil',
    'call +1 900 5550199',
  ])('is left out when it could be read as an address: %j', (name) => {
    expect(mailedName(name)).toBeNull();
  });
});
