import { AdminApiKey } from './api-key.entity.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';
import type { ApiKeyService } from './api-key.service.ts';

interface Given {
  readonly apiKeys: ApiKeyService;
}

export const apiKeyFeature = {
  entities: [AdminApiKey],
  resolvers: [ApiKeyResolver],
  open: ({ apiKeys }: Given) => ({ resolvers: [new ApiKeyResolver(apiKeys)] }),
};
