import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
import type { InviteService } from '../invite/invite.service.ts';
import { InvitePayload, OwnInvitation, toOwnInvitation } from '../invite/invite.types.ts';
import { NextStep } from '../referral/referral.types.ts';
import { knownCookie, statusCookie } from './status.rules.ts';
import type { OpenedStatus, StatusService } from './status.service.ts';
import { forget, keepOpen } from './status.session.ts';
import {
  KnownVisitor,
  OpenStatusByCodeInput,
  OpenStatusPayload,
  Status,
  StatusLeaderboardPlace,
  StatusRankOfDay,
  StatusReferralPage,
} from './status.types.ts';

/** A status with the keys for its fields. */
interface StatusRoot extends Status {
  readonly signupId: string;
  readonly seq: number;
  readonly leaders: readonly StatusLeaderboardPlace[];
  readonly near: readonly StatusLeaderboardPlace[];
}

@Resolver(() => Status)
export class StatusResolver {
  readonly #status: StatusService;
  readonly #invites: InviteService;
  readonly #publicUrl: () => string;

  constructor(status: StatusService, invites: InviteService, publicUrl: () => string) {
    this.#status = status;
    this.#invites = invites;
    this.#publicUrl = publicUrl;
  }

  @Query(() => Status, {
    nullable: true,
    description: "The visitor's status; null unless it was opened in this browser.",
  })
  async status(@Ctx() { privateCookies }: RequestContext): Promise<StatusRoot | null> {
    const standing = await this.#status.read(privateCookies.read(statusCookie));
    if (standing === null) return null;
    const { place, leaderboard, around } = standing;
    const shareLink = `${this.#publicUrl()}/?ref=${encodeURIComponent(place.referralId)}`;
    return {
      ...place,
      joinedAt: place.joinedAt.toISOString(),
      leavesAt: place.leavesAt?.toISOString() ?? null,
      leaders: leaderboard,
      near: around,
      ahead: place.rank === null ? null : place.rank - 1,
      behind: place.rank === null ? null : place.total - place.rank,
      shareLink,
    };
  }

  @Query(() => KnownVisitor, {
    nullable: true,
    description:
      "The visitor's rank, in a browser in which they opened their status within 90 days; null in others, after they log out, and unless they are waiting.",
  })
  async knownVisitor(@Ctx() { privateCookies }: RequestContext): Promise<KnownVisitor | null> {
    const known = await this.#status.known(privateCookies.read(knownCookie));
    if (known === null) privateCookies.clear(knownCookie);
    const rank = known?.rank ?? null;
    return known === null || rank === null ? null : { ...known, rank };
  }

  @FieldResolver(() => [StatusLeaderboardPlace], {
    description: 'The top ten, at the same moment as the rank.',
  })
  leaderboard(@Root() { leaders }: StatusRoot): readonly StatusLeaderboardPlace[] {
    return leaders;
  }

  @FieldResolver(() => [StatusLeaderboardPlace], {
    description:
      'The visitor, three users ahead of them and three behind, at the same moment as the rank; empty unless they are WAITING.',
  })
  around(@Root() { near }: StatusRoot): readonly StatusLeaderboardPlace[] {
    return near;
  }

  @FieldResolver(() => [StatusRankOfDay], {
    description:
      'Their rank on each of the last 30 days, the earliest first; without the days on which none was kept. One is kept once they have points or came back.',
  })
  async history(@Root() { seq }: StatusRoot): Promise<readonly StatusRankOfDay[]> {
    return this.#status.history(seq);
  }

  @FieldResolver(() => OwnInvitation, {
    nullable: true,
    description: 'Their last invitation; null while they are WAITING.',
  })
  async invite(@Root() { seq, state }: StatusRoot): Promise<OwnInvitation | null> {
    const invite = state === 'waiting' ? null : await this.#invites.ofSignup(String(seq));
    return invite === null ? null : toOwnInvitation(invite);
  }

  @FieldResolver(() => [NextStep], {
    description: 'The next three improvements in rank; fewer near the top, and none unless they are WAITING.',
  })
  async nextSteps(@Root() { signupId, rank }: StatusRoot): Promise<readonly NextStep[]> {
    return rank === null ? [] : this.#status.nextSteps({ signupId, rank });
  }

  @FieldResolver(() => StatusReferralPage, { description: "The users who joined with the visitor's code." })
  async referrals(
    @Root() { seq }: StatusRoot,
    @FirstArg(10, 50) first: number,
    @AfterArg() after: string | null,
  ): Promise<StatusReferralPage> {
    return resultOf(await this.#status.referrals(seq, { first, after: after ?? null })).page;
  }

  @Mutation(() => OpenStatusPayload, {
    description: 'Opens the status with the link in the welcome message.',
  })
  async openStatusByLink(
    @Arg('token', () => String, { description: "The token in the link's fragment." }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenStatusPayload> {
    return keep(context, resultOf(await this.#status.openByLink(token)));
  }

  @Mutation(() => OpenStatusPayload, {
    description: 'Opens the status with a verification code, which works once.',
  })
  async openStatusByCode(
    @Arg('input', () => OpenStatusByCodeInput, { description: 'The code, and the contact it was sent to.' })
    { channel, email, mobileNumber, otp }: OpenStatusByCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<OpenStatusPayload> {
    const { browser, clientAddress } = context;
    return keep(
      context,
      resultOf(await this.#status.openByCode({ channel, email, mobileNumber, otp, browser, clientAddress })),
    );
  }

  @Mutation(() => InvitePayload, {
    nullable: true,
    description: 'Puts a visitor whose invitation has EXPIRED back in line. Null without an open status.',
  })
  async rejoinWaitlist(@Ctx() { privateCookies }: RequestContext): Promise<InvitePayload | null> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    return signupId === null ? null : resultOf(await this.#invites.rejoin(signupId));
  }

  @Mutation(() => Boolean, {
    description:
      "Shows the visitor's first name to friends who open their referral link, or hides it. Returns whether it is shown now.",
  })
  async setFirstNameShown(
    @Arg('shown', () => Boolean, { description: 'Whether they see it.' }) shown: boolean,
    @Ctx() { privateCookies }: RequestContext,
  ): Promise<boolean> {
    return resultOf(await this.#status.setFirstNameShown(privateCookies.read(statusCookie), shown)).shown;
  }

  @Mutation(() => Boolean, { description: 'Closes the status in this browser. Always true.' })
  closeStatus(@Ctx() { privateCookies }: RequestContext): boolean {
    forget(privateCookies);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Revokes every status link that was sent, and closes the status in all other browsers. False without an open status.',
  })
  async revokeStatusLinks(@Ctx() context: RequestContext): Promise<boolean> {
    const opened = await this.#status.revokeLinks(context.privateCookies.read(statusCookie));
    if (opened !== null) keep(context, opened);
    return opened !== null;
  }
}

function keep({ privateCookies }: RequestContext, opened: OpenedStatus): OpenStatusPayload {
  keepOpen(privateCookies, opened);
  const { message, validSeconds } = opened;
  return { message, validSeconds };
}
