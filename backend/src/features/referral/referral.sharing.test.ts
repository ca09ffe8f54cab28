import { describe, expect, it } from 'vitest';
import { enteredCode } from './referral.rules.ts';
import { shareTargets } from './referral.sharing.targets.ts';
import { amongAll, shareLink, type ShareWay, shareWords } from './referral.sharing.ts';

const near = { rank: 251, total: 2826, nextSteps: [{ referrals: 1, rank: 58 }] };
const newest = { rank: 2826, total: 2826, nextSteps: [{ referrals: 1, rank: 253 }] };
const first = { rank: 1, total: 2826, nextSteps: [] };
const noPoints = { ...near, nextSteps: [] };

describe('the words to share', () => {
  it.each([
    [near, 'I’m #251 in line for Tickwise. Join with my link and help me move up.'],
    [newest, 'I’m in line for Tickwise. Join with my link and help me move up.'],
    [first, 'I’m #1 in line for Tickwise. Join with my link and get in line, too.'],
    [noPoints, 'I’m #251 in line for Tickwise. Join with my link and get in line, too.'],
    [null, 'I’m in line for Tickwise. Join with my link and get in line, too.'],
  ])('of %j', (standing, words) => {
    expect(shareWords('Tickwise', { standing, isReminder: false })).toBe(words);
  });

  it.each([
    [near, 'Still in line for Tickwise, now at #251. Join me with my link and help me move up.'],
    [newest, 'Still in line for Tickwise. Join me with my link and help me move up.'],
    [first, 'Still in line for Tickwise, now at #1. Join me with my link.'],
    [null, 'Still in line for Tickwise. Join me with my link.'],
  ])('a week later of %j', (standing, words) => {
    expect(shareWords('Tickwise', { standing, isReminder: true })).toBe(words);
  });
});

it.each([
  [{ rank: 1, total: 2 }, 'of 2'],
  [{ rank: 251, total: 2826 }, 'of 2,826'],
  [{ rank: 1413, total: 2826 }, 'of 2,826'],
  [{ rank: 1414, total: 2826 }, null],
  [{ rank: 2826, total: 2826 }, null],
  [{ rank: 1, total: 1 }, null],
])('%j says how many there are only in their first half', (standing, words) => {
  expect(amongAll(standing)).toBe(words);
});

const words = 'Join me & friends: 100 % free?';
const linkBy = (via?: ShareWay) => shareLink('https://x.example', 'K7PQ2M9X45', via);

it('a link carries the code to the form, and the way that it travels', () => {
  expect(linkBy()).toBe('https://x.example/?ref=K7PQ2M9X45');
  for (const link of [linkBy('qr'), shareLink('https://x.example', 'K7PQ2M9X45', 'mail-whatsapp')]) {
    const { search, searchParams } = new URL(link);
    expect(enteredCode(search)).toBe('K7PQ2M9X45');
    expect(['qr', 'mail-whatsapp']).toContain(searchParams.get('via'));
  }
});

it.each(shareTargets({ title: 'An invitation', words, linkBy }))(
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
