import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { GrantRow } from './fairness.grant.repository.ts';

@ObjectType({ simpleResolvers: true, description: 'Points that an admin gave a user.' })
export class PointGrant {
  @Field(() => ID, { description: "The grant's id." })
  declare readonly id: string;

  @Field(() => Int, { description: 'How many points.' })
  declare readonly points: number;

  @Field(() => String, { description: 'Why they were given; empty once the user is erased.' })
  declare readonly reason: string;

  @Field(() => Boolean, { description: 'Whether the user sees it, with its reason.' })
  declare readonly isVisible: boolean;

  @Field(() => String, { description: 'When they were given; ISO 8601.' })
  declare readonly grantedAt: string;

  @Field(() => String, { description: 'Who gave them: an email address, or the name of an API key.' })
  declare readonly grantedBy: string;

  @Field(() => String, {
    nullable: true,
    description: 'When they were taken back; ISO 8601. Null: they count.',
  })
  declare readonly takenBackAt: string | null;
}

@InputType({ description: 'Points to give a user.' })
export class GrantPointsInput {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => Int, { description: 'How many points, 1 to 1,000,000.' })
  declare readonly points: number;

  @Field(() => String, { description: 'Why, 3 to 500 characters.' })
  declare readonly reason: string;

  @Field(() => Boolean, { description: 'Whether the user sees it, with its reason.' })
  declare readonly isVisible: boolean;
}

export const toPointGrant = ({
  grantedAt,
  takenBackAt,
  takenBackBy: _by,
  ...grant
}: GrantRow): PointGrant => ({
  ...grant,
  grantedAt: grantedAt.toISOString(),
  takenBackAt: takenBackAt?.toISOString() ?? null,
});
