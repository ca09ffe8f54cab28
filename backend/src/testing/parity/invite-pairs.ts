import { joinInvited, runOut } from '../../features/invite/invite.scenario.ts';
import { newEmail } from '../accounts.ts';
import type { Ask, Pair, World } from './parity.ts';

const fields = 'state signupId firstName lastName verifiedBy email phone referralId expiresAt';
const unknownCode = '0000-0000-0000';

const coded = (code: string): Ask => ({ body: { code }, variables: { code } });
const redemption = (body: Readonly<Record<string, unknown>>): Ask => ({ body, variables: { input: body } });
const invited = (world: World, verifiedBy?: 'email' | 'phone') =>
  joinInvited(world.running.database, verifiedBy);
const expired = async ({ running }: World) => {
  const person = await joinInvited(running.database);
  await runOut(running.database, person.inviteId);
  return person;
};
/** Each API gets another twin: the differences between the twins are not compared. */
const anonymous = ({ state, firstName, lastName, verifiedBy, ...rest }: Record<string, unknown>) => ({
  firstName,
  lastName,
  alreadyRedeemed: rest.alreadyRedeemed,
  state: String(state).toLowerCase(),
  verifiedBy: String(verifiedBy).toLowerCase(),
  tellsEmail: rest.email !== null,
  tellsPhone: (rest.phone ?? rest.phoneNo ?? null) !== null,
});

/** The calls of the app that invited users enter. */
export const invitePairs: readonly Pair[] = [
  {
    rest: 'POST /api/checkInvite',
    graphql: 'Query.checkInvite',
    document: `query ($code: String!) { checkInvite(code: $code) { ${fields} } }`,
    fromRest: anonymous,
    fromGraphql: anonymous,
    cases: [
      { name: 'one that is good', as: 'EDITOR', ask: async (world) => coded((await invited(world)).code) },
      {
        name: 'of a user who verified a phone',
        as: 'EDITOR',
        ask: async (world) => coded((await invited(world, 'phone')).code),
      },
      {
        name: 'one that has expired',
        as: 'EDITOR',
        ask: async (world) => coded((await expired(world)).code.toLowerCase()),
      },
      { name: 'one that nobody has', as: 'EDITOR', code: 'INVITE_INVALID', ask: () => coded(unknownCode) },
      { name: 'what is no code', as: 'EDITOR', code: 'INVITE_INVALID', ask: () => coded("' OR 1=1") },
      { name: 'nothing', as: 'EDITOR', code: 'VALIDATION_FAILED', ask: () => coded(' ') },
      { name: 'by a viewer', as: 'VIEWER', code: 'FORBIDDEN', ask: () => coded(unknownCode) },
      { name: 'by nobody', code: 'UNAUTHENTICATED', ask: () => coded(unknownCode) },
    ],
  },
  {
    rest: 'POST /api/redeemInvite',
    graphql: 'Mutation.redeemInvite',
    document: `mutation ($input: RedeemInviteInput!) { redeemInvite(input: $input) { invite { ${fields} } alreadyRedeemed } }`,
    fromRest: anonymous,
    fromGraphql: ({ invite, alreadyRedeemed }) => anonymous({ ...invite, alreadyRedeemed }),
    cases: [
      {
        name: 'one that is good',
        as: 'EDITOR',
        ask: async (world) => redemption({ code: (await invited(world)).code, account: 'user_42' }),
      },
      {
        name: 'one for the phone that the account verified',
        as: 'EDITOR',
        ask: async (world) => {
          const { code, phoneNo } = await invited(world, 'phone');
          return redemption({ code, account: 'user_42', email: newEmail(), phoneNo });
        },
      },
      {
        name: 'one whose user only stated the address',
        as: 'EDITOR',
        code: 'INVITE_OTHER_PERSON',
        ask: async (world) => {
          const { code, email } = await invited(world, 'phone');
          return redemption({ code, account: 'user_42', email });
        },
      },
      {
        name: 'one for what is no phone number',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: () => redemption({ code: unknownCode, account: 'user_42', phoneNo: '12' }),
      },
      {
        name: 'one that has expired',
        as: 'EDITOR',
        code: 'INVITE_EXPIRED',
        ask: async (world) => redemption({ code: (await expired(world)).code, account: 'user_42' }),
      },
      {
        name: 'one for another user',
        as: 'EDITOR',
        code: 'INVITE_OTHER_PERSON',
        ask: async (world) =>
          redemption({ code: (await invited(world)).code, account: 'user_42', email: newEmail() }),
      },
      {
        name: 'one that nobody has',
        as: 'EDITOR',
        code: 'INVITE_INVALID',
        ask: () => redemption({ code: unknownCode, account: 'user_42', email: null }),
      },
      {
        name: 'without an account',
        as: 'EDITOR',
        code: 'VALIDATION_FAILED',
        ask: () => redemption({ code: unknownCode, account: '' }),
      },
      {
        name: 'by nobody',
        code: 'UNAUTHENTICATED',
        ask: () => redemption({ code: unknownCode, account: 'a' }),
      },
    ],
  },
];
