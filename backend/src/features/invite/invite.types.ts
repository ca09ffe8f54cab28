import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CheckedInvite } from './invite.redemption.service.ts';
import type { CannotInvite } from './invite.repository.ts';
import type { OwnInvite } from './invite.service.ts';
import type { InviteState as State } from './invite.state.ts';

/** The schema's states; the values are the ones used internally. */
export const InviteState = {
  ISSUED: 'issued',
  ACCEPTED: 'accepted',
  EXPIRED: 'expired',
  REVOKED: 'revoked',
} as const satisfies Readonly<Record<Uppercase<State>, State>>;

registerEnumType(InviteState, {
  name: 'InviteState',
  description: 'State of an invitation.',
  valuesConfig: {
    ISSUED: { description: 'It can be accepted until expiresAt.' },
    ACCEPTED: { description: 'It was accepted.' },
    EXPIRED: { description: 'It was not accepted in time.' },
    REVOKED: { description: 'It was revoked.' },
  },
});

/** The schema's reasons, the same internally. */
export const CannotInviteReason = {
  ALREADY_INVITED: 'ALREADY_INVITED',
  ACCEPTED: 'ACCEPTED',
  BLOCKED: 'BLOCKED',
  ERASED: 'ERASED',
  LEAVING: 'LEAVING',
  NOT_VERIFIED: 'NOT_VERIFIED',
} as const satisfies Readonly<Record<CannotInvite, CannotInvite>>;

registerEnumType(CannotInviteReason, {
  name: 'CannotInviteReason',
  description: 'Why a user cannot be invited.',
  valuesConfig: {
    ALREADY_INVITED: { description: 'They have an invitation that they can accept.' },
    ACCEPTED: { description: 'They accepted an invitation.' },
    BLOCKED: { description: 'They are blocked.' },
    ERASED: { description: 'Their personal data was erased.' },
    LEAVING: { description: 'They asked to leave the waitlist and will be erased.' },
    NOT_VERIFIED: { description: 'They were imported and have not verified a contact.' },
  },
});

@ObjectType({ simpleResolvers: true, description: "The visitor's own invitation." })
export class OwnInvitation {
  @Field(() => InviteState, { description: 'Whether it is open, accepted, expired or revoked.' })
  declare readonly state: State;

  @Field(() => String, {
    nullable: true,
    description: 'The code, such as TW7K-9QPM-4XJD; null unless it can be accepted.',
  })
  declare readonly code: string | null;

  @Field(() => String, { description: 'When it expires; ISO 8601.' })
  declare readonly expiresAt: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The app's page for the code; null unless the invitation can be accepted and WEB_APP_URL is set.",
  })
  declare readonly url: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation, opened by its link.' })
export class OpenInvitePayload {
  @Field(() => String, { description: 'The first name of the user it is for.' })
  declare readonly firstName: string;

  @Field(() => OwnInvitation, { description: 'The state of their invitation, and until when it is valid.' })
  declare readonly invite: OwnInvitation;
}

/** The schema's contacts; the values are the ones used internally. */
export const VerifiedContact = { EMAIL: 'email', PHONE: 'phone' } as const;

registerEnumType(VerifiedContact, {
  name: 'VerifiedContact',
  description: "The contact that a user verified; the other one is only stated, and may be someone else's.",
  valuesConfig: { EMAIL: { description: 'An email address.' }, PHONE: { description: 'A phone number.' } },
});

@InputType({ description: 'An invitation code, and the account that redeems it.' })
export class RedeemInviteInput {
  @Field(() => String, { description: 'The code; case, spaces and hyphens are ignored.' })
  declare readonly code: string;

  @Field(() => String, { description: "Your app's id of the account, 1 to 200 characters." })
  declare readonly account: string;

  @Field(() => String, {
    nullable: true,
    description:
      'An email address that the account verified. With email or phoneNo, the user must have verified one of them.',
  })
  declare readonly email?: string | null;

  @Field(() => String, { nullable: true, description: 'Likewise a phone number, with its country code.' })
  declare readonly phoneNo?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation and the user it is for.' })
export class Invitation {
  @Field(() => InviteState, { description: 'Whether it is open, accepted, expired or revoked.' })
  declare readonly state: State;

  @Field(() => ID, { description: "The user's id." })
  declare readonly signupId: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => VerifiedContact, { description: 'Which contact they verified.' })
  declare readonly verifiedBy: 'email' | 'phone';

  @Field(() => String, {
    nullable: true,
    description:
      'The email address that they verified, as they typed it; null if they verified a phone number.',
  })
  declare readonly email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number that they verified, E.164; null if they verified an email address.',
  })
  declare readonly phone: string | null;

  @Field(() => String, { description: 'Their own referral code.' })
  declare readonly referralId: string;

  @Field(() => String, { description: 'When it expires; ISO 8601.' })
  declare readonly expiresAt: string;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation was redeemed.' })
export class RedeemInvitePayload {
  @Field(() => Invitation, { description: 'The invitation, accepted.' })
  declare readonly invite: Invitation;

  @Field(() => Boolean, { description: 'Whether the same account had redeemed it before.' })
  declare readonly alreadyRedeemed: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A user who was not invited.' })
export class NotInvited {
  @Field(() => ID, { description: "The user's id." })
  declare readonly signupId: string;

  @Field(() => CannotInviteReason, { description: 'Why they cannot be invited.' })
  declare readonly reason: CannotInvite;
}

@ObjectType({ simpleResolvers: true, description: 'Users were invited.' })
export class InviteSignupsPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => Int, { description: 'Number of users who were invited.' })
  declare readonly invited: number;

  @Field(() => [NotInvited], { description: 'The users who were not invited, and why.' })
  declare readonly leftOut: readonly NotInvited[];
}

@ObjectType({ simpleResolvers: true, description: 'An invitation was changed.' })
export class InvitePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

export const toOwnInvitation = ({ state, code, expiresAt, url }: OwnInvite): OwnInvitation => ({
  state,
  code,
  url,
  expiresAt: expiresAt.toISOString(),
});

export const toInvitation = (invite: CheckedInvite): Invitation => ({
  ...invite,
  expiresAt: invite.expiresAt.toISOString(),
});
