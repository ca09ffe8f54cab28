import { Arg, Ctx, Directive, Int, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ReopenService } from './reopen.service.ts';
import { TellWhenOpenInput, TellWhenOpenPayload } from './reopen.types.ts';

@Resolver()
export class ReopenResolver {
  readonly #reopen: ReopenService;

  constructor(reopen: ReopenService) {
    this.#reopen = reopen;
  }

  @Mutation(() => TellWhenOpenPayload, {
    description:
      'While sign-ups are paused: asks for one email once they are open, at an address that the code verifies. Fails with WRONG_STATE once they are open.',
  })
  async tellWhenOpen(
    @Arg('input', () => TellWhenOpenInput, { description: 'The address, and the code that was sent there.' })
    { email, otp }: TellWhenOpenInput,
    @Ctx() { clientAddress, browser, setBrowserToken }: RequestContext,
  ): Promise<TellWhenOpenPayload> {
    const outcome = await this.#reopen.wish({ email, otp, clientAddress, browser });
    const { message, browserToken } = resultOf(outcome);
    if (browserToken !== undefined) setBrowserToken(browserToken);
    return { message };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => Int, { description: 'How many visitors wait to be told that sign-ups are open.' })
  waitingForOpen(): Promise<number> {
    return this.#reopen.count();
  }
}
