import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { FaqService } from './faq.service.ts';
import { AddFaqInput, Faq, FaqPayload, ReorderFaqsPayload, UpdateFaqInput } from './faq.types.ts';

@Resolver()
export class FaqResolver {
  readonly #faq: FaqService;

  constructor(faq: FaqService) {
    this.#faq = faq;
  }

  @Query(() => [Faq], {
    description:
      'FAQs in display order. Without a token, only the active ones; with a token, all of them, with their placeholders.',
  })
  faqs(@Ctx() { viewer }: RequestContext): Promise<readonly Faq[]> {
    return this.#faq.list(viewer);
  }

  @Query(() => Faq, {
    description: 'One FAQ. Without a token, only an active one; with a token, any, with its placeholders.',
  })
  async faq(
    @Arg('id', () => ID, { description: "The FAQ's id." }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Faq> {
    return resultOf(await this.#faq.findFor(viewer, id)).faq;
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => FaqPayload, { description: 'Adds an FAQ after all others.' })
  async addFaq(
    @Arg('input', () => AddFaqInput, {
      description: 'The question, the answer, and whether visitors see them.',
    })
    input: AddFaqInput,
    @Ctx() context: RequestContext,
  ): Promise<FaqPayload> {
    return resultOf(await this.#faq.add(input, context));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => FaqPayload, {
    description: 'Changes an FAQ. Fails with CONFLICT if it has changed since `editedRevision`.',
  })
  async updateFaq(
    @Arg('input', () => UpdateFaqInput, { description: "The FAQ's id and the fields to change." })
    input: UpdateFaqInput,
    @Ctx() context: RequestContext,
  ): Promise<FaqPayload> {
    return resultOf(await this.#faq.update(input, context));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => FaqPayload, {
    description: 'Hides an FAQ from visitors; updateFaq can make it active again.',
  })
  async deleteFaq(
    @Arg('faqId', () => ID, { description: "The FAQ's id." }) faqId: string,
    @Ctx() context: RequestContext,
  ): Promise<FaqPayload> {
    return resultOf(await this.#faq.remove({ faqId }, context));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => ReorderFaqsPayload, { description: 'Reorders all FAQs.' })
  async reorderFaqs(
    @Arg('faqIds', () => [ID], { description: 'The id of every FAQ, inactive ones too, once.' })
    faqIds: string[],
    @Ctx() context: RequestContext,
  ): Promise<ReorderFaqsPayload> {
    const { message } = resultOf(await this.#faq.reorder(faqIds, context));
    return { message, faqs: await this.#faq.listAll() };
  }
}
