import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { personCalling, personOf } from '../../platform/auth/access.ts';
import type { SessionViewer } from '../../platform/auth/viewer.ts';
import { findCountry } from '../../platform/countries/countries.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { MessagePayload } from '../../platform/graphql/message.types.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { SessionListService } from './session.list.service.ts';
import type { ListedSession } from './session.repository.ts';
import { AdminSession } from './session.types.ts';

/** Lists sessions, and ends them from another one. */
@Resolver()
export class SessionListResolver {
  readonly #list: SessionListService;

  constructor(list: SessionListService) {
    this.#list = list;
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Query(() => [AdminSession], { description: 'Your own valid sessions, newest first; at most 100.' })
  async mySessions(@Ctx() { viewer }: RequestContext): Promise<readonly AdminSession[]> {
    const person = personOf(viewer);
    return this.#of(person.adminId, person);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => [AdminSession], {
    description: 'The valid sessions of an account, newest first; at most 100.',
  })
  adminSessions(
    @Arg('id', () => ID, { description: "The account's id." }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<readonly AdminSession[]> {
    return this.#of(id, personOf(viewer));
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => MessagePayload, {
    description:
      'Ends one of your sessions from its next request on, or, for an ADMIN, one of a colleague. API keys stay.',
  })
  async endSession(
    @Arg('id', () => ID, { description: "The session's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return resultOf(await this.#list.end(personCalling(context), id));
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => MessagePayload, {
    description: 'Ends all your sessions but the one that calls. API keys stay.',
  })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<MessagePayload> {
    return resultOf(await this.#list.endOthers(personCalling(context)));
  }

  async #of(adminId: string, { sessionId }: SessionViewer): Promise<readonly AdminSession[]> {
    const { sessions } = resultOf(await this.#list.list(adminId));
    return sessions.map((session) => toAdminSession(session, sessionId));
  }
}

const toAdminSession = (
  { id, browser = null, country = null, createdAt, expiresAt }: ListedSession,
  currentId: string,
): AdminSession => ({
  id,
  browser,
  country: country === null ? null : (findCountry(country)?.name ?? country),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isCurrent: id === currentId,
});
