import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { Admin, toAdmin } from '../account/account.types.ts';
import { MessagePayload } from '../../platform/graphql/message.types.ts';
import type { SessionService } from './session.service.ts';
import { AdminLoginInput, AdminLoginPayload } from './session.types.ts';

/** The logged-in account, logging in and logging out. */
@Resolver()
export class SessionResolver {
  readonly #sessions: SessionService;

  constructor(sessions: SessionService) {
    this.#sessions = sessions;
  }

  @Query(() => Admin, { nullable: true, description: 'The logged-in account; null without a session.' })
  async me(@Ctx() { viewer }: RequestContext): Promise<Admin | null> {
    const account = await this.#sessions.me(viewer);
    return account === null ? null : toAdmin(account);
  }

  @Mutation(() => AdminLoginPayload, {
    description: 'Logs in. The answer for an unknown email and for a wrong password is the same.',
  })
  async adminLogin(
    @Arg('input', () => AdminLoginInput, { description: 'Email and password.' }) input: AdminLoginInput,
    @Ctx() { clientAddress, browser: { name: browser } }: RequestContext,
  ): Promise<AdminLoginPayload> {
    const { email, password, remember } = input;
    const { message, accessToken, expiresAt, admin } = resultOf(
      await this.#sessions.login({ email, password, remember, clientAddress, browser }),
    );
    return { message, accessToken, expiresAt: expiresAt.toISOString(), admin: toAdmin(admin) };
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => MessagePayload, { description: 'Logs out: the session ends at once.' })
  adminLogout(@Ctx() { viewer, clientAddress }: RequestContext): Promise<MessagePayload> {
    return this.#sessions.logout(personOf(viewer), clientAddress);
  }
}
