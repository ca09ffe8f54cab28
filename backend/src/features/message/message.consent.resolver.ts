import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { statusCookie } from '../status/status.rules.ts';
import type { StatusService } from '../status/status.service.ts';
import { Status } from '../status/status.types.ts';
import type { ConsentService } from './message.consent.service.ts';
import { ConsentRecord, toConsentRecord } from './message.consent.types.ts';

/** Users' consent, on their status page and for admins. */
@Resolver(() => Status)
export class ConsentResolver {
  readonly #consent: ConsentService;
  readonly #status: StatusService;

  constructor(consent: ConsentService, status: StatusService) {
    this.#consent = consent;
    this.#status = status;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the visitor gets news by email; null if they have not verified an email address.',
  })
  newsConsent(@Root() { signupId }: { readonly signupId: string }): Promise<boolean | null> {
    return this.#consent.newsConsent(signupId);
  }

  @Mutation(() => Boolean, {
    description:
      'Gives or withdraws consent to news by email. Returns whether the visitor gets news now: an address that bounced gets none.',
  })
  async setNewsConsent(
    @Arg('granted', () => Boolean, { description: 'Whether they agree.' }) granted: boolean,
    @Ctx() { privateCookies }: RequestContext,
  ): Promise<boolean> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    return resultOf(await this.#consent.setNewsConsent(signupId, granted)).getsNews;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ConsentRecord, { description: "What is known about a user's consent to news." })
  async consentRecord(
    @Arg('signupId', () => ID, { description: "The signup's id." }) signupId: string,
  ): Promise<ConsentRecord> {
    return toConsentRecord(resultOf(await this.#consent.record(signupId)).record);
  }
}
