import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Channel } from '../verification/verification.rules.ts';
import { OtpChannel } from '../verification/verification.types.ts';

@InputType({ description: 'A one-time code of the purpose STATUS, and where it was sent.' })
export class OpenStatusByCodeInput {
  @Field(() => OtpChannel, { description: 'How it travelled.' })
  declare readonly channel: Channel;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address it was sent to; needed for EMAIL.',
  })
  declare readonly email?: string | null;

  @Field(() => String, { nullable: true, description: 'The mobile number it was sent to; needed for SMS.' })
  declare readonly mobileNumber?: string | null;

  @Field(() => String, { description: 'The code; spaces around it do not matter.' })
  declare readonly otp: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "The browser may see its owner's status; its cookie says so.",
})
export class OpenStatusPayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;

  @Field(() => Int, { description: 'Seconds until it has to be opened again.' })
  declare readonly validSeconds: number;
}

@ObjectType({ simpleResolvers: true, description: 'One of the first places.' })
export class StatusLeaderboardPlace {
  @Field(() => Int, { description: '1 is first.' })
  declare readonly rank: number;

  @Field(() => String, { description: 'Masked: initials only.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'The points of whoever has the place.' })
  declare readonly points: number;

  @Field(() => Boolean, { description: "Whether it is the visitor's own." })
  declare readonly isYou: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Somebody who joined with the visitor's code." })
export class StatusReferral {
  @Field(() => String, { description: 'First name and last initial.' })
  declare readonly name: string;

  @Field(() => String, { description: 'When they joined; ISO 8601, UTC.' })
  declare readonly joinedAt: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of those who joined with the visitor's code." })
export class StatusReferralPage {
  @Field(() => [StatusReferral], { description: 'Newest first.' })
  declare readonly referrals: readonly StatusReferral[];

  @Field(() => String, {
    nullable: true,
    description: 'What to give as after for the next page; null when this is the last.',
  })
  declare readonly nextAfter: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Where somebody who joined stands, exact at the moment of asking.',
})
export class Status {
  @Field(() => String, { description: "The visitor's first name." })
  declare readonly firstName: string;

  @Field(() => Int, { description: '1 is first.' })
  declare readonly rank: number;

  @Field(() => Int, { description: 'How many stand before them.' })
  declare readonly ahead: number;

  @Field(() => Int, { description: 'How many stand after them.' })
  declare readonly behind: number;

  @Field(() => Int, { description: 'Their points.' })
  declare readonly points: number;

  @Field(() => Int, { description: 'How many joined with their code.' })
  declare readonly referralCount: number;

  @Field(() => String, { description: 'Their own code, to share.' })
  declare readonly referralId: string;

  @Field(() => String, { description: 'The address that carries it.' })
  declare readonly shareLink: string;

  @Field(() => String, {
    description: 'Another one after every join and credit: as long as it is the same, so is the rest.',
  })
  declare readonly version: string;
}
