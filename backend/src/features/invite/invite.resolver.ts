import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { by } from '../../platform/audit/audit-log.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { RedemptionService } from './invite.redemption.service.ts';
import type { InviteService } from './invite.service.ts';
import {
  Invitation,
  InvitePayload,
  InviteSignupsPayload,
  OpenInvitePayload,
  RedeemInviteInput,
  RedeemInvitePayload,
  toInvitation,
  toOwnInvitation,
} from './invite.types.ts';

const InviteId = { description: "The invitation's id." };

/** Invitations: opened by visitors, redeemed by the app they are for, managed by admins. */
@Resolver()
export class InviteResolver {
  readonly #invites: InviteService;
  readonly #redemption: RedemptionService;

  constructor(invites: InviteService, redemption: RedemptionService) {
    this.#invites = invites;
    this.#redemption = redemption;
  }

  @Mutation(() => OpenInvitePayload, {
    description: 'Opens an invitation with the link in its message; the first time is recorded.',
  })
  async openInvite(
    @Arg('token', () => String, { description: "The token in the link's fragment." }) token: string,
  ): Promise<OpenInvitePayload> {
    const { invite } = resultOf(await this.#invites.open(token));
    return { firstName: invite.firstName, invite: toOwnInvitation(invite) };
  }

  @Directive('@auth(requires: EDITOR, scope: INVITES)')
  @Query(() => Invitation, {
    description: 'The invitation that a code belongs to. Fails with INVITE_INVALID if there is none.',
  })
  async checkInvite(
    @Arg('code', () => String, { description: 'The code; case, spaces and hyphens are ignored.' })
    code: string,
  ): Promise<Invitation> {
    return toInvitation(resultOf(await this.#redemption.check(code)).invite);
  }

  @Directive('@auth(requires: EDITOR, scope: INVITES)')
  @Mutation(() => RedeemInvitePayload, {
    description:
      'Accepts an invitation for an account of your app. Repeating it for the same account succeeds; another account fails with INVITE_USED.',
  })
  async redeemInvite(
    @Arg('input', () => RedeemInviteInput, { description: 'The code and the account.' })
    { code, account, email, phoneNo }: RedeemInviteInput,
    @Ctx() context: RequestContext,
  ): Promise<RedeemInvitePayload> {
    const outcome = await this.#redemption.redeem(by(context), { code, account, email, phoneNo });
    const { invite, alreadyRedeemed } = resultOf(outcome);
    return { invite: toInvitation(invite), alreadyRedeemed };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => InviteSignupsPayload, {
    description:
      'Invites users immediately and sends each a message at their verified contact. They leave the ranking.',
  })
  async inviteSignups(
    @Arg('ids', () => [ID], { description: "The users' ids, at most 100." }) ids: string[],
    @Arg('expiresInMinutes', () => Int, {
      defaultValue: 14 * 24 * 60,
      description: 'Minutes until the invitations expire, 1 to 525,600.',
    })
    expiresInMinutes: number,
    @Ctx() context: RequestContext,
  ): Promise<InviteSignupsPayload> {
    return resultOf(await this.#invites.invite(by(context), { ids, expiresInMinutes }));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description: 'Resends an invitation with the same code; at most three messages, an hour apart.',
  })
  async resendInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.resend(by(context), id));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description: 'Marks the invitation of a user who was admitted without redeeming their code as accepted.',
  })
  async acceptInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.accept(by(context), id));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description:
      'Revokes an invitation. Its user returns to the waitlist, at the rank that their points and join order give.',
  })
  async revokeInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.revoke(by(context), id));
  }
}
