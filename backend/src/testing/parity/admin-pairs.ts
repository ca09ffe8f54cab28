import { listedFields } from '../../features/waitlist/waitlist.fields.ts';
import { randomUUID } from 'node:crypto';
import { seedFailedWelcome } from '../scenarios.ts';
import { newEmail, password, seedAdmin, seedSignupRequest } from '../accounts.ts';
import type { Answer } from '../client.ts';
import { type Ask, mapped, type Pair, type ParityCase, type World } from './parity.ts';

type Body = Answer['body'];

const same = (body: unknown): Ask => ({ body, variables: { input: body } });
const digits = (phone: string | null): number | null => (phone === null ? null : Number(phone.slice(1)));

const accountPairs: readonly Pair[] = [
  {
    rest: 'POST /api/admin/login',
    graphql: 'Mutation.adminLogin',
    document: 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { message accessToken } }',
    fromRest: ({ message, accessToken }) => ({ message, token: String(accessToken).split('.').length }),
    fromGraphql: ({ message, accessToken }) => ({ message, token: String(accessToken).split('.').length }),
    cases: [
      { name: 'the right password', ask: async (world) => same({ email: await account(world), password }) },
      {
        name: 'a wrong password',
        code: 'INVALID_CREDENTIALS',
        ask: async (world) => same({ email: await account(world), password: 'another' }),
      },
      {
        name: 'an unknown email',
        code: 'INVALID_CREDENTIALS',
        ask: () => same({ email: newEmail(), password }),
      },
      {
        name: 'a pending account',
        code: 'ACCOUNT_PENDING',
        ask: async ({ running }) => {
          const { email } = await seedAdmin(running.database.pool, 'ADMIN', 'pending');
          return same({ email, password });
        },
      },
      { name: 'nothing', code: 'VALIDATION_FAILED', ask: () => same({ email: '', password: '' }) },
      { name: 'a number', code: 'BAD_REQUEST', ask: () => same({ email: 1, password }) },
    ],
  },
  {
    rest: 'POST /api/admin/signup',
    graphql: 'Mutation.adminSignup',
    document: 'mutation ($input: AdminSignupInput!) { adminSignup(input: $input) { message } }',
    fromRest: (body) => withoutAddress(body),
    fromGraphql: (field) => withoutAddress(field),
    cases: [
      { name: 'a new admin', ask: () => same({ name: 'Grace', email: newEmail(), password }) },
      { name: 'no password', ask: () => same({ name: 'Grace', email: newEmail() }) },
      {
        name: 'a known email',
        ask: async (world) => same({ name: 'Grace', email: await account(world), password }),
      },
      {
        name: 'a setup link that was never made',
        code: 'SETUP_LINK_INVALID',
        ask: () => same({ name: 'Grace', email: newEmail(), password, setup: 'never made' }),
      },
      {
        name: 'a setup link, and no password',
        code: 'VALIDATION_FAILED',
        ask: () => same({ name: 'Grace', email: newEmail(), setup: 'never made' }),
      },
      {
        name: 'no setup link, said so',
        ask: () => same({ name: 'Grace', email: newEmail(), password, setup: null }),
      },
      {
        name: 'a common password',
        code: 'WEAK_PASSWORD',
        ask: () => same({ name: 'Grace', email: newEmail(), password: 'password1234' }),
      },
      {
        name: 'nothing',
        code: 'VALIDATION_FAILED',
        ask: () => same({ name: ' ', email: 'x', password: '' }),
      },
      {
        name: 'a list',
        code: 'BAD_REQUEST',
        ask: () => same({ name: [['a']], email: newEmail(), password }),
      },
    ],
  },
  {
    rest: 'POST /api/admin/confirm',
    graphql: 'Mutation.confirmAdminSignup',
    document: 'mutation ($input: ConfirmAdminSignupInput!) { confirmAdminSignup(input: $input) { message } }',
    fromRest: ({ message }) => ({ message }),
    fromGraphql: (field) => field,
    cases: [
      { name: 'a link', ask: async (world) => same({ token: await signupLink(world), password }) },
      {
        name: 'a link and another name',
        ask: async (world) => same({ token: await signupLink(world), name: 'Ada Lovelace', password }),
      },
      {
        name: 'no name',
        ask: async (world) => same({ token: await signupLink(world), name: null, password }),
      },
      {
        name: 'a common password',
        code: 'WEAK_PASSWORD',
        ask: async (world) => same({ token: await signupLink(world), password: 'password1234' }),
      },
      {
        name: 'no password and a name too long',
        code: 'VALIDATION_FAILED',
        ask: async (world) => same({ token: await signupLink(world), name: 'a'.repeat(101), password: '' }),
      },
      { name: 'no token', code: 'VALIDATION_FAILED', ask: () => same({ token: ' ', password }) },
      { name: 'an unknown link', code: 'CONFIRM_LINK_INVALID', ask: () => same({ token: 'x', password }) },
      { name: 'a number', code: 'BAD_REQUEST', ask: () => same({ token: 1, password }) },
    ],
  },
  {
    rest: 'POST /api/admin/logout',
    graphql: 'Mutation.adminLogout',
    document: 'mutation { adminLogout { message } }',
    fromRest: (body) => ({ isDone: body === '' }),
    fromGraphql: ({ message }) => ({ isDone: message !== '' }),
    cases: [
      { name: 'a session', ask: async (world) => ({ body: {}, token: await session(world) }) },
      {
        name: 'a session that has ended',
        code: 'SESSION_EXPIRED',
        ask: async (world) => {
          const token = await session(world);
          await world.client.post('/api/admin/logout', {}, { authorization: `Bearer ${token}` });
          return { body: {}, token };
        },
      },
      { name: 'nobody', code: 'UNAUTHENTICATED', ask: () => ({ body: {} }) },
    ],
  },
];

