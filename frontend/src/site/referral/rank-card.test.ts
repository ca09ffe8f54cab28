import { expect, test } from 'vitest';
import { cardContent, cardFormats } from './rank-card.ts';

const own = { brand: 'Tickwise', code: 'K7PQ2M9X45', link: 'https://tickwise.example/?ref=K7PQ2M9X45' };

test('a card says the rank among all in the first half of the list, and marks it', () => {
  expect(cardContent({ rank: 251, total: 2826 }, own)).toEqual({
    ...own,
    rank: '#251',
    place: 'of 2,826 for Tickwise',
    part: 250 / 2826,
    link: 'tickwise.example/?ref=K7PQ2M9X45',
  });
});

test('a card near the end neither says nor shows a last place', () => {
  expect(cardContent({ rank: 2826, total: 2826 }, own)).toMatchObject({
    rank: '#2,826',
    place: 'in line for Tickwise',
    part: null,
  });
});

test('what a card shows is within it', () => {
  for (const { width, height, edge, bars, foot } of cardFormats) {
    expect(bars.x + bars.width).toBe(width - edge);
    expect(bars.y + bars.height).toBeLessThan(foot.y - foot.size);
    expect(foot.y + foot.size * 1.5).toBeLessThan(height);
  }
});
