import { Field, ID, Int, ObjectType } from 'type-graphql';
import { findCountry } from '../../platform/countries/countries.ts';
import { OtpChannel } from '../verification/verification.types.ts';
import type { ExclusionReason as Reason } from './segment.audience.ts';
import type { Preview } from './segment.service.ts';
import { ExclusionReason } from './segment.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A user in a segment.' })
export class SegmentUser {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address.' })
  declare readonly email: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' })
  declare readonly country: string | null;

  @Field(() => Int, { description: 'Referral points.' })
  declare readonly points: number;

  @Field(() => Int, { nullable: true, description: '1 is first; null for a user who is not waiting.' })
  declare readonly rank: number | null;

  @Field(() => OtpChannel, { description: 'The channel they are reached by.' })
  declare readonly channel: 'email' | 'sms';
}

@ObjectType({ simpleResolvers: true, description: 'How many users get no message for one reason.' })
export class SegmentExclusion {
  @Field(() => ExclusionReason, { description: 'The reason. If several apply, the first one counts.' })
  declare readonly reason: Reason;

  @Field(() => Int, {
    description: 'Number of users; of addresses for NOT_ON_LIST, of ids for UNKNOWN_USER.',
  })
  declare readonly people: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Which users a mailing to a segment would go to right now.',
})
export class SegmentPreview {
  @Field(() => Int, { description: 'Number of users.' })
  declare readonly people: number;

  @Field(() => Int, { description: 'Number of them reached by email.' })
  declare readonly emails: number;

  @Field(() => Int, { description: 'Number of them reached by text message.' })
  declare readonly textMessages: number;

  @Field(() => Int, {
    description:
      'With an email list: number of users in the segment who verified a phone number and only stated the address that is on the list. reachStatedBy says what happens to them.',
  })
  declare readonly stated: number;

  @Field(() => Boolean, { description: 'Whether this kind of message can be sent by text message.' })
  declare readonly canText: boolean;

  @Field(() => Int, { nullable: true, description: 'The best rank among them; null if none has a rank.' })
  declare readonly firstRank: number | null;

  @Field(() => Int, { nullable: true, description: 'The last rank among them; null if none has a rank.' })
  declare readonly lastRank: number | null;

  @Field(() => [SegmentUser], { description: 'The best-ranked of them; at most ten.' })
  declare readonly sample: readonly SegmentUser[];

  @Field(() => [SegmentExclusion], {
    description:
      'Users who are left out, by reason, although they match every field except states. With topByRank, only users ahead of the last one chosen, unless the reason is a state; with randomSample, all of them.',
  })
  declare readonly excluded: readonly SegmentExclusion[];
}

/** The preview as the schema shows it. */
export const toPreview = ({ sample, ...preview }: Preview): SegmentPreview => ({
  ...preview,
  sample: sample.map((user) => ({ ...user, country: findCountry(user.country)?.code ?? null })),
});
