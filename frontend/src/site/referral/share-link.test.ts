import { expect, test } from 'vitest';
import { shareLink, shareTargets } from './share-link.ts';

const words = 'Join me & friends: 100 % free?';
const link = shareLink('https://x.example', 'K7PQ2M9X45');

test('a link carries the code to the form', () => {
  expect(new URL(link).searchParams.get('ref')).toBe('K7PQ2M9X45');
});

test.each(shareTargets({ title: 'An invitation', words, link }))(
  '$service gets the link whole, and the words where it takes any',
  (target) => {
    const { protocol, searchParams } = new URL(target.href);
    expect(protocol).toBe(target.service === 'Email' ? 'mailto:' : 'https:');
    const given = [...searchParams.values()].join(' ');
    expect(given).toContain(link);
    if (target.service !== 'LinkedIn') expect(given).toContain(words);
    expect(target.href).not.toContain('+');
  },
);
