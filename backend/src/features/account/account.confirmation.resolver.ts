import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { AdminSignupPayload, toSignupPayload } from './account.types.ts';
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

  @Mutation(() => AdminSignupPayload, {
    description:
      'Confirms the email of an admin sign-up with the emailed link, once, and sets the password. An admin then has to approve the account; an invited colleague is logged in.',
  })
  async confirmAdminSignup(
    @Arg('input', () => ConfirmAdminSignupInput, { description: "The link's token and the password." })
    input: ConfirmAdminSignupInput,
    @Ctx() { clientAddress, browser: { name: browser } }: RequestContext,
  ): Promise<AdminSignupPayload> {
    const { token, name, password, remember } = input;
    const request = { token, name, password, remember, clientAddress, browser };
    return toSignupPayload(resultOf(await this.#confirmations.confirm(request)));
  }
}
