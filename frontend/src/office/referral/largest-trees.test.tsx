import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { LargestTrees } from './largest-trees.tsx';

const root = {
  __typename: 'ReferralTreeNode',
  userId: 'u1',
  parentId: null,
  depth: 0,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+4915123456789',
  joinedAt: '2026-11-28T00:00:00.000Z',
  referralPoints: 10,
  referralCount: 1,
};

test.each([
  [{ people: 1, depth: 1, exact: true }, /^1 user, 1 level$/],
  [{ people: 1200, depth: 3, exact: true }, /^1,200 users, 3 levels$/],
  [{ people: 10_000, depth: 9, exact: false }, /^10,000\+ users, 9 levels$/],
])('a tree of %j says so', async (size, text) => {
  const path = officePaths.referralCount;
  const largestReferralTrees = [{ root, size: { __typename: 'ReferralTreeSize', ...size } }];
  renderScreens(
    { [path]: <LargestTrees /> },
    { role: 'VIEWER', path, scripts: { LargestReferralTrees: () => ({ largestReferralTrees }) } },
  );
  const link = await screen.findByRole('link', { name: /Ada Lovelace/ });
  expect(link.querySelector('.text-right')?.textContent).toMatch(text);
});
