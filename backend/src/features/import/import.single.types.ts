import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { joinFields } from '../waitlist/waitlist.fields.ts';

@InputType({ description: 'A user to add by hand; all but the email may be missing.' })
export class AddSignupInput {
  @Field(() => String, { description: joinFields.email.description })
  declare readonly email: string;

  @Field(() => String, { nullable: true, description: joinFields.firstName.description })
  declare readonly firstName?: string | null;

  @Field(() => String, { nullable: true, description: joinFields.lastName.description })
  declare readonly lastName?: string | null;

  @Field(() => String, { nullable: true, description: joinFields.phoneNo.description })
  declare readonly phoneNo?: string | null;

  @Field(() => String, { nullable: true, description: joinFields.country.description })
  declare readonly country?: string | null;

  @Field(() => String, { nullable: true, description: joinFields.referralCode.description })
  declare readonly referralCode?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A user who was added by hand, or was on the list.' })
export class AddSignupPayload {
  @Field(() => String, { description: 'A message to show.' })
  declare readonly message: string;

  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;

  @Field(() => Boolean, { description: 'Whether they were on the list before: nothing changed.' })
  declare readonly alreadyJoined: boolean;

  @Field(() => Boolean, { description: 'Whether the code that they came with credited its owner.' })
  declare readonly referralCredited: boolean;
}
