import { formFieldNames, optionalFieldNames } from '@waitlist/backend/waitlist-form';
import type { SessionStore } from '../../platform/session-store.ts';
import type { Challenge } from '../../verification/verification-state.ts';
import type { Submission } from './join-state.ts';

/** A sign-up whose code has been sent. */
export interface PendingSignup {
  readonly submission: Submission;
  readonly challenge: Challenge;
}

const key = 'pending-signup';

/** Keeps a sign-up for this tab, so that a reload or a visit to another page loses neither the form nor the code. */
export function keepPendingSignup(store: SessionStore, pending: PendingSignup): void {
  store.write(key, JSON.stringify(pending));
}

export function dropPendingSignup(store: SessionStore): void {
  store.remove(key);
}

/** The kept sign-up; null if there is none, or if its code has expired. */
export function recallPendingSignup(store: SessionStore, nowMs: number): PendingSignup | null {
  const pending = parse(store.read(key));
  if (pending !== null && pending.challenge.expiresAtMs > nowMs) return pending;
  dropPendingSignup(store);
  return null;
}

/** Null for data that cannot be continued with. */
function parse(text: string | null): PendingSignup | null {
  if (text === null) return null;
  try {
    const pending = withNewFields(JSON.parse(text));
    return isPendingSignup(pending) ? pending : null;
  } catch {
    return null;
  }
}

/** What an earlier release kept lacks the optional fields that the form has got since. */
function withNewFields(pending: unknown): unknown {
  if (!hasAll(pending, ['submission']) || !hasAll(pending.submission, ['values'])) return pending;
  const { submission } = pending;
  if (!hasAll(submission.values, [])) return pending;
  const empty = Object.fromEntries(optionalFieldNames.map((name) => [name, '']));
  return { ...pending, submission: { ...submission, values: { ...empty, ...submission.values } } };
}

const isPendingSignup = (value: unknown): value is PendingSignup =>
  hasAll(value, ['submission', 'challenge']) &&
  hasAll(value.challenge, ['contact', 'codeLength', 'sentAtMs', 'expiresAtMs', 'resendAtMs', 'isSpent']) &&
  typeof value.challenge.expiresAtMs === 'number' &&
  hasAll(value.challenge.contact, ['channel', 'destination']) &&
  hasAll(value.submission, ['values', 'join', 'contact']) &&
  hasAll(value.submission.values, [...formFieldNames, 'newsConsent']) &&
  hasAll(value.submission.join, []);

function hasAll<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Readonly<Record<Key, unknown>> {
  return typeof value === 'object' && value !== null && keys.every((each) => each in value);
}
