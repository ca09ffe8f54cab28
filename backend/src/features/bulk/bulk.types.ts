import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';
import { UserFilterInput } from '../segment/segment.types.ts';
import { UserName } from '../user/user.types.ts';
import { erasureWaitMinutes, undoDays } from './bulk.form.ts';
import type { BulkActionRow } from './bulk.repository.ts';
import type { BulkKind as Kind } from './bulk.kinds.ts';
import { isUndoable } from './bulk.service.ts';

const kinds = {
  TAG: 'tag',
  UNTAG: 'untag',
  BLOCK: 'block',
  UNBLOCK: 'unblock',
  GRANT_POINTS: 'grant-points',
  ERASE: 'erase',
} as const satisfies Readonly<Record<string, Kind>>;
const kindsConfig = {
  TAG: { description: 'Puts a tag on those who do not have it, and have room for it.' },
  UNTAG: { description: 'Takes a tag off those who have it.' },
  BLOCK: { description: 'Blocks those who are not blocked.' },
  UNBLOCK: { description: 'Unblocks those who are blocked.' },
  GRANT_POINTS: { description: 'Gives each of them points.' },
  ERASE: {
    description: `Erases them for good. It begins after ${erasureWaitMinutes} minutes, in which it can be stopped.`,
  },
};

export const BulkKind = kinds;
registerEnumType(BulkKind, {
  name: 'BulkKind',
  description: 'What can be done to many users at once.',
  valuesConfig: kindsConfig,
});

export const BulkActionKind = { ...kinds, UNDO: 'undo' } as const;
registerEnumType(BulkActionKind, {
  name: 'BulkActionKind',
  description: 'What a bulk action did.',
  valuesConfig: { ...kindsConfig, UNDO: { description: 'It undid another.' } },
});

@InputType({ description: 'What to do to many users, to be looked at first.' })
export class BulkActionInput {
  @Field(() => BulkKind, { description: 'What to do to each of them.' })
  declare readonly kind: Kind;

  @Field(() => UserFilterInput, { description: 'To whom, as in a list of users; {}: everyone.' })
  declare readonly filter: UserFilterInput;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the tag, in any case; only with TAG, which adds one that is not there yet, and UNTAG.',
  })
  declare readonly tag?: string | null;
}

@InputType({ description: 'What to do to many users.' })
export class StartBulkActionInput extends BulkActionInput {
  @Field(() => String, { description: 'The version of the preview that the caller has seen.' })
  declare readonly version: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, for the team: at most 500 characters. Needed for GRANT_POINTS.',
  })
  declare readonly reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'Points for each of them; only with GRANT_POINTS.' })
  declare readonly points?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they see the points with the reason; only with GRANT_POINTS.',
  })
  declare readonly isVisible?: boolean | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a bulk action would do, exactly, if nothing else changed meanwhile.',
})
export class BulkActionPreview {
  @Field(() => Int, { description: 'How many users it would change.' })
  declare readonly users: number;

  @Field(() => Int, { description: 'How many of them would lose their rank.' })
  declare readonly ranked: number;

  @Field(() => Int, {
    description:
      'How many of them gave points to the user with whose code they joined, which would be taken back: with BLOCK.',
  })
  declare readonly credited: number;

  @Field(() => [UserName], { description: 'Those of them with the most points, at most ten.' })
  declare readonly named: readonly UserName[];

  @Field(() => String, { description: 'To be sent when it is started.' })
  declare readonly version: string;
}

@ObjectType({ simpleResolvers: true, description: 'Something that was done to many users at once.' })
export class BulkAction {
  @Field(() => ID, { description: 'By which it is stopped and undone.' })
  declare readonly id: string;

  @Field(() => BulkActionKind, { description: 'What it does to each of them.' })
  declare readonly kind: Kind | 'undo';

  @Field(() => BulkKind, { nullable: true, description: 'What it undoes; null: it undoes nothing.' })
  declare readonly undoneKind: Kind | null;

  @Field(() => String, {
    nullable: true,
    description: 'The tag that it is about, by its name now; null: it is about none, or the tag was deleted.',
  })
  declare readonly tag: string | null;

  @Field(() => Int, { nullable: true, description: 'The points that each of them gets; null: none.' })
  declare readonly points: number | null;

  @Field(() => String, { description: 'Why; empty if nobody said.' })
  declare readonly reason: string;

  @Field(() => String, { description: 'Who started it: an email address.' })
  declare readonly startedBy: string;

  @Field(() => String, { description: 'When it was started; ISO 8601.' })
  declare readonly startedAt: string;

  @Field(() => String, { description: 'When it begins; ISO 8601.' })
  declare readonly dueAt: string;

  @Field(() => Int, { description: 'How many users it is about.' })
  declare readonly users: number;

  @Field(() => Int, { description: 'How many of them it has reached so far.' })
  declare readonly done: number;

  @Field(() => Int, {
    description: 'How many of those it changed: not the users who were like that already.',
  })
  declare readonly changed: number;

  @Field(() => Boolean, { description: 'Whether it has ended: it reached its last user, or was stopped.' })
  declare readonly isEnded: boolean;

  @Field(() => Boolean, { description: 'Whether it was undone, or is being undone.' })
  declare readonly isUndone: boolean;

  @Field(() => Boolean, {
    description: `Whether it can be undone: within ${undoDays} days, and never an erasure.`,
  })
  declare readonly isUndoable: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of bulk actions.' })
export class BulkActions extends NextPaged {
  @Field(() => [BulkAction], { description: 'Newest first.' })
  declare readonly actions: readonly BulkAction[];
}

export const toBulkAction = (row: BulkActionRow): BulkAction => {
  const { seq: _seq, startedAt, dueAt, endedAt, ...action } = row;
  return {
    ...action,
    startedAt: startedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isEnded: endedAt !== null,
    isUndoable: isUndoable(row),
  };
};
