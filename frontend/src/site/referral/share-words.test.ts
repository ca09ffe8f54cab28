import { describe, expect, it } from 'vitest';
import type { Standing } from '../platform/standing.ts';
import { sharePromise, shareWords } from './share-words.ts';

const near: Standing = { rank: 251, total: 2826, nextSteps: [{ referrals: 1, rank: 58 }] };
const newest: Standing = { rank: 2826, total: 2826, nextSteps: [{ referrals: 1, rank: 253 }] };
const far: Standing = { rank: 9, total: 2826, nextSteps: [{ referrals: 4, rank: 8 }] };
const first: Standing = { rank: 1, total: 2826, nextSteps: [] };
const noPoints: Standing = { ...near, nextSteps: [] };

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
  [newest, 'Share and jump 2,573 spots'],
  [{ ...near, rank: 59 }, 'Share and jump 1 spot'],
  [far, 'Share and move up'],
  [first, 'Share to stay on top'],
  [noPoints, 'Share your link'],
  [null, 'Share your link'],
])('the button to share promises of %j only what one friend brings', (standing, promise) => {
  expect(sharePromise(standing)).toBe(promise);
});
