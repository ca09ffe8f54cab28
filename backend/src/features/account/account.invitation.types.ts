import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import type { InvitationRow } from './account.invitation.repository.ts';

@ObjectType({ simpleResolvers: true, description: 'An open invitation of a colleague.' })
export class AdminInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'The email address that the link was sent to.' })
  declare readonly email: string;

  @Field(() => RoleEnum, { description: 'The role that they get.' })
  declare readonly role: Role;

  @Field(() => String, { description: 'The email address of the admin who invited them.' })
  declare readonly invitedBy: string;

  @Field(() => String, { description: 'When they were invited; ISO 8601.' })
  declare readonly invitedAt: string;

  @Field(() => String, { description: 'When the link stops working; ISO 8601.' })
  declare readonly expiresAt: string;
}

@InputType({ description: 'A colleague to invite.' })
export class InviteAdminInput {
  @Field(() => String, { description: 'The address that the link is sent to.' })
  declare readonly email: string;

  @Field(() => RoleEnum, { description: 'The role that they get.' })
  declare readonly role: Role;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation was sent.' })
export class InviteAdminPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => AdminInvitation, { description: 'The invitation, with when its link expires.' })
  declare readonly invitation: AdminInvitation;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation has been revoked.' })
export class RevokeAdminInvitationPayload {
  @Field(() => ID, { description: "The invitation's id." })
  declare readonly id: string;
}

export const toInvitation = ({
  id,
  email,
  role,
  invitedBy,
  invitedAt,
  expiresAt,
}: InvitationRow): AdminInvitation => ({
  id,
  email,
  role,
  invitedBy,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
