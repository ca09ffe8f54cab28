import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({
  description: 'An email address to tell when sign-ups open again, and the code that was sent there.',
})
export class TellWhenOpenInput {
  @Field(() => String, { description: 'The email address that a code for REOPEN was sent to.' })
  declare readonly email: string;

  @Field(() => String, { description: 'The code; surrounding spaces are ignored.' })
  declare readonly otp: string;
}

@ObjectType({ simpleResolvers: true, description: 'The address gets one email once sign-ups are open.' })
export class TellWhenOpenPayload {
  @Field(() => String, { description: 'A message to show to the visitor.' })
  declare readonly message: string;
}
