import { Field, InputType, ObjectType } from 'type-graphql';
import { OtpChannel } from '../verification/verification.types.ts';
import type { Channel } from '../verification/verification.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The contact that the visitor verified, masked.' })
export class OwnContact {
  @Field(() => OtpChannel, { description: 'How codes are sent to it.' })
  declare readonly channel: Channel;

  @Field(() => String, { description: 'Enough for its owner to recognize it, such as a•••@example.com.' })
  declare readonly masked: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is kept about the visitor, without what would help fake sign-ups or is about others.',
})
export class OwnData {
  @Field(() => String, { description: 'For programs: JSON, a list of rows for each table.' })
  declare readonly json: string;

  @Field(() => String, { description: 'To read: plain text.' })
  declare readonly text: string;
}

@InputType({ description: "The visitor's name, corrected." })
export class CorrectOwnNameInput {
  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;
}

@InputType({ description: 'A new contact, verified with a code for the purpose CONTACT.' })
export class ChangeOwnContactInput {
  @Field(() => OtpChannel, { description: 'Channel that its code was sent by.' })
  declare readonly channel: Channel;

  @Field(() => String, { nullable: true, description: 'The email address; needed for EMAIL.' })
  declare readonly email?: string | null;

  @Field(() => String, { nullable: true, description: 'The mobile number; needed for SMS.' })
  declare readonly mobileNumber?: string | null;
}
