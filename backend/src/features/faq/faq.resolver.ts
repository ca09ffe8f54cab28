import { Arg, ID, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { FaqService } from './faq.service.ts';
import { Faq } from './faq.types.ts';

@Resolver()
export class FaqResolver {
  readonly #faq: FaqService;

  constructor(faq: FaqService) {
    this.#faq = faq;
  }

  @Query(() => [Faq], { description: 'The active questions and answers, in the order to show them.' })
  faqs(): Promise<readonly Faq[]> {
    return this.#faq.listActive();
  }

  @Query(() => Faq, { description: 'One active question and its answer.' })
  async faq(@Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<Faq> {
    return resultOf(await this.#faq.findActive(id)).faq;
  }
}
