import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';
import { UserName } from '../user/user.types.ts';
import type { DecisionAction, DecisionRow, HoldState as State } from './fairness.decision.repository.ts';
import { FairnessListEntry } from './fairness.list.types.ts';
import type { Move, Preview } from './fairness.preview.ts';
import type { GroupRow, HoldRow, OpenHolds as Open } from './fairness.queue.repository.ts';
import { groupIdOf, type GroupPage } from './fairness.review.service.ts';
import { groupTitle } from './fairness.messages.ts';
import { signals, strongFrom } from './fairness.signals.ts';

/** The schema's states; the values are the ones used internally. */
export const HoldState = {
  WATCHED: 'watched',
  HELD: 'held',
  RELEASED: 'released',
  REVERSED: 'reversed',
} as const satisfies Readonly<Record<string, State>>;
registerEnumType(HoldState, {
  name: 'HoldState',
  description: 'What has become of a credit that was doubted.',
  valuesConfig: {
    WATCHED: { description: 'It counts, and should be reviewed (FAIRNESS=watch).' },
    HELD: { description: 'It does not count until it is checked.' },
    RELEASED: { description: 'It was checked, or its time was over, and counts.' },
    REVERSED: { description: 'It was checked and does not count.' },
  },
});

export const HoldAction = { RELEASE: 'release', REVERSE: 'reverse' } as const;
registerEnumType(HoldAction, {
  name: 'HoldAction',
  description: 'What is decided about doubted credits.',
  valuesConfig: { RELEASE: { description: 'They count.' }, REVERSE: { description: 'They do not count.' } },
});

export const HoldDecisionAction = { ...HoldAction, UNDO: 'undo' } as const satisfies Readonly<
  Record<string, DecisionAction>
