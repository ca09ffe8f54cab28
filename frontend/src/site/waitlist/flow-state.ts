import { type FormFieldName, formFieldNames, type WaitlistForm } from '@waitlist/backend/waitlist-form';
import type { JoinWaitlistInput, OtpChannel } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';

/** The form as typed: nothing trimmed, the phone number without its dial code. */
export type SignupValues = WaitlistForm;

export type SignupField = FormFieldName;

/** What the server said of a value; it stands until the value changes. */
export type TurnedDown = Partial<Record<SignupField, { readonly value: string; readonly message: string }>>;

/** Where a code goes: an e-mail address or an international phone number. */
export interface Contact {
  readonly channel: OtpChannel;
  readonly destination: string;
}

export interface Challenge extends Contact {
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

export type RankState =
  | { readonly status: 'counting' }
  | { readonly status: 'known'; readonly rank: number }
  | { readonly status: 'unknown' };

export interface Joined {
  readonly message: string;
  readonly alreadyJoined: boolean;
  readonly referralCredited: boolean;
  /** The code entered, if any. */
  readonly enteredCode: string;
  readonly userId: string;
  readonly referralId: string;
  readonly rank: RankState;
}

/** The flow's steps, and what each of them has in hand. */
export type FlowState =
  | { readonly step: 'form'; readonly values: SignupValues; readonly turnedDown: TurnedDown }
  | {
      readonly step: 'code';
      readonly values: SignupValues;
      readonly join: JoinWaitlistInput;
      readonly challenge: Challenge;
      /** The code was right; what is left is to join. */
      readonly confirmed: boolean;
    }
  | { readonly step: 'result'; readonly joined: Joined };

export type CodeState = Extract<FlowState, { step: 'code' }>;

/** The last failure, until the next attempt. */
export interface Problem {
  readonly during: 'sending' | 'verifying' | 'joining';
  readonly error: ApiError;
  /** Before this trying again is refused. */
  readonly retryAtMs: number | null;
}

/** A code by text message is asked for with a `mobileNumber`. */
const fieldOf = (serverName: string): SignupField | undefined =>
  formFieldNames.find((name) => name === (serverName === 'mobileNumber' ? 'phoneNo' : serverName));

/** Ties the server's complaints to the values they are about. */
export function turnedDownBy(error: ApiError, values: SignupValues): TurnedDown {
  const turnedDown: TurnedDown = {};
  for (const [name, message] of Object.entries(error.fields)) {
    const field = fieldOf(name);
    if (field !== undefined) turnedDown[field] = { value: values[field], message };
  }
  return turnedDown;
}

export function problemOf(during: Problem['during'], error: ApiError, nowMs: number): Problem {
  return {
    during,
    error,
    retryAtMs: error.retryAfterSeconds === null ? null : nowMs + error.retryAfterSeconds * 1000,
  };
}