const account = async ({ running }: World): Promise<string> => (await seedAdmin(running.database.pool)).email;

const signupLink = async ({ running }: World): Promise<string> =>
  (await seedSignupRequest(running.database.pool)).token;

/** Each API gets a different address. */
const withoutAddress = ({ message }: Body) => ({
  message: String(message).replace(/\S+@example\.com/, 'the address'),
});

async function session(world: World): Promise<string> {
  const { body } = await world.client.post('/api/admin/login', { email: await account(world), password });
  return body.accessToken;
}

/** Rejections that all admin calls share. */
const forViewers: readonly ParityCase[] = [
  { name: 'nobody', code: 'UNAUTHENTICATED', ask: () => ({}) },
  { name: 'a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: 'bad' }) },
];
const numbers = (limit: number, page: number): Ask => ({
  address: `?limit=${limit}&page=${page}`,
  variables: { limit, page },
});
/** For every list with pages. */
const pages: readonly ParityCase[] = [
  ...forViewers,
  { name: 'left to itself', as: 'VIEWER', ask: () => ({}) },
  { name: 'a page', as: 'VIEWER', ask: () => numbers(1, 2) },
  { name: 'beyond the last page', as: 'VIEWER', ask: () => numbers(100, 200) },
  { name: 'a limit of 0', as: 'VIEWER', code: 'VALIDATION_FAILED', ask: () => numbers(0, 1) },
  { name: 'a limit of 101', as: 'VIEWER', code: 'VALIDATION_FAILED', ask: () => numbers(101, 1) },
  { name: 'page 0', as: 'VIEWER', code: 'VALIDATION_FAILED', ask: () => numbers(10, 0) },
];
/** Of lists that may be long. */
const farPages: Pair['cases'] = [
  {
    name: 'beyond the reach of pages',
    as: 'VIEWER',
    code: 'VALIDATION_FAILED',
    ask: () => numbers(100, 1000),
  },
];
const pageFields = 'totalDocs limit page totalPages hasPrevPage hasNextPage prevPage nextPage';

const versionPair: Pair = {
  rest: 'GET /api/version',
  graphql: 'Query.version',
  document: 'query { version { version schema } }',
  fromRest: (body) => body,
  fromGraphql: (field) => field,
  cases: [...forViewers, { name: 'a viewer', as: 'VIEWER', ask: () => ({}) }],
};

const choices: Pair['cases'] = [
  ...['IN', 'india', ' Germany', 'LI'].map((country) => ({
    name: `those of ${country}`,
    as: 'VIEWER' as const,
    ask: () => ({ address: `?country=${encodeURIComponent(country)}`, variables: { country } }),
  })),
  ...['waiting', 'invited', 'blocked'].map((state) => ({
    name: `those who are ${state}`,
    as: 'VIEWER' as const,
    ask: () => ({ address: `?state=${state}`, variables: { state: state.toUpperCase() } }),
  })),
  {
    name: 'those of no country',
    as: 'VIEWER',
    code: 'VALIDATION_FAILED',
    ask: () => ({ address: '?country=Atlantis', variables: { country: 'Atlantis' } }),
  },
];

const listPairs: readonly Pair[] = [
  {
    rest: 'GET /api/admin/getreferralcount',
    graphql: 'Query.referralCounts',
    document: `query ($userId: ID, $search: String, $country: String, $state: UserState, $limit: Int, $page: Int, $sort: ReferralCountSort, $direction: SortDirection) {
      referralCounts(userId: $userId, search: $search, country: $country, state: $state, limit: $limit, page: $page, sort: $sort, direction: $direction) {
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
      ...farPages,
      {
        name: 'one person',
        as: 'VIEWER',
        ask: ({ referrer: { id } }) => ({ address: `?userId=${id}`, variables: { userId: id } }),
      },
      {
        name: 'an unknown person',
        as: 'VIEWER',
        ask: () => ({ address: '?userId=x', variables: { userId: 'x' } }),
      },
      ...['hopper', '%', 'nobody has this'].map((search) => ({
        name: `those with ${search}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?search=${encodeURIComponent(search)}`, variables: { search } }),
      })),
      ...(
        [
          ['referralPoints', 'REFERRAL_POINTS', 'ASC'],
          ['-referralCount', 'REFERRAL_COUNT', 'DESC'],
        ] as const
      ).map(([word, sort, direction]) => ({
        name: `sorted by ${word}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?sort=${word}`, variables: { sort, direction } }),
      })),
      ...choices,
    ],
  },
  {
    rest: 'GET /api/admin/getAmbassadors',
    graphql: 'Query.ambassadors',
    document: `query ($search: String, $limit: Int, $page: Int, $status: AmbassadorStatus) { ambassadors(search: $search, limit: $limit, page: $page, status: $status) {
      docs { id firstName lastName email phone collegeName message appliedAt status noteCount } ${pageFields} } }`,
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
    cases: [
      ...pages,
      ...['hopper', '%', 'nobody has this'].map((search) => ({
        name: `those with ${search}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?search=${encodeURIComponent(search)}`, variables: { search } }),
      })),
      ...['new', 'declined'].map((status) => ({
        name: `those that are ${status}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?status=${status}`, variables: { status: status.toUpperCase() } }),
      })),
    ],
  },
];

/** A user as the list and the export show them. */
const record = ({ phone, joinedAt, ...user }: Body) => ({
  ...Object.fromEntries(Object.entries(user).map(([name, value]) => [ofNamed.get(name)?.key ?? name, value])),
  phoneNo: digits(phone === '' ? null : phone),
  createdAt: joinedAt,
});
/** A name in REST; GraphQL has it next to its code. */
const shownBy = { text: '', phone: '', country: 'Name', choice: 'Label' } as const;
const ofNamed = new Map(listedFields.map((field) => [field.key + shownBy[field.format], field]));
const recordFields = [
  ...listedFields.map(({ key, format }) => key + shownBy[format]),
  'referralId referralPoints referralCount joinedAt',
].join(' ');
const searches = ['lovelace', '%', '_', "'; --", 'nobody has this'];

/** Filters of the list and the export. */
const peoplePairs: readonly Pair[] = [
  {
    rest: 'GET /api/admin/getusers',
    graphql: 'Query.users',
    document: `query ($search: String, $limit: Int, $page: Int, $sort: UserSort, $direction: SortDirection, $country: String, $state: UserState) {
      users(search: $search, limit: $limit, page: $page, sort: $sort, direction: $direction, country: $country, state: $state) {
        docs { id rank state referrer { id firstName lastName referralId } ${recordFields} } totalIsExact ${pageFields} } }`,
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
      ...farPages,
      ...searches.map((search) => ({
        name: `those with ${search}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?search=${encodeURIComponent(search)}`, variables: { search } }),
      })),
      ...(
        [
          ['-createdAt', 'JOINED_AT', 'DESC'],
          ['email', 'EMAIL', 'ASC'],
          ['-referralPoints', 'REFERRAL_POINTS', 'DESC'],
          ['rank', 'RANK', 'ASC'],
        ] as const
      ).map(([word, sort, direction]) => ({
        name: `sorted by ${word}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?sort=${word}`, variables: { sort, direction } }),
      })),
      ...choices,
      {
        name: 'those with more text than is looked for',
        as: 'VIEWER',
        code: 'VALIDATION_FAILED',
        ask: () => ({ address: `?search=${'a'.repeat(500)}`, variables: { search: 'a'.repeat(500) } }),
      },
    ],
  },
  {
    // The export is the list in join order, as long as it fits on one page.
    rest: 'GET /api/admin/getcsv',
    graphql: 'Query.users',
    document: `query ($search: String, $country: String, $state: UserState) {
      users(search: $search, country: $country, state: $state, limit: 100, sort: JOINED_AT, direction: ASC) {
      docs { ${recordFields} } } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ docs }) => mapped(docs, record),
    cases: [
      ...forViewers,
      { name: 'everyone', as: 'VIEWER', ask: () => ({}) },
      ...choices,
      ...searches.map((search) => ({
        name: `those with ${search}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?search=${encodeURIComponent(search)}`, variables: { search } }),
      })),
      {
        name: 'those with more text than is looked for',
        as: 'VIEWER',
        code: 'VALIDATION_FAILED',
        ask: () => ({ address: `?search=${'a'.repeat(500)}`, variables: { search: 'a'.repeat(500) } }),
      },
    ],
  },
];

