import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { NoteRow } from './ambassador.review.repository.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';

/** The schema's statuses; the values are the ones used internally. */
export const AmbassadorStatus = {
  NEW: 'new',
  CONTACTED: 'contacted',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
} as const satisfies Readonly<Record<string, ApplicationStatus>>;

registerEnumType(AmbassadorStatus, {
  name: 'AmbassadorStatus',
  description: 'Review status of an application.',
  valuesConfig: {
    NEW: { description: 'No one has replied yet.' },
    CONTACTED: { description: 'The team has contacted the applicant.' },
    ACCEPTED: { description: 'The applicant is an ambassador.' },
    DECLINED: { description: 'The team has declined the application.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The status of an application has been set.' })
export class SetAmbassadorStatusPayload {
  @Field(() => ID, { description: "The application's id." })
  declare readonly id: string;

  @Field(() => AmbassadorStatus, { description: 'Its status now.' })
  declare readonly status: ApplicationStatus;
}

@ObjectType({ simpleResolvers: true, description: 'A note of the team on an application.' })
export class AmbassadorNote {
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
}

@ObjectType({ simpleResolvers: true, description: 'A note has been deleted.' })
export class DeleteAmbassadorNotePayload {
  @Field(() => ID, { description: "The note's id." })
  declare readonly id: string;
}

export const toNote = ({ id, text, writtenBy, writtenAt }: NoteRow): AmbassadorNote => ({
  id,
  text,
  writtenBy,
  writtenAt: writtenAt.toISOString(),
});
