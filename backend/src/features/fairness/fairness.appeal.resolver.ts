import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { statusCookie } from '../status/status.rules.ts';
import type { StatusService } from '../status/status.service.ts';
import { Status } from '../status/status.types.ts';
import type { AppealService } from './fairness.appeal.service.ts';
import { HoldAppeal, OwnHolds, toHoldAppeal, toOwnHolds } from './fairness.appeal.types.ts';

/** What users are told about their doubted credits, and their appeals. */
@Resolver(() => Status)
export class AppealResolver {
  readonly #appeals: AppealService;
  readonly #status: StatusService;

  constructor(appeals: AppealService, status: StatusService) {
    this.#appeals = appeals;
    this.#status = status;
  }

  @FieldResolver(() => OwnHolds, {
    nullable: true,
    description: "How many of the visitor's invitations are being checked or not counted.",
  })
  async holds(@Root() { signupId }: { readonly signupId: string }): Promise<OwnHolds | null> {
    const holds = await this.#appeals.ofOwner(signupId);
    return holds && toOwnHolds(holds);
  }

  @Mutation(() => OwnHolds, {
    description:
      'Asks us to look again at invitations that are not counted; once a week. Needs a status that was opened in this browser.',
  })
  async appealHolds(
    @Arg('text', () => String, { description: 'Up to 1,000 characters.' }) text: string,
    @Ctx() { privateCookies }: RequestContext,
  ): Promise<OwnHolds> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    return toOwnHolds(resultOf(await this.#appeals.appeal(signupId, text)).holds);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [HoldAppeal], {
    description: 'Users who ask to look again at their points, the oldest first; at most 100.',
  })
  async holdAppeals(): Promise<readonly HoldAppeal[]> {
    return (await this.#appeals.open()).map(toHoldAppeal);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => String, {
    description:
      'Answers a user who asked to look again at their points, by a message. Returns a message to show.',
  })
  async answerHoldAppeal(
    @Arg('id', () => ID, { description: "The appeal's id." }) id: string,
    @Arg('answer', () => String, { description: 'Up to 1,000 characters.' }) answer: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return resultOf(await this.#appeals.answer({ id, answer }, context)).message;
  }
}
