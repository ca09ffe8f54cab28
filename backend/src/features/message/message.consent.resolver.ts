import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { statusCookie } from '../status/status.rules.ts';
import type { StatusService } from '../status/status.service.ts';
import { Status } from '../status/status.types.ts';
import type { ConsentService, StreamChoice } from './message.consent.service.ts';
import { ConsentRecord, MessageChoice, MessageStream, toConsentRecord } from './message.consent.types.ts';
import type { Stream } from './message.streams.ts';

/** Users' consent, on their status page and for admins. */
@Resolver(() => Status)
export class ConsentResolver {
  readonly #consent: ConsentService;
  readonly #status: StatusService;

  constructor(consent: ConsentService, status: StatusService) {
    this.#consent = consent;
    this.#status = status;
  }

  @FieldResolver(() => [MessageChoice], {
    nullable: true,
    description: 'Which emails the visitor gets; null if they have not verified an email address.',
  })
  messageChoices(
    @Root() { signupId }: { readonly signupId: string },
  ): Promise<readonly StreamChoice[] | null> {
    return this.#consent.choices(signupId);
  }

  @Mutation(() => Boolean, {
    description:
      'Turns emails of a kind on or off for the visitor, at once. On is consent to the current wording, for news. Returns whether they get them now: an address that bounced gets none.',
  })
  async chooseMessages(
    @Arg('stream', () => MessageStream, { description: 'Which emails.' }) stream: Stream,
    @Arg('wanted', () => Boolean, { description: 'Whether they want them.' }) wanted: boolean,
    @Ctx() { privateCookies }: RequestContext,
  ): Promise<boolean> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    return resultOf(await this.#consent.choose(signupId, { stream, wanted })).isOn;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ConsentRecord, { description: "What is known about a user's consent to news." })
  async consentRecord(
    @Arg('signupId', () => ID, { description: "The signup's id." }) signupId: string,
  ): Promise<ConsentRecord> {
    return toConsentRecord(resultOf(await this.#consent.record(signupId)).record);
  }
}
