import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Note } from './note.service.ts';

@ObjectType({ simpleResolvers: true, description: 'A note of the team on a user.' })
export class UserNote {
  @Field(() => ID, { description: "The note's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'Plain text; may have several lines.' })
  declare readonly text: string;

  @Field(() => String, {
    description: 'Who wrote it: their email address at the time, or the name of an API key.',
  })
  declare readonly writtenBy: string;

  @Field(() => String, { description: 'When it was written; ISO 8601.' })
  declare readonly writtenAt: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who changed it last, likewise; null: it is as it was written.',
  })
  declare readonly changedBy: string | null;

  @Field(() => String, { nullable: true, description: 'When it was changed last; ISO 8601.' })
  declare readonly changedAt: string | null;

  @Field(() => Int, { description: 'From 1; each change counts.' })
  declare readonly revision: number;

  @Field(() => Boolean, { description: 'Whether the caller may change and delete it.' })
  declare readonly mayChange: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A note has been deleted, or is back.' })
export class UserNotePayload {
  @Field(() => ID, { description: "The note's id." })
  declare readonly id: string;
}

export const toUserNote = ({ writtenAt, changedAt, ...note }: Note): UserNote => ({
  ...note,
  writtenAt: writtenAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});
