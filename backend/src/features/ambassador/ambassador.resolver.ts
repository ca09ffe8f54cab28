import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { AmbassadorService } from './ambassador.service.ts';
import { JoinAsAmbassadorInput, JoinAsAmbassadorPayload } from './ambassador.types.ts';

@Resolver()
export class AmbassadorResolver {
  readonly #ambassador: AmbassadorService;

  constructor(ambassador: AmbassadorService) {
    this.#ambassador = ambassador;
  }

  @Mutation(() => JoinAsAmbassadorPayload, {
    description: 'Applies as a campus ambassador, once per e-mail.',
  })
  async joinAsAmbassador(
    @Arg('input', () => JoinAsAmbassadorInput, { description: 'Who applies.' }) input: JoinAsAmbassadorInput,
    @Ctx() { browser }: RequestContext,
  ): Promise<JoinAsAmbassadorPayload> {
    return resultOf(await this.#ambassador.apply(input, browser));
  }
}
