import type { Outcome } from '../errors/error-catalogue.ts';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** A caller of the APIs, identified by its bearer token. */
export type Viewer = SessionViewer | ApiKeyViewer | ScopedKeyViewer;

/** A person who logged in. */
export interface SessionViewer {
  readonly kind: 'session';
  readonly adminId: string;
  readonly sessionId: string;
  readonly email: string;
  /** The role at the time of this request, not of the login. */
  readonly role: Role;
}

/** A program that holds an API key. */
export interface ApiKeyViewer {
  readonly kind: 'api-key';
  readonly apiKeyId: string;
  /** The key's name, chosen by an admin. */
  readonly name: string;
  readonly role: Role;
}

/**
 * A program with an API key for one purpose. Any operation that does not name its scope rejects it, open operations
 * included.
 */
export interface ScopedKeyViewer {
  readonly kind: 'scoped-key';
  readonly apiKeyId: string;
  /** The key's name, chosen by an admin. */
  readonly name: string;
  readonly scope: Scope;
}

/** Who calls an operation, and from which address. */
export interface Caller {
  /** Null without a token. */
  readonly viewer: Viewer | null;
  readonly clientAddress: string;
}

/** A person who logged in, and from which address they call. */
export interface PersonCaller extends Caller {
  readonly viewer: SessionViewer;
}

/** The account of a person who logged in; null for a program, or without a token. */
export const adminIdOf = (viewer: Viewer | null): string | null =>
  viewer?.kind === 'session' ? viewer.adminId : null;

/** The API key of a program; null for a person, or without a token. */
export const apiKeyIdOf = (viewer: Viewer | null): string | null =>
  viewer === null || viewer.kind === 'session' ? null : viewer.apiKeyId;

/**
 * Identifies a token's owner, querying the database on every call, so that a revocation takes effect everywhere
 * immediately.
 *
 * Fails with SESSION_EXPIRED or SESSION_ENDED for a token of ours that is no longer valid, UNAUTHENTICATED for any other.
 */
export type Authenticate = (token: string) => Promise<Outcome<{ viewer: Viewer }>>;
