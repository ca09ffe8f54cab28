import { chosenBroker } from '../scenarios.ts';
import type { Ask, Pair } from './parity.ts';

const document = `query ($segment: SegmentInput!, $kind: MailingKind!) { previewSegment(segment: $segment, kind: $kind) {
  people emails textMessages stated canText firstRank lastRank sample { id firstName lastName email country points rank channel } excluded { reason people } } }`;

/** The same segment, in each API's words. */
const asked = (segment: Readonly<Record<string, unknown>>, kind = 'invite'): Ask => {
  const { verifiedBy, ...rest } = segment;
  const contact = typeof verifiedBy === 'string' ? { verifiedBy: verifiedBy.toUpperCase() } : {};
  return {
    body: { segment, kind },
    variables: { segment: { ...rest, ...contact }, kind: kind.toUpperCase() },
  };
};

const inWords = ({ sample, ...preview }: Record<string, unknown>) => ({
  ...preview,
  sample: (sample as readonly { readonly channel: string }[]).map((user) => ({
    ...user,
    channel: user.channel.toLowerCase(),
  })),
});

/** Which users a mailing goes to. */
export const segmentPairs: readonly Pair[] = [
  {
    rest: 'POST /api/admin/previewSegment',
    graphql: 'Query.previewSegment',
    document,
    fromRest: inWords,
    fromGraphql: inWords,
    cases: [
      { name: 'all who wait', as: 'VIEWER', ask: () => asked({}) },
      {
        name: 'the best by several fields',
        as: 'VIEWER',
        ask: () =>
          asked({
            states: ['WAITING', 'EXPIRED'],
            countries: ['DE', 'in'],
            brokers: [chosenBroker.label],
            minPoints: 0,
            maxPoints: 1000,
            hasReferrals: false,
            verifiedBy: 'email',
            topByRank: 2,
            joinedFrom: '2020-01-01',
            joinedTo: '2099-12-31',
          }),
      },
      {
        name: 'one user for news',
        as: 'VIEWER',
        ask: ({ referrer }) => asked({ signupIds: [referrer.id] }, 'broadcast'),
      },
      {
        name: 'values that are not allowed',
        as: 'VIEWER',
        code: 'VALIDATION_FAILED',
        ask: () =>
          asked({
            states: ['INVITED'],
            countries: ['nowhere'],
            brokers: [],
            joinedFrom: '2026-02-30',
            minPoints: 5,
            maxPoints: 4,
            signupIds: ['me'],
            emailListId: 'mine',
            topByRank: 0,
          }),
      },
      {
        name: 'a list that is not there',
        as: 'VIEWER',
        code: 'NOT_FOUND',
        ask: () => asked({ emailListId: '00000000-0000-4000-8000-000000000000' }),
      },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => asked({}) },
    ],
  },
];
