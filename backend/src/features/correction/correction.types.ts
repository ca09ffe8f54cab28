import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { nameMaxLength } from '../../platform/forms/field-rules.ts';

@InputType({
  description:
    'What is correct about a user. What is left out stays as it is, and so does the contact that they verified.',
})
export class CorrectUserInput {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => String, { description: 'The revision that was read.' })
  declare readonly revision: string;

  @Field(() => String, { nullable: true, description: `At most ${nameMaxLength} characters.` })
  declare readonly firstName?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${nameMaxLength} characters.` })
  declare readonly lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Their email address, unless they verified it.' })
  declare readonly email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Their phone number, unless they verified it: international with a +, or a national number of their country.',
  })
  declare readonly phoneNo?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A user whose name or contacts were corrected.' })
export class CorrectedUser {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Phone number, E.164.' })
  declare readonly phone: string;

  @Field(() => String, { description: 'The revision from now on.' })
  declare readonly revision: string;
}