>;
registerEnumType(HoldDecisionAction, {
  name: 'HoldDecisionAction',
  description: 'What a decision did.',
  valuesConfig: {
    RELEASE: { description: 'The credits count.' },
    REVERSE: { description: 'The credits do not count.' },
    UNDO: { description: 'It undid another decision.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'All credits that need review.' })
export class OpenHolds {
  @Field(() => Int, { description: 'How many groups they are in.' })
  declare readonly groups: number;

  @Field(() => Int, { description: 'How many credits.' })
  declare readonly credits: number;

  @Field(() => Int, { description: 'How many points they are worth.' })
  declare readonly points: number;

  @Field(() => String, {
    nullable: true,
    description: 'When the oldest was held; ISO 8601. Null: there is none.',
  })
  declare readonly oldest: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Doubted credits that belong together.' })
export class HoldGroup {
  @Field(() => String, { description: 'By which decisions name it.' })
  declare readonly id: string;

  @Field(() => String, { description: 'What its users have in common, as a sentence.' })
  declare readonly title: string;

  @Field(() => [String], { description: 'Everything that was noticed about any of them, as sentences.' })
  declare readonly reasons: readonly string[];

  @Field(() => Int, { description: 'How many users.' })
  declare readonly size: number;

  @Field(() => Int, { description: 'How many referrers they joined with.' })
  declare readonly referrers: number;

  @Field(() => UserName, { description: 'The referrer with whom most of them joined.' })
  declare readonly referrer: UserName;

  @Field(() => Boolean, { description: 'Whether one of the referrers asked us to look again.' })
  declare readonly isAppealed: boolean;

  @Field(() => Int, { description: 'How many points are at stake.' })
  declare readonly points: number;

  @Field(() => String, { description: 'When the oldest was held; ISO 8601.' })
  declare readonly oldest: string;
}

@ObjectType({ simpleResolvers: true, description: 'The queue of doubted credits, largest groups first.' })
export class HoldGroups extends NextPaged {
  @Field(() => [HoldGroup], { description: 'A page of the groups.' })
  declare readonly groups: readonly HoldGroup[];

  @Field(() => OpenHolds, { description: 'All of the queue.' })
  declare readonly open: OpenHolds;
}

@ObjectType({ simpleResolvers: true, description: 'A user whose join is doubted.' })
export class HeldUser extends UserName {
  @Field(() => String, { description: 'Their email; empty for an erased user.' })
  declare readonly email: string;

  @Field(() => String, { description: 'Their phone number; empty for an erased user.' })
  declare readonly phoneNo: string;

  @Field(() => Boolean, { description: 'Whether they verified their email; otherwise their phone number.' })
  declare readonly emailVerified: boolean;

  @Field(() => Boolean, { description: 'Whether they are blocked.' })
  declare readonly isBlocked: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What an admin decided last about a credit.' })
export class HoldVerdict {
  @Field(() => String, { description: 'Why they decided so.' })
  declare readonly reason: string;

  @Field(() => String, { description: 'Who: an email address, or the name of an API key.' })
  declare readonly decidedBy: string;

  @Field(() => String, { description: 'When; ISO 8601.' })
  declare readonly decidedAt: string;
}

@ObjectType({ simpleResolvers: true, description: 'A credit that is or was doubted.' })
export class CreditHold {
  @Field(() => HeldUser, { description: 'The user who joined.' })
  declare readonly referred: HeldUser;

  @Field(() => UserName, { description: 'The user whose code they entered.' })
  declare readonly referrer: UserName;

  @Field(() => HoldState, { description: 'What has become of it.' })
  declare readonly state: State;

  @Field(() => [String], { description: 'What was noticed, as sentences.' })
  declare readonly reasons: readonly string[];

  @Field(() => Boolean, { description: 'Whether so much was noticed that it is not released by itself.' })
  declare readonly isStrong: boolean;

  @Field(() => Int, { description: 'How many points it is worth.' })
  declare readonly points: number;

  @Field(() => String, { description: 'When they joined; ISO 8601.' })
  declare readonly joinedAt: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The country of the address that asked for their code, ISO 3166-1 alpha-2; null if it is not known.',
  })
  declare readonly clientCountry: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it is released by itself; ISO 8601. Null: only by a decision.',
  })
  declare readonly dueAt: string | null;

  @Field(() => HoldVerdict, { nullable: true, description: "An admin's last decision; null: there is none." })
  declare readonly decision: HoldVerdict | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the credits of a group.' })
export class CreditHolds extends NextPaged {
  @Field(() => [CreditHold], { description: 'In join order.' })
  declare readonly holds: readonly CreditHold[];
}

@ObjectType({ simpleResolvers: true, description: 'What is or was doubted about one user.' })
export class UserHolds {
  @Field(() => CreditHold, {
    nullable: true,
    description: 'The credit that their own sign-up gave; null if it was never doubted.',
  })
  declare readonly given: CreditHold | null;

  @Field(() => [CreditHold], {
    description: 'Credits that their code earned, those that wait first; at most 200.',
  })
  declare readonly earned: readonly CreditHold[];

  @Field(() => FairnessListEntry, {
    nullable: true,
    description: 'The entry by which they are a trusted referrer; null: they are not.',
  })
  declare readonly trust: FairnessListEntry | null;
}

@InputType({ description: 'A decision about doubted credits, to be looked at first.' })
export class HoldDecisionInput {
  @Field(() => HoldAction, { description: 'Whether they count.' })
  declare readonly action: 'release' | 'reverse';

  @Field(() => [String], {
    description:
      "The id of a group: all of its credits; or referrer: and a referrer's id: all of their credits in the queue; or the ids of up to 200 users who joined with a code: their credits, in the queue or not.",
  })
  declare readonly about: readonly string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the users who joined are blocked, too; only with REVERSE.',
  })
  declare readonly block?: boolean | null;
}

@InputType({ description: 'A decision about doubted credits.' })
export class DecideHoldsInput extends HoldDecisionInput {
  @Field(() => String, { description: 'Why, for the log: 3 to 500 characters.' })
  declare readonly reason: string;

  @Field(() => String, { description: 'The version of the preview that the caller has seen.' })
  declare readonly version: string;
}

@ObjectType({ simpleResolvers: true, description: 'How a decision moves a user.' })
export class HoldMove {
  @Field(() => UserName, { description: 'Who is moved.' })
  declare readonly user: UserName;

  @Field(() => Int, { description: 'Their points now.' })
  declare readonly pointsBefore: number;

  @Field(() => Int, { description: 'Their points afterwards.' })
  declare readonly pointsAfter: number;

  @Field(() => Int, { nullable: true, description: 'Their rank now; null: they have none.' })
  declare readonly rankBefore: number | null;

  @Field(() => Int, { nullable: true, description: 'Their rank afterwards; null: they have none.' })
  declare readonly rankAfter: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a decision would do, exactly, if nothing else changed meanwhile.',
})
export class HoldPreview {
  @Field(() => Int, { description: 'How many credits it is about.' })
  declare readonly credits: number;

