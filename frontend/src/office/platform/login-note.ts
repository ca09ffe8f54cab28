import { tabStore } from '../../platform/session-store.ts';

const key = 'login-note';

/**
 * What an admin has to know or do before they log in, such as opening a mailed link. It stays on the login of this tab until
 * they dismiss it or log in.
 */
export const loginNote = {
  read: (): string | null => tabStore.read(key),
  write: (message: string): void => tabStore.write(key, message),
  clear: (): void => tabStore.remove(key),
};
