import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { searchedPageType } from '../../platform/paging/page.types.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import type { ReferrerSort as Sort } from './user.rules.ts';
import { UserState } from '../invite/invite.signup-state.types.ts';

/** The schema's sorts; the values are the ones used internally. */
export const ReferralCountSort = {
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
} as const satisfies Readonly<Record<string, Sort>>;

registerEnumType(ReferralCountSort, {
  name: 'ReferralCountSort',
  description:
    'Sort order of users with referrals; ties go to the user who joined first, or last in ascending order.',
  valuesConfig: {
    REFERRAL_POINTS: { description: 'Referral points.' },
    REFERRAL_COUNT: { description: "Number of users who joined with this user's code." },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A user who joined with a referral code.' })
export class Referral {
  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;
}

@ObjectType({ simpleResolvers: true, description: 'A referrer with points and referrals.' })
export class ReferralCount {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => Int, { description: "The user's referral points." })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: "Number of users who joined with this user's code." })
  declare readonly referralCount: number;

  @Field(() => UserState, { description: 'Their state. Blocked and erased users are listed, too.' })
  declare readonly state: SignupState;

  @Field(() => [Referral], {
    description:
      'The first users who joined with their code: at most 100, or 1,000 if one user is requested by id.',
  })
  declare readonly referrals: readonly Referral[];
}

export const ReferralCountPage = searchedPageType(ReferralCount, 'ReferralCountPage', 'users with referrals');
