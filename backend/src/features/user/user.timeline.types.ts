import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum, enumOf } from '../../platform/graphql/enum-of.ts';
import { NextPaged } from '../../platform/paging/page.types.ts';
import { type TimelineKind, timelineKinds, type TimelineRow } from './user.timeline.repository.ts';
import type { Timeline } from './user.timeline.service.ts';
import { UserName } from './user.types.ts';

const descriptions: Readonly<Record<TimelineKind, string>> = {
  joined: 'They joined, with the code of `other`, from the source that is the detail.',
  imported: 'They were imported, with the code of `other`, and have verified no contact.',
  added: 'Someone of the team added them by hand, with the code of `other`.',
  credit_join: '`other` joined with their code.',
  credit_hold: 'Their points for `other` were held for review.',
  credit_release: 'Their points for `other` were checked, and count.',
  credit_reverse: 'Their points for `other` were taken back.',
  credit_restore: 'Their points for `other` count again.',
  credit_merge: 'Their points for `other` moved with a merge: to them, or from them if they are negative.',
  message_queued: 'A message to them waits to be sent: its kind.',
  message_sent: 'A message was sent to them: its kind, or the name of the broadcast.',
  message_failed: 'A message to them could not be delivered, likewise.',
  link_clicked: 'They clicked a link of a broadcast, for the first time: its name.',
  invited: 'They were invited.',
  invitation_opened: 'They opened their invitation.',
  invitation_accepted: 'They accepted their invitation.',
  invitation_expired: 'Their invitation expired.',
  invitation_revoked: 'Their invitation was revoked.',
  points_given: 'They were given points: the reason.',
  points_taken_back: 'Points that they were given were taken back, likewise.',
  tagged: 'They were given a tag that they still have.',
  untagged: 'They lost tags.',
  note: 'A note was written: its start.',
  corrected: 'Their name or a contact was corrected: each value before and after.',
  merged: 'Another user was merged into them, whose code is the detail.',
  blocked: 'They were blocked. The detail is the reason, if one was given.',
  unblocked: 'They were unblocked, likewise.',
  leaving: 'They asked to leave the waitlist.',
  stayed: 'They were leaving, and stay.',
  welcome_resent: 'Their welcome was sent again.',
  trusted: 'They became a trusted referrer.',
  not_trusted: 'They are no longer a trusted referrer.',
};

/** The schema's kinds; the values are the ones used internally. */
export const UserEventKind = enumOf(timelineKinds);
registerEnumType(UserEventKind, {
  name: 'UserEventKind',
  description: 'What can happen to a user.',
  valuesConfig: describedEnum(timelineKinds, (kind) => descriptions[kind]),
});

@ObjectType({ simpleResolvers: true, description: 'Something that happened to a user.' })
export class UserEvent {
  @Field(() => ID, { description: 'Tells it apart from the other events of the user.' })
  declare readonly id: string;

  @Field(() => UserEventKind, { description: 'What happened.' })
  declare readonly kind: TimelineKind;

  @Field(() => String, { description: 'When; ISO 8601.' })
  declare readonly at: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the team did it: an email address at the time, or the name of an API key.',
  })
  declare readonly by: string | null;

  @Field(() => String, { nullable: true, description: 'What it was about: see the kinds.' })
  declare readonly detail: string | null;

  @Field(() => Int, { nullable: true, description: 'Points; negative for points that no longer count.' })
  declare readonly points: number | null;

  @Field(() => UserName, { nullable: true, description: 'The friend that it was about.' })
  declare readonly other: UserName | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what happened to a user, newest first.' })
export class UserTimeline extends NextPaged {
  @Field(() => [UserEvent], { description: 'Events, newest first.' })
  declare readonly events: readonly UserEvent[];
}

export const toTimeline = ({ events, nextAfter }: Timeline): UserTimeline => ({
  events: events.map(toEvent),
  nextAfter,
});

const toEvent = ({ key: id, at, ...event }: TimelineRow): UserEvent => ({
  id,
  at: new Date(at).toISOString(),
  ...event,
});
