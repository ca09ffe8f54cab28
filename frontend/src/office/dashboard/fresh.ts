import { polled } from '../../platform/polling.ts';

/** For the queries of the dashboard: what is in the cache at once, and new figures every 30 seconds. */
export const fresh = { fetchPolicy: 'cache-and-network', ...polled(30_000) } as const;
