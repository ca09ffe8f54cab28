import { tabStore } from '../../platform/session-store.ts';

const key = 'login-note';

/**
 * Something an admin should know or do before they log in, such as opening an emailed link. It stays on this tab's
 * login screen until they dismiss it or log in.
 */
export const loginNote = {
  read: (): string | null => tabStore.read(key),
  write: (message: string): void => tabStore.write(key, message),
  clear: (): void => tabStore.remove(key),
};
