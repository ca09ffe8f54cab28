/**
 * Every code a caller can meet, with the HTTP status that carries it. The one table that both APIs read:
 * REST answers the status, GraphQL puts the code into `extensions.code`.
 */
export const httpStatusByCode = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 422,
  OTP_INVALID: 400,
  OTP_EXPIRED: 400,
  OTP_ATTEMPTS_EXCEEDED: 429,
  OTP_COOLDOWN: 429,
  RATE_LIMITED: 429,
  PHONE_NOT_SUPPORTED: 422,
  SMS_PAUSED: 503,
  MAIL_PAUSED: 503,
  VERIFICATION_REQUIRED: 403,
  ALREADY_REGISTERED: 409,
  REFERRAL_NOT_FOUND: 404,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  INVALID_CREDENTIALS: 401,
  ACCOUNT_PENDING: 403,
  WEAK_PASSWORD: 422,
  RESET_LINK_INVALID: 400,
  SETUP_LINK_INVALID: 403,
  CONFIRM_LINK_INVALID: 400,
  STATUS_LINK_INVALID: 400,
  WELCOME_NOT_FAILED: 409,
  LAST_ADMIN: 409,
  CSRF_FAILED: 403,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  HEADERS_TOO_LARGE: 431,
  REQUEST_TIMEOUT: 408,
  DATABASE_UNAVAILABLE: 503,
  JOBS_STALLED: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof httpStatusByCode;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(httpStatusByCode, code);

/** What went wrong, in words fit for the person who caused it, and in a code fit for a program. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  /** One or two sentences: what happened and what to do. */
  readonly message: string;
  /** Field name to that field's message; only with VALIDATION_FAILED and other 422s. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds until trying again makes sense; with every 429 and 503. */
  readonly retryAfterSeconds?: number;
}

/** What a use case answers: its result, or a failure that the caller is told of. What is impossible throws. */
export type Outcome<T extends object> = ({ readonly ok: true } & Readonly<T>) | Failure;

/** Builds a {@link Failure}. */
export const failure = (
  code: ErrorCode,
  message: string,
  more: Omit<Failure, 'ok' | 'code' | 'message'> = {},
): Failure => ({
  ok: false,
  code,
  message,
  ...more,
});
