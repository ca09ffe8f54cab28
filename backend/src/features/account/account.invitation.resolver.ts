import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { personCalling } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { InvitationService } from './account.invitation.service.ts';
import {
  AdminInvitation,
  InviteAdminInput,
  InviteAdminPayload,
  RevokeAdminInvitationPayload,
  toInvitation,
} from './account.invitation.types.ts';

const InvitationId = { description: "The invitation's id." };

/** Operations with which an ADMIN invites colleagues. */
@Resolver()
export class InvitationResolver {
  readonly #invitations: InvitationService;

  constructor(invitations: InvitationService) {
    this.#invitations = invitations;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [AdminInvitation], { description: 'Open invitations of colleagues, newest first.' })
  async adminInvitations(): Promise<readonly AdminInvitation[]> {
    return (await this.#invitations.list()).map(toInvitation);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => InviteAdminPayload, {
    description:
      'Invites a colleague by email. They choose a password at the emailed link, which works for 7 days; their account is active at once.',
  })
  async inviteAdmin(
    @Arg('input', () => InviteAdminInput, { description: 'The colleague and their role.' })
    input: InviteAdminInput,
    @Ctx() context: RequestContext,
  ): Promise<InviteAdminPayload> {
    const { message, invitation } = resultOf(await this.#invitations.invite(personCalling(context), input));
    return { message, invitation: toInvitation(invitation) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => InviteAdminPayload, {
    description: 'Resends an invitation; its link works for another 7 days.',
  })
  async resendAdminInvitation(
    @Arg('id', () => ID, InvitationId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InviteAdminPayload> {
    const { message, invitation } = resultOf(await this.#invitations.resend(personCalling(context), id));
    return { message, invitation: toInvitation(invitation) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => RevokeAdminInvitationPayload, {
    description: 'Revokes an invitation: its link stops working at once.',
  })
  async revokeAdminInvitation(
    @Arg('id', () => ID, InvitationId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RevokeAdminInvitationPayload> {
    return resultOf(await this.#invitations.revoke(personCalling(context), id));
  }
}
