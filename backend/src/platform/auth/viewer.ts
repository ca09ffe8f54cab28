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

/**
 * A tool with an API key for one purpose. Any operation that does not name its scope rejects it, open operations included.
 */
export interface ScopedKeyViewer {
  readonly kind: 'scoped-key';
  readonly apiKeyId: string;
  /** What an admin called the key. */
  readonly name: string;
  readonly scope: Scope;
}

/**
 * Identifies a token's owner, asking the database at every call, so that a revocation takes effect everywhere at once.
 *
 * Fails with SESSION_EXPIRED for a token of ours that is no longer valid, UNAUTHENTICATED for any other.
 */
export type Authenticate = (token: string) => Promise<Outcome<{ viewer: Viewer }>>;
