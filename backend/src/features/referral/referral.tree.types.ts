import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A user in a referral tree.' })
export class ReferralTreeNode {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the referrer; null for a user who joined without a referral.',
  })
  declare readonly parentId: string | null;

  @Field(() => Int, { description: 'Levels below the requested user, who is at 0; negative above.' })
  declare readonly depth: number;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;

  @Field(() => Int, { description: "The user's referral points." })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: 'Number of direct referrals, in this answer or not.' })
  declare readonly referralCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'Size of the tree below a user.' })
export class ReferralTreeSize {
  @Field(() => Int, {
    description:
      'Number of users below, at any level; counted up to 20,000, and in a list of trees up to 15,000.',
  })
  declare readonly people: number;

  @Field(() => Int, { description: 'Number of levels below, as far as counted.' })
  declare readonly depth: number;

  @Field(() => Boolean, { description: 'False if there are more than were counted.' })
  declare readonly exact: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Part of a referral tree.' })
export class ReferralTree {
  @Field(() => [ReferralTreeNode], {
    description: "The chain of referrers, from the root down to the user's own; the nearest 100.",
  })
  declare readonly path: readonly ReferralTreeNode[];

  @Field(() => [ReferralTreeNode], {
    description:
      'The user, then the users below, level by level; the referrals of each by points, or in join order if there are more than 20,000.',
  })
  declare readonly nodes: readonly ReferralTreeNode[];

  @Field(() => Boolean, { description: 'Whether users below were left out because of depth or limit.' })
  declare readonly truncated: boolean;

  @Field(() => ReferralTreeSize, { description: 'Size of the whole tree below the user.' })
  declare readonly size: ReferralTreeSize;
}

@ObjectType({ simpleResolvers: true, description: "A page of a user's direct referrals." })
export class ReferralChildren extends NextPaged {
  @Field(() => [ReferralTreeNode], {
    description: 'Most points first, whatever their state; in join order if there are more than 20,000.',
  })
  declare readonly nodes: readonly ReferralTreeNode[];
}

@ObjectType({ simpleResolvers: true, description: 'A referral tree, summarized.' })
export class ReferralTreeSummary {
  @Field(() => ReferralTreeNode, { description: 'The user it starts with, who joined without a referral.' })
  declare readonly root: ReferralTreeNode;

  @Field(() => ReferralTreeSize, { description: 'Size of the tree.' })
  declare readonly size: ReferralTreeSize;
}
