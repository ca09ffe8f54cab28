import type { ProofDemand } from '../proof/proof.ts';

/** What an error code means, in both APIs. */
interface ErrorKind {
  /** Its HTTP status. */
  readonly status: number;
  /** When it occurs, for the API's documentation. A failure's own message is more specific. */
  readonly meaning: string;
}

/**
 * Every code a caller can get. Both APIs read this one table: REST answers the status, GraphQL puts the code into
 * `extensions.code`. The order is the one in which the OpenAPI document lists them.
 */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, meaning: 'The request cannot be read, or a value is of the wrong type.' },
  VALIDATION_FAILED: {
    status: 422,
    meaning: 'A value is missing or not allowed; fields says which, and why.',
  },
  OTP_INVALID: { status: 400, meaning: 'The code is wrong, was used, or was replaced by a newer one.' },
  OTP_EXPIRED: { status: 400, meaning: 'The code is right but has expired. Request a new one.' },
  OTP_ATTEMPTS_EXCEEDED: {
    status: 429,
    meaning: 'This client has no tries left for the code. Request a new one after Retry-After.',
  },
  OTP_COOLDOWN: {
    status: 429,
    meaning: 'A code was just sent there. Request another one after Retry-After.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'Too many requests from this address or for this contact. Try again after Retry-After.',
  },
  PROOF_REQUIRED: {
    status: 428,
    meaning:
      'Many codes are being requested, so this one needs a proof: solve the challenge in proof, then repeat the call with the answer in X-Proof.',
  },
  PHONE_NOT_SUPPORTED: {
    status: 422,
    meaning: 'Codes by text message go to the mobile numbers of one country only. Use email.',
  },
  SMS_PAUSED: {
    status: 503,
    meaning: 'Codes by text message are paused. Use email, or try again after Retry-After.',
  },
  MAIL_PAUSED: { status: 503, meaning: 'Emails are paused. Try again after Retry-After.' },
  MAIL_NOT_SENT: {
    status: 503,
    meaning: 'The mail server did not accept the message. Try again after Retry-After.',
  },
  SIGNUPS_PAUSED: {
    status: 409,
    meaning: 'The team has paused sign-ups. Codes to join are not sent until they resume.',
  },
  VERIFICATION_REQUIRED: {
    status: 403,
    meaning: 'No contact in the request was verified by this browser within the last 15 minutes.',
  },
  ALREADY_REGISTERED: { status: 409, meaning: 'The email address is taken.' },
  REFERRAL_NOT_FOUND: { status: 404, meaning: 'The referral code is unknown.' },
  NOT_FOUND: { status: 404, meaning: 'Nothing with this id exists, or the caller may not see it.' },
  UNAUTHENTICATED: { status: 401, meaning: 'The token is missing or invalid.' },
  SESSION_EXPIRED: {
    status: 401,
    meaning: 'The token was valid; its session or key has ended. Log in again.',
  },
  SESSION_ENDED: {
    status: 401,
    meaning: 'The session was ended from another one of the account, or by an admin. Log in again.',
  },
  FORBIDDEN: { status: 403, meaning: 'The caller does not have permission to do this.' },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning: 'The email or the password is wrong; the answer does not say which.',
  },
  ACCOUNT_PENDING: {
    status: 403,
    meaning: 'The password is correct, but an admin has to approve the account first.',
  },
  WEAK_PASSWORD: { status: 422, meaning: 'The password is too easy to guess; fields.password says why.' },
  RESET_LINK_INVALID: { status: 400, meaning: 'The link to set a new password was used or has expired.' },
  SETUP_LINK_INVALID: {
    status: 403,
    meaning: 'The setup link was used, replaced or has expired, or the site already has an admin.',
  },
  CONFIRM_LINK_INVALID: {
    status: 400,
    meaning: 'The link to confirm an email was used or has expired, or the email already has an account.',
  },
  STATUS_LINK_INVALID: { status: 400, meaning: 'The status link was revoked or is invalid.' },
  WELCOME_NOT_FAILED: {
    status: 409,
    meaning:
      'The welcome is queued or was sent, or its user is blocked or was invited. There is nothing to resend.',
  },
  CONFLICT: {
    status: 409,
    meaning:
      'Someone else has changed it since the caller read it, or the number that the caller confirms is out of date. Read it again.',
  },
  WRONG_STATE: {
    status: 409,
    meaning: 'The state has changed and no longer allows this call. Read it again.',
  },
  INVITE_LINK_INVALID: { status: 400, meaning: 'The invitation link is invalid, or its user was erased.' },
  INVITE_INVALID: { status: 404, meaning: 'No invitation has this code.' },
  INVITE_USED: { status: 409, meaning: 'The invitation was accepted with another account.' },
  INVITE_EXPIRED: { status: 410, meaning: 'The invitation has expired.' },
  INVITE_REVOKED: { status: 410, meaning: 'The invitation was revoked.' },
  INVITE_OTHER_PERSON: {
    status: 403,
    meaning: 'The user of the invitation verified none of the contacts that were sent.',
  },
  SIGNATURE_INVALID: {
    status: 403,
    meaning: 'The signature of a mail provider’s report is missing or does not match.',
  },
  SIGNATURE_UNCHECKED: {
    status: 503,
    meaning: 'The certificate for a signature cannot be fetched. Try again after Retry-After.',
  },
  LAST_ADMIN: { status: 409, meaning: 'At least one ADMIN has to remain.' },
  LIMIT_REACHED: { status: 409, meaning: 'The maximum number has been reached. Delete one first.' },
  PREVIEW_BUSY: {
    status: 503,
    meaning:
      'As many segments are being previewed as this instance allows at a time. Try again after Retry-After.',
  },
  PREVIEW_TIMEOUT: { status: 422, meaning: 'The preview took longer than 10 seconds. Narrow the segment.' },
  UPLOAD_BUSY: {
    status: 503,
    meaning:
      'As many email lists are being uploaded as this instance allows at a time. Try again after Retry-After.',
  },
  CSRF_FAILED: {
    status: 403,
    meaning: 'The XSRF-TOKEN cookie and the X-XSRF-TOKEN header are both present and differ.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'This address does not accept the method; Allow lists those it does.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The body is not JSON in UTF-8, or is compressed.' },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning:
      'The body is larger than the call accepts: 32 KiB, 64 KiB for segments, 512 KiB for mail events, 20 MiB for email lists.',
  },
  HEADERS_TOO_LARGE: { status: 431, meaning: 'The request headers are larger than 16 KiB.' },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The request did not arrive completely within 30 seconds.' },
  RESPONSE_TIMEOUT: {
    status: 503,
    meaning: 'There was no answer within 30 seconds. The request may or may not have taken effect.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    meaning: 'Data cannot be read or saved at the moment. Try again after Retry-After.',
  },
  JOBS_STALLED: { status: 503, meaning: 'Codes and other messages are overdue. Only /readyz answers this.' },
  INTERNAL: {
    status: 500,
    meaning: 'An unexpected error on the server. The request may or may not have taken effect.',
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);

/** What went wrong: a message for the user, and a code for programs. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  /** One or two sentences: what happened and what to do. */
  readonly message: string;
  /** Field name to that field's message; only with VALIDATION_FAILED and other 422s. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds until trying again makes sense; with every 429 and 503. */
  readonly retryAfterSeconds?: number;
  /** What the call has to bring; only with PROOF_REQUIRED. */
  readonly proof?: ProofDemand;
}

/** The result of a use case, or a failure to report to the caller. Bugs throw instead. */
export type Outcome<T extends object> = ({ readonly ok: true } & Readonly<T>) | Failure;

/** Builds a {@link Failure}. */
export const failure = (
  code: ErrorCode,
  message: string,
  more: Omit<Failure, 'ok' | 'code' | 'message'> = {},
): Failure => ({ ok: false, code, message, ...more });
