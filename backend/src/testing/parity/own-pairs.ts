import { randomUUID } from 'node:crypto';
import { findCountry } from '../../platform/countries/countries.ts';
import { listedFields } from '../../features/waitlist/waitlist.fields.ts';
import type { Answer } from '../client.ts';
import { person, type Person, verifyEmail } from '../scenarios.ts';
import { type Ask, mapped, type Pair, type World } from './parity.ts';

type Body = Answer['body'];

const uuid = /^[\da-f-]{36}$/;
const shape = (id: unknown, pattern: RegExp) => (pattern.test(String(id)) ? 'there' : id);
const same = (body: unknown): Ask => ({ body, variables: { input: body } });
const byId = (faqId: string): Ask => ({ body: { faqId }, variables: { faqId } });

async function verified(world: World, fields: Partial<Person> = {}): Promise<Person> {
  const input = person(fields);
  await verifyEmail(world.running.database.pool, input.email);
  return input;
}

async function newFaq({ client, tokens }: World, isActive = true): Promise<string> {
  const faq = { question: `Why ${randomUUID().slice(0, 8)}?`, answer: 'Because.', isActive };
  const { body } = await client.post('/api/addfaq', faq, { authorization: `Bearer ${tokens.EDITOR}` });
  return body.result._id;
}

const choices: Pair['cases'] = [
  ...['IN', 'india', ' Germany', 'LI'].map((country) => ({
    name: `those of ${country}`,
    as: 'VIEWER' as const,
    ask: () => ({
      address: `?countries=${encodeURIComponent(country)}`,
      variables: { filter: { countries: [country] } },
    }),
  })),
  ...['waiting', 'invited', 'blocked'].map((state) => ({
    name: `those who are ${state}`,
    as: 'VIEWER' as const,
    ask: () => ({ address: `?states=${state}`, variables: { filter: { states: [state.toUpperCase()] } } }),
  })),
  {
    name: 'those of several conditions',
    as: 'VIEWER',
    ask: () => ({
      address:
        '?states=waiting&states=invited&countries=IN&countries=DE&minPoints=0&maxReferrals=9&verifiedBy=email&newsConsent=false&held=false&joinedFrom=2020-01-01',
      variables: {
        filter: {
          states: ['WAITING', 'INVITED'],
          countries: ['IN', 'DE'],
          minPoints: 0,
          maxReferrals: 9,
          verifiedBy: 'EMAIL',
          newsConsent: false,
          held: false,
          joinedFrom: '2020-01-01',
        },
      },
    }),
  },
  {
    name: 'those who verified no contact',
    as: 'VIEWER',
    ask: () => ({ address: '?verifiedBy=none', variables: { filter: { verifiedBy: 'NONE' } } }),
  },
  {
    name: 'those of no country',
    as: 'VIEWER',
    code: 'VALIDATION_FAILED',
    ask: () => ({
      address: '?countries=IN&countries=Atlantis',
      variables: { filter: { countries: ['IN', 'Atlantis'] } },
    }),
  },
];

export const digits = (phone: string | null): number | null =>
  phone === null ? null : Number(phone.slice(1));
/** A user as the export shows them. */
export const record = ({ phone, joinedAt, ...user }: Body) => ({
  ...Object.fromEntries(Object.entries(user).map(([name, value]) => [ofNamed.get(name)?.key ?? name, value])),
  phoneNo: digits(phone === '' ? null : phone),
  createdAt: joinedAt,
});
/** A name in REST; GraphQL has it next to its code. */
const shownBy = { text: '', phone: '', country: 'Name', choice: 'Label' } as const;
const ofNamed = new Map(listedFields.map((field) => [field.key + shownBy[field.format], field]));
export const recordFields = [
  ...listedFields.map(({ key, format }) => key + shownBy[format]),
  'referralId referralPoints referralCount joinedAt',
].join(' ');
const searches = ['lovelace', '%', '_', "'; --", 'nobody has this'];

