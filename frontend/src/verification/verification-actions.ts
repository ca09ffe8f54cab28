import { isHiddenByFields, type ApiError } from '../platform/api-error.ts';
import type { Flight } from '../platform/use-single-flight.ts';
import type { Toasts } from '../ui/toasts.tsx';
import type { CodeCalls } from './use-code-calls.ts';
import {
  challengeOf,
  entering,
  notSent,
  notVerified,
  verifiedAs,
  type Contact,
  type VerificationState,
} from './verification-state.ts';

/** The tools of the actions. */
export interface VerificationTools extends CodeCalls, Flight {
  readonly toasts: Toasts;
  update(change: (now: VerificationState) => VerificationState): void;
}

/** With these codes, a text message cannot reach this visitor, but email can. */
const smsRefusals = new Set(['SMS_PAUSED', 'PHONE_NOT_SUPPORTED']);

/**
 * Sends a code and requests it.
 *
 * @param fallback where the code goes if a text message cannot be sent.
 */
export async function sendCode(
  tools: VerificationTools,
  contact: Contact,
  fallback?: Contact,
): Promise<null> {
  const sent = await tools.send(contact);
  if (!tools.stillWanted()) return null;
  if (!sent.ok && fallback !== undefined && smsRefusals.has(sent.error.code))
    return sendCode(tools, fallback);
  tools.land();
  if (sent.ok) {
    tools.toasts.success(sent.data.message);
    tools.update((now) => entering(now, challengeOf(contact, sent.data, Date.now())));
  } else {
    sayOnce(tools, sent.error);
    tools.update((now) => notSent(now, sent.error, Date.now()));
  }
  return null;
}

/** Resolves with the contact if the code was right, otherwise with null. */
export async function checkCode(
  tools: VerificationTools,
  contact: Contact,
  code: string,
): Promise<Contact | null> {
  const checked = await tools.check(contact, code);
  if (!tools.stillWanted()) return null;
  tools.land();
  if (checked.ok) {
    tools.toasts.success(checked.data.message);
    tools.update((now) => verifiedAs(now, contact));
    return contact;
  }
  sayOnce(tools, checked.error);
  tools.update((now) => notVerified(now, checked.error, Date.now()));
  return null;
}

/** The view shows the failure; a toast only adds what the view leaves out. */
function sayOnce({ toasts }: VerificationTools, error: ApiError): void {
  if (isHiddenByFields(error)) toasts.error(error.message);
}
