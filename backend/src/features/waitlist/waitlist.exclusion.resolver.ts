import { Arg, Ctx, Directive, ID, Mutation, Resolver } from 'type-graphql';
import { by } from '../../platform/audit/audit-log.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ExclusionService } from './waitlist.exclusion.service.ts';
import { EraseSignupPayload, SignupBlocking, toSignupBlocking } from './waitlist.exclusion.types.ts';

const SignupId = { description: "The signup's id." };

/** Blocking, unblocking and erasing users. */
@Resolver()
export class ExclusionResolver {
  readonly #exclusion: ExclusionService;

  constructor(exclusion: ExclusionService) {
    this.#exclusion = exclusion;
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SignupBlocking, {
    description:
      'Blocks a user: they lose their rank, users behind them move up, and their code earns no points, and the points that their join gave their referrer are taken back. They keep their own points and are not notified.',
  })
  async blockSignup(
    @Arg('id', () => ID, SignupId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SignupBlocking> {
    return toSignupBlocking(resultOf(await this.#exclusion.block(by(context), id)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SignupBlocking, {
    description: 'Unblocks a user. They get the rank that their points and join order give.',
  })
  async unblockSignup(
    @Arg('id', () => ID, SignupId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<SignupBlocking> {
    return toSignupBlocking(resultOf(await this.#exclusion.unblock(by(context), id)));
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => EraseSignupPayload, {
    description:
      "Permanently removes a user's personal data: from the signup, their verification codes and messages, and the ambassador application for the email they verified. They leave the ranking; points already given stay.",
  })
  async eraseSignup(
    @Arg('id', () => ID, SignupId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<EraseSignupPayload> {
    return resultOf(await this.#exclusion.erase(by(context), id));
  }
}
