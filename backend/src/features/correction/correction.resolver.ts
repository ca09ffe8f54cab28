import { Arg, Ctx, Directive, Mutation, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { CorrectionService } from './correction.service.ts';
import { CorrectedUser, CorrectUserInput } from './correction.types.ts';

/** Correcting what is stored of users. */
@Resolver()
export class CorrectionResolver {
  readonly #corrections: CorrectionService;

  constructor(corrections: CorrectionService) {
    this.#corrections = corrections;
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => CorrectedUser, {
    description:
      "Corrects a user's name and the contact that they did not verify. Fails with CONFLICT if one of them has changed since `revision`.",
  })
  async correctUser(
    @Arg('input', () => CorrectUserInput, { description: 'What is correct.' }) input: CorrectUserInput,
    @Ctx() context: RequestContext,
  ): Promise<CorrectedUser> {
    const { id, user, revision } = resultOf(await this.#corrections.correct(input, context));
    return { id, ...user, revision };
  }
}
