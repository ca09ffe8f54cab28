import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg, SearchArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { MailEventService } from './message.events.service.ts';
import type { SuppressionService } from './message.suppression.service.ts';
import {
  AddSuppressionInput,
  LiftReportedInput,
  SnsConfirmation,
  type Suppression,
  SuppressionPage,
  SuppressionPayload,
  SuppressionReporter,
  toSuppression,
} from './message.suppression.types.ts';

/** Admins' operations on suppressed addresses. */
@Resolver()
export class SuppressionResolver {
  readonly #suppressions: SuppressionService;
  readonly #events: MailEventService;

  constructor(suppressions: SuppressionService, events: MailEventService) {
    this.#suppressions = suppressions;
    this.#events = events;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SuppressionPage, {
    description: 'Suppressed addresses, newest first: all, or those that match a search.',
  })
  async suppressions(
    @SearchArg('an address') search: string | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<Suppression>> {
    const found = resultOf(await this.#suppressions.list({ search, page, limit })).page;
    return { ...found, docs: found.docs.map(toSuppression) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => [SnsConfirmation], {
    description: 'Amazon SNS subscriptions that an admin has to confirm, newest first.',
  })
  async snsConfirmations(): Promise<readonly SnsConfirmation[]> {
    return (await this.#events.confirmations()).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SuppressionPayload, { description: 'Suppresses an address. Repeating it changes nothing.' })
  async addSuppression(
    @Arg('input', () => AddSuppressionInput, {
      description: 'Which address to suppress, and for which messages.',
    })
    input: AddSuppressionInput,
    @Ctx() context: RequestContext,
  ): Promise<SuppressionPayload> {
    return resultOf(await this.#suppressions.add(input, context));
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [SuppressionReporter], {
    description: 'Reporters whose suppressions are still in effect, the latest report first.',
  })
  async suppressionReporters(): Promise<readonly SuppressionReporter[]> {
    return (await this.#suppressions.reporters()).map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SuppressionPayload, {
    description:
      'Lifts everything that one reporter reported in a period, for a key that leaked or a script that went wrong.',
  })
  async liftReportedSuppressions(
    @Arg('input', () => LiftReportedInput, { description: 'Whose reports, and from when.' })
    input: LiftReportedInput,
    @Ctx() context: RequestContext,
  ): Promise<SuppressionPayload> {
    return resultOf(await this.#suppressions.liftReported(input, context));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SuppressionPayload, {
    description:
      'Lifts a suppression, so that the address gets messages again. Withdrawn consent to news stays withdrawn.',
  })
  async liftSuppression(
    @Arg('id', () => ID, { description: "The suppression's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SuppressionPayload> {
    return resultOf(await this.#suppressions.lift(id, context));
  }
}
