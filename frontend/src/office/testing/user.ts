import type { UserPartsFragment } from '../../generated/office.ts';

/** A user as lists have them. */
export const userOf = (
  changes: Partial<UserPartsFragment> = {},
): UserPartsFragment & { __typename: 'User' } => ({
  __typename: 'User',
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+4930123456',
  countryName: 'Germany',
  answers: [{ question: 'broker', text: 'Another' }],
  referralId: 'ABC123',
  referralCode: null,
  source: null,
  campaign: null,
  tags: [],
  referralPoints: 1200,
  referralCount: 1,
  rank: 1,
  state: 'WAITING',
  leavesAt: null,
  joinedAt: '2026-11-25T09:00:00.000Z',
  referrer: null,
  ...changes,
});