const faqFields = 'id question answer isActive revision';
const faqOf = ({ id, ...faq }: Body) => ({ ...faq, _id: id });
const withoutId = ({ message, ...more }: Body) => {
  const { question, answer, isActive } = more.result ?? more.faq;
  return { message, question, answer, isActive };
};

async function newFaq({ client, tokens }: World, isActive = true): Promise<string> {
  const faq = { question: `Why ${randomUUID().slice(0, 8)}?`, answer: 'Because.', isActive };
  const { body } = await client.post('/api/addfaq', faq, { authorization: `Bearer ${tokens.EDITOR}` });
  return body.result._id;
}

const faqReads: readonly Pair[] = [
  {
    rest: 'GET /api/getfaqs',
    graphql: 'Query.faqs',
    document: `{ faqs { ${faqFields} } }`,
    fromRest: ({ result }) => result,
    fromGraphql: (faqs) => mapped(faqs, faqOf),
    cases: [
      { name: 'for visitors', ask: () => ({}) },
      { name: 'for viewers', as: 'VIEWER', ask: () => ({}) },
      { name: 'with a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: 'bad' }) },
    ],
  },
  {
    rest: 'GET /api/getfaq/:id',
    graphql: 'Query.faq',
    document: `query ($id: ID!) { faq(id: $id) { ${faqFields} } }`,
    fromRest: ({ result: { _id: id, ...faq } }) => ({ ...faq, hasId: typeof id === 'string' }),
    fromGraphql: ({ id, ...faq }) => ({ ...faq, hasId: typeof id === 'string' }),
    cases: [
      {
        name: 'an active one',
        ask: async ({ client }) => {
          const id: string = (await client.get('/api/getfaqs')).body.result[0]._id;
          return { address: id, variables: { id } };
        },
      },
      {
        name: 'an inactive one, for visitors',
        code: 'NOT_FOUND',
        ask: async (world) => {
          const id = await newFaq(world, false);
          return { address: id, variables: { id } };
        },
      },
      { name: 'none', code: 'NOT_FOUND', ask: () => ({ address: 'none', variables: { id: 'none' } }) },
    ],
  },
];

const faqWrites: readonly Pair[] = [
  {
    rest: 'POST /api/addfaq',
    graphql: 'Mutation.addFaq',
    document: `mutation ($input: AddFaqInput!) { addFaq(input: $input) { message faq { ${faqFields} } } }`,
    fromRest: withoutId,
    fromGraphql: withoutId,
    cases: [
      { name: 'a new one', as: 'EDITOR', ask: () => same({ question: 'How?', answer: 'So.\nThus.' }) },
      {
        name: 'a hidden one',
        as: 'EDITOR',
        ask: () => same({ question: 'How?', answer: 'So.', isActive: false }),
      },
      {
        name: 'nothing in it',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: () => same({ question: ' ', answer: 'a'.repeat(2001) }),
      },
      {
        name: 'a word for a truth',
        as: 'EDITOR',
        code: 'BAD_REQUEST',
        ask: () => same({ question: 'How?', answer: 'So.', isActive: 'yes' }),
      },
      {
        name: 'by a viewer',
        as: 'VIEWER',
        code: 'FORBIDDEN',
        ask: () => same({ question: 'a', answer: 'b' }),
      },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => same({ question: 'a', answer: 'b' }) },
    ],
  },
  {
    rest: 'PUT /api/updatefaq',
    graphql: 'Mutation.updateFaq',
    document: `mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { message faq { ${faqFields} } } }`,
    fromRest: withoutId,
    fromGraphql: withoutId,
    cases: [
      {
        name: 'one that is there',
        as: 'EDITOR',
        ask: async (world) => same({ faqId: await newFaq(world), question: 'What?', answer: 'That.' }),
      },
      {
        name: 'one that is not there',
        as: 'EDITOR',
        code: 'NOT_FOUND',
        ask: () => same({ faqId: randomUUID(), answer: 'That.' }),
      },
      {
        name: 'one that has changed since',
        as: 'EDITOR',
        code: 'CONFLICT',
        ask: async (world) => same({ faqId: await newFaq(world), answer: 'That.', editedRevision: 7 }),
      },
      {
        name: 'with a blank question',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: async (world) => same({ faqId: await newFaq(world), question: ' ' }),
      },
      { name: 'by a viewer', as: 'VIEWER', code: 'FORBIDDEN', ask: () => same({ faqId: 'a' }) },
    ],
  },
  {
    rest: 'POST /api/deletefaq',
    graphql: 'Mutation.deleteFaq',
    document: 'mutation ($faqId: ID!) { deleteFaq(faqId: $faqId) { message } }',
    fromRest: ({ message }) => ({ message }),
    fromGraphql: (field) => field,
    cases: [
      { name: 'one that is there', as: 'EDITOR', ask: async (world) => byId(await newFaq(world)) },
      { name: 'one that is not there', as: 'EDITOR', code: 'NOT_FOUND', ask: () => byId(randomUUID()) },
      { name: 'what is no id', as: 'EDITOR', code: 'NOT_FOUND', ask: () => byId('none') },
      { name: 'by a viewer', as: 'VIEWER', code: 'FORBIDDEN', ask: () => byId('a') },
    ],
  },
];

