import { joinInvited } from '../../features/invite/invite.scenario.ts';
import { seedDraft, waitingPeople } from '../../features/mailing/mailing.scenario.ts';
import type { Answer } from '../client.ts';
import { chosenBroker } from '../scenarios.ts';
import { createWaveInstance } from '../wave-instance.ts';
import { digits, record, recordFields } from './own-pairs.ts';
import { type Ask, mapped, type Pair, type World } from './parity.ts';

type Body = Answer['body'];

const pageFields = 'totalDocs limit page totalPages hasPrevPage hasNextPage prevPage nextPage';
/** A request of a list. */
const list = (
  name: string,
  address: string,
  variables: Readonly<Record<string, unknown>>,
): Pair['cases'][number] => ({ name, as: 'VIEWER', ask: () => ({ address, variables }) });
const pages: Pair['cases'] = [
  list('left to itself', '', {}),
  list('a page', '?limit=1&page=2', { limit: 1, page: 2 }),
  { ...list('page 0', '?page=0', { page: 0 }), code: 'VALIDATION_FAILED' },
];

const listPairs: readonly Pair[] = [
  {
    rest: 'GET /api/admin/getreferralcount',
    graphql: 'Query.referralCounts',
    document: `query ($userId: ID, $filter: UserFilter, $limit: Int, $page: Int, $sort: ReferralCountSort, $direction: SortDirection) {
      referralCounts(userId: $userId, filter: $filter, limit: $limit, page: $page, sort: $sort, direction: $direction) {
        docs { userId firstName lastName email referralPoints referralCount state referrals { firstName lastName email phone } } totalIsExact ${pageFields} } }`,
    fromRest: ({ result, ...page }) => ({ docs: result, ...page }),
    fromGraphql: ({ docs, ...page }) => ({
      docs: mapped(docs, ({ userId, state, referrals, ...doc }: Body) => ({
        ...doc,
        _id: userId,
        state: String(state).toLowerCase(),
        referrals: mapped(referrals, ({ phone, ...each }: Body) => ({ ...each, phoneNo: digits(phone) })),
      })),
      ...page,
    }),
    cases: [
      ...pages,
      list('sorted', '?sort=-referralCount', { sort: 'REFERRAL_COUNT', direction: 'DESC' }),
      list('in a state', '?states=waiting', { filter: { states: ['WAITING'] } }),
      {
        name: 'one user',
        as: 'VIEWER',
        ask: ({ referrer: { id } }) => ({ address: `?userId=${id}`, variables: { userId: id } }),
      },
    ],
  },
  {
    rest: 'GET /api/admin/getAmbassadors',
    graphql: 'Query.ambassadors',
    document: `query ($search: String, $limit: Int, $page: Int, $status: AmbassadorStatus) { ambassadors(search: $search, limit: $limit, page: $page, status: $status) {
      docs { id firstName lastName email phone collegeName message appliedAt status acceptedAt noteCount isStated signup { id referralId referralCount isBlocked } } ${pageFields} } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ docs, ...page }) => ({
      docs: mapped(docs, ({ id, phone, appliedAt, status, ...doc }: Body) => ({
        ...doc,
        status: String(status).toLowerCase(),
        _id: id,
        phoneNo: digits(phone),
        createdAt: appliedAt,
      })),
      ...page,
    }),
    cases: [...pages, list('in a state', '?status=new', { status: 'NEW' })],
  },
  {
    rest: 'GET /api/admin/getusers',
    graphql: 'Query.users',
    document: `query ($filter: UserFilter, $limit: Int, $page: Int, $sort: UserSort, $direction: SortDirection) {
      users(filter: $filter, limit: $limit, page: $page, sort: $sort, direction: $direction) {
        docs { id rank state tags referrer { id firstName lastName referralId } ${recordFields} } totalIsExact ${pageFields} } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ docs, ...page }) => ({
      docs: mapped(docs, ({ id, state, referrer, ...user }) => ({
        ...record(user),
        _id: id,
        referrer:
          referrer === null ? null : mapped([referrer], ({ id: _id, ...name }) => ({ ...name, _id }))[0],
        state: String(state).toLowerCase(),
      })),
      ...page,
    }),
    cases: [
      ...pages,
      list('sorted', '?sort=rank', { sort: 'RANK', direction: 'ASC' }),
      list('in a state', '?states=waiting&search=lovelace', {
        filter: { states: ['WAITING'], search: 'lovelace' },
      }),
    ],
  },
];

