import { beforeEach, vi } from 'vitest';
import { tabStore } from '../../platform/session-store.ts';

/** In each test of the file, a tab that came from nowhere. @returns tells how often it counted what its visitor does. */
export function visitsCounted(): () => number {
  const sendBeacon = vi.fn(() => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
    tabStore.remove('counted');
    tabStore.write('source', '{}');
  });
  return () => sendBeacon.mock.calls.length;
}
