import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import type { ReferralCountSort as Sort } from './referral.rules.ts';

/** The schema's sorts; the values are the words used inside. */
export const ReferralCountSort = {
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
} as const satisfies Readonly<Record<string, Sort>>;

registerEnumType(ReferralCountSort, {
  name: 'ReferralCountSort',
  description:
    'What those who referred somebody are sorted by; who joined earlier comes first of those who are alike.',
  valuesConfig: {
    REFERRAL_POINTS: { description: 'Points.' },
    REFERRAL_COUNT: { description: 'How many joined with their code.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Somebody who came by a code.' })
export class Referral {
  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'E-mail address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody, what their code earned them, and whom it brought.',
})
export class ReferralCount {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'E-mail address.' })
  declare readonly email: string;

  @Field(() => Int, { description: 'Their points.' })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: 'How many joined with their code.' })
  declare readonly referralCount: number;

  @Field(() => [Referral], {
    description: 'The first who joined with their code: at most 100, of one person asked for by id 1,000.',
  })
  declare readonly referrals: readonly Referral[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of those who referred somebody.' })
export class ReferralCountPage extends pageType(
  ReferralCount,
  'PageOfReferralCounts',
  'people who referred somebody',
) {
  @Field(() => Boolean, {
    description: 'False: a search found more than totalDocs; its later pages cannot be seen.',
  })
  declare readonly totalIsExact: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody in a tree of referrals.' })
export class ReferralTreeNode {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => ID, { nullable: true, description: 'Who brought them; null: nobody did.' })
  declare readonly parentId: string | null;

  @Field(() => Int, { description: 'Steps below the person asked for, who is 0; negative above.' })
  declare readonly depth: number;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'E-mail address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;

  @Field(() => Int, { description: 'Their points.' })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: 'How many they brought themselves, shown here or not.' })
  declare readonly referralCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many stand below somebody.' })
export class ReferralTreeSize {
  @Field(() => Int, { description: 'Everybody below, directly or not; counted up to 20,000.' })
  declare readonly people: number;

  @Field(() => Int, { description: 'Levels below, as far as they were counted.' })
  declare readonly depth: number;

  @Field(() => Boolean, { description: 'False: there are more than were counted.' })
  declare readonly exact: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the tree of referrals.' })
export class ReferralTree {
  @Field(() => [ReferralTreeNode], {
    description: 'From the root down to whoever brought the person; the nearest 100.',
  })
  declare readonly path: readonly ReferralTreeNode[];

  @Field(() => [ReferralTreeNode], {
    description: 'The person, then those below, level by level, each level in join order.',
  })
  declare readonly nodes: readonly ReferralTreeNode[];

  @Field(() => Boolean, { description: 'Whether people below were left out, by depth or by number.' })
  declare readonly truncated: boolean;

  @Field(() => ReferralTreeSize, { description: 'The whole tree below the person.' })
  declare readonly size: ReferralTreeSize;
}

@ObjectType({ simpleResolvers: true, description: 'Some of those whom one person brought.' })
export class ReferralChildren {
  @Field(() => [ReferralTreeNode], { description: 'In join order.' })
  declare readonly nodes: readonly ReferralTreeNode[];

  @Field(() => ID, {
    nullable: true,
    description: 'What to give as after for more; null: these are the last.',
  })
  declare readonly nextAfter: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A tree of referrals as a whole.' })
export class ReferralTreeSummary {
  @Field(() => ReferralTreeNode, { description: 'The person it starts with, whom nobody brought.' })
  declare readonly root: ReferralTreeNode;

  @Field(() => ReferralTreeSize, { description: 'How large it is.' })
  declare readonly size: ReferralTreeSize;
}
