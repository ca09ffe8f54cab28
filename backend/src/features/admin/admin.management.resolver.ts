import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { AccountSort } from './admin.account.repository.ts';
import type { Change } from './admin.account.service.ts';
import type { ApiKeySort as KeySort } from './admin.api-key.repository.ts';
import {
  type ApiKey,
  ApiKeyPage,
  ApiKeySort,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyPayload,
  toApiKey,
} from './admin.api-key.types.ts';
import { auditPageSize } from './admin.audit.service.ts';
import { AuditLogFilter, AuditLogPage, toAuditEntry } from './admin.audit.types.ts';
import type { AdminServices } from './admin.services.ts';
import { Admin, AdminPage, AdminSort, RemoveAdminPayload, toAdmin } from './admin.types.ts';

const AccountId = { description: "The account's id." };

/** What an ADMIN does with the accounts and keys of everybody, and the log of it. */
@Resolver()
export class AdminManagementResolver {
  readonly #services: Pick<AdminServices, 'accounts' | 'apiKeys' | 'audit'>;

  constructor(services: Pick<AdminServices, 'accounts' | 'apiKeys' | 'audit'>) {
    this.#services = services;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => AdminPage, {
    description: 'The accounts, those that wait for approval too, or those a search finds.',
  })
  async admins(
    @SearchArg('a name, e-mail, role or id') search: string | null,
    @SortArg(() => AdminSort, AdminSort.STATE) sort: AccountSort,
    @DirectionArg('ascending') direction: Direction,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<Admin>> {
    const order = { sort, direction };
    const found = resultOf(await this.#services.accounts.list({ search, order, page, limit })).page;
    return { ...found, docs: found.docs.map(toAdmin) };
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => ApiKeyPage, { description: 'The API keys that are not revoked, or those a search finds.' })
  async apiKeys(
    @SearchArg('a name, role or id, or of the e-mail of who made it') search: string | null,
    @SortArg(() => ApiKeySort, ApiKeySort.CREATED_AT) sort: KeySort,
    @DirectionArg('descending') direction: Direction,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<ApiKey>> {
    const order = { sort, direction };
    const found = resultOf(await this.#services.apiKeys.list({ search, order, page, limit })).page;
    return { ...found, docs: found.docs.map(toApiKey) };
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => AuditLogPage, { description: 'The audit log, newest first.' })
  async auditLog(
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Which entries; left out: all.' })
    filter: AuditLogFilter | null,
    @Arg('first', () => Int, {
      defaultValue: auditPageSize.default,
      description: 'How many at most, 1 to 100.',
    })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the page before.' })
    after: string | null,
  ): Promise<AuditLogPage> {
    const { entries, nextAfter } = resultOf(await this.#services.audit.list(filter ?? {}, { first, after }));
    return { entries: entries.map(toAuditEntry), nextAfter };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Admin, { description: 'Lets a pending account in; one that is active stays as it is.' })
  async approveAdmin(
    @Arg('id', () => ID, AccountId) id: string,
    @Arg('role', () => RoleEnum, { defaultValue: 'VIEWER' satisfies Role, description: 'What they may do.' })
    role: Role,
    @Ctx() context: RequestContext,
  ): Promise<Admin> {
    return toAdmin(resultOf(await this.#services.accounts.approve(changeBy(context), id, role)).admin);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Admin, {
    description: 'Changes what somebody may do, from their next request on. The last ADMIN stays one.',
  })
  async setAdminRole(
    @Arg('id', () => ID, AccountId) id: string,
    @Arg('role', () => RoleEnum, { description: 'What they may do from now on.' }) role: Role,
    @Ctx() context: RequestContext,
  ): Promise<Admin> {
    return toAdmin(resultOf(await this.#services.accounts.setRole(changeBy(context), id, role)).admin);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => RemoveAdminPayload, {
    description:
      'Removes an account, or refuses a pending one. Its sessions and the API keys it made end at once. The last ADMIN stays.',
  })
  async removeAdmin(
    @Arg('id', () => ID, AccountId) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RemoveAdminPayload> {
    return resultOf(await this.#services.accounts.remove(changeBy(context), id));
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => CreateApiKeyPayload, { description: 'Makes an API key and shows it, this once.' })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The key to be made.' }) input: CreateApiKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateApiKeyPayload> {
    const { viewer, clientAddress } = changeBy(context);
    const { name, role, expiresInDays = null } = input;
    const { key, apiKey } = resultOf(
      await this.#services.apiKeys.create(viewer, { name, role, expiresInDays }, clientAddress),
    );
    return { key, apiKey: toApiKey(apiKey) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => RevokeApiKeyPayload, { description: 'Revokes an API key at once.' })
  async revokeApiKey(
    @Arg('id', () => ID, { description: "The key's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RevokeApiKeyPayload> {
    const { viewer, clientAddress } = changeBy(context);
    return resultOf(await this.#services.apiKeys.revoke(viewer, id, clientAddress));
  }
}

const changeBy = ({ viewer, clientAddress }: RequestContext): Change => ({
  viewer: personOf(viewer),
  clientAddress,
});
