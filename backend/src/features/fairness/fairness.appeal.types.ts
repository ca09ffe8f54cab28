import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserName } from '../user/user.types.ts';
import type { AppealRow, OwnHolds as Own } from './fairness.appeal.repository.ts';

@ObjectType({ simpleResolvers: true, description: 'What a user asked about their points, and our answer.' })
export class OwnAppeal {
  @Field(() => String, { description: 'When they asked; ISO 8601.' })
  declare readonly askedAt: string;

  @Field(() => String, { nullable: true, description: 'What we answered; null: nothing yet.' })
  declare readonly answer: string | null;

  @Field(() => String, { nullable: true, description: 'When we answered; ISO 8601. Null: not yet.' })
  declare readonly answeredAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Points that a user was given.' })
export class OwnGrant {
  @Field(() => Int, { description: 'How many points.' })
  declare readonly points: number;

  @Field(() => String, { description: 'Why they were given.' })
  declare readonly reason: string;

  @Field(() => String, { description: 'When; ISO 8601.' })
  declare readonly at: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "How many of the visitor's invitations are being checked or not counted.",
})
export class OwnHolds {
  @Field(() => Int, { description: 'How many are being checked. They count once they are.' })
  declare readonly checking: number;

  @Field(() => String, {
    nullable: true,
    description: 'By when they are checked at the latest; ISO 8601. Null: it is not known.',
  })
  declare readonly checkedBy: string | null;

  @Field(() => Int, { description: 'How many were checked and do not count.' })
  declare readonly notCounted: number;

  @Field(() => [OwnGrant], { description: 'Points that they were given, newest first; at most 20.' })
  declare readonly granted: readonly OwnGrant[];

  @Field(() => Boolean, { description: 'Whether the visitor may ask us now to look again.' })
  declare readonly mayAppeal: boolean;

  @Field(() => OwnAppeal, { nullable: true, description: 'What they asked last; null: nothing.' })
  declare readonly appeal: OwnAppeal | null;
}

@ObjectType({ simpleResolvers: true, description: 'A user asks to look again at their points.' })
export class HoldAppeal {
  @Field(() => ID, { description: "The appeal's id." })
  declare readonly id: string;

  @Field(() => UserName, { description: 'Who asks.' })
  declare readonly user: UserName;

  @Field(() => String, { description: 'What they wrote.' })
  declare readonly text: string;

  @Field(() => String, { description: 'When; ISO 8601.' })
  declare readonly askedAt: string;
}

const isoOf = (moment: string): string => new Date(moment).toISOString();

export const toOwnHolds = ({
  checking,
  checkedBy,
  notCounted,
  granted,
  appeal,
  waitSeconds,
}: Own): OwnHolds => ({
  checking,
  checkedBy: checking === 0 ? null : (checkedBy?.toISOString() ?? null),
  notCounted,
  granted: granted.map(({ at, ...grant }) => ({ ...grant, at: isoOf(at) })),
  mayAppeal: notCounted > 0 && waitSeconds === 0,
  appeal: appeal && {
    answer: appeal.answer,
    askedAt: isoOf(appeal.askedAt),
    answeredAt: appeal.answeredAt === null ? null : isoOf(appeal.answeredAt),
  },
});

export const toHoldAppeal = ({ askedAt, ...appeal }: AppealRow): HoldAppeal => ({
  ...appeal,
  askedAt: askedAt.toISOString(),
});
