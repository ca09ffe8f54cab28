import { Arg, Ctx, Directive, Mutation, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { MessagePayload } from '../../platform/graphql/message.types.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { PasswordService } from './account.password.service.ts';
import { ChangePasswordInput, ChangePasswordPayload, ResetPasswordInput } from './account.types.ts';

/** Changing and resetting one's own password. */
@Resolver()
export class PasswordResolver {
  readonly #passwords: PasswordService;

  constructor(passwords: PasswordService) {
    this.#passwords = passwords;
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => ChangePasswordPayload, {
    description: 'Changes your password. Every session ends; the answer has a new one.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() { viewer, clientAddress, browser: { name: browser } }: RequestContext,
  ): Promise<ChangePasswordPayload> {
    const { currentPassword, password } = input;
    const outcome = await this.#passwords.change(personOf(viewer), {
      currentPassword,
      password,
      clientAddress,
      browser,
    });
    const { message, accessToken, expiresAt } = resultOf(outcome);
    return { message, accessToken, expiresAt: expiresAt.toISOString() };
  }

  @Mutation(() => MessagePayload, {
    description: 'Emails a link to set a new password. The answer for an unknown email is the same.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The email address of the account.' }) email: string,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<MessagePayload> {
    return resultOf(await this.#passwords.requestReset(email, clientAddress));
  }

  @Mutation(() => MessagePayload, {
    description: 'Sets a new password with an emailed link, once. Every session of the account ends.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: "The link's token and the new password." })
    input: ResetPasswordInput,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<MessagePayload> {
    return resultOf(await this.#passwords.reset(input.token, input.password, clientAddress));
  }
}
