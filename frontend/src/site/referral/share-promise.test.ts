import { expect, it } from 'vitest';
import type { Standing } from '../platform/standing.ts';
import { sharePromise } from './share-promise.ts';

const newest: Standing = { rank: 2826, total: 2826, nextSteps: [{ referrals: 1, rank: 253 }] };
const far: Standing = { rank: 9, total: 2826, nextSteps: [{ referrals: 4, rank: 8 }] };
const first: Standing = { rank: 1, total: 2826, nextSteps: [] };

it.each([
  [newest, 'Share and jump 2,573 spots'],
  [{ ...newest, rank: 254 }, 'Share and jump 1 spot'],
  [far, 'Share and move up'],
  [first, 'Share to stay on top'],
  [{ ...newest, nextSteps: [] }, 'Share your link'],
  [null, 'Share your link'],
])('the button to share promises of %j only what one friend brings', (standing, promise) => {
  expect(sharePromise(standing)).toBe(promise);
});
