import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { MessagePayload } from '../../platform/graphql/message.types.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ConfirmationService } from './account.confirmation.service.ts';
import { AdminSignupRequest, ConfirmAdminSignupInput } from './account.confirmation.types.ts';

/** The operations behind the link emailed after an admin sign-up. */
@Resolver()
export class ConfirmationResolver {
  readonly #confirmations: ConfirmationService;

  constructor(confirmations: ConfirmationService) {
    this.#confirmations = confirmations;
  }

  @Query(() => AdminSignupRequest, {
    description: 'The admin sign-up that an emailed link belongs to. Fails if the link no longer works.',
  })
  async adminSignupRequest(
    @Arg('token', () => String, { description: "The token in the link's fragment." }) token: string,
  ): Promise<AdminSignupRequest> {
    const { name, email, role = null } = resultOf(await this.#confirmations.find(token)).request;
    return { name, email, role };
  }

  @Mutation(() => MessagePayload, {
    description:
      'Confirms the email of an admin sign-up with the emailed link, once, and sets the password. An admin then has to approve the account.',
  })
  async confirmAdminSignup(
    @Arg('input', () => ConfirmAdminSignupInput, { description: "The link's token and the password." })
    input: ConfirmAdminSignupInput,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<MessagePayload> {
    const { token, name, password } = input;
    return resultOf(await this.#confirmations.confirm({ token, name, password, clientAddress }));
  }
}