/** Calls that have a handler of their own beside the operation. */
export const ownPairs: readonly Pair[] = [
  {
    rest: 'POST /api/joinwaitlist',
    graphql: 'Mutation.joinWaitlist',
    document:
      'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message referralCredited signup { id referralId } } }',
    fromRest: ({ message, result }) => ({
      message,
      id: shape(result._id, uuid),
      referralId: shape(result.referralId, /^[0-9A-Z]{8,}$/),
      referralCredited: result.referralCredited,
    }),
    fromGraphql: ({ message, referralCredited, signup }) => ({
      message,
      id: shape(signup.id, uuid),
      referralId: shape(signup.referralId, /^[0-9A-Z]{8,}$/),
      referralCredited,
    }),
    cases: [
      { name: 'a new visitor', ask: async (world) => same(await verified(world)) },
      {
        name: 'an invited user',
        ask: async (world) => same(await verified(world, { referralCode: world.referrer.referralId })),
      },
      {
        name: 'an unknown code',
        ask: async (world) => same(await verified(world, { referralCode: 'NOBODYHAS1' })),
      },
      {
        name: 'a user who joined before',
        ask: async (world) => {
          const input = await verified(world);
          await world.client.post('/api/joinwaitlist', input);
          return same(input);
        },
      },
      { name: 'nothing verified', code: 'VERIFICATION_REQUIRED', ask: () => same(person()) },
      {
        name: 'every field blank',
        code: 'VALIDATION_FAILED',
        ask: () => same({ firstName: '', lastName: ' ', email: '', phoneNo: '', country: '', broker: '\t' }),
      },
      {
        name: 'every field wrong',
        code: 'VALIDATION_FAILED',
        ask: () =>
          same({
            firstName: 'a'.repeat(16),
            lastName: 'b'.repeat(16),
            email: 'nobody',
            phoneNo: 'x',
            country: 'Nowhere',
            broker: 'none',
            referralCode: 'a'.repeat(500),
          }),
      },
      { name: 'a list', code: 'BAD_REQUEST', ask: () => same({ ...person(), firstName: [['a']] }) },
    ],
  },
  {
    rest: 'GET /api/getDashboard',
    graphql: 'Query.dashboard',
    document: `{ dashboard { totalUsers peopleAddedLastWeek totalWaitlist
      mostUsedReferral { firstName lastName referralId referralPoints } mostActiveCountry { country totalUsers } } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ mostActiveCountry, ...figures }) => ({
      ...figures,
      mostActiveCountry: mapped(mostActiveCountry, ({ country, totalUsers }) => ({
        _id: findCountry(country)?.name,
        totalUsers,
      })),
    }),
    cases: [
      { name: 'for viewers', as: 'VIEWER', ask: () => ({}) },
      { name: 'with a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: randomUUID() }) },
    ],
  },
  {
    // The export is the list in join order, as long as it fits on one page.
    rest: 'GET /api/admin/getcsv',
    graphql: 'Query.users',
    document: `query ($filter: UserFilter) {
      users(filter: $filter, limit: 100, sort: JOINED_AT, direction: ASC) {
      docs { ${recordFields} } } }`,
    fromRest: ({ result }) => result,
    fromGraphql: ({ docs }) => mapped(docs, record),
    cases: [
      { name: 'nobody', code: 'UNAUTHENTICATED', ask: () => ({}) },
      { name: 'a bad token', code: 'UNAUTHENTICATED', ask: () => ({ token: 'bad' }) },
      { name: 'everyone', as: 'VIEWER', ask: () => ({}) },
      ...choices,
      ...searches.map((search) => ({
        name: `those with ${search}`,
        as: 'VIEWER' as const,
        ask: () => ({ address: `?search=${encodeURIComponent(search)}`, variables: { filter: { search } } }),
      })),
      {
        name: 'those with more text than is looked for',
        as: 'VIEWER',
        code: 'VALIDATION_FAILED',
        ask: () => ({
          address: `?search=${'a'.repeat(500)}`,
          variables: { filter: { search: 'a'.repeat(500) } },
        }),
      },
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
