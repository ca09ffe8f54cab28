import { Arg, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg, SearchArg } from '../../platform/paging/list.args.ts';
import type { Page, SearchedPage } from '../../platform/paging/page.ts';
import type { CountedMailing } from '../mailing/mailing.draft.ts';
import { RevisionArg } from '../mailing/mailing.resolver.ts';
import { Mailing, MailingPayload, toMailing, toMailingPayload } from '../mailing/mailing.types.ts';
import type { BroadcastRecipientState, BroadcastService } from './message.broadcast.service.ts';
import {
  BroadcastInput,
  BroadcastLink,
  BroadcastPage,
  BroadcastRecipientPage,
  MailingFeedback,
  type MailingRecipient,
  RecipientState,
  toRecipient,
} from './message.broadcast.types.ts';

const BroadcastId = { description: "The broadcast's id, which is its mailing's." };

/** News to many users at once. */
@Resolver(() => Mailing)
export class BroadcastResolver {
  readonly #broadcasts: BroadcastService;

  constructor(broadcasts: BroadcastService) {
    this.#broadcasts = broadcasts;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => BroadcastPage, { description: 'Broadcasts, newest first.' })
  async broadcasts(@PageArg() page: number, @LimitArg() limit: number): Promise<Page<Mailing>> {
    const found = resultOf(await this.#broadcasts.list({ page, limit })).page;
    return { ...found, docs: found.docs.map(mailingOf) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => Mailing, { nullable: true, description: 'One broadcast; null if the id is unknown.' })
  async broadcast(@Arg('id', () => ID, BroadcastId) id: string): Promise<Mailing | null> {
    const broadcast = await this.#broadcasts.find(id);
    return broadcast === null ? null : mailingOf(broadcast);
  }

  @FieldResolver(() => MailingFeedback, { description: 'What users and mail providers made of it.' })
  feedback(@Root() { id }: Mailing): Promise<MailingFeedback> {
    return this.#broadcasts.feedback(id);
  }

  @FieldResolver(() => [BroadcastLink], {
    description: 'The links in its message whose clicks are counted, in their order; none before it is sent.',
  })
  links(@Root() { id }: Mailing): Promise<readonly BroadcastLink[]> {
    return this.#broadcasts.links(id);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => BroadcastRecipientPage, {
    description:
      'The users of a broadcast, best rank first: all, or those that match a filter or search. Fails with NOT_FOUND.',
  })
  async broadcastRecipients(
    @Arg('broadcastId', () => ID, BroadcastId) broadcastId: string,
    @Arg('state', () => RecipientState, { nullable: true, description: 'Only users in this state.' })
    state: BroadcastRecipientState | null,
    @SearchArg('a name, email, phone number, referral code or id') search: string | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<SearchedPage<MailingRecipient>> {
    const filter = { state: state ?? null, search, page, limit };
    const found = await this.#broadcasts.recipients(broadcastId, filter);
    const { page: rows } = resultOf(found);
    return { ...rows, docs: rows.docs.map(toRecipient) };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => MailingPayload, { description: 'Saves a broadcast as a draft; startMailing starts it.' })
  async createBroadcast(
    @Arg('input', () => BroadcastInput, { description: "The broadcast's name, template, users and pace." })
    input: BroadcastInput,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#broadcasts.create(input, context)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => MailingPayload, {
    description:
      'Saves a draft with the message of a broadcast that is done, as it was sent, for those who were sent it and clicked no link. Fails with NOT_FOUND, or WRONG_STATE unless it is done.',
  })
  async resendBroadcast(
    @Arg('id', () => ID, BroadcastId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#broadcasts.resend(id, context)));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => MailingPayload, {
    description:
      'Replaces all settings of a draft. Fails with NOT_FOUND, with WRONG_STATE once it has started, or with CONFLICT if it was changed since.',
  })
  async updateBroadcast(
    @Arg('id', () => ID, BroadcastId) id: string,
    @Arg('revision', () => Int, RevisionArg) revision: number,
    @Arg('input', () => BroadcastInput, { description: "The broadcast's name, template, users and pace." })
    input: BroadcastInput,
    @Ctx() context: RequestContext,
  ): Promise<MailingPayload> {
    return toMailingPayload(resultOf(await this.#broadcasts.update(id, revision, input, context)));
  }
}

const mailingOf = ({ mailing, recipients }: CountedMailing): Mailing => toMailing(mailing, recipients);
