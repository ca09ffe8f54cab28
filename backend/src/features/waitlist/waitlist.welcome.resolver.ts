import { Arg, Ctx, Directive, ID, Mutation, ObjectType, Field, Resolver } from 'type-graphql';
import { by } from '../../platform/audit/audit-log.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { WelcomeService } from './waitlist.welcome.service.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of resending the welcome message.' })
export class ResendWelcomePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

/** Lets an ADMIN send a welcome again. */
@Resolver()
export class WelcomeResolver {
  readonly #welcomes: WelcomeService;

  constructor(welcomes: WelcomeService) {
    this.#welcomes = welcomes;
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => ResendWelcomePayload, {
    description: 'Resends a welcome that could not be delivered, once for each failure.',
  })
  async resendWelcome(
    @Arg('id', () => ID, { description: "The signup's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ResendWelcomePayload> {
    return resultOf(await this.#welcomes.resend(by(context), id));
  }
}
