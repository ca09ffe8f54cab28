import type { ApolloCache } from '@apollo/client';

/** Removes something that was deleted from the cache, and so from every list on the screen. */
export function forget(cache: ApolloCache, typename: string, id: string): void {
  const key = cache.identify({ __typename: typename, id });
  if (key === undefined) return;
  cache.evict({ id: key });
  cache.gc();
}
