import { failure, type Failure } from '../errors/error-catalogue.ts';
import { includesRole, type Role } from './role.ts';
import type { Scope } from './scope.ts';
import type { Caller, PersonCaller, SessionViewer, Viewer } from './viewer.ts';

/** The access that an operation requires. */
export interface Access {
  /** The lowest role that may; NOTHING: anyone, logged in or not. */
  readonly requires: Role | 'NOTHING';
  /** Whether it requires a person who logged in: API keys are rejected. */
  readonly session?: boolean;
  /** The lowest role of API keys that may, where it is another than that of persons. */
  readonly key?: Role;
  /** Keys of this scope may use it, too. */
  readonly scope?: Scope;
}

export const unauthenticated: Failure = failure('UNAUTHENTICATED', 'Log in to do this.');
export const sessionExpired: Failure = failure('SESSION_EXPIRED', 'Your session has expired. Log in again.');
export const roleTooLow: Failure = failure(
  'FORBIDDEN',
  'You don’t have permission to do this. Ask an admin for access.',
);
export const personNeeded: Failure = failure('FORBIDDEN', 'An API key can’t do this. Log in as an admin.');

export const outOfScope: Failure = failure(
  'FORBIDDEN',
  'This API key is limited to another purpose. Use another key.',
);

/** Why the viewer may not do it: UNAUTHENTICATED or FORBIDDEN; null when they may. */
export function refusalOf(
  viewer: Viewer | null,
  { requires, session = false, key, scope }: Access,
): Failure | null {
  if (viewer?.kind === 'scoped-key') return viewer.scope === scope ? null : outOfScope;
  if (requires === 'NOTHING') return null;
  if (viewer === null) return unauthenticated;
  const role = viewer.kind === 'api-key' ? (key ?? requires) : requires;
  if (!includesRole(viewer.role, role)) return roleTooLow;
  return session && viewer.kind !== 'session' ? personNeeded : null;
}

/**
 * The viewer of an operation whose {@link Access} requires a person. @throws when the caller was let through without
 * one.
 */
export function personOf(viewer: Viewer | null): SessionViewer {
  if (viewer?.kind === 'session') return viewer;
  throw new Error('An operation that needs a login was reached without one; its access is not declared');
}

/** Likewise with their address. */
export const personCalling = ({ viewer, clientAddress }: Caller): PersonCaller => ({
  viewer: personOf(viewer),
  clientAddress,
});
