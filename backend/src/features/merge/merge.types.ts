import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { UserState } from '../invite/invite.signup-state.types.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { OtpChannel } from '../verification/verification.types.ts';
import type { MergedUser as MergedUserRow } from './merge.repository.ts';
import type { MergePreview as Preview } from './merge.service.ts';

@ObjectType({ simpleResolvers: true, description: 'One of two users who are to be merged.' })
export class MergedUser {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;

  @Field(() => OtpChannel, {
    nullable: true,
    description: 'Which contact they verified; null: they were imported and have not verified one.',
  })
  declare readonly verifiedBy: 'email' | 'sms' | null;

  @Field(() => UserState, { description: 'Where they are on the way to being let in.' })
  declare readonly state: SignupState;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;

  @Field(() => Int, { description: 'Their points now.' })
  declare readonly points: number;

  @Field(() => Int, {
    description: 'Users who joined with their code, also those whose points do not count.',
  })
  declare readonly friends: number;

  @Field(() => Int, { description: 'Points that their join gave their referrer.' })
  declare readonly creditGiven: number;

  @Field(() => Int, { description: 'Number of tags on them.' })
  declare readonly tags: number;

  @Field(() => Int, { description: 'Number of notes on them.' })
  declare readonly notes: number;

  @Field(() => Boolean, { description: 'Whether they applied to be an ambassador.' })
  declare readonly hasApplication: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What merging two users would do.' })
export class MergePreview {
  @Field(() => MergedUser, { description: 'Who joined first, and stays.' })
  declare readonly kept: MergedUser;

  @Field(() => MergedUser, { description: 'Who joined later: what they have moves, the rest is erased.' })
  declare readonly merged: MergedUser;

  @Field(() => Int, { description: 'The points of the kept user afterwards.' })
  declare readonly points: number;

  @Field(() => Boolean, {
    description:
      'Whether the kept user gets the contacts of the other one: they verified none, and that one did.',
  })
  declare readonly takesContact: boolean;

  @Field(() => String, { description: 'mergeUsers takes it.' })
  declare readonly version: string;
}

@InputType({ description: 'Two users who are one, as a preview showed them.' })
export class MergeUsersInput {
  @Field(() => ID, { description: 'The id of the signup that stays.' })
  declare readonly keptId: string;

  @Field(() => ID, { description: 'The id of the later one.' })
  declare readonly mergedId: string;

  @Field(() => String, { description: 'The version of the preview that the caller has seen.' })
  declare readonly version: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of merging two users.' })
export class MergeUsersPayload {
  @Field(() => String, { description: 'A message to show.' })
  declare readonly message: string;

  @Field(() => ID, { description: 'The id of the user who stayed.' })
  declare readonly id: string;
}

export const toMergePreview = ({ kept, merged, points, takesContact, version }: Preview): MergePreview => ({
  ...{ points, takesContact, version },
  kept: toMergedUser(kept),
  merged: toMergedUser(merged),
});

const toMergedUser = ({ joinedAt, verifiedBy, ...user }: MergedUserRow): MergedUser => ({
  ...user,
  joinedAt: joinedAt.toISOString(),
  verifiedBy: verifiedBy === 'phone' ? 'sms' : verifiedBy,
});
