/**
 * Data that a browser tab keeps until it is closed. If storage is blocked or full, nothing is kept and nothing breaks.
 */
export interface SessionStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const tabStore: SessionStore = {
  read: (key) => attempt(() => window.sessionStorage.getItem(key)) ?? null,
  write: (key, value) => {
    attempt(() => window.sessionStorage.setItem(key, value));
  },
  remove: (key) => {
    attempt(() => window.sessionStorage.removeItem(key));
  },
};

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
