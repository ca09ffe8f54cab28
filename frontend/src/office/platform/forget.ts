import type { ApolloCache } from '@apollo/client';

/** Takes something that is no more out of the cache, and with it out of every list on the screen. */
export function forget(cache: ApolloCache, typename: string, id: string): void {
  const key = cache.identify({ __typename: typename, id });
  if (key === undefined) return;
  cache.evict({ id: key });
  cache.gc();
}