const invitationFields = 'state signupId firstName lastName verifiedBy email phone referralId expiresAt';
/** Each API gets another twin: the differences between the twins are not compared. */
const comparableInvitation = ({ state, firstName, lastName, verifiedBy, ...rest }: Body) => ({
  firstName,
  lastName,
  alreadyRedeemed: rest.alreadyRedeemed,
  state: String(state).toLowerCase(),
  verifiedBy: String(verifiedBy).toLowerCase(),
  tellsEmail: rest.email !== null,
  tellsPhone: (rest.phone ?? rest.phoneNo ?? null) !== null,
});
const invited = ({ running }: World) => joinInvited(running.database, 'phone');

const invitePairs: readonly Pair[] = [
  {
    rest: 'POST /api/checkInvite',
    graphql: 'Query.checkInvite',
    document: `query ($code: String!) { checkInvite(code: $code) { ${invitationFields} } }`,
    fromRest: comparableInvitation,
    fromGraphql: comparableInvitation,
    cases: [
      {
        name: 'one that is good',
        as: 'EDITOR',
        ask: async (world) => {
          const { code } = await invited(world);
          return { body: { code }, variables: { code } };
        },
      },
    ],
  },
  {
    rest: 'POST /api/redeemInvite',
    graphql: 'Mutation.redeemInvite',
    document: `mutation ($input: RedeemInviteInput!) { redeemInvite(input: $input) { invite { ${invitationFields} } alreadyRedeemed } }`,
    fromRest: comparableInvitation,
    fromGraphql: ({ invite, alreadyRedeemed }) => comparableInvitation({ ...invite, alreadyRedeemed }),
    cases: [
      {
        name: 'one for the phone that the account verified, as a number in REST',
        as: 'EDITOR',
        ask: async (world) => {
          const { code, phoneNo } = await invited(world);
          const input = { code, account: 'user_42' };
          return {
            body: { ...input, phoneNo: digits(phoneNo) },
            variables: { input: { ...input, phoneNo } },
          };
        },
      },
    ],
  },
];

const mailingFields = `kind name state templateName templateVersion perHour revision confirmedPeople startsAt pauseReason createdBy startedAt endedAt
  estimatedEndAt recipients { planned queued sent refused uncertain skipped canceled skippedFor { reason people } }`;
const comparableMailing = (
  message: unknown,
  { kind, state, pauseReason, ...mailing }: Record<string, unknown>,
) => ({
  message,
  name: mailing['name'],
  templateName: mailing['templateName'],
  perHour: mailing['perHour'],
  confirmedPeople: mailing['confirmedPeople'],
  startsAt: mailing['startsAt'],
  recipients: mailing['recipients'],
  kind: String(kind).toLowerCase(),
  state: String(state).toLowerCase(),
  pauseReason: String(pauseReason).toLowerCase(),
});

const mailingPair: Pair = {
  rest: 'POST /api/admin/startMailing',
  graphql: 'Mutation.startMailing',
  document: `mutation ($id: ID!, $confirmPeople: Int!, $revision: Int!, $startsAt: String) {
    startMailing(id: $id, confirmPeople: $confirmPeople, revision: $revision, startsAt: $startsAt) { message mailing { id ${mailingFields} } } }`,
  fromRest: ({ message, result }) => comparableMailing(message, result),
  fromGraphql: ({ message, mailing }) => comparableMailing(message, mailing),
  cases: [
    {
      name: 'a draft, tomorrow',
      as: 'ADMIN',
      ask: async ({ running }) => {
        const { pool } = running.database;
        const { id } = await seedDraft(pool, { kind: 'invite' });
        const fields = { id, confirmPeople: await waitingPeople(pool), revision: 1, startsAt: tomorrow };
        return { body: fields, variables: fields };
      },
    },
  ],
};

