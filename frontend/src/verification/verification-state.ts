import type { OtpChannel } from '../generated/site/verification.ts';
import type { ApiError } from '../platform/api-error.ts';

/** The destination of a code. */
export interface Contact {
  readonly channel: OtpChannel;
  /** An email address or a phone number. */
  readonly destination: string;
}

/** The server's answer about a code it has sent. */
export interface SentCode {
  readonly message: string;
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
}

/** A code that was sent. Times are epoch milliseconds. */
export interface Challenge {
  readonly contact: Contact;
  readonly codeLength: number;
  readonly sentAtMs: number;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
  /** It expired or has no tries left: only a new code helps. */
  readonly isSpent: boolean;
}

/** The last failure, until the next action. */
export interface Problem {
  readonly during: 'sending' | 'checking';
  readonly error: ApiError;
  /** The server rejects another attempt before this time; epoch milliseconds. */
  readonly retryAtMs: number | null;
}

export interface VerificationState {
  readonly step: 'contact' | 'code' | 'verified';
  /** The newest code; kept after the visitor goes back to the contact. */
  readonly challenge: Challenge | null;
  /** Kept until {@link forgotten}, so that no contact is verified twice. */
  readonly verified: Contact | null;
  /** As entered so far. */
  readonly code: string;
  /** What is wrong with the entered code, until the visitor enters another digit. */
  readonly complaint: string | null;
  readonly problem: Problem | null;
}

export const initialState: VerificationState = {
  step: 'contact',
  challenge: null,
  verified: null,
  code: '',
  complaint: null,
  problem: null,
};

/** The code was right, and nothing belongs to its contact. */
const nothingBehind = 'NOT_FOUND';
/** After these codes, only a new code helps. */
const spendingErrors = new Set(['OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED', nothingBehind]);
/** With these codes, the server did not check the code, so it stays in its boxes. */
const uncheckedErrors = new Set(['NETWORK', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE', 'INTERNAL']);

export function challengeOf(contact: Contact, sent: SentCode, nowMs: number): Challenge {
  return {
    contact,
    codeLength: sent.codeLength,
    sentAtMs: nowMs,
    expiresAtMs: nowMs + sent.expiresInSeconds * 1000,
    resendAtMs: nowMs + sent.resendAfterSeconds * 1000,
    isSpent: false,
  };
}

export function entering(state: VerificationState, challenge: Challenge): VerificationState {
  return { ...state, step: 'code', challenge, code: '', complaint: null, problem: null };
}

export function typed(state: VerificationState, code: string): VerificationState {
  return { ...state, code, complaint: code === '' ? state.complaint : null };
}

export function complaining(state: VerificationState, complaint: string): VerificationState {
  return { ...state, complaint };
}

export function verifiedAs(state: VerificationState, contact: Contact): VerificationState {
  return { ...state, step: 'verified', challenge: null, verified: contact, code: '', complaint: null };
}

export function notSent(state: VerificationState, error: ApiError, nowMs: number): VerificationState {
  return { ...state, problem: problemOf('sending', error, nowMs) };
}

export function notVerified(state: VerificationState, error: ApiError, nowMs: number): VerificationState {
  const { challenge, code } = state;
  const isSpent = spendingErrors.has(error.code);
  return {
    ...state,
    problem: problemOf('checking', error, nowMs),
    complaint: error.code === nothingBehind ? null : (error.fields['otp'] ?? error.message),
    code: uncheckedErrors.has(error.code) ? code : '',
    challenge: challenge !== null && isSpent ? { ...challenge, isSpent } : challenge,
  };
}

/** The last failure, if it is not about the entered code. */
export function otherFailure({ problem }: VerificationState): ApiError | null {
  const isOther = problem?.during === 'sending' || problem?.error.code === nothingBehind;
  return isOther ? problem.error : null;
}

/** Forgets the last failure; an action begins, or its subject has changed. */
export function cleared(state: VerificationState): VerificationState {
  return { ...state, complaint: null, problem: null };
}

/** Back at the contact. */
export function left(state: VerificationState): VerificationState {
  return { ...cleared(state), step: 'contact', code: '' };
}

/** Back at the contact, which has to be verified again. */
export function forgotten(state: VerificationState): VerificationState {
  return { ...left(state), verified: null };
}

/** The code that was sent to this contact, if it can still be entered. */
export function liveChallenge(state: VerificationState, contact: Contact, nowMs: number): Challenge | null {
  const { challenge } = state;
  const isLive = challenge !== null && !challenge.isSpent && challenge.expiresAtMs > nowMs;
  return isLive && isSameContact(challenge.contact, contact) ? challenge : null;
}

export function isSameContact(one: Contact | null, other: Contact): boolean {
  return one !== null && one.channel === other.channel && one.destination === other.destination;
}

/** Until when no code may be entered, because the server rejects checking one; null if it would not. */
export function lockedUntilMs({ problem, challenge }: VerificationState): number | null {
  return problem?.during === 'checking' && challenge?.isSpent === false ? problem.retryAtMs : null;
}

/** When the next code can be requested; epoch milliseconds. */
export function resendAtMs({ problem, challenge }: VerificationState): number {
  return Math.max(challenge?.resendAtMs ?? 0, problem?.retryAtMs ?? 0);
}

function problemOf(during: Problem['during'], error: ApiError, nowMs: number): Problem {
  const { retryAfterSeconds } = error;
  return { during, error, retryAtMs: retryAfterSeconds === null ? null : nowMs + retryAfterSeconds * 1000 };
}
