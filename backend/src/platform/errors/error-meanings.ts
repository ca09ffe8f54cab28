import type { ErrorCode } from './error-catalogue.ts';

/** When a caller meets each code, for whoever writes a program. What a person is told says more of the case at hand. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request cannot be read, or a value is of the wrong type.',
  VALIDATION_FAILED: 'A value is missing or not allowed; fields says which, and why.',
  OTP_INVALID: 'The code is wrong, was used, or was replaced by a newer one.',
  OTP_EXPIRED: 'The code is right but has expired. Request a new one.',
  OTP_ATTEMPTS_EXCEEDED: 'This client has no try left for the code. Request a new one after Retry-After.',
  OTP_COOLDOWN: 'A code was just sent there. Request another one after Retry-After.',
  RATE_LIMITED: 'Too much was asked for from this address or for this contact. Come back after Retry-After.',
  PHONE_NOT_SUPPORTED: 'Codes by text message go to Indian mobile numbers only. Use email.',
  SMS_PAUSED: 'Codes by text message are paused. Use email, or try again after Retry-After.',
  MAIL_PAUSED: 'Emails are paused. Try again after Retry-After.',
  VERIFICATION_REQUIRED:
    'No contact in the request was verified within the last 15 minutes, from this browser.',
  ALREADY_REGISTERED: 'The e-mail address is taken.',
  REFERRAL_NOT_FOUND: 'Nobody has this referral code.',
  NOT_FOUND: 'There is nothing with this id, or not for who asks.',
  UNAUTHENTICATED: 'The token is missing where one is needed, or is none of ours.',
  SESSION_EXPIRED: 'The token was good; its session or key has ended. Log in again.',
  FORBIDDEN: 'Who asks is known, and may not.',
  INVALID_CREDENTIALS: 'E-mail or password is wrong; which, is not said.',
  ACCOUNT_PENDING: 'The password is right; an admin has to approve the account first.',
  WEAK_PASSWORD: 'The password is too easy to guess; fields.password says why.',
  RESET_LINK_INVALID: 'The link to set a new password was used, replaced, or is too old.',
  SETUP_LINK_INVALID:
    'The link to set up the site was used, replaced, or is too old, or the site has an admin.',
  CONFIRM_LINK_INVALID:
    'The link to confirm an email was used or has expired, or the email has an account by now.',
  STATUS_LINK_INVALID: 'The link to a status was taken back, or is none of ours.',
  WELCOME_NOT_FAILED:
    'The welcome is queued or sent, or its user is blocked. There is nothing to send again.',
  LAST_ADMIN: 'Somebody has to stay an ADMIN.',
  CSRF_FAILED: 'The XSRF-TOKEN cookie and the X-XSRF-TOKEN header are both there, and differ.',
  METHOD_NOT_ALLOWED: 'The address takes other methods; Allow names them.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not JSON in UTF-8, or is compressed.',
  PAYLOAD_TOO_LARGE: 'The body is larger than 32 KiB.',
  HEADERS_TOO_LARGE: 'The request headers are larger than 16 KiB.',
  REQUEST_TIMEOUT: 'The request did not arrive completely within 30 seconds.',
  DATABASE_UNAVAILABLE: 'Nothing can be read or saved for a moment. Come back after Retry-After.',
  JOBS_STALLED: 'Codes and other messages are due and do not go out. Only /readyz says so.',
  INTERNAL: 'The fault is ours. Nothing is known of what became of the request.',
};
