import type { UserPartsFragment, UserQuery } from '../../generated/office.ts';

const creditOf = (id: string) => ({
  points: 100,
  revision: 0,
  cause: 'JOIN' as const,
  createdAt: '2026-11-25T09:00:00.000Z',
  referred: { __typename: 'User' as const, id, firstName: 'Student', lastName: id, referralId: `R${id}` },
});

/** A page with one credit. */
export const creditsOf = (id: string, nextAfter: string | null) => ({
  __typename: 'UserCredits' as const,
  entries: [creditOf(id)],
  nextAfter,
});

/** The page of a user. */
export const detailOf = (user: UserPartsFragment, changes: Partial<UserQuery['user']> = {}): UserQuery => ({
  user: {
    user,
    revision: 'r1',
    joinedNth: 4211,
    verifiedBy: 'EMAIL',
    systemCountry: null,
    firstSource: null,
    lastSource: null,
    blockedAt: null,
    erasedAt: null,
    mergedInto: null,
    application: null,
    ranking: { rank: 1, people: 5000, withMorePoints: 0, withAsManyJoinedEarlier: 0 },
    referrer: null,
    credits: creditsOf('s1', 'c1'),
    invite: null,
    messages: [],
    ...changes,
  },
});