const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 11)}09:00:00.000Z`;

const waveFields = `expiresInMinutes reminderDays revokedAt funnel { planned issued sent opened accepted expired revoked }
  mailing { name state perHour templateName confirmedPeople recipients { planned queued sent refused uncertain skipped canceled } }`;

/** Each API gets another twin: the differences between the twins are not compared. */
const comparableWave = (wave: Record<string, unknown>) => {
  const { expiresInMinutes, reminderDays, revokedAt, funnel, mailing } = wave;
  const { name, state, perHour, templateName, confirmedPeople, recipients } = recordOf(mailing);
  const { planned, queued, sent, skipped, canceled } = recordOf(recipients);
  return {
    expiresInMinutes,
    reminderDays,
    revokedAt,
    funnel,
    mailing: { name, perHour, templateName, confirmedPeople, state: String(state).toLowerCase() },
    counts: { planned, queued, sent, skipped, canceled },
  };
};

const recordOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}));

/** A draft with every term. */
async function savedWave({ running }: World): Promise<string> {
  const instance = createWaveInstance(running.database.pool, 1);
  const { id } = await instance.draft({ states: ['waiting'] }, { reminderDays: [1, 3] });
  instance.close();
  return id;
}

const draft = {
  name: 'March',
  segment: { states: ['waiting'], countries: ['DE'], topByRank: 10 },
  perHour: 100,
  expiresInMinutes: 20_160,
  reminderDays: [1, 7],
};

const wavePairs: readonly Pair[] = [
  {
    rest: 'POST /api/admin/createInviteWave',
    graphql: 'Mutation.createInviteWave',
    document: `mutation ($input: InviteWaveInput!) { createInviteWave(input: $input) { message wave { ${waveFields} } } }`,
    fromRest: ({ message, result }) => ({ message, wave: comparableWave(result) }),
    fromGraphql: ({ message, wave }) => ({ message, wave: comparableWave(wave) }),
    cases: [
      {
        name: 'with terms of its own',
        as: 'EDITOR',
        ask: () => ({
          body: draft,
          variables: { input: { ...draft, segment: { ...draft.segment, states: ['WAITING'] } } },
        }),
      },
    ],
  },
  {
    rest: 'GET /api/admin/inviteWave/:id',
    graphql: 'Query.inviteWave',
    document: `query ($id: ID!) { inviteWave(id: $id) { ${waveFields} } }`,
    fromRest: ({ result }) => comparableWave(result),
    fromGraphql: comparableWave,
    cases: [
      {
        name: 'a draft',
        as: 'VIEWER',
        ask: async (world) => {
          const id = await savedWave(world);
          return { address: id, variables: { id } };
        },
      },
    ],
  },
];

const segmentDocument = `query ($segment: SegmentInput!, $kind: MailingKind!) { previewSegment(segment: $segment, kind: $kind) {
  people emails textMessages stated canText firstRank lastRank sample { id firstName lastName email country points rank channel } excluded { reason people } } }`;

/** The same segment, in each API's words. */
const asked = (segment: Readonly<Record<string, unknown>>, kind = 'invite'): Ask => {
  const { verifiedBy, states, ...rest } = segment;
  const inCapitals = {
    ...(typeof verifiedBy === 'string' && { verifiedBy: verifiedBy.toUpperCase() }),
    ...(Array.isArray(states) && { states: states.map((state) => String(state).toUpperCase()) }),
  };
  return {
    body: { segment, kind },
    variables: { segment: { ...rest, ...inCapitals }, kind: kind.toUpperCase() },
  };
};

const inWords = ({ sample, ...preview }: Record<string, unknown>) => ({
  ...preview,
  sample: (sample as readonly { readonly channel: string }[]).map((user) => ({
    ...user,
    channel: user.channel.toLowerCase(),
  })),
});

const segmentPair: Pair = {
  rest: 'POST /api/admin/previewSegment',
  graphql: 'Query.previewSegment',
  document: segmentDocument,
  fromRest: inWords,
  fromGraphql: inWords,
  cases: [
    { name: 'all who wait', as: 'VIEWER', ask: () => asked({}) },
    {
      name: 'the best by several fields',
      as: 'VIEWER',
      ask: () =>
        asked({
          states: ['waiting', 'expired'],
          countries: ['DE', 'in'],
          brokers: [chosenBroker.label],
          minPoints: 0,
          maxPoints: 1000,
          maxReferrals: 0,
          verifiedBy: 'email',
          topByRank: 2,
          joinedFrom: '2020-01-01',
          joinedTo: '2099-12-31',
        }),
    },
  ],
};

/** Calls that run an operation, but rename much of it. */
export const namedPairs: readonly Pair[] = [
  ...listPairs,
  ...invitePairs,
  mailingPair,
  ...wavePairs,
  segmentPair,
];
