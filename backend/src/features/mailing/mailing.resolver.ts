import { Arg, Ctx, Directive, ID, Int, Mutation, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { MailingService } from './mailing.service.ts';
import { MailingPayload, toMailingPayload } from './mailing.types.ts';

/** The argument of what changes or starts a draft. */
export const RevisionArg = {
  description: "The draft's revision that was looked at. If it has been changed since, CONFLICT.",
};

const MailingId = { description: "The mailing's id." };

/** Admins' operations on mailings of any kind. */
@Resolver()
export class MailingResolver {
  readonly #mailings: MailingService;

  constructor(mailings: MailingService) {
    this.#mailings = mailings;
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MailingPayload, {
    description:
      'Starts a draft, now or at a time. It never goes to more users than were confirmed. Fails with CONFLICT if it was changed, or goes to another number of users.',
  })
  async startMailing(
    @Arg('id', () => ID, MailingId) id: string,
    @Arg('confirmPeople', () => Int, {
      description: 'How many users it goes to, as the preview shows it. It may be off by 5 percent.',
    })
    confirmPeople: number,
    @Arg('revision', () => Int, RevisionArg) revision: number,
    @Arg('startsAt', () => String, {
      nullable: true,
      description: 'ISO 8601 with a time zone, within a year; null: at once.',
    })
    startsAt: string | null,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    const start = { confirmPeople, revision, startsAt: startsAt ?? null };
    return toMailingPayload(resultOf(await this.#mailings.start(context, id, start)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => MailingPayload, {
    description:
      'Pauses a running mailing; messages already on their way still go out: up to 16 for each instance.',
  })
  async pauseMailing(
    @Arg('id', () => ID, MailingId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.pause(context, id)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MailingPayload, { description: 'Resumes a paused mailing at its pace.' })
  async resumeMailing(
    @Arg('id', () => ID, MailingId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.resume(context, id)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MailingPayload, {
    description:
      'Changes the pace of a mailing that was started and has not ended, from the next messages on. Fails with WRONG_STATE for a draft, which updateInviteWave or updateBroadcast changes.',
  })
  async setMailingPace(
    @Arg('id', () => ID, MailingId) id: string,
    @Arg('perHour', () => Int, { description: 'Messages an hour at most: 1 to 1,000,000.' }) perHour: number,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.setPace(context, id, perHour)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MailingPayload, {
    description: 'Ends a mailing permanently. Recipients who were sent nothing get nothing.',
  })
  async cancelMailing(
    @Arg('id', () => ID, MailingId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.cancel(context, id)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => MailingPayload, { description: 'Deletes a draft. The answer has it as it was.' })
  async deleteMailing(
    @Arg('id', () => ID, MailingId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.delete(context, id)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MailingPayload, {
    description: 'Sends uncertain messages again; their recipients may get them twice.',
  })
  async resendUncertain(
    @Arg('id', () => ID, MailingId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#mailings.resendUncertain(context, id)));
  }
}
