import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { AdminServices } from './admin.services.ts';
import {
  Admin,
  AdminLoginInput,
  AdminLoginPayload,
  AdminSignupInput,
  ChangePasswordInput,
  ChangePasswordPayload,
  MessagePayload,
  ResetPasswordInput,
  toAdmin,
} from './admin.types.ts';

/** What people do with their own accounts. */
@Resolver()
export class AdminResolver {
  readonly #services: Pick<AdminServices, 'sessions' | 'accounts' | 'passwords'>;

  constructor(services: Pick<AdminServices, 'sessions' | 'accounts' | 'passwords'>) {
    this.#services = services;
  }

  @Query(() => Admin, {
    nullable: true,
    description: 'The account that is logged in; null without a session.',
  })
  async me(@Ctx() { viewer }: RequestContext): Promise<Admin | null> {
    const account = await this.#services.sessions.me(viewer);
    return account === null ? null : toAdmin(account);
  }

  @Mutation(() => AdminLoginPayload, {
    description: 'Begins a session. The answer for an unknown e-mail and for a wrong password is the same.',
  })
  async adminLogin(
    @Arg('input', () => AdminLoginInput, { description: 'E-mail and password.' }) input: AdminLoginInput,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<AdminLoginPayload> {
    const { email, password, remember } = input;
    const { message, accessToken, expiresAt, admin } = resultOf(
      await this.#services.sessions.login({ email, password, remember, clientAddress }),
    );
    return { message, accessToken, expiresAt: expiresAt.toISOString(), admin: toAdmin(admin) };
  }

  @Mutation(() => MessagePayload, {
    description:
      'Asks for an account, which an admin has to approve. The answer for a known e-mail is the same.',
  })
  async adminSignup(
    @Arg('input', () => AdminSignupInput, { description: 'Who asks.' }) input: AdminSignupInput,
    @Ctx() { clientAddress, fromMachineItself }: RequestContext,
  ): Promise<MessagePayload> {
    const { name, email, password } = input;
    return resultOf(
      await this.#services.accounts.signup({ name, email, password, clientAddress, fromMachineItself }),
    );
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => MessagePayload, { description: 'Ends the session at once.' })
  adminLogout(@Ctx() { viewer, clientAddress }: RequestContext): Promise<MessagePayload> {
    return this.#services.sessions.logout(personOf(viewer), clientAddress);
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => ChangePasswordPayload, {
    description: 'Changes the own password. Every session ends; the answer brings a new one.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new password.' })
    input: ChangePasswordInput,
    @Ctx() { viewer, clientAddress }: RequestContext,
  ): Promise<ChangePasswordPayload> {
    const { currentPassword, password } = input;
    const outcome = await this.#services.passwords.change(personOf(viewer), {
      currentPassword,
      password,
      clientAddress,
    });
    const { message, accessToken, expiresAt } = resultOf(outcome);
    return { message, accessToken, expiresAt: expiresAt.toISOString() };
  }

  @Mutation(() => MessagePayload, {
    description: 'Has a link to set a new password mailed. The answer for an unknown e-mail is the same.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The e-mail address of the account.' }) email: string,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<MessagePayload> {
    return resultOf(await this.#services.passwords.requestReset(email, clientAddress));
  }

  @Mutation(() => MessagePayload, {
    description: 'Sets a new password by a link that was mailed, once. Every session of the account ends.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: "The link's token and the new password." })
    input: ResetPasswordInput,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<MessagePayload> {
    return resultOf(await this.#services.passwords.reset(input.token, input.password, clientAddress));
  }
}
