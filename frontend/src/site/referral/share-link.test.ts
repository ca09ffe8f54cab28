import { expect, test } from 'vitest';
import { readReferralLink } from './referral-link.ts';
import { shareLink, type ShareWay } from './share-link.ts';
import { shareTargets } from './share-targets.ts';

const words = 'Join me & friends: 100 % free?';
const linkBy = (via?: ShareWay) => shareLink('https://x.example', 'K7PQ2M9X45', via);
const noStore = { read: () => null, write: () => undefined, remove: () => undefined };

test('a link carries the code to the form, and the way that it travels', () => {
  expect(linkBy()).toBe('https://x.example/?ref=K7PQ2M9X45');
  const { search, searchParams } = new URL(linkBy('qr'));
  expect(searchParams.get('via')).toBe('qr');
  expect(readReferralLink(search, noStore)).toBe('K7PQ2M9X45');
});

test.each(shareTargets({ title: 'An invitation', words, linkBy }))(
  '$service gets the link whole, with its own way, and the words where it takes any',
  (target) => {
    const { protocol, searchParams } = new URL(target.href);
    expect(protocol).toBe(target.service === 'Email' ? 'mailto:' : 'https:');
    const given = [...searchParams.values()].join(' ');
    expect(given).toContain(`${linkBy()}&via=${target.service.toLowerCase()}`);
    if (target.service !== 'LinkedIn') expect(given).toContain(words);
    expect(target.href).not.toContain('+');
  },
);
