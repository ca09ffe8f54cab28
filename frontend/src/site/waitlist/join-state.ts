import { type FormFieldName, formFieldNames, type WaitlistForm } from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistInput } from '../../generated/site/waitlist.ts';
import type { ApiError } from '../../platform/api-error.ts';
import type { Contact } from '../../verification/verification-state.ts';
import type { Standing } from '../platform/standing.ts';

/** The form as typed: nothing trimmed, the phone number without its dial code. */
export interface SignupValues extends WaitlistForm {
  /** Whether the box about news is ticked. */
  readonly newsConsent: boolean;
}

export type SignupField = FormFieldName;

/** A completed form: its values as typed, the resulting join, and the contact to verify. */
export interface Submission {
  readonly values: SignupValues;
  readonly join: JoinWaitlistInput;
  readonly contact: Contact;
}

/** The server's rejections; each message stays until its value changes. */
export type RejectedValues = Partial<
  Record<SignupField, { readonly value: string; readonly message: string }>
>;

export type RankState =
  | { readonly status: 'counting' }
  | ({ readonly status: 'known' } & Standing)
  | { readonly status: 'unknown' }
  /** They are no longer waiting. */
  | { readonly status: 'none' };

export interface Joined {
  readonly message: string;
  readonly alreadyJoined: boolean;
  readonly referralCredited: boolean;
  /** Empty without one. */
  readonly enteredCode: string;
  readonly userId: string;
  readonly referralId: string;
  readonly rank: RankState;
}

/** Why a step failed, until the next action. */
export interface JoinProblem {
  readonly error: ApiError;
  /** The server rejects another attempt before this time; epoch milliseconds. */
  readonly retryAtMs: number | null;
}

/** A code by text message is requested with a `mobileNumber`. */
const fieldOf = (serverName: string): SignupField | undefined =>
  formFieldNames.find((name) => name === (serverName === 'mobileNumber' ? 'phoneNo' : serverName));

/** Links the server's field messages to the values they are about. */
export function rejectedBy(error: ApiError, values: SignupValues): RejectedValues {
  const rejected: RejectedValues = {};
  for (const [name, message] of Object.entries(error.fields)) {
    const field = fieldOf(name);
    if (field !== undefined) rejected[field] = { value: values[field], message };
  }
  return rejected;
}

export function problemOf(error: ApiError, nowMs: number): JoinProblem {
  const { retryAfterSeconds } = error;
  return { error, retryAtMs: retryAfterSeconds === null ? null : nowMs + retryAfterSeconds * 1000 };
}
