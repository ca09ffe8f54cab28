import type { Outcome } from '../errors/error-catalogue.ts';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** A caller of the APIs, as its bearer token proved. */
export type Viewer = SessionViewer | ApiKeyViewer | ScopedKeyViewer;

/** A person who logged in. */
export interface SessionViewer {
  readonly kind: 'session';
  readonly adminId: string;
  readonly sessionId: string;
  readonly email: string;
  /** As it stands at this request, not as it was at the login. */
  readonly role: Role;
}

/** A tool that holds an API key. */
export interface ApiKeyViewer {
  readonly kind: 'api-key';
  readonly apiKeyId: string;
  /** What an admin called the key. */
  readonly name: string;
  readonly role: Role;
}

/** A tool that holds an API key for one purpose; whatever does not name its scope refuses it, open operations too. */
export interface ScopedKeyViewer {
  readonly kind: 'scoped-key';
  readonly apiKeyId: string;
  /** What an admin called the key. */
  readonly name: string;
  readonly scope: Scope;
}

/**
 * Tells whose token it is, asking the database at every call, so that what is revoked is revoked at once everywhere.
 *
 * Fails with SESSION_EXPIRED for a token of ours that is good no more, UNAUTHENTICATED for any other.
 */
export type Authenticate = (token: string) => Promise<Outcome<{ viewer: Viewer }>>;
