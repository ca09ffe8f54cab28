import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { UserName } from '../user/user.types.ts';
import { retentionMonthsMax, retentionMonthsMin, retentionNoticeDays } from './retention.form.ts';
import type { RetentionRow } from './retention.repository.ts';

const launchDay =
  'The launch date: months are counted from it at the earliest; UTC, such as 2026-01-31. Null: from the last activity.';
const monthsRange = `${retentionMonthsMin} to ${retentionMonthsMax}`;

@ObjectType({
  simpleResolvers: true,
  description: `How long users without activity are kept. They are told ${retentionNoticeDays} days before they are erased.`,
})
export class Retention {
  @Field(() => Int, {
    nullable: true,
    description: 'Users are erased this many months after their last activity; null: never.',
  })
  declare readonly months: number | null;

  @Field(() => Boolean, { description: 'Whether users who accepted an invitation are erased, too.' })
  declare readonly includesAccepted: boolean;

  @Field(() => String, { nullable: true, description: launchDay })
  declare readonly launchedOn: string | null;

  @Field(() => Int, { description: 'To be sent when it is changed.' })
  declare readonly revision: number;

  @Field(() => String, { nullable: true, description: 'Who set it last; null: nobody did.' })
  declare readonly setBy: string | null;

  @Field(() => String, { nullable: true, description: 'When they did; ISO 8601.' })
  declare readonly setAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Whom retention would be about at this moment.' })
export class RetentionPreview {
  @Field(() => Int, { description: 'How many users have shown no activity for that long.' })
  declare readonly users: number;

  @Field(() => Int, {
    description: `How many more will have done so within ${retentionNoticeDays} days, unless they come back.`,
  })
  declare readonly soon: number;

  @Field(() => [UserName], {
    description: 'Of those who have, the ones who have been inactive longest, at most ten.',
  })
  declare readonly named: readonly UserName[];

  @Field(() => String, { description: 'To be sent when it is switched on.' })
  declare readonly version: string;
}

@InputType({ description: 'How long users without activity are to be kept.' })
export class RetentionInput {
  @Field(() => Int, { description: `Months from the last activity on, ${monthsRange}.` })
  declare readonly months: number;

  @Field(() => Boolean, { description: 'Whether users who accepted an invitation are erased, too.' })
  declare readonly includesAccepted: boolean;

  @Field(() => String, { nullable: true, description: launchDay })
  declare readonly launchedOn?: string | null;
}

@InputType({ description: 'How long users without activity are kept from now on.' })
export class SetRetentionInput {
  @Field(() => Int, {
    nullable: true,
    description: `Months from the last activity on, ${monthsRange}; null or left out: for good.`,
  })
  declare readonly months?: number | null;

  @Field(() => Boolean, { description: 'Whether users who accepted an invitation are erased, too.' })
  declare readonly includesAccepted: boolean;

  @Field(() => String, { nullable: true, description: launchDay })
  declare readonly launchedOn?: string | null;

  @Field(() => Int, { description: 'The revision of the setting that the caller has seen.' })
  declare readonly revision: number;

  @Field(() => String, {
    nullable: true,
    description: 'The version of the preview that the caller has seen; only with months.',
  })
  declare readonly version?: string | null;
}

export const toRetention = (row: RetentionRow): Retention => ({
  months: row.months,
  includesAccepted: row.includesAccepted,
  launchedOn: row.launchedOn,
  revision: row.revision,
  setBy: row.setBy,
  setAt: row.setAt?.toISOString() ?? null,
});
