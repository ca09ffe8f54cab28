import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { ApiKeySort as KeySort } from './api-key.repository.ts';
import type { ApiKeyService } from './api-key.service.ts';
import {
  type ApiKey,
  ApiKeyPage,
  ApiKeySort,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  RevokeApiKeyPayload,
  toApiKey,
} from './api-key.types.ts';

/** An ADMIN's operations on API keys. */
@Resolver()
export class ApiKeyResolver {
  readonly #apiKeys: ApiKeyService;

  constructor(apiKeys: ApiKeyService) {
    this.#apiKeys = apiKeys;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => ApiKeyPage, {
    description: 'API keys that are not revoked: all, or those that match a search.',
  })
  async apiKeys(
    @SearchArg('a name, scope, role or id, or of the email of its creator') search: string | null,
    @SortArg(() => ApiKeySort, ApiKeySort.CREATED_AT) sort: KeySort,
    @DirectionArg('descending') direction: Direction,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<ApiKey>> {
    const order = { sort, direction };
    const found = resultOf(await this.#apiKeys.list({ search, order, page, limit })).page;
    return { ...found, docs: found.docs.map(toApiKey) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => CreateApiKeyPayload, {
    description: "Creates an API key and returns it. It can't be retrieved later.",
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The key to create.' }) input: CreateApiKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateApiKeyPayload> {
    const { clientAddress } = context;
    const viewer = personOf(context.viewer);
    const { name, scope, role, expiresInDays = null } = input;
    const { key, apiKey } = resultOf(
      await this.#apiKeys.create(viewer, { name, scope, role, expiresInDays }, clientAddress),
    );
    return { key, apiKey: toApiKey(apiKey) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => RevokeApiKeyPayload, { description: 'Revokes an API key at once.' })
  async revokeApiKey(
    @Arg('id', () => ID, { description: "The key's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RevokeApiKeyPayload> {
    const { clientAddress } = context;
    const viewer = personOf(context.viewer);
    return resultOf(await this.#apiKeys.revoke(viewer, id, clientAddress));
  }
}
