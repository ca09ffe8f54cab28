import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType, searchedPageType } from '../../platform/paging/page.types.ts';
import { Mailing, RecipientFields, toMailing } from '../mailing/mailing.types.ts';
import { SegmentInput } from '../segment/segment.types.ts';
import { waveExpiresInMinutes, wavePerHour } from './invite.wave.form.ts';
import type { WaveInviteRow, WaveInviteState as State } from './invite.wave.list.repository.ts';
import type { Funnel, Wave } from './invite.wave.service.ts';

/** The schema's states, the same inside. */
export const WaveInviteState = {
  PLANNED: 'PLANNED',
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  REFUSED: 'REFUSED',
  UNCERTAIN: 'UNCERTAIN',
  SKIPPED: 'SKIPPED',
  CANCELED: 'CANCELED',
  OPENED: 'OPENED',
  ACCEPTED: 'ACCEPTED',
  EXPIRED: 'EXPIRED',
  REVOKED: 'REVOKED',
} as const satisfies Readonly<Record<State, State>>;

registerEnumType(WaveInviteState, {
  name: 'WaveInviteState',
  description: 'How far a user of a wave got.',
  valuesConfig: {
    PLANNED: { description: 'Still to be invited.' },
    QUEUED: { description: 'Invited; the message is about to be sent.' },
    SENT: { description: 'The mail server or SMS service took the message.' },
    REFUSED: { description: 'The message was refused for good; the invitation works on the status page.' },
    UNCERTAIN: { description: 'It is not known whether the message was sent.' },
    SKIPPED: { description: 'They were sent nothing, for the reason given.' },
    CANCELED: { description: 'The wave was canceled before they were sent anything.' },
    OPENED: { description: 'They opened the invitation.' },
    ACCEPTED: { description: 'They accepted it.' },
    EXPIRED: { description: 'They did not accept it in time.' },
    REVOKED: { description: 'It was revoked.' },
  },
});

@InputType({ description: 'Settings of a wave.' })
export class InviteWaveInput {
  @Field(() => String, { description: 'Its name in the back office, 1 to 100 characters.' })
  declare readonly name: string;

  @Field(() => SegmentInput, { description: 'The users. Only WAITING and EXPIRED ones can be invited.' })
  declare readonly segment: SegmentInput;

  @Field(() => ID, {
    nullable: true,
    description: 'The template of its message, in its current version. Defaults to the first of its kind.',
  })
  declare readonly templateId?: string | null;

  @Field(() => Int, {
    defaultValue: wavePerHour,
    description: 'Maximum number of messages per hour, 1 to 1,000,000; reminders count.',
  })
  declare readonly perHour: number;

  @Field(() => Int, {
    defaultValue: waveExpiresInMinutes,
    description: 'Minutes until each invitation expires, 1 to 525,600.',
  })
  declare readonly expiresInMinutes: number;

  @Field(() => [Int], {
    defaultValue: [],
    description:
      'When users who have not accepted are reminded: days before the invitation expires; at most two.',
  })
  declare readonly reminderDays: number[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many users of a wave reached each step. A user counts in every step they reached.',
})
export class InviteFunnel implements Funnel {
  @Field(() => Int, { description: 'Chosen when the wave started.' })
  declare readonly planned: number;

  @Field(() => Int, { description: 'Got an invitation.' })
  declare readonly issued: number;

  @Field(() => Int, { description: 'Were sent its message.' })
  declare readonly sent: number;

  @Field(() => Int, { description: 'Opened its page.' })
  declare readonly opened: number;

  @Field(() => Int, { description: 'Accepted it.' })
  declare readonly accepted: number;

  @Field(() => Int, { description: 'Did not accept it in time.' })
  declare readonly expired: number;

  @Field(() => Int, { description: 'Had it revoked.' })
  declare readonly revoked: number;
}

@ObjectType({ simpleResolvers: true, description: 'Invitations to many users.' })
export class InviteWave {
  @Field(() => ID, { description: "The wave's id, which is also its mailing's." })
  declare readonly id: string;

  @Field(() => Mailing, { description: 'Its state, pace and recipients.' })
  declare readonly mailing: Mailing;

  @Field(() => Int, { description: 'Minutes until each invitation expires.' })
  declare readonly expiresInMinutes: number;

  @Field(() => [Int], {
    description: 'When users are reminded: days before the invitation expires, descending.',
  })
  declare readonly reminderDays: readonly number[];

  @Field(() => String, {
    nullable: true,
    description: "When an admin revoked it; ISO 8601. Null if it wasn't revoked.",
  })
  declare readonly revokedAt: string | null;

  /** The source of the field `funnel`. */
  declare readonly wave: Wave;
}

export const InviteWavePage = pageType(InviteWave, 'InviteWavePage', 'waves');

@ObjectType({ simpleResolvers: true, description: 'A wave was changed.' })
export class InviteWavePayload {
  @Field(() => String, { description: 'A message for the admin.' })
  declare readonly message: string;

  @Field(() => InviteWave, { description: 'The wave as it is now.' })
  declare readonly wave: InviteWave;
}

@ObjectType({ simpleResolvers: true, description: 'A user of a wave.' })
export class WaveInvite extends RecipientFields {
  @Field(() => WaveInviteState, { description: 'How far they got.' })
  declare readonly state: State;

  @Field(() => ID, { nullable: true, description: 'Their invitation of this wave.' })
  declare readonly inviteId: string | null;

  @Field(() => String, { nullable: true, description: 'When they first opened it; ISO 8601.' })
  declare readonly openedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When they accepted it; ISO 8601.' })
  declare readonly acceptedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When it expires; ISO 8601.' })
  declare readonly expiresAt: string | null;
}

export const WaveInvitePage = searchedPageType(WaveInvite, 'WaveInvitePage', 'users of a wave');

export const toInviteWave = (wave: Wave): InviteWave => ({
  wave,
  id: wave.mailing.id,
  mailing: toMailing(wave.mailing, wave.recipients),
  expiresInMinutes: wave.terms.expiresInMinutes,
  reminderDays: wave.terms.reminderDays,
  revokedAt: wave.terms.revokeAskedAt?.toISOString() ?? null,
});

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toWaveInvite = (row: WaveInviteRow): WaveInvite => ({
  ...row,
  sentAt: isoOf(row.sentAt),
  openedAt: isoOf(row.openedAt),
  acceptedAt: isoOf(row.acceptedAt),
  expiresAt: isoOf(row.expiresAt),
});