/** A user whose welcome could not be delivered. */
const unwelcomed = async ({ running }: World) => (await seedFailedWelcome(running.database)).id;

const welcomePairs: readonly Pair[] = [
  {
    rest: 'POST /api/admin/resendwelcome',
    graphql: 'Mutation.resendWelcome',
    document: 'mutation ($id: ID!) { resendWelcome(id: $id) { message } }',
    fromRest: ({ message }) => ({ message }),
    fromGraphql: (field) => field,
    cases: [
      { name: 'one that failed', as: 'ADMIN', ask: async (world) => byUserId(await unwelcomed(world)) },
      { name: 'one that nobody knows', as: 'ADMIN', code: 'NOT_FOUND', ask: () => byUserId(randomUUID()) },
      { name: 'what is no id', as: 'ADMIN', code: 'NOT_FOUND', ask: () => byUserId('none') },
      { name: 'nothing', as: 'ADMIN', code: 'VALIDATION_FAILED', ask: () => byUserId('') },
      {
        name: 'one that did not fail',
        as: 'ADMIN',
        code: 'WELCOME_NOT_FAILED',
        ask: ({ referrer }) => byUserId(referrer.id),
      },
      { name: 'by an editor', as: 'EDITOR', code: 'FORBIDDEN', ask: () => byUserId('a') },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => byUserId('a') },
    ],
  },
];

const byUserId = (id: string): Ask => ({ body: { userId: id }, variables: { id } });

const byId = (faqId: string): Ask => ({ body: { faqId }, variables: { faqId } });

export const adminPairs: readonly Pair[] = [
  versionPair,
  ...accountPairs,
  ...listPairs,
  ...peoplePairs,
  ...welcomePairs,
  ...faqReads,
  ...faqWrites,
];
