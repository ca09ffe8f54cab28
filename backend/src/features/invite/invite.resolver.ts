import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf } from '../../platform/audit/audit-log.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Decision } from '../waitlist/waitlist.exclusion.service.ts';
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

/** Invitations: opened by visitors, redeemed by the app they are for, decided by admins. */
@Resolver()
export class InviteResolver {
  readonly #invites: InviteService;
  readonly #redemption: RedemptionService;

  constructor(invites: InviteService, redemption: RedemptionService) {
    this.#invites = invites;
    this.#redemption = redemption;
  }

  @Mutation(() => OpenInvitePayload, {
    description: 'Opens an invitation by the link of its message; the first time is noted.',
  })
  async openInvite(
    @Arg('token', () => String, { description: 'What the link carries in its fragment.' }) token: string,
  ): Promise<OpenInvitePayload> {
    const { invite } = resultOf(await this.#invites.open(token));
    return { firstName: invite.firstName, invite: toOwnInvitation(invite) };
  }

  @Directive('@auth(requires: EDITOR, scope: INVITES)')
  @Query(() => Invitation, {
    description: 'What an invitation code stands for. Fails with INVITE_INVALID: nothing.',
  })
  async checkInvite(
    @Arg('code', () => String, { description: 'The code; case, spaces and hyphens do not matter.' })
    code: string,
  ): Promise<Invitation> {
    return toInvitation(resultOf(await this.#redemption.check(code)).invite);
  }

  @Directive('@auth(requires: EDITOR, scope: INVITES)')
  @Mutation(() => RedeemInvitePayload, {
    description:
      'Accepts an invitation for an account of the app, once: the same account may ask again, another fails with INVITE_USED.',
  })
  async redeemInvite(
    @Arg('input', () => RedeemInviteInput, { description: 'The code and the account.' })
    { code, account, email }: RedeemInviteInput,
    @Ctx() context: RequestContext,
  ): Promise<RedeemInvitePayload> {
    const outcome = await this.#redemption.redeem(decisionOf(context), { code, account, email });
    const { invite, alreadyRedeemed } = resultOf(outcome);
    return { invite: toInvitation(invite), alreadyRedeemed };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => InviteSignupsPayload, {
    description:
      'Invites users at once, and sends each a message to the contact they verified. They leave the ranking.',
  })
  async inviteSignups(
    @Arg('ids', () => [ID], { description: "The users' ids, at most 100." }) ids: string[],
    @Arg('expiresInMinutes', () => Int, {
      defaultValue: 14 * 24 * 60,
      description: 'How long they can accept, 1 to 525,600.',
    })
    expiresInMinutes: number,
    @Ctx() context: RequestContext,
  ): Promise<InviteSignupsPayload> {
    return resultOf(await this.#invites.invite(decisionOf(context), { ids, expiresInMinutes }));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description: 'Sends an invitation again, with the same code; three messages at most, an hour apart.',
  })
  async resendInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.resend(decisionOf(context), id));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description: 'Accepts the invitation of a user who was let in without redeeming their code.',
  })
  async acceptInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.accept(decisionOf(context), id));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => InvitePayload, {
    description:
      'Takes an invitation back: its user is back on the waitlist, where points and join order put them.',
  })
  async revokeInvite(
    @Arg('id', () => ID, InviteId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<InvitePayload> {
    return resultOf(await this.#invites.revoke(decisionOf(context), id));
  }
}

const decisionOf = ({
  viewer,
  clientAddress,
}: RequestContext): Decision & { readonly clientAddress: string } => ({
  actor: actorOf(viewer),
  clientAddress,
});
