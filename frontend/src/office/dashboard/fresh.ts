import { polled } from '../../platform/polling.ts';

/** For the dashboard's queries: new figures every 30 seconds. */
export const fresh = polled(30_000);
