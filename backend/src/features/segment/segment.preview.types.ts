import { Field, ID, Int, ObjectType } from 'type-graphql';
import { findCountry } from '../../platform/countries/countries.ts';
import { OtpChannel } from '../verification/verification.types.ts';
import type { ExclusionReason as Reason } from './segment.audience.ts';
import type { Preview } from './segment.service.ts';
import { ExclusionReason } from './segment.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A user whom a segment finds.' })
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

  @Field(() => Int, { nullable: true, description: '1 is first; null for a user who does not wait.' })
  declare readonly rank: number | null;

  @Field(() => OtpChannel, { description: 'How they are reached.' })
  declare readonly channel: 'email' | 'sms';
}

@ObjectType({ simpleResolvers: true, description: 'How many get no message for one reason.' })
export class SegmentExclusion {
  @Field(() => ExclusionReason, { description: 'Why. Of several reasons the first one counts.' })
  declare readonly reason: Reason;

  @Field(() => Int, { description: 'How many users, or addresses for NOT_ON_LIST.' })
  declare readonly people: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Whom a mailing to a segment would go to at this moment.',
})
export class SegmentPreview {
  @Field(() => Int, { description: 'How many users.' })
  declare readonly people: number;

  @Field(() => Int, { description: 'How many of them by email.' })
  declare readonly emails: number;

  @Field(() => Int, { description: 'How many of them by text message.' })
  declare readonly textMessages: number;

  @Field(() => Int, { nullable: true, description: 'The best rank among them; null if none has a rank.' })
  declare readonly firstRank: number | null;

  @Field(() => Int, { nullable: true, description: 'The last rank among them; null if none has a rank.' })
  declare readonly lastRank: number | null;

  @Field(() => [SegmentUser], { description: 'The best of them, at most ten.' })
  declare readonly sample: readonly SegmentUser[];

  @Field(() => [SegmentExclusion], {
    description:
      'Who is left out, by reason: users who match every field but the states; with topByRank only those ahead of the last user chosen, unless the reason is a state.',
  })
  declare readonly excluded: readonly SegmentExclusion[];
}

/** The preview as the schema shows it. */
export const toPreview = ({ sample, ...preview }: Preview): SegmentPreview => ({
  ...preview,
  sample: sample.map((user) => ({ ...user, country: findCountry(user.country)?.code ?? null })),
});
