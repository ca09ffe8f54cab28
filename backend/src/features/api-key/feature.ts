import { ApiKeyResolver } from './api-key.resolver.ts';
import type { ApiKeyService } from './api-key.service.ts';

interface Given {
  readonly apiKeys: ApiKeyService;
}

export const apiKeyFeature = {
  resolvers: [ApiKeyResolver],
  open: ({ apiKeys }: Given) => ({ resolvers: [new ApiKeyResolver(apiKeys)] }),
};
