import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Change } from './admin.account.service.ts';
import {
  ApiKey,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyPayload,
  toApiKey,
} from './admin.api-key.types.ts';
import { auditPageSize } from './admin.audit.service.ts';
import { AuditLogFilter, AuditLogPage, toAuditEntry } from './admin.audit.types.ts';
import type { AdminServices } from './admin.services.ts';
import { Admin, RemoveAdminPayload, toAdmin } from './admin.types.ts';

const AccountId = { description: "The account's id." };

/** What an ADMIN does with the accounts and keys of everybody, and the log of it. */
@Resolver()
export class AdminManagementResolver {
  readonly #services: Pick<AdminServices, 'accounts' | 'apiKeys' | 'audit'>;

  constructor(services: Pick<AdminServices, 'accounts' | 'apiKeys' | 'audit'>) {
    this.#services = services;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [Admin], { description: 'The accounts: those to approve first, then by name.' })
  async admins(): Promise<readonly Admin[]> {
    return (await this.#services.accounts.list()).map(toAdmin);
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [ApiKey], { description: 'The API keys that are not revoked, newest first.' })
  async apiKeys(): Promise<readonly ApiKey[]> {
    return (await this.#services.apiKeys.list()).map(toApiKey);
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
