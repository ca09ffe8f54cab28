import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { brokers } from './waitlist.brokers.ts';
import type { JoinInput } from './waitlist.rules.ts';
import type { WaitlistService } from './waitlist.service.ts';
import { Broker, JoinWaitlistInput, JoinWaitlistPayload } from './waitlist.types.ts';

@Resolver()
export class WaitlistResolver {
  readonly #waitlist: WaitlistService;

  constructor(waitlist: WaitlistService) {
    this.#waitlist = waitlist;
  }

  @Query(() => [Broker], { description: 'The brokers to choose from, in the order to offer them.' })
  brokers(): readonly Broker[] {
    return brokers;
  }

  @Mutation(() => JoinWaitlistPayload, {
    description:
      'Joins the waitlist and credits the referrer, once. Joining again gives the existing signup.',
  })
  async joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, { description: "The visitor's details." }) input: JoinInput,
    @Ctx() { browser }: RequestContext,
  ): Promise<JoinWaitlistPayload> {
    const { id, referralId, ...joined } = resultOf(await this.#waitlist.join(input, browser));
    return { ...joined, signup: { id, referralId } };
  }
}
