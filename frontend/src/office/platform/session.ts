import { useSyncExternalStore } from 'react';

/**
 * The session of the back office: a token in local storage, so that all tabs of the browser share it. If storage is
 * blocked, the session lasts until the page is closed.
 */
export interface Session {
  readonly token: string | null;
  /**
   * How the last one ended: `expired` by itself, so that an admin who returns resumes where they were; `left` by
   * choice.
   */
  readonly ended: 'expired' | 'left' | null;
  /** Who ended the last one, in words, if it was ended from elsewhere. */
  readonly reason: string | null;
}

const tokenKey = 'token';
const markerKey = 'admin';

let current: Session = { token: readStoredToken(), ended: null, reason: null };
const listeners = new Set<() => void>();

export const session = {
  get: (): Session => current,

  begin(token: string): void {
    store(() => {
      window.localStorage.setItem(tokenKey, token);
      window.localStorage.setItem(markerKey, 'true');
    });
    change({ token, ended: null, reason: null });
  },

  /** The admin logged out. */
  end(): void {
    forget();
    change({ token: null, ended: 'left', reason: null });
  },

  /** The server rejected a token. If it has been replaced in the meantime, nothing ends. */
  expire(token: string, reason: string | null): void {
    if (current.token !== token) return;
    forget();
    change({ token: null, ended: 'expired', reason });
  },
};

/** The session, in this tab and as other tabs change it. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session.get);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== tokenKey) return;
  change({ token: readStoredToken(), ended: null, reason: null });
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function forget(): void {
  store(() => {
    window.localStorage.removeItem(tokenKey);
    window.localStorage.removeItem(markerKey);
  });
}

function readStoredToken(): string | null {
  let token: string | null = null;
  store(() => (token = window.localStorage.getItem(tokenKey)));
  return token;
}

function store(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is blocked or full.
  }
}
