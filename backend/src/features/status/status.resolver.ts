import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { InviteService } from '../invite/invite.service.ts';
import { InvitePayload, OwnInvitation, toOwnInvitation } from '../invite/invite.types.ts';
import { NextStep } from '../referral/referral.types.ts';
import { statusCookie } from './status.rules.ts';
import type { OpenedStatus, StatusService } from './status.service.ts';
import {
  OpenStatusByCodeInput,
  OpenStatusPayload,
  Status,
  StatusLeaderboardPlace,
  StatusReferralPage,
} from './status.types.ts';

/** A status with what its fields are looked up by. */
interface StatusRoot extends Status {
  readonly signupId: string;
  readonly seq: number;
  readonly leaders: readonly StatusLeaderboardPlace[];
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
    description: 'Where the visitor stands; null unless their browser has opened it.',
  })
  async status(@Ctx() { privateCookies }: RequestContext): Promise<StatusRoot | null> {
    const standing = await this.#status.read(privateCookies.read(statusCookie));
    if (standing === null) return null;
    const { place, leaderboard } = standing;
    const shareLink = `${this.#publicUrl()}/?ref=${encodeURIComponent(place.referralId)}`;
    return {
      ...place,
      leaders: leaderboard,
      ahead: place.rank === null ? null : place.rank - 1,
      behind: place.rank === null ? null : place.total - place.rank,
      shareLink,
    };
  }

  @FieldResolver(() => [StatusLeaderboardPlace], {
    description: 'The first ten places, of the same moment as the rank.',
  })
  leaderboard(@Root() { leaders }: StatusRoot): readonly StatusLeaderboardPlace[] {
    return leaders;
  }

  @FieldResolver(() => OwnInvitation, {
    nullable: true,
    description: 'Their last invitation; null while they are WAITING.',
  })
  async invite(@Root() { seq, state }: StatusRoot): Promise<OwnInvitation | null> {
    const invite = state === 'active' ? null : await this.#invites.ofSignup(String(seq));
    return invite === null ? null : toOwnInvitation(invite);
  }

  @FieldResolver(() => NextStep, {
    nullable: true,
    description: 'The next improvement of the rank; null at the top, and for who is not WAITING.',
  })
  async nextStep(@Root() { signupId, state }: StatusRoot): Promise<NextStep | null> {
    return state === 'active' ? this.#status.nextStep(signupId) : null;
  }

  @FieldResolver(() => StatusReferralPage, { description: "Those who joined with the visitor's code." })
  async referrals(
    @Root() { seq }: StatusRoot,
    @Arg('first', () => Int, { defaultValue: 10, description: 'Rows to return at most, 1 to 50.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<StatusReferralPage> {
    return resultOf(await this.#status.referrals(seq, { first, after: after ?? null })).page;
  }

  @Mutation(() => OpenStatusPayload, { description: 'Opens the status by the link of the welcome mail.' })
  async openStatusByLink(
    @Arg('token', () => String, { description: "The token in the link's fragment." }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenStatusPayload> {
    return keep(context, resultOf(await this.#status.openByLink(token)));
  }

  @Mutation(() => OpenStatusPayload, {
    description: 'Opens the status by a one-time code, which is used up by it.',
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
    description: 'Brings the visitor back in line whose invitation has EXPIRED. Null without an open status.',
  })
  async rejoinWaitlist(@Ctx() { privateCookies }: RequestContext): Promise<InvitePayload | null> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    return signupId === null ? null : resultOf(await this.#invites.rejoin(signupId));
  }

  @Mutation(() => Boolean, { description: 'Closes the status in this browser. True, always.' })
  closeStatus(@Ctx() { privateCookies }: RequestContext): boolean {
    privateCookies.clear(statusCookie);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Takes back every link that was mailed, and closes the status in every browser but this one. False without an open status.',
  })
  async revokeStatusLinks(@Ctx() context: RequestContext): Promise<boolean> {
    const opened = await this.#status.revokeLinks(context.privateCookies.read(statusCookie));
    if (opened !== null) keep(context, opened);
    return opened !== null;
  }
}

function keep({ privateCookies }: RequestContext, opened: OpenedStatus): OpenStatusPayload {
  const { message, session, validSeconds } = opened;
  privateCookies.write(statusCookie, session, validSeconds);
  return { message, validSeconds };
}
