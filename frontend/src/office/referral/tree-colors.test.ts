import { describe, expect, it } from 'vitest';
import { dotColor, legendOf } from './tree-colors.ts';
import type { TreeNode } from './tree-model.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const node = (level: number, joinedAt = '2026-03-01T00:00:00Z'): TreeNode =>
  ({ person: { joinedAt }, level, children: [], cursor: null, complete: true }) as unknown as TreeNode;
const meaning = (of: TreeNode, by: 'generation' | 'week') =>
  legendOf(by).find(({ color }) => color === dotColor(of, by, now))?.text;

describe('the color of a dot', () => {
  it('says the generation, the same from the fourth on', () => {
    expect([0, 1, 2, 3, 4, 9].map((level) => meaning(node(level), 'generation'))).toEqual([
      ...[
        'This user',
        'Their referrals',
        '2 levels below',
        '3 levels below',
        '4 or more below',
        '4 or more below',
      ],
    ]);
  });

  it('says when a user joined, whatever their generation', () => {
    const joined = ['2026-02-28', '2026-02-20', '2026-02-05', '2025-12-20', '2025-01-01'];
    expect(joined.map((day) => meaning(node(3, `${day}T00:00:00Z`), 'week'))).toEqual([
      ...['Last 7 days', 'The week before', 'Last 30 days', 'Last 90 days', 'Before'],
    ]);
  });

  it('is another one for each meaning', () => {
    expect(new Set(legendOf('week').map(({ color }) => color)).size).toBe(5);
  });
});
