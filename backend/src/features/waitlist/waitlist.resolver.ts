import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { PrivateCookies, RequestContext } from '../../platform/http/request-context.ts';
import { brokerWords } from './waitlist.broker-words.ts';
import { brokers } from './waitlist.brokers.ts';
import type { JoinInput } from './waitlist.rules.ts';
import type { WaitlistService } from './waitlist.service.ts';
import { Broker, JoinWaitlistInput, JoinWaitlistPayload } from './waitlist.types.ts';

/** Lets the browser of a new user see their status. */
type OpenStatus = (signupId: string, cookies: PrivateCookies) => void;

@Resolver()
export class WaitlistResolver {
  readonly #waitlist: WaitlistService;
  readonly #openStatus: OpenStatus;

  constructor(waitlist: WaitlistService, openStatus: OpenStatus) {
    this.#waitlist = waitlist;
    this.#openStatus = openStatus;
  }

  @Query(() => [Broker], {
    description: `The ${brokerWords.many} to choose from, in the order to offer them.`,
  })
  brokers(): readonly Broker[] {
    return brokers;
  }

  @Mutation(() => JoinWaitlistPayload, {
    description:
      "Joins the waitlist and credits the referrer, once. Joining again gives the existing signup. A new user's status is open in the browser that verified the contact.",
  })
  async joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, { description: "The visitor's details." }) input: JoinInput,
    @Ctx() { browser, privateCookies }: RequestContext,
  ): Promise<JoinWaitlistPayload> {
    const { id, referralId, ...joined } = resultOf(await this.#waitlist.join(input, browser));
    // An existing user's contact may have been verified elsewhere: see docs/decisions/status-access.md.
    if (!joined.alreadyJoined && browser.token !== undefined) this.#openStatus(id, privateCookies);
    return { ...joined, signup: { id, referralId } };
  }
}
