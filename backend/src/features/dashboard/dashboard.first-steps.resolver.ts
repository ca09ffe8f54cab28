import { Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { FirstStepsService } from './dashboard.first-steps.service.ts';
import { FirstSteps, SenderDomain } from './dashboard.first-steps.types.ts';

@Resolver()
export class FirstStepsResolver {
  readonly #firstSteps: FirstStepsService;

  constructor(firstSteps: FirstStepsService) {
    this.#firstSteps = firstSteps;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => FirstSteps, { description: 'The first steps of a new installation, and which are done.' })
  firstSteps(): Promise<FirstSteps> {
    return this.#firstSteps.read();
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => SenderDomain, {
    nullable: true,
    description:
      'Asks DNS whether it has SPF and DKIM for the domain that emails come from; null without a mail server.',
  })
  senderDomain(): Promise<SenderDomain | null> {
    return this.#firstSteps.checkSender();
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => FirstSteps, {
    description: 'Hides the first steps permanently, for all admins. Repeating it changes nothing.',
  })
  dismissFirstSteps(@Ctx() context: RequestContext): Promise<FirstSteps> {
    return this.#firstSteps.dismiss(context);
  }
}