  @Field(() => Int, { description: 'How many points it moves.' })
  declare readonly points: number;

  @Field(() => Int, { description: "How many users' points change." })
  declare readonly referrers: number;

  @Field(() => [HoldMove], { description: 'The 20 users whose points change most.' })
  declare readonly moves: readonly HoldMove[];

  @Field(() => [HoldMove], { description: 'Users who come into the top 100.' })
  declare readonly entering: readonly HoldMove[];

  @Field(() => [HoldMove], { description: 'Users who fall out of the top 100.' })
  declare readonly leaving: readonly HoldMove[];

  @Field(() => String, { description: 'To be sent with the decision.' })
  declare readonly version: string;
}

@ObjectType({ simpleResolvers: true, description: 'A decision about doubted credits.' })
export class HoldDecision {
  @Field(() => ID, { description: "The decision's id." })
  declare readonly id: string;

  @Field(() => HoldDecisionAction, { description: 'What it does.' })
  declare readonly action: DecisionAction;

  @Field(() => String, { description: 'Why they decided so.' })
  declare readonly reason: string;

  @Field(() => Boolean, { description: 'Whether it blocks the users who joined, too.' })
  declare readonly blocks: boolean;

  @Field(() => String, { description: 'Who decided: an email address, or the name of an API key.' })
  declare readonly decidedBy: string;

  @Field(() => String, { description: 'When; ISO 8601.' })
  declare readonly decidedAt: string;

  @Field(() => Int, { description: 'How many credits it is about.' })
  declare readonly credits: number;

  @Field(() => Int, { description: 'How many of them have been moved so far.' })
  declare readonly done: number;

  @Field(() => Boolean, { description: 'Whether it is carried out completely.' })
  declare readonly isDone: boolean;

  @Field(() => Boolean, { description: 'Whether it was undone.' })
  declare readonly isUndone: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the decisions about doubted credits.' })
export class HoldDecisions extends NextPaged {
  @Field(() => [HoldDecision], { description: 'Newest first.' })
  declare readonly decisions: readonly HoldDecision[];
}

export const toOpenHolds = ({ oldest, ...open }: Open): OpenHolds => ({
  ...open,
  oldest: oldest?.toISOString() ?? null,
});

export function toHoldGroups({ groups, open }: GroupPage, offset: number): HoldGroups {
  const seen = offset + groups.length;
  return {
    groups: groups.map(toHoldGroup),
    open: toOpenHolds(open),
    nextAfter: groups.length > 0 && seen < open.groups ? String(seen) : null,
  };
}

const toHoldGroup = ({ kind, key, signals: fired, oldest, ...group }: GroupRow): HoldGroup => ({
  ...group,
  id: groupIdOf({ kind, key }),
  title: groupTitle(kind, group),
  reasons: fired.map((name) => signals[name].says),
  oldest: oldest.toISOString(),
});

export const toCreditHold = ({
  referred,
  signals: fired,
  score,
  joinedAt,
  dueAt,
  ...hold
}: HoldRow): CreditHold => ({
  ...hold,
  referred: { ...referred, emailVerified: referred.verifiedBy === 'email' },
  reasons: fired.map((name) => signals[name].says),
  isStrong: score >= strongFrom,
  joinedAt: joinedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
});

const toHoldMove = ({ user, points, rank }: Move): HoldMove => ({
  user,
  pointsBefore: points.before,
  pointsAfter: points.after,
  rankBefore: rank.before,
  rankAfter: rank.after,
});

export const toHoldPreview = ({ moves, entering, leaving, ...preview }: Preview): HoldPreview => ({
  ...preview,
  moves: moves.map(toHoldMove),
  entering: entering.map(toHoldMove),
  leaving: leaving.map(toHoldMove),
});

export const toHoldDecision = ({ seq: _seq, decidedAt, doneAt, ...decision }: DecisionRow): HoldDecision => ({
  ...decision,
  decidedAt: decidedAt.toISOString(),
  isDone: doneAt !== null,
});
