import { polled } from '../../platform/polling.ts';

/** For the dashboard's queries: the cached figures first, and new ones every 30 seconds. */
export const fresh = { fetchPolicy: 'cache-and-network', ...polled(30_000) } as const;
